/** What is printed on the board, which no move changes: water, bridges, quays with their names. */
import { For } from 'solid-js';
import { rough, smooth } from '../../../../web/board/map/geometry.js';
import { house } from '../../../../web/board/map/ornaments.jsx';
import type { BoardFile, QuayFile } from '../../rules/board/board-file.js';
import { mapBox } from './drawings.js';
import { pathOf, placesOf } from './file.js';

/** The island that a quay stands on. */
const island = ({ at: [x, y], id }: QuayFile): string =>
  smooth(
    rough(
      [
        [x - 62, y - 34],
        [x + 62, y - 34],
        [x + 70, y + 30],
        [x - 70, y + 30],
      ],
      4,
      id,
    ),
    true,
  );

export function CanalPrint(props: { file: BoardFile }) {
  const { w, h } = mapBox(props.file);
  const bridges = placesOf(props.file).map(pathOf).join('');
  return (
    <>
      <rect class="frame-shadow" x="-3" y="2" width={w + 6} height={h + 6} rx="10" />
      <rect class="map-sea" width={w} height={h} rx="8" />
      <rect class="frame-map" width={w} height={h} rx="8" />
      <path class="canal-bridge-edge" d={bridges} />
      <path class="canal-bridge" d={bridges} />
      <For each={props.file.quays}>
        {(quay) => (
          <>
            <path class="map-land map-coast" d={island(quay)} />
            <path class="thumb-city" d={house([quay.at[0], quay.at[1] - 16], 0.8)} />
            <text class="canal-name" x={quay.at[0]} y={quay.at[1] + 22}>
              {quay.name}
            </text>
          </>
        )}
      </For>
    </>
  );
}
