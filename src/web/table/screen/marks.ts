/** The marked targets: those of a log line or hint, else of the last move; and those of the others' last turns. */
import { createMemo } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { movesSince } from '../history/moves-since.js';
import type { ShownGame } from '../session/shown-game.js';

/** The targets of a move. */
export function targetsOfMove(game: ShownGame, move: number, position: JsonObject): readonly Target[] {
  const { rules, moves } = game;
  const json = rules.writeAction(game.stateAt(move), moves[move].action);
  return presentationOf(rules).targets(json, position);
}

interface MarksProps {
  readonly game: ShownGame;
  readonly viewer: number | null;
  readonly position: JsonObject;
  readonly pointedAt: readonly Target[];
}

export function createMarks(props: MarksProps): {
  readonly marked: () => ReadonlySet<Target>;
  /** The others' moves since the viewer's last turn: which seat acted on each target. */
  readonly recent: () => ReadonlyMap<Target, number>;
} {
  const marked = createMemo(() => {
    const { game, viewer, position, pointedAt } = props;
    if (pointedAt.length > 0) return new Set(pointedAt);
    const last = (game.at ?? game.length) - 1;
    const isOwn = game.at === null && game.moves[last]?.seat === viewer;
    return new Set(last < 0 || isOwn ? [] : targetsOfMove(game, last, position));
  });
  const recent = createMemo(() => {
    const { game, viewer, position } = props;
    const seats = new Map<Target, number>();
    if (viewer === null || game.at !== null || game.isOver) return seats;
    const { isBackdrop } = presentationOf(game.rules);
    for (const move of movesSince(game, viewer)) {
      for (const target of targetsOfMove(game, move, position)) {
        if (!isBackdrop(target)) seats.set(target, game.moves[move].seat);
      }
    }
    return seats;
  });
  return { marked, recent };
}
