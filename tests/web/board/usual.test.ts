/** What one click plays where several actions are possible, in recorded games. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { JsonObject } from '../../../src/core/json.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { presentationOf } from '../../../src/web/games/index.js';
import { RECORDS, recordOf } from '../kit/at-table.js';
import '../kit/pages.js';

const legal = new ActionBuffer();

/** Every menu that comes up in the games, at a target or a button, as texts without repetition. */
function* listsOfChoices(): Generator<readonly JsonObject[]> {
  for (const file of readdirSync(RECORDS).filter((name) => name.includes('-rules-'))) {
    const { rules, history } = readRecord(shelf, recordOf(file));
    if (rules.game.id !== 'hansa-teutonica') continue;
    const { targets, place } = presentationOf(rules);
    for (let move = 0; move < history.length; move += 3) {
      const state = history.stateAt(move);
      const position = rules.writePosition(state);
      const lists = new Map<string, JsonObject[]>();
      rules.legal(state, legal);
      for (let i = 0; i < legal.length; i++) {
        const action = rules.writeAction(state, legal.at(i));
        const at = targets(action, position);
        for (const key of at.length > 0 ? at : [place(action)])
          lists.set(key, [...(lists.get(key) ?? []), action]);
      }
      yield* [...lists.values()].filter((list) => list.length > 1);
    }
  }
}

const usual = presentationOf(shelf.rules({ game: 'hansa-teutonica', players: 3 })).usual;
const kindsOf = (actions: readonly JsonObject[]): string =>
  [...new Set(actions.map(({ type }) => String(type)))].sort().join();
const all = [...listsOfChoices()];
const listsOf = (type: string): (readonly JsonObject[])[] => all.filter((list) => kindsOf(list) === type);

describe('the usual choice', () => {
  it('is a trader where both kinds could be placed', () => {
    expect(listsOf('place').length).toBeGreaterThan(100);
    for (const list of listsOf('place')) expect(usual(list)).toMatchObject({ piece: 'trader' });
  });

  it('displaces with a trader and pays with traders, if there are any', () => {
    const merchants = (action: JsonObject): number => (action.pay as { merchants: number }).merchants;
    const lists = listsOf('displace').filter((list) => list.some(({ piece }) => piece === 'trader'));
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) {
      const chosen = usual(list)!;
      const least = Math.min(...list.filter(({ piece }) => piece === 'trader').map(merchants));
      expect([chosen.piece, merchants(chosen)]).toEqual(['trader', least]);
    }
  });

  it('is the largest income', () => {
    const size = (action: JsonObject): number => Number(action.traders) + Number(action.merchants);
    expect(listsOf('income').length).toBeGreaterThan(10);
    for (const list of listsOf('income')) expect(size(usual(list)!)).toBe(Math.max(...list.map(size)));
  });

  it('finds a place for the displaced tradesman before adding others', () => {
    const lists = listsOf('relocate').filter((list) => list.some(({ from }) => from === 'displaced'));
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) expect(usual(list)).toMatchObject({ from: 'displaced' });
  });

  it('never decides between rewards, markers or owners of pieces', () => {
    const reward = ({ reward }: JsonObject): string => {
      const { piece: _, ...rest } = reward as JsonObject;
      return JSON.stringify(rest);
    };
    const lists = listsOf('create').filter((list) => new Set(list.map(reward)).size > 1);
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) expect(usual(list)).toBeUndefined();
    expect(
      usual([
        { type: 'drop', piece: '0t', at: 'a--b/0' },
        { type: 'drop', piece: '1t', at: 'a--b/0' },
      ]),
    ).toBeUndefined();
    expect(
      usual([
        { type: 'put-marker', marker: 'develop', route: 'a--b' },
        { type: 'put-marker', marker: 'exchange', route: 'a--b' },
      ]),
    ).toBeUndefined();
  });
});
