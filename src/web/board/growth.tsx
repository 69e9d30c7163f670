/** Woods, hills and waves. */
import { For } from 'solid-js';
import type { Patch } from './ht/terrain.js';

export const Growth = (props: { patches: readonly Patch[] }) => (
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
);
