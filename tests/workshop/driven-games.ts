/** Games between players who hurry towards the end: cheap enough for ten thousand boards. */
import { ActionBuffer } from '../../src/core/actions.js';
import type { Rules } from '../../src/core/game.js';
import type { Random } from '../../src/core/random.js';
import * as codes from '../../src/games/hansa-teutonica/rules/formats/codes.js';

const LONGEST = 20_000;

/**
 * Such players may use up their tradesmen in posts and block each other forever. That is not the board's fault:
 * one of a few games must end.
 */
const TRIES = 24;

export const comesToItsEnd = (rules: Rules, random: Random): boolean =>
  Array.from({ length: TRIES }).some(() => playDriven(rules, random));

/** Whether a game ends between players who create routes as soon as they can, and else do anything. */
function playDriven(rules: Rules, random: Random): boolean {
  const state = rules.setUp(random);
  const legal = new ActionBuffer();
  const isTeutonic = rules.game.id === 'hansa-teutonica';
  for (let moves = 0; moves < LONGEST; moves++) {
    rules.legal(state, legal);
    if (legal.length === 0) return true;
    const all = Array.from({ length: legal.length }, (_, i) => legal.at(i));
    const creating = isTeutonic ? all.filter((action) => codes.typeOf(action) === codes.CREATE) : [];
    const choices = creating.length > 0 ? creating : all;
    rules.apply(state, choices[random.below(choices.length)]);
  }
  return false;
}
