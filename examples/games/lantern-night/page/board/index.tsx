/** The canals, drawn from the board file. */
import { createMemo, For } from 'solid-js';
import type { BoardProps } from '../../../../web/board/board.js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { PieceLayer, type PlacedPiece } from '../../../../web/board/pieces/pieces.jsx';
import { Stage } from '../../../../web/board/stage.jsx';
import { describe } from './describe.js';
import { mapBox, printOf } from './drawings.js';
import { asPosition, fileOf, pathOf, placesOf } from './file.js';

export function CanalBoard(props: BoardProps) {
  const file = fileOf(props.rules);
  const places = placesOf(file);
  const hits: Hit[] = [
    ...places.map(
      (place): Hit => ({
        target: `bridge:${place.id}`,
        at: place.middle,
        shape: { path: pathOf(place), width: 34 },
        named: true,
      }),
    ),
    ...file.quays.map(
      ({ id, at }): Hit => ({ target: `quay:${id}`, at, shape: { w: 120, h: 64 }, named: true }),
    ),
  ];
  const bridges = createMemo(() => asPosition(props.position).bridges);
  const lanterns = createMemo(() =>
    places.flatMap(({ id, middle }): PlacedPiece[] => {
      const seat = bridges()[id].lantern;
      return seat === null ? [] : [{ place: id, seat, kind: 'merchant', at: middle, scale: 1.1 }];
    }),
  );
  return (
    <Stage
      board={props}
      title={file.title}
      extent={mapBox(file)}
      hits={hits}
      print={printOf(file)}
      describe={describe}
    >
      <For each={places.filter(({ id }) => !bridges()[id].open)}>
        {({ middle }) => (
          <g transform={`translate(${middle[0]} ${middle[1]})`}>
            <circle class="canal-gift" r="12" />
            <text class="canal-gift-sign" y="5">
              ?
            </text>
          </g>
        )}
      </For>
      <PieceLayer pieces={lanterns()} colours={props.colours} atOnce={() => props.atOnce?.() ?? false} />
    </Stage>
  );
}
