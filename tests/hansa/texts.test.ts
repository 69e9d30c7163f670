import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import type { Language } from '../../src/core/language.js';
import { readLegal } from '../../src/core/play.js';
import {
  build,
  buy,
  discard,
  endTurn,
  lose,
  read,
  replenish,
  sail,
  seats,
  sell,
  skip,
  three,
} from './help.js';
import type { Move } from './reference.js';

const NAMES = ['Anna', 'Ben', 'Cleo'];

/** The sentence of an action and its consequences. */
function told(position: JsonObject, move: Move, language: Language = 'en'): string[] {
  const before = read(position);
  const action = readLegal(three, before, move as never);
  const state = before.slice();
  three.apply(state, action);
  return [
    three.sentence(before, action, NAMES, language),
    ...three.consequences(before, state, NAMES, language),
  ];
}

const danzig = (booths: number[]): JsonObject => ({
  ship: 'danzig',
  cities: { danzig: { booths, warehouses: ['red-3', null] } },
});

describe('sentences', () => {
  it('S3: booths', () => {
    const setup = { turn: { phase: 'setup', seat: 1 } };
    expect(told(setup, { type: 'booths', city: 'luebeck' })).toEqual(['Ben puts 2 booths in Lübeck.']);
    expect(told(setup, { type: 'booths', city: 'luebeck' }, 'de')).toEqual([
      'Ben stellt 2 Stände in Lübeck auf.',
    ]);
  });

  it('T2, T3: filling, leaving, sailing, ending', () => {
    const begin = {
      turn: { phase: 'replenish' },
      cities: { riga: { warehouses: ['red-1'] } },
      piles: [['red-1'], [], [], [], []],
    };
    expect(told(begin, replenish)).toEqual(['Anna pays 1 taler and fills the warehouses.']);
    expect(told(begin, skip, 'de')).toEqual(['Anna lässt die Lager, wie sie sind.']);
    expect(told({}, sail('danzig'))).toEqual(['Anna sails from Copenhagen to Danzig.']);
    expect(told({}, endTurn, 'de')).toEqual([
      'Anna beendet den Zug.',
      'Ben ist an der Reihe und erhält 3 Taler.',
    ]);
  });

  it('T5: who is paid', () => {
    expect(told(danzig([0, 2, 1]), buy())).toEqual([
      'Anna buys 3 red barrels in Danzig and pays Ben 1 taler.',
    ]);
    expect(told(danzig([2, 2, 1]), buy())).toEqual([
      'Anna buys 3 red barrels in Danzig and pays the bank 1 taler.',
    ]);
    expect(told(danzig([3, 2, 1]), buy(), 'de')).toEqual(['Anna nimmt 3 Fass Rot in Danzig umsonst.']);
  });

  it('T6: how many booths', () => {
    const hand = {
      seats: seats({ goods: ['blue-3', 'blue-1'] }, {}, {}),
      cities: { riga: { booths: [13, 0, 0] } },
    };
    expect(told(hand, build('blue-3'))).toEqual([
      'Anna spends 3 blue barrels and puts 2 booths in Copenhagen.',
    ]);
    expect(told(hand, build('blue-1'), 'de')).toEqual([
      'Anna gibt 1 Fass Blau ab und stellt 1 Stand in Copenhagen auf.',
    ]);
  });

  it('T7: what is sold and who loses what', () => {
    const position = {
      ...danzig([1, 0, 0]),
      seats: seats(
        { goods: ['red-1', 'red-2', 'red-2'] },
        { goods: ['red-1', 'blue-1'] },
        { goods: ['red-3', 'red-1'] },
      ),
    };
    const two = {
      ...danzig([1, 0, 0]),
      seats: seats({ goods: ['red-1', 'red-2', 'blue-3', 'blue-3'] }, {}, {}),
    };
    expect(told(two, sell('red-1', 'red-2', 'blue-3', 'blue-3'))).toEqual([
      'Anna sells 2 and 1 red barrels, 3 and 3 blue barrels in Danzig and takes a booth back.',
    ]);
    const sale = sell('red-2', 'red-1', 'red-2');
    expect(told(position, sale)).toEqual([
      'Anna sells 2, 2 and 1 red barrels in Danzig and takes a booth back.',
      'Ben loses 1 red barrel.',
    ]);
    const pending = read(position);
    three.apply(pending, readLegal(three, pending, sale as never));
    expect(told(three.writePosition(pending), lose('red-3'), 'de')).toEqual(['Cleo verliert 3 Fass Rot.']);
  });

  it('T8: what is given up, by choice or not', () => {
    const hand = {
      seats: seats({ talers: 0, goods: ['red-1', 'red-2', 'red-2', 'red-2', 'red-2'] }, {}, {}),
    };
    expect(told({ ...hand, turn: { phase: 'tax' } }, discard('red-1'))).toEqual([
      'Anna gives up 1 red barrel.',
      'Anna may keep three goods and gives up 2 red barrels.',
      'Ben is next and receives 3 talers.',
    ]);
    const equal = { seats: seats({ talers: 0, goods: ['red-1', ...Array(4).fill('red-2')] }, {}, {}) };
    expect(told(equal, build('red-1'))).toEqual([
      'Anna spends 1 red barrel and puts 1 booth in Copenhagen.',
      'Anna may keep three goods and gives up 2 red barrels.',
      'Ben is next and receives 3 talers.',
    ]);
  });

  it('T2, X1: a forced filling and the last pile', () => {
    expect(told({ piles: [[], [], [], [], ['red-1']] }, endTurn)).toEqual([
      'Anna ends the turn.',
      'Ben is next and receives 3 talers.',
      'All warehouses are empty: Ben has to pay 1 taler and fill them.',
      'The last pile has been opened: the game ends after this round.',
    ]);
  });

  it('X1, X3: the end', () => {
    const last = { lastPileBy: 0, turn: { seat: 2 } };
    expect(told({ ...last, seats: seats({}, { goods: ['red-1'] }, {}) }, endTurn)).toEqual([
      'Cleo ends the turn.',
      'The game is over: Ben wins with 1 point.',
    ]);
    expect(told(last, endTurn, 'de')[1]).toBe(
      'Das Spiel ist zu Ende: Anna, Ben und Cleo gewinnen gemeinsam mit 0 Punkten.',
    );
  });
});

describe('reasons', () => {
  it('are there in both languages', () => {
    const state = read({});
    const why = (move: Move, language: Language) =>
      three.whyNot(state, three.readAction(state, move as never), language);
    expect(why(sail('riga'), 'en')).toBe('no arrow leads from Copenhagen to Riga');
    expect(why(sail('riga'), 'de')).toBe('kein Pfeil führt von Copenhagen nach Riga');
    expect(why(lose('red-1'), 'de')).toBe('das geht nicht, solange gehandelt wird');
  });
});

describe('picture', () => {
  it('Z1: shows all that is open, and piles as counts', () => {
    const state = read({
      ...danzig([2, 0, 1]),
      seats: seats({ goods: ['blue-1'] }, { sold: ['blue-3'] }, {}),
      piles: [['green-1', 'green-2'], ['green-3'], [], [], []],
    });
    const text = three.picture(state, NAMES, 'en');
    expect(text).toContain('Anna trades');
    expect(text).toMatch(/^> +6 +Danzig +red-3 - +2 +\. +1 +Kalmar, Reval$/m);
    expect(text).toMatch(/^\* +Anna +3 +13 +3 +blue-1$/m);
    expect(text).toContain('Piles: 2 1 0 0 0');
    expect(text).not.toContain('green');
    expect(three.picture(state, NAMES, 'de')).toContain('Segelt nach');
  });
});
