import { describe, expect, it } from 'vitest';
import * as t from './scene.js';

const board = 'eastern';

describe('H1: green cities', () => {
  it('H1: they have no printed spaces, so no ordinary posts', () => {
    const position = t.at({
      board,
      seats: { 0: { abilities: { privilege: 3 } } },
      routes: {
        'belgard--kulm': '0t 0m 0t',
        'dresden--halle': '0t 0t 0t 0t',
        'havelberg--waren': '0t 0t 0t',
      },
    });
    for (const route of ['belgard--kulm', 'dresden--halle', 'havelberg--waren']) {
      const cities = t
        .rewards(position, route)
        .filter((reward) => reward.type === 'post')
        .map((reward) => reward.city);
      for (const green of ['belgard', 'dresden', 'waren']) expect(cities).not.toContain(green);
    }
    expect(position.cities.belgard).toEqual({ posts: [], extra: [] });
  });

  it('H1: an extra post needs no post before it', () => {
    const position = t.at({
      board,
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'belgard--kulm': '0t 0m 0t' },
    });
    const found = t.rewards(position, 'belgard--kulm').filter((reward) => reward.type === 'extra-post');
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([t.extraPost('belgard', 'trader'), t.extraPost('belgard', 'merchant')]),
    );
    const next = t.after(position, t.create('belgard--kulm', t.extraPost('belgard', 'merchant')));
    expect(next.cities.belgard).toEqual({ posts: [], extra: ['0m'] });
    expect(next.completed).toBe(1);
    expect(next.seats[0].markers.used).toEqual(['extra-post']);
  });

  it('H1: an extra post goes left of all others, and the city is completed only once', () => {
    const position = t.at({
      board,
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'belgard--kulm': '0t 0m 0t' },
      cities: { belgard: '1t | 2t' },
    });
    expect(position.completed).toBe(1);
    const next = t.after(position, t.create('belgard--kulm', t.extraPost('belgard', 'trader')));
    expect(next.cities.belgard).toEqual({ posts: ['2t'], extra: ['0t', '1t'] });
    expect(next.completed).toBe(1);
  });

  it('H1: a green-post goes right of all others', () => {
    const position = t.at({
      board,
      seats: { 0: { supply: [1, 0], abilities: { book: 1 } } },
      routes: { 'malmoe--visby': '0t 0m 0t' },
      cities: { waren: '1t | 2t 1m', belgard: '1t |' },
      turn: { seat: 0, actions: 2 },
    });
    const offered = t.after(position, t.create('malmoe--visby'));
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'permanent' });
    const waren = t.after(offered, t.permanent({ city: 'waren', piece: 'trader' }));
    expect(waren.cities.waren).toEqual({ posts: ['2t', '1m', '0t'], extra: ['1t'] });
    expect(waren.completed).toBe(2);
    const belgard = t.after(offered, t.permanent({ city: 'belgard', piece: 'trader' }));
    expect(belgard.cities.belgard).toEqual({ posts: ['0t'], extra: ['1t'] });
    const dresden = t.after(offered, t.permanent({ city: 'dresden', piece: 'trader' }));
    expect(dresden.cities.dresden).toEqual({ posts: ['0t'], extra: [] });
    expect(dresden.completed).toBe(3);
  });

  it('H1: control: most posts, a tie to the one further right, posts right of extras (E2, E3)', () => {
    const scorers = (belgard: string): number[] => {
      const position = t.at({ board, routes: { 'belgard--kulm': '0t 0t 0t' }, cities: { belgard } });
      return t.after(position, t.create('belgard--kulm')).seats.map((seat) => seat.score);
    };
    expect(scorers('1t | 2t')).toEqual([0, 0, 1]);
    expect(scorers('2t | 1t')).toEqual([0, 1, 0]);
    expect(scorers('1t 2t |')).toEqual([0, 0, 1]);
    expect(scorers('1t 1t 2t |')).toEqual([0, 1, 0]);
    expect(scorers('1t 2t')).toEqual([0, 0, 1]);
    expect(scorers('1t')).toEqual([0, 1, 0]);
  });

  it('H1: they count for cities and networks at the end', () => {
    const position = t.at({
      board,
      cities: { belgard: '0t 0t', kulm: '0t .', anklam: '1t .', waren: '1t |' },
    });
    expect(t.scores(position)[0]).toMatchObject({ cities: 4, network: 3 });
    expect(t.scores(position)[1]).toMatchObject({ cities: 4, network: 1 });
  });

  it('H1: they are links of the connection (E11)', () => {
    const position = t.at({
      board,
      seats: { 0: { supply: [1, 0] } },
      routes: { 'malmoe--visby': '0t 0m 0t' },
      cities: {
        luebeck: '0t . .',
        wismar: '0t .',
        stettin: '0t .',
        kulm: '0t .',
        belgard: '0t',
        danzig: '0t . . .',
      },
    });
    const next = t.after(
      position,
      t.create('malmoe--visby'),
      t.permanent({ city: 'waren', piece: 'trader' }),
    );
    expect(next.connections).toEqual([0]);
    expect(next.seats[0].score).toBe(7);
  });
});

describe('H2: Waren', () => {
  it.each(['havelberg--waren', 'stettin--waren', 'waren--wismar'])(
    'H2: %s offers Actions or Bank',
    (route) => {
      const points = route === 'stettin--waren' ? '0t 0t 0t 0t' : '0t 0t 0t';
      const position = t.at({ board, routes: { [route]: points } });
      const offered = t.rewards(position, route).filter((reward) => reward.type === 'develop');
      expect(offered).toHaveLength(2);
      expect(offered).toEqual(expect.arrayContaining([t.develop('actions'), t.develop('bank')]));
      expect(t.after(position, t.create(route, t.develop('bank'))).seats[0].abilities).toMatchObject({
        bank: 1,
        actions: 0,
      });
      const actions = t.after(position, t.create(route, t.develop('actions')));
      expect(actions.seats[0].abilities).toMatchObject({ bank: 0, actions: 1 });
      expect(actions.turn.actions).toBe(2);
    },
  );

  it('H2: the one that is left when the other is fully developed', () => {
    const position = t.at({
      board,
      seats: { 0: { abilities: { bank: 3 } } },
      routes: { 'waren--wismar': '0t 0t 0t' },
    });
    expect(t.rewards(position, 'waren--wismar').filter((r) => r.type === 'develop')).toEqual([
      t.develop('actions'),
    ]);
  });

  it('H2: Dresden offers the keys', () => {
    const position = t.at({ board, routes: { 'dresden--halle': '0t 0t 0t 0t' } });
    expect(t.rewards(position, 'dresden--halle').filter((r) => r.type === 'develop')).toEqual([
      t.develop('keys'),
    ]);
  });
});

describe('H3: permanent markers', () => {
  const sketch: t.Sketch = {
    board,
    seats: { 0: { supply: [2, 0] } },
    routes: { 'malmoe--visby': '0t 0m 0t' },
    turn: { seat: 0, actions: 2 },
  };

  it('H3: offered at the end of the action to the player who creates the route, and optional', () => {
    const offered = t.after(t.at(sketch), t.create('malmoe--visby', t.post('malmoe', 'merchant')));
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'permanent', actions: 1 });
    expect(t.decider(offered)).toBe(0);
    expect(offered.cities.malmoe.posts[0]).toBe('0m');
    expect(offered.routes['malmoe--visby']).toEqual([null, null, null]);
    expect(t.typesOf(offered)).toEqual(['done', 'permanent']);
    const declined = t.after(offered, t.done);
    expect(declined.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
    expect(t.legalOf(declined, 'permanent')).toEqual([]);
  });

  it('H3: it is never taken and scores nothing; nothing is drawn', () => {
    const position = t.at(sketch);
    const next = t.after(position, t.create('malmoe--visby'), t.done);
    expect(next.seats[0].markers).toEqual({ unused: [], used: [], plate: [] });
    expect(next.supply).toEqual(position.supply);
    expect(t.scores(next)[0].markers).toBe(0);
  });

  it('H3: not on other routes, nor later', () => {
    const position = t.at({ ...sketch, routes: { 'halle--magdeburg': '0t 0t 0t' } });
    expect(t.after(position, t.create('halle--magdeburg')).turn.phase).toBe('actions');
    expect(t.legalOf(position, 'permanent')).toEqual([]);
  });

  it('H3: skipped when it cannot be used', () => {
    const noSupply = t.at({ ...sketch, seats: {} });
    expect(t.after(noSupply, t.create('malmoe--visby')).turn).toMatchObject({ phase: 'actions', actions: 1 });
    const privileged = t.at({
      board,
      seats: { 0: { abilities: { privilege: 3, book: 1 } } },
      routes: { 'malmoe--stralsund': '0m 0m 0t' },
    });
    expect(t.after(privileged, t.create('malmoe--stralsund')).turn).toMatchObject({
      phase: 'actions',
      actions: 1,
    });
  });

  it('H3: used before the end of the game is checked (X1): it still counts', () => {
    const position = t.at({
      ...sketch,
      seats: { 0: { supply: [2, 0] }, 1: { score: 19 } },
      cities: { malmoe: '1m . .' },
    });
    const offered = t.after(position, t.create('malmoe--visby'));
    expect(offered.seats[1].score).toBe(20);
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'permanent' });
    const next = t.after(offered, t.permanent({ city: 'waren', piece: 'trader' }));
    expect(next.cities.waren.posts).toEqual(['0t']);
    expect(next.turn).toMatchObject({ phase: 'over', actions: 0 });
    expect(t.after(offered, t.done).turn.phase).toBe('over');
  });

  it('H3: a permanent marker can itself bring the end: the tenth city', () => {
    const position = t.at({
      ...sketch,
      cities: {
        perleberg: '1t',
        tangermuende: '1t',
        'berlin-coelln': '2t',
        visby: '2m',
        wittenberg: '1t',
        belgard: '1t',
        dresden: '2t',
        allenstein: '1t 2t',
        anklam: '1t 2t',
      },
    });
    expect(position.completed).toBe(9);
    const next = t.after(
      position,
      t.create('malmoe--visby'),
      t.permanent({ city: 'waren', piece: 'trader' }),
    );
    expect(next.completed).toBe(10);
    expect(next.turn).toMatchObject({ phase: 'over' });
  });

  it('H3: after the last action the turn goes on to the next player', () => {
    const position = t.at({ ...sketch, turn: { seat: 0, actions: 1 } });
    const offered = t.after(position, t.create('malmoe--visby'));
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'permanent', actions: 0 });
    expect(t.after(offered, t.done).turn).toMatchObject({ seat: 1, phase: 'actions' });
  });
});

describe('H4: move-2 (stralsund--wismar)', () => {
  const sketch: t.Sketch = {
    board,
    seats: { 0: { abilities: { book: 1 } } },
    routes: {
      'stralsund--wismar': '0m 0m 0t',
      'halle--magdeburg': '1t 0t 2m',
      'danzig--koenigsberg': '. 2t . .',
    },
    turn: { seat: 0, actions: 2 },
  };

  it('H4: up to two tradesmen of any players, your own too', () => {
    const offered = t.after(t.at(sketch), t.create('stralsund--wismar'));
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'lift', actions: 1 });
    expect(t.choices(offered, 'lift', 'at')).toEqual([
      'danzig--koenigsberg/1',
      'halle--magdeburg/0',
      'halle--magdeburg/1',
      'halle--magdeburg/2',
    ]);
    expect(t.can(offered, t.done)).toBe(true);
    const two = t.after(offered, t.lift('halle--magdeburg/1'), t.lift('halle--magdeburg/2'));
    expect(t.typesOf(two)).toEqual(['drop']);
    const next = t.after(two, t.drop('2m', 'malmoe--visby/1'), t.drop('0t', 'halle--magdeburg/2'));
    expect(next.routes['halle--magdeburg']).toEqual(['1t', null, '0t']);
    expect(next.routes['malmoe--visby']).toEqual([null, '2m', null]);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('H4: fewer or none', () => {
    const offered = t.after(t.at(sketch), t.create('stralsund--wismar'));
    expect(t.after(offered, t.done).turn).toMatchObject({ phase: 'actions', actions: 1 });
    const one = t.after(offered, t.lift('halle--magdeburg/0'), t.drop('1t', 'halle--wittenberg/0'));
    expect(t.after(one, t.done).turn).toMatchObject({ phase: 'actions', actions: 1 });
  });

  it('H4: skipped when there is nothing to lift', () => {
    const position = t.at({ ...sketch, routes: { 'stralsund--wismar': '0m 0m 0t' } });
    expect(t.after(position, t.create('stralsund--wismar')).turn).toMatchObject({
      phase: 'actions',
      actions: 1,
    });
  });

  it('H4: two of them swap', () => {
    const next = t.after(
      t.at(sketch),
      t.create('stralsund--wismar'),
      t.lift('halle--magdeburg/0'),
      t.lift('danzig--koenigsberg/1'),
      t.drop('1t', 'danzig--koenigsberg/1'),
      t.drop('2t', 'halle--magdeburg/0'),
    );
    expect(next.routes['halle--magdeburg']).toEqual(['2t', '0t', '2m']);
    expect(next.routes['danzig--koenigsberg']).toEqual([null, '1t', null, null]);
  });

  it('H4: the end waits for it (X1)', () => {
    const position = t.at({
      ...sketch,
      seats: { 0: { abilities: { book: 1 } }, 1: { score: 19 } },
      cities: { wismar: '1t .' },
    });
    const offered = t.after(position, t.create('stralsund--wismar'));
    expect(offered.turn.phase).toBe('lift');
    const next = t.after(offered, t.lift('halle--magdeburg/0'), t.drop('1t', 'halle--wittenberg/0'), t.done);
    expect(next.turn).toMatchObject({ phase: 'over', actions: 0 });
    expect(next.routes['halle--wittenberg']).toEqual(['1t', null]);
  });
});

describe('H4: develop-privilege (malmoe--stralsund)', () => {
  const sketch: t.Sketch = {
    board,
    seats: { 0: { abilities: { book: 1 } } },
    routes: { 'malmoe--stralsund': '0m 0m 0t' },
    turn: { seat: 0, actions: 2 },
  };

  it('H4: develops Privilege, beside the reward of the route', () => {
    const offered = t.after(t.at(sketch), t.create('malmoe--stralsund', t.post('malmoe', 'merchant')));
    expect(t.legalOf(offered)).toHaveLength(2);
    expect(t.legalOf(offered)).toEqual(expect.arrayContaining([t.permanent(), t.done]));
    const next = t.after(offered, t.permanent());
    expect(next.seats[0].abilities.privilege).toBe(1);
    expect(t.count(next.seats[0].supply)).toEqual([1, 0]);
    expect(next.cities.malmoe.posts).toEqual(['0m', null, null]);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('H4: comes too late for the post of the same action', () => {
    // Stralsund begins with an orange space.
    const position = t.at(sketch);
    expect(t.rewards(position, 'malmoe--stralsund')).not.toContainEqual(t.post('stralsund', 'trader'));
  });
});

describe('H4: green-post (malmoe--visby)', () => {
  const sketch = (supply: [number, number]): t.Sketch => ({
    board,
    seats: { 0: { supply, abilities: { book: 1 } } },
    routes: { 'malmoe--visby': '0t 0m 0t' },
    turn: { seat: 0, actions: 2 },
  });

  it('H4: one tradesman from supply, either kind, to any green city', () => {
    const offered = t.after(t.at(sketch([1, 1])), t.create('malmoe--visby'));
    expect(t.legalOf(offered, 'permanent')).toHaveLength(6);
    expect(t.choices(offered, 'permanent', 'city')).toEqual(['belgard', 'dresden', 'waren']);
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['merchant', 'trader']);
    const next = t.after(offered, t.permanent({ city: 'dresden', piece: 'merchant' }));
    expect(next.cities.dresden).toEqual({ posts: ['0m'], extra: [] });
    expect(t.count(next.seats[0].supply)).toEqual([1, 0]);
    expect(next.completed).toBe(1);
    expect(next.turn).toMatchObject({ phase: 'actions', actions: 1 });
  });

  it('H4: not from the stock', () => {
    const offered = t.after(t.at(sketch([0, 1])), t.create('malmoe--visby'));
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['merchant']);
    const none = t.after(t.at(sketch([0, 0])), t.create('malmoe--visby'));
    expect(none.turn.phase).toBe('actions');
  });

  it('H4: once only', () => {
    const next = t.after(
      t.at(sketch([2, 0])),
      t.create('malmoe--visby'),
      t.permanent({ city: 'dresden', piece: 'trader' }),
    );
    expect(next.turn.phase).toBe('actions');
  });

  it('H4: the piece just developed is not there: the route develops nothing here', () => {
    expect(t.rewards(t.at(sketch([1, 0])), 'malmoe--visby').some((reward) => reward.type === 'develop')).toBe(
      false,
    );
  });
});

describe('H4: reuse-2 (danzig--malmoe)', () => {
  const sketch: t.Sketch = {
    board,
    seats: { 0: { stock: [8, 0], abilities: { book: 0 } } },
    routes: { 'danzig--malmoe': '0t 0t 0t 0m' },
    turn: { seat: 0, actions: 2 },
  };

  it('H4: two tradesmen of the route go to free points instead of stock', () => {
    const offered = t.after(t.at(sketch), t.create('danzig--malmoe'));
    expect(offered.turn).toMatchObject({ phase: 'permanent', actions: 1 });
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['merchant', 'trader']);
    const next = t.after(
      offered,
      t.permanent({ piece: 'merchant', to: 'malmoe--visby/1' }),
      t.permanent({ piece: 'trader', to: 'danzig--malmoe/0' }),
    );
    expect(next.routes['malmoe--visby']).toEqual([null, '0m', null]);
    expect(next.routes['danzig--malmoe']).toEqual(['0t', null, null, null]);
    expect(t.count(next.seats[0].stock)).toEqual([10, 0]);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('H4: on any free point that fits, the route itself included', () => {
    const offered = t.after(t.at(sketch), t.create('danzig--malmoe'));
    const to = (piece: string): string[] =>
      t
        .legalOf(offered, 'permanent')
        .filter((action) => action.piece === piece)
        .map((action) => action.to as string)
        .sort();
    const free = t.freePoints(offered);
    expect(to('merchant')).toEqual([...free].sort());
    const boats = /^(danzig--malmoe\/3|malmoe--stralsund\/[01]|malmoe--visby\/1|stralsund--wismar\/[01])$/;
    expect(to('trader')).toEqual(free.filter((point) => !boats.test(point)).sort());
    expect(to('trader')).toContain('danzig--malmoe/0');
  });

  it('H4: only what would go to stock: the new post is not among it', () => {
    const offered = t.after(t.at(sketch), t.create('danzig--malmoe', t.post('malmoe', 'merchant')));
    expect(offered.cities.malmoe.posts[0]).toBe('0m');
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['trader']);
  });

  it('H4: only tradesmen of this route, not others in stock', () => {
    // One merchant of the stock did not stand on the route.
    const position = t.at({
      board,
      seats: { 0: { stock: [8, 1], abilities: { book: 1 } } },
      routes: { 'danzig--malmoe': '0t 0t 0t 0m' },
    });
    const offered = t.after(position, t.create('danzig--malmoe', t.post('malmoe', 'merchant')));
    expect(t.count(offered.seats[0].stock)).toEqual([11, 1]);
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['trader']);
    const both = t.after(
      position,
      t.create('danzig--malmoe'),
      t.permanent({ piece: 'merchant', to: 'malmoe--visby/1' }),
    );
    expect(t.choices(both, 'permanent', 'piece')).toEqual(['trader']);
  });

  it('H4: one or none will do', () => {
    const offered = t.after(t.at(sketch), t.create('danzig--malmoe'));
    expect(t.count(t.after(offered, t.done).seats[0].stock)).toEqual([11, 1]);
    const one = t.after(offered, t.permanent({ piece: 'trader', to: 'halle--magdeburg/0' }));
    expect(t.can(one, t.done)).toBe(true);
    expect(t.count(t.after(one, t.done).seats[0].stock)).toEqual([10, 1]);
  });

  it('H4: not on occupied points', () => {
    const position = t.at({
      ...sketch,
      routes: { 'danzig--malmoe': '0t 0t 0t 0m', 'halle--magdeburg': '1t . .' },
    });
    const offered = t.after(position, t.create('danzig--malmoe'));
    expect(t.can(offered, t.permanent({ piece: 'trader', to: 'halle--magdeburg/0' }))).toBe(false);
  });
});
