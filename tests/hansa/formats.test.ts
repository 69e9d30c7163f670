import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { buy, played, read, refusal, refused, rulesFor, seats, three, write } from './help.js';

describe('config', () => {
  const config = (json: Json) => hansa.rules(json).config;

  it('is completed', () => {
    expect(config({ game: 'hansa', players: 3 })).toEqual({
      game: 'hansa',
      board: 'baltic',
      players: 3,
      modules: [],
      rules: 1,
    });
    const full = {
      game: 'hansa',
      board: 'baltic',
      players: 2,
      modules: ['extra-card'],
      rules: 1,
      seed: 'any text',
    };
    expect(JSON.stringify(config(full))).toBe(JSON.stringify(full));
  });

  it('lists every allowed one', () => {
    expect(hansa.configs()).toHaveLength(6);
    for (const json of hansa.configs()) expect(config(json)).toEqual({ ...json, rules: 1 });
  });

  it.each<[Json, string]>([
    [5, 'config: must be an object, not 5'],
    [{ game: 'chess', players: 3 }, 'config.game: must be one of hansa; not "chess"'],
    [{ game: 'hansa' }, 'config.players: is missing'],
    [{ game: 'hansa', players: 5 }, 'config.players: must be a whole number from 2 to 4, not 5'],
    [{ game: 'hansa', players: 3, board: 'atlantic' }, 'config.board: must be one of baltic; not "atlantic"'],
    [{ game: 'hansa', players: 3, board: null }, 'config.board: must be one of baltic; not null'],
    [{ game: 'hansa', players: 3, modules: ['x'] }, 'config.modules[0]: must be one of extra-card; not "x"'],
    [
      { game: 'hansa', players: 3, modules: ['extra-card', 'extra-card'] },
      'config.modules: has 2 entries, more than 1',
    ],
    [{ game: 'hansa', players: 3, seed: 7 }, 'config.seed: must be a text, not 7'],
    [{ game: 'hansa', players: 3, edition: 'big-box' }, 'config.edition: is not a known field'],
  ])('refuses %j', (json, message) => {
    expect(refusal(() => config(json))).toBe(message);
  });
});

describe('positions', () => {
  it('are completed with what was left out', () => {
    const p = write(read({}));
    expect(p.seats).toEqual(Array(3).fill({ talers: 3, booths: 15, goods: [], sold: [] }));
    expect(p.cities.danzig).toEqual({ booths: [0, 0, 0], warehouses: [null, null] });
    expect(p.cities.riga).toEqual({ booths: [0, 0, 0], warehouses: [null] });
    expect(p).toMatchObject({ ship: 'copenhagen', piles: [[], [], [], [], []], lastPileBy: null });
    expect(p.turn).toEqual({ seat: 0, phase: 'trade', acted: false });
    const some = write(read({ cities: { riga: { booths: [2, 0, 1] } } }));
    expect(some.seats.map((seat) => seat.booths)).toEqual([13, 15, 14]);
  });

  it('are written in full and in order', () => {
    const p = write(read({}));
    expect(Object.keys(p)).toEqual(['config', 'seats', 'cities', 'ship', 'piles', 'lastPileBy', 'turn']);
    expect(Object.keys(p.cities)).toHaveLength(9);
    expect(p.config).toEqual({ game: 'hansa', board: 'baltic', players: 3, modules: [], rules: 1 });
    const seeded = hansa.rules({ game: 'hansa', players: 3, seed: 's' });
    expect(seeded.writePosition(seeded.readPosition({})).config).toMatchObject({ seed: 's' });
  });

  it('survive being written and read', () => {
    const given: JsonObject = {
      seats: seats(
        { talers: 5, goods: ['red-3', 'blue-1', 'red-3'], sold: ['red-1', 'blue-3'] },
        { talers: 0 },
        {},
      ),
      cities: { danzig: { booths: [0, 4, 2], warehouses: [null, 'pink-3'] } },
      ship: 'danzig',
      piles: [[], [], [], [], ['green-1', 'green-2', 'pink-1', 'green-3']],
      lastPileBy: 2,
      turn: { seat: 1, phase: 'replenish', acted: false },
    };
    const state = read(given);
    expect(three.writePosition(state)).toMatchObject({ ...given, cities: { danzig: { booths: [0, 4, 2] } } });
    expect(read(three.writePosition(state))).toEqual(state);
  });

  const goods = (...list: string[]): JsonObject => ({ seats: seats({ goods: list }, {}, {}) });

  it.each<[JsonObject, string]>([
    [{ market: 1 }, 'position.market: is not a known field'],
    [{ seats: seats({}, {}) }, 'position.seats: must have 3 entries, not 2'],
    [{ seats: seats({ score: 1 }, {}, {}) }, 'position.seats[0].score: is not a known field'],
    [
      { seats: seats({}, { talers: -1 }, {}) },
      'position.seats[1].talers: must be a whole number from 0 to 250, not -1',
    ],
    [
      { seats: seats({}, { booths: 14 }, {}) },
      'position.seats[1].booths: must be 15: 15 less those on the board, not 14',
    ],
    [
      { cities: { riga: { booths: [8, 0, 0] }, reval: { booths: [8, 0, 0] } } },
      'position.seats[0].booths: 16 booths on the board are more than 15',
    ],
    [{ cities: { hamburg: {} } }, 'position.cities.hamburg: "hamburg" is not a city here'],
    [{ cities: { riga: { booths: [1, 2] } } }, 'position.cities.riga.booths: must have 3 entries, not 2'],
    [{ cities: { riga: { warehouses: [] } } }, 'position.cities.riga.warehouses: must have 1 entries, not 0'],
    [
      { cities: { riga: { warehouses: ['red-4'] } } },
      'position.cities.riga.warehouses[0]: "red-4" is not a good here',
    ],
    [{ ship: 'hamburg' }, 'position.ship: "hamburg" is not a city here'],
    [goods(...Array(5).fill('red-1')), 'position.seats[0].goods[4]: there are only 4 of red-1'],
    [
      { ...goods('red-1'), piles: [Array(4).fill('red-1'), [], [], [], []] },
      'position.piles[0][3]: there are only 4 of red-1',
    ],
    [
      goods('orange-1', 'brown-1', 'red-1', 'green-1', 'blue-1', 'pink-1'),
      'position.seats[0].goods[5]: with 3 players only 5 colours are in play, pink-1 is of another',
    ],
    [goods(...Array(17).fill('red-1')), 'position.seats[0].goods: has 17 entries, more than 16'],
    [{ piles: [[], []] }, 'position.piles: must have 5 entries, not 2'],
    [{ piles: [3, 0, 0, 0, 0] }, 'position.piles[0]: must be a list, not 3'],
    [{ lastPileBy: 3 }, 'position.lastPileBy: must be a whole number from 0 to 2, not 3'],
    [
      { lastPileBy: 1, piles: [[], [], ['pink-1'], [], []] },
      'position.lastPileBy: is given, but the last pile has not been begun',
    ],
    [{ turn: { seat: 3 } }, 'position.turn.seat: must be a whole number from 0 to 2, not 3'],
    [
      { turn: { phase: 'sale' } },
      'position.turn.phase: must be one of setup, replenish, trade, lose, tax, over; not "sale"',
    ],
    [{ turn: { acted: 1 } }, 'position.turn.acted: must be true or false, not 1'],
    [{ turn: { round: 1 } }, 'position.turn.round: is not a known field'],
    [{ turn: { decides: 1 } }, 'position.turn.decides: must be 0'],
    [{ turn: { phase: 'over', decides: 0 } }, 'position.turn.decides: nobody decides any more'],
    [{ turn: { losses: [] } }, 'position.turn.losses: belongs to phase lose only'],
    [{ turn: { phase: 'tax' } }, 'position.turn: nobody has anything to decide in phase tax'],
    [{ turn: { phase: 'lose' } }, 'position.turn.losses: is missing'],
    [
      { turn: { phase: 'lose', losses: [[], [], []] } },
      'position.turn: nobody has anything to decide in phase lose',
    ],
    [
      { turn: { phase: 'lose', losses: [[], ['red'], []] } },
      'position.turn.losses[1][0]: there is no such good to lose',
    ],
    [
      { ...goods('red-1', 'red-2'), turn: { phase: 'lose', losses: [['red'], [], []] } },
      'position.turn.losses[0][0]: the seller loses nothing',
    ],
    [
      {
        cities: { riga: { booths: [2, 0, 0] }, reval: { booths: [2, 0, 0] }, danzig: { booths: [2, 0, 0] } },
        turn: { phase: 'setup' },
      },
      'position.turn: nobody has anything to decide in phase setup',
    ],
  ])('that do not add up are refused: %j', (position, message) => {
    expect(refusal(() => read(position))).toBe(message);
  });

  it('with two players have two colours fewer', () => {
    const colours = { seats: seats({ goods: ['orange-1', 'brown-1', 'red-1', 'green-1', 'blue-1'] }, {}) };
    expect(refusal(() => read(colours, rulesFor(2)))).toMatch(
      /^position.seats\[0\].goods\[4\]: with 2 players only 4/,
    );
  });
});

describe('actions', () => {
  const action = (json: Json) => refusal(() => three.readAction(read({}), json));

  it.each<[Json, string]>([
    [null, 'action: must be an object, not null'],
    [{}, 'action.type: is missing'],
    [
      { type: 'swim' },
      'action.type: must be one of booths, replenish, skip, sail, buy, build, sell, lose, discard, end-turn; not "swim"',
    ],
    [{ type: 'sail' }, 'action.to: is missing'],
    [{ type: 'sail', to: 'hamburg' }, 'action.to: "hamburg" is not a city here'],
    [{ type: 'sail', to: 'riga', by: 'night' }, 'action.by: is not a known field'],
    [{ type: 'buy', warehouse: '0' }, 'action.warehouse: must be a whole number from 0 to 3, not "0"'],
    [{ type: 'build', good: 'gold-1' }, 'action.good: "gold-1" is not a good here'],
    [{ type: 'sell', goods: 'red-1' }, 'action.goods: must be a list, not "red-1"'],
    [
      { type: 'sell', goods: ['red-1', 'red-9'] },
      'action.goods[0]: there are not so many unsold goods red-1',
    ],
  ])('of wrong form are refused: %j', (json, message) => {
    expect(action(json)).toBe(message);
  });

  it('change nothing if they are refused', () => {
    const position = { ship: 'danzig', cities: { danzig: { warehouses: ['red-1', 'red-2'] } } };
    const state = read(position);
    const before = state.slice();
    expect(refused(position, [buy(0), buy(1)])).toMatch(/^actions\[1\]/);
    expect(state).toEqual(before);
  });

  it('that name equal warehouses are one group, others are not', () => {
    const group = (warehouses: string[]): number[] => {
      const state = read({ ship: 'danzig', cities: { danzig: { warehouses } } });
      const actions = new ActionBuffer();
      three.legal(state, actions);
      return Array.from({ length: actions.length }, (_, i) => three.group(state, actions.at(i)));
    };
    expect(new Set(group(['red-1', 'red-1'])).size).toBe(group(['red-1', 'red-1']).length - 1);
    expect(new Set(group(['red-1', 'red-2'])).size).toBe(group(['red-1', 'red-2']).length);
    expect(
      played({ ship: 'danzig', cities: { danzig: { warehouses: ['red-1', 'red-1'] } } }, [buy(1)]).cities
        .danzig.warehouses,
    ).toEqual(['red-1', null]);
  });
});
