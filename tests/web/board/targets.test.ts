/** Every legal action of recorded games has a place on the screen and a label. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Rules, State } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { LANGUAGES } from '../../../src/core/language.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { describeTarget, presentationOf } from '../../../src/web/games/index.js';
import { PASS } from '../../../src/web/games/page.js';
import { effort } from '../../setup/effort.js';
import { RECORDS, recordOf } from '../kit/at-table.js';
import '../kit/pages.js';

/** How often all actions of a position are checked; in other positions, only new ones are. */
const THOROUGH = 20;
const BROKEN = /undefined|NaN|null|[{}]|\s{2}|--|[a-z]-\d|^\s*$/;

const kindOf = ({ type, reward, marker, piece, from, ability }: JsonObject): string =>
  [type, (reward as JsonObject | undefined)?.type, marker, typeof piece, from, ability].join(' ');

/** What is wrong with how an action shows. */
function faultsOf(
  rules: Rules,
  position: JsonObject,
  names: readonly string[],
  action: JsonObject,
): string[] {
  const presentation = presentationOf(rules);
  const faults: string[] = [];
  const targets = presentation.targets(action, position);
  for (const target of targets)
    for (const language of LANGUAGES)
      if (describeTarget(rules, position, target, names, language).length === 0)
        faults.push(`${target} is not on the board`);
  for (const target of presentation.deskTargets(action))
    if (describeTarget(rules, position, target, names, 'en').length === 0)
      faults.push(`${target} is not on a desk`);
  const place = presentation.place(action);
  if (targets.length === 0 && place !== PASS && !presentation.places.includes(place))
    faults.push(`"${place}" is not a place beside the board`);
  for (const language of LANGUAGES) {
    const label = presentation.label(action, { rules, names, language });
    if (BROKEN.test(label)) faults.push(`"${label}" is no label`);
  }
  return faults.map((fault) => `${JSON.stringify(action)}: ${fault}`);
}

/** The position as its decider sees it, as the page draws it. */
const viewOf = (rules: Rules, state: State): JsonObject => rules.writeView(state, rules.decider(state));

/** `npm run proof` shows the records of earlier rules too. */
const files = readdirSync(RECORDS).filter((file) => file.includes('-rules-') || effort(0, 1) === 1);

describe.each(files)('%s', (file) => {
  const { rules, names, history } = readRecord(shelf, recordOf(file));

  it('every legal action has a target and a label, and every question a text', () => {
    const legal = new ActionBuffer();
    const seen = new Set<string>();
    const presentation = presentationOf(rules);
    for (let move = 0; move < history.length; move++) {
      const state = history.stateAt(move);
      rules.legal(state, legal);
      const actions = Array.from({ length: legal.length }, (_, i) => rules.writeAction(state, legal.at(i)));
      const looked = actions.filter((action) => {
        const kind = kindOf(action);
        const isNew = !seen.has(kind);
        seen.add(kind);
        return isNew || move % THOROUGH === 0;
      });
      if (looked.length === 0) continue;
      const position = viewOf(rules, state);
      expect(
        looked.flatMap((action) => faultsOf(rules, position, names, action)),
        `after ${move} moves`,
      ).toEqual([]);
      for (const language of LANGUAGES)
        expect(presentation.task(position, rules.decider(state), language)).not.toMatch(BROKEN);
      // Nothing is offered that is not legal.
      if (presentation.task(position, rules.decider(state), 'en').includes('take income'))
        expect(actions).toContainEqual(expect.objectContaining({ type: 'income' }));
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
