/** One player's steps in a line, with the views around them, and where on the board they happen. */
import type { Step as LineStep } from '../../../bots/search/turn-search.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { Arrow } from '../../board/board.js';
import { speakerOf } from '../../games/index.js';
import type { Deed, Note, Step } from '../../games/page.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import type { ShownGame } from '../session/shown-game.js';

export interface OwnStep {
  readonly action: Action;
  readonly step: Step;
}

/** The steps of `seat` in a line that can be played from `start`. */
export function ownSteps(
  rules: Rules,
  start: State,
  line: readonly Pick<LineStep, 'seat' | 'action'>[],
  seat: number,
): OwnStep[] {
  const state = start.slice();
  const own: OwnStep[] = [];
  for (const made of line) {
    const before = state.slice();
    rules.apply(state, made.action);
    if (made.seat === seat)
      own.push({ action: made.action, step: stepOf(rules, before, state.slice(), made.action, seat) });
  }
  return own;
}

/** The deeds left after `done` steps, as numbered arrows. */
export function arrowsOf(deeds: readonly Deed[], done: number): Arrow[] {
  return deeds.flatMap(({ until, from, to }, i): Arrow[] => {
    if (until <= done || to === undefined) return [];
    return [from === undefined ? { number: i + 1, to } : { number: i + 1, from, to }];
  });
}

/** A step in a few words. */
export const noteOf = ({ rules, names }: ShownGame, step: Step): Note =>
  commentaryOf(rules).note(step, speakerOf(rules, names));
