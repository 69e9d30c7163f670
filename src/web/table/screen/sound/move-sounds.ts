/** Plays a sound for every new move, if sounds are on. */
import { createEffect } from 'solid-js';
import { NOBODY } from '../../../../core/game.js';
import { sounds } from '../../../settings/settings.js';
import { scored } from '../../desks/open-score.js';
import type { ShownGame } from '../../session/shown-game.js';
import { sound } from './sound.js';

export function playMoveSounds(game: ShownGame): void {
  createEffect<number>((before) => {
    const { length } = game;
    if (length > before && sounds()) soundOf(game, length - 1);
    return length;
  }, game.length);
}

function soundOf(game: ShownGame, move: number): void {
  const { rules, moves } = game;
  const after = game.stateAt(move + 1);
  sound(scored(rules, game.stateAt(move), after) ? 'coin' : 'knock');
  const next = rules.decider(after);
  if (next === NOBODY) sound('fanfare');
  else if (next !== moves[move].seat && game.isHere(next)) sound('call');
}
