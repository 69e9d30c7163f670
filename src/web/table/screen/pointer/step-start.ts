/** The position before an unfinished step, such as picking up pieces: the board shows where things were. */
import { createMemo } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import { presentationOf } from '../../../games/index.js';
import type { ShownGame } from '../../session/shown-game.js';

/** `position` is the one shown; `undefined` if no step is unfinished. */
export function createStepStart(
  game: ShownGame,
  position: () => JsonObject,
  seenBy: () => number | null,
): () => JsonObject | undefined {
  const { rules } = game;
  const { isHalfDone } = presentationOf(rules);
  return createMemo(() => {
    if (!isHalfDone(position())) return undefined;
    for (let at = (game.at ?? game.length) - 1; at >= 0; at--) {
      const before = rules.writeView(game.stateAt(at), seenBy());
      if (!isHalfDone(before)) return before;
    }
    return undefined;
  });
}
