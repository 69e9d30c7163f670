/** The worked examples of the rulebooks, in positions that fit their words. Red is seat 0, blue seat 1. */
import { describe, expect, it } from 'vitest';
import * as t from './scene.js';

const ROUTE = 'dortmund--paderborn';

describe('the displacement between Dortmund and Paderborn', () => {
  it('C1, C2, C3, C4: red pays one, blue puts two traders on two different routes nearby', () => {
    const position = t.at({
      seats: { 0: { supply: [4, 1] }, 1: { supply: [3, 1] } },
      routes: { [ROUTE]: '0t 1t .' },
    });
    const displaced = t.after(position, t.displace('trader', `${ROUTE}/1`, 1));
    expect(displaced.routes[ROUTE]).toEqual(['0t', '0t', null]);
    expect(t.count(displaced.seats[0].supply)).toEqual([2, 1]);
    expect(displaced.seats[0].stock.traders).toBe(position.seats[0].stock.traders + 1);
    expect(t.decider(displaced)).toBe(1);
    const next = t.after(
      displaced,
      t.relocate('trader', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'minden--paderborn/2'),
    );
    expect(next.routes['dortmund--duisburg']).toEqual(['1t', null]);
    expect(next.routes['minden--paderborn']).toEqual([null, null, '1t']);
    expect(next.seats[1].supply).toEqual(position.seats[1].supply);
    expect(next.seats[1].stock.traders).toBe(position.seats[1].stock.traders - 1);
    expect(t.decider(next)).toBe(0);
  });
});

describe('the route between Dortmund and Paderborn', () => {
  const position = t.at({
    seats: { 0: { abilities: { privilege: 2 } }, 1: { abilities: { privilege: 3 } } },
    routes: { [ROUTE]: '0t 0t 0t' },
    cities: { dortmund: '0m . .', paderborn: '0t 1m' },
    markers: { [ROUTE]: 'actions-3', 'goslar--hildesheim': 'exchange' },
    supply: ['develop', 'extra-post'],
    turn: { seat: 0, actions: 2 },
  });

  it('E2, E3: red scores for Dortmund, blue for Paderborn, with the post further right', () => {
    const next = t.after(position, t.create(ROUTE));
    expect(next.seats.map((seat) => seat.score)).toEqual([1, 1, 0, 0]);
  });

  it('E4, T3, M3, T5: red takes the marker for three actions, may use it this turn, and puts a new one at its end', () => {
    const taken = t.after(position, t.create(ROUTE));
    expect(taken.seats[0].markers).toEqual({ unused: ['actions-3'], used: [], plate: ['develop'] });
    expect(taken.turn).toMatchObject({ seat: 0, actions: 1 });
    const used = t.after(taken, t.use('actions-3'));
    expect(used.turn.actions).toBe(4);
    expect(used.seats[0].markers).toEqual({ unused: [], used: ['actions-3'], plate: ['develop'] });
    const ended = t.after(used, t.endTurn);
    expect(ended.turn).toMatchObject({ seat: 0, phase: 'markers' });
    // The route just cleared qualifies, that with a marker does not.
    expect(t.can(ended, t.putMarker('develop', ROUTE))).toBe(true);
    expect(t.can(ended, t.putMarker('develop', 'goslar--hildesheim'))).toBe(false);
    const put = t.after(ended, t.putMarker('develop', ROUTE));
    expect(put.turn.seat).toBe(1);
    expect(put.markers[ROUTE]).toBe('develop');
  });

  it('E6, E10: the orange post in Dortmund, though the Privilege would reach the pink one', () => {
    expect(t.rewards(position, ROUTE)).toContainEqual(t.post('dortmund'));
    expect(t.rewards(position, ROUTE).filter((reward) => reward.type === 'post')).toHaveLength(1);
    const next = t.after(position, t.create(ROUTE, t.post('dortmund')));
    expect(next.cities.dortmund.posts).toEqual(['0m', '0t', null]);
    expect(next.seats[0].stock.traders).toBe(position.seats[0].stock.traders + 2);
    expect(next.routes[ROUTE]).toEqual([null, null, null]);
  });
});

describe('Coellen for eight', () => {
  it('E9, E10: the merchant goes to the orange space, three tradesmen to stock', () => {
    const position = t.at({
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'coellen--warburg': '0t 0m 0t 0t' },
    });
    expect(t.rewards(position, 'coellen--warburg')).toHaveLength(5);
    expect(t.rewards(position, 'coellen--warburg')).toEqual(
      expect.arrayContaining([t.none, t.special(0), t.special(1), t.post('warburg'), t.post('coellen')]),
    );
    const next = t.after(position, t.create('coellen--warburg', t.special(1)));
    expect(next.special).toEqual([null, 0, null, null]);
    expect(next.seats[0].stock.traders).toBe(position.seats[0].stock.traders + 3);
    expect(next.seats[0].stock.merchants).toBe(position.seats[0].stock.merchants);
    expect(next.seats[0].score).toBe(0);
    expect(t.scores(next)[0]).toMatchObject({ special: 8, total: 8 });
    // The post in Coellen would have been worth a point at once.
    expect(t.after(position, t.create('coellen--warburg', t.post('coellen'))).seats[0].score).toBe(1);
    expect(t.after(position, t.create('coellen--warburg', t.post('warburg'))).seats[0].score).toBe(0);
  });
});

describe('the exchange in Perleberg', () => {
  it('M1: red swaps their trader with the merchant of blue on the black space, without the Privilege for it', () => {
    const position = t.at({
      seats: { 0: { unused: ['exchange'], abilities: { privilege: 2 } } },
      cities: { perleberg: '1t 0t 1m' },
    });
    const next = t.after(position, t.use('exchange', { city: 'perleberg', post: 1 }));
    expect(next.cities.perleberg.posts).toEqual(['1t', '1m', '0t']);
    expect(next.seats[0].markers).toMatchObject({ unused: [], used: ['exchange'] });
  });
});

describe('developing the Book', () => {
  it('M2, D1: the leftmost merchant goes to supply, and three tradesmen are moved instead of two', () => {
    const position = t.at({
      seats: { 0: { unused: ['develop'], supply: [2, 0] } },
      routes: { 'arnheim--kampen': '0t 0t 0t' },
    });
    const next = t.after(position, t.use('develop', { ability: 'book' }));
    expect(next.seats[0].abilities.book).toBe(1);
    expect(t.count(next.seats[0].supply)).toEqual([2, 1]);
    const lifted = t.after(
      next,
      t.lift('arnheim--kampen/0'),
      t.lift('arnheim--kampen/1'),
      t.lift('arnheim--kampen/2'),
    );
    expect(lifted.routes['arnheim--kampen']).toEqual([null, null, null]);
    const without = t.after(position, t.lift('arnheim--kampen/0'), t.lift('arnheim--kampen/1'));
    expect(t.legalOf(without, 'lift')).toEqual([]);
  });
});

describe('the additional post in Hannover', () => {
  it('E7: left of the posts that fill the city, with a tradesman of the route', () => {
    const position = t.at({
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'bremen--hannover': '0t 0t 0t' },
      cities: { hannover: '1t 2t' },
    });
    expect(t.rewards(position, 'bremen--hannover')).not.toContainEqual(t.post('hannover'));
    const next = t.after(position, t.create('bremen--hannover', t.extraPost('hannover')));
    expect(next.cities.hannover).toEqual({ posts: ['1t', '2t'], extra: ['0t'] });
    expect(next.seats[0].markers).toMatchObject({ unused: [], used: ['extra-post'] });
    expect(next.seats[0].stock.traders).toBe(position.seats[0].stock.traders + 2);
    expect(next.completed).toBe(1);
  });
});

describe('the network', () => {
  const cities = {
    hamburg: '0t 0t .',
    bremen: '0m .',
    hannover: '0t 0t',
    minden: '0t . . .',
    paderborn: '0t .',
    dortmund: '0t . .',
    duisburg: '0t',
    kampen: '0m .',
  };

  it('X2: nine posts in seven cities with keys of three are 27; Kampen lies apart', () => {
    const position = t.at({ seats: { 0: { abilities: { keys: 3, book: 1 } } }, cities });
    expect(t.scores(position)[0].network).toBe(27);
  });

  it('X2: with Arnheim in between Kampen would count', () => {
    const position = t.at({
      seats: { 0: { abilities: { keys: 3, book: 1 } } },
      cities: { ...cities, arnheim: '0t . . .' },
    });
    expect(t.scores(position)[0].network).toBe(33);
  });
});

describe('the connection of East and West', () => {
  it('E11: the shortest: Arnheim, Münster, Minden, Brunswick, Stendal', () => {
    const position = t.at({
      routes: { 'brunswick--stendal': '0t 0t 0t 0t' },
      cities: { arnheim: '0t . . .', muenster: '0m .', minden: '0t . . .', brunswick: '0t' },
    });
    const next = t.after(position, t.create('brunswick--stendal', t.post('stendal')));
    expect(next.seats[0].score).toBe(1 + 7);
  });
});

describe('the tie in Wales', () => {
  it('I7: two with two cities and as many posts have (7 + 4) / 2 = 5 each, the next has 2', () => {
    const position = t.at({
      board: 'britannia-45',
      cities: {
        chester: '0t . .',
        conway: '0t .',
        pembroke: '1t . .',
        cardiff: '1t . . . .',
        montgomery: '2t .',
      },
    });
    expect(t.scores(position).map((row) => row.countries)).toEqual([5, 5, 2, 0]);
  });

  it('I7: on the board for three too', () => {
    const position = t.at({
      board: 'britannia-3',
      cities: {
        chester: '0t . .',
        conway: '0t .',
        pembroke: '1t . .',
        cardiff: '1t . . .',
        montgomery: '2t .',
      },
    });
    expect(t.scores(position).map((row) => row.countries)).toEqual([5, 5, 2]);
  });
});
