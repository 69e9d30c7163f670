/** What only some boards have: special prestige spaces, and for two players guards, provinces and the pawn. */
import { For, Show } from 'solid-js';
import { Glider } from '../../../../web/board/pieces/glide.jsx';
import type { Layout } from './layout.js';
import { SPECIAL } from './layout.js';

export function SpecialLayer(props: { layout: Layout }) {
  const { special, file } = props.layout;
  const spaces = file.specialPrestige?.spaces ?? [];
  return (
    <Show when={special.length > 0}>
      <g class="board-special">
        <rect
          class="special-board"
          x={special[0][0] - SPECIAL.w / 2 - 4}
          y={special[0][1] - SPECIAL.h / 2}
          width={SPECIAL.w * special.length + 8}
          height={SPECIAL.h}
          rx="5"
        />
        <For each={spaces}>
          {(space, i) => (
            <g transform={`translate(${special[i()][0]} ${special[i()][1]})`}>
              <circle class={`space space-${space.privilege}`} cy="-6" r="13" />
              <path
                class={`special-on-${space.privilege}`}
                d="M0,-12.5L1.9,-8.3L6.4,-8L3,-5.1L4,-.7L0,-3.1L-4,-.7L-3,-5.1L-6.4,-8L-1.9,-8.3z"
              />
              <text class="special-value" y="19">
                {space.prestige}
              </text>
            </g>
          )}
        </For>
      </g>
    </Show>
  );
}

/** The printed part of the provinces. */
export function ProvinceLayer(props: { layout: Layout }) {
  const { guards, provinces } = props.layout;
  return (
    <g class="board-provinces">
      <For each={guards}>
        {(guard) => (
          <>
            <path class="border-edge" d={`M${guard.ends[0]}L${guard.ends[1]}`} />
            <path class="border" d={`M${guard.ends[0]}L${guard.ends[1]}`} />
          </>
        )}
      </For>
      <For each={guards}>
        {(guard) => (
          <g transform={`translate(${guard.at[0]} ${guard.at[1]})`}>
            <path class="guard-halberd" d="M12,18V-20M12,-20l-3,5h6zM12,-12q7,0 6,6q-2,-3 -6,-2z" />
            <path class="guard" d="M-12,-14H8V-2C8,8 2,14 -2,17C-6,14 -12,8 -12,-2z" />
            <path class="guard-cross" d="M-2,-11V12M-9,-3H5" />
          </g>
        )}
      </For>
      <For each={provinces}>
        {(spot) => (
          <g transform={`translate(${spot[0]} ${spot[1]})`}>
            <circle class="province" r="17" />
            <path class="province-crown" d="M-8,6V-4L-4,0L0,-7L4,0L8,-4V6z" />
          </g>
        )}
      </For>
    </g>
  );
}

export function Pawn(props: { layout: Layout; pawn: string | null }) {
  const { file, provinces } = props.layout;
  const at = () => provinces[file.provinces.findIndex((p) => p.id === props.pawn)];
  return (
    <Show when={at()}>
      {(spot) => (
        <Glider at={spot()}>
          <ellipse class="piece-shadow" cx="2" cy="12" rx="13" ry="5" />
          <path
            class="pawn"
            d="M-11,12C-11,7 -6,5 -5,-4C-9,-7 -8,-17 0,-17C8,-17 9,-7 5,-4C6,5 11,7 11,12C6,16 -6,16 -11,12z"
          />
          <path class="pawn-light" d="M-3,-13q-3,3 -1,7" />
        </Glider>
      )}
    </Show>
  );
}
