/** The legal actions, sorted by where they are offered: on the board, on the decider's desk, or as a button. */
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import type { Presentation } from '../../games/page.js';
import { asksForChoice } from '../../settings/settings.js';
import { openTotal } from '../desks/open-score.js';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';

export interface Option {
  readonly action: Action;
  readonly json: JsonObject;
  /** The decider's points if the game ended right after it, and the change from now. */
  readonly total: number;
  readonly change: number;
}

export interface Choices {
  readonly byTarget: ReadonlyMap<Target, readonly Option[]>;
  readonly byPlace: ReadonlyMap<string, readonly Option[]>;
  /** On the decider's desk. */
  readonly byDesk: ReadonlyMap<Target, readonly Option[]>;
}

export const NO_CHOICES: Choices = { byTarget: new Map(), byPlace: new Map(), byDesk: new Map() };

/**
 * The option that one click plays: the only one, or the usual one of several. `undefined` if the player has to choose.
 */
export function usualOf(options: readonly Option[], { usual }: Presentation): Option | undefined {
  if (options.length < 2) return options[0];
  const action = asksForChoice() ? undefined : usual(options.map(({ json }) => json));
  return action && options.find(({ json }) => json === action);
}

export function push<K, O extends Option>(map: Map<K, O[]>, key: K, option: O): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

/** If others look at the screen too, only the points that they may know are shown. */
export function choicesOf(
  game: ShownGame,
  controls: Controls,
  position: JsonObject,
  isShared: boolean,
): Choices {
  const actions = controls.legal();
  if (actions.length === 0) return NO_CHOICES;
  const { rules, state, decider } = game;
  const presentation = presentationOf(rules);
  const byTarget = new Map<Target, Option[]>();
  const byPlace = new Map<string, Option[]>();
  const byDesk = new Map<Target, Option[]>();
  const scratch = state.slice();
  const totalIn = (state: State): number =>
    isShared && rules.game.secretCategories.length > 0
      ? openTotal(rules, state, decider)
      : rules.total(state, decider);
  const before = totalIn(state);
  for (const action of actions) {
    const json = rules.writeAction(state, action);
    scratch.set(state);
    rules.apply(scratch, action);
    const total = totalIn(scratch);
    const option: Option = { action, json, total, change: total - before };
    const targets = presentation.targets(json, position);
    for (const target of targets) push(byTarget, target, option);
    if (targets.length === 0) push(byPlace, presentation.place(json), option);
    for (const target of new Set(presentation.deskTargets(json))) push(byDesk, target, option);
  }
  return { byTarget, byPlace, byDesk };
}
