/** The board of Hansa Teutonica, drawn from its board file. */
import { createMemo, Show, untrack } from 'solid-js';
import type { BoardProps } from '../../../../web/board/board.js';
import { PieceLayer } from '../../../../web/board/pieces/pieces.jsx';
import { Stage } from '../../../../web/board/stage.jsx';
import { boardNameOf } from '../../../../web/home/names.js';
import { CityState } from './cities.jsx';
import { describe } from './describe.js';
import { printOf } from './drawings.js';
import { Pawn } from './extras.jsx';
import { asPosition, fileOf } from './file.js';
import { FrameState, frameBox, frameHits } from './frame.jsx';
import { fixedHits, growingHits } from './hits.js';
import { layoutOf } from './layout.js';
import { piecesOf } from './pieces.js';
import { MarkerLayer } from './roads.jsx';

export function HansaTeutonicaBoard(props: BoardProps) {
  const layout = layoutOf(fileOf(props.rules));
  const two = props.rules.players === 2 && layout.file.provinces.length > 0;
  const position = createMemo(() => asPosition(props.position));
  const fixed = fixedHits(layout, two);
  /** Changes only when a city grows, so that most targets keep their elements. */
  const grown = createMemo(() =>
    layout.file.cities
      .map(
        (c) =>
          `${position().cities?.[c.id]?.posts.length ?? 0}+${position().cities?.[c.id]?.extra?.length ?? 0}`,
      )
      .join(),
  );
  const pieces = createMemo(() => piecesOf(layout, position()));
  /** Depends on the language, because the widths do. */
  const above = createMemo(() => frameHits(layout));
  const before = createMemo(() => props.stepStart && piecesOf(layout, asPosition(props.stepStart)));
  const hits = createMemo(() => {
    grown();
    return [...fixed, ...growingHits(layout, untrack(position)), ...above()];
  });
  return (
    <Stage
      board={props}
      title={boardNameOf(props.rules)}
      extent={frameBox(layout)}
      hits={hits()}
      print={printOf(layout, two)}
      describe={describe}
    >
      <Show when={two}>
        <Pawn layout={layout} pawn={position().pawn ?? null} />
      </Show>
      <CityState layout={layout} position={position()} colours={props.colours} />
      <MarkerLayer layout={layout} markers={position().markers ?? {}} />
      <FrameState layout={layout} position={position()} colours={props.colours} />
      <PieceLayer
        pieces={pieces()}
        {...(before() ? { before: before()! } : {})}
        colours={props.colours}
        atOnce={() => props.atOnce?.() ?? false}
      />
    </Stage>
  );
}
