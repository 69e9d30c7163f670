/** Woods, hills and waves; a small picture gets only what can be recognised at its size. */
import { For, Show } from 'solid-js';
import type { Patch } from './growth.js';

export const Growth = (props: { patches: readonly Patch[]; plain: boolean }) => (
  <Show when={!props.plain} fallback={<Plain patches={props.patches} />}>
    <For each={props.patches}>
      {(patch) => (
        <>
          <path d={patch.hills} class="map-hill" />
          <path d={patch.hillShade} class="map-hatch" />
          <path d={patch.trunks} class="map-trunk" />
          <path d={patch.crowns} class="map-tree" />
          <path d={patch.crownsLit} class="map-tree-light" />
          <path d={patch.waves} class="map-wave" />
        </>
      )}
    </For>
  </Show>
);

const Plain = (props: { patches: readonly Patch[] }) => (
  <>
    <path d={props.patches.map(({ hills }) => hills).join('')} class="map-hill" />
    <path d={props.patches.map(({ crowns }) => crowns).join('')} class="map-tree" />
  </>
);
