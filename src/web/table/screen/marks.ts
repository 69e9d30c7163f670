/** What the eye should be on: what a log line or a hint is about, else the last move; and others' last turns. */
import { createMemo } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { movesSince } from '../history/moves-since.js';
import type { ShownGame } from '../session/shown-game.js';

/** Where a move happened on the board. */
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
  /** What the others did since the viewer's last turn: the seat for each target. */
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
