/** The turns of a game with their moves. Finished turns keep their identity from one move to the next. */
import { createMemo } from 'solid-js';
import type { Move } from '../../../core/history/history.js';
import type { ShownGame } from '../session/shown-game.js';

export interface Turn {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: number;
  /** Its moves: `from` inclusive, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

export function createTurns(game: ShownGame): () => readonly Turn[] {
  let known: readonly Move[] = [];
  return createMemo<readonly Turn[]>((before) => {
    const { moves } = game;
    const changed = known.findIndex((move, i) => move !== moves[i]);
    const same = changed < 0 ? Math.min(known.length, moves.length) : changed;
    known = [...moves];
    return extend(
      game,
      before.filter(({ to }) => to <= same),
      moves.length,
    );
  }, []);
}

function extend(game: ShownGame, kept: readonly Turn[], length: number): readonly Turn[] {
  const turns = [...kept];
  for (let i = turns.at(-1)?.to ?? 0; i < length; i++) {
    const seat = game.rules.turnOf(game.stateAt(i));
    const last = turns.at(-1);
    if (last?.seat === seat) turns[turns.length - 1] = { ...last, to: i + 1 };
    else turns.push({ number: turns.length + 1, seat, from: i, to: i + 1 });
  }
  return turns;
}

/** The turn of the last of the first `length` moves. */
export const turnAfter = (turns: readonly Turn[], length: number): Turn | undefined =>
  turns.find(({ to }) => length <= to);
