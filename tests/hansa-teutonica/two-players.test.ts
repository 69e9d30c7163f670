import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards.js';
import * as t from './scene.js';

const provinces = BOARDS['hanseatic-3'].provinces!;
const routesOf = (id: string): string[] =>
  [...provinces.find((province) => province.id === id)!.routes].sort();

/** The provinces that share a route or a guard with one. */
const neighbours = (id: string): string[] => {
  const here = provinces.find((province) => province.id === id)!;
  return provinces
    .filter((other) => other.id !== id)
    .filter(
      (other) =>
        other.routes.some((route) => here.routes.includes(route)) ||
        other.guards.some((guard) => here.guards.includes(guard)),
    )
    .map((other) => other.id);
};

const withinTwo = (id: string): string[] => {
  const near = neighbours(id);
  const found = new Set([...near, ...near.flatMap(neighbours)]);
  found.delete(id);
  return [...found].sort();
};

const duel = (sketch: t.Sketch = {}): t.Scene =>
  t.at({
    edition: '2009',
    board: 'hanseatic-3',
    players: 2,
    pawn: 'p4',
    seats: { 0: { supply: [6, 1] } },
    ...sketch,
  });

const routesIn = (on: t.Scene, type: string, field: string): string[] => [
  ...new Set(t.choices(on, type, field).map((point) => point.split('/')[0])),
];

const moves = (on: t.Scene, free: boolean): string[] =>
  t
    .legalOf(on, 'pawn')
    .filter((action) => action.free === free)
    .map((action) => action.to as string)
    .sort();

describe('P1: the province of the pawn', () => {
  it.each(provinces.map((province) => province.id))('P1: place only on the borders of %s', (pawn) => {
    expect(routesIn(duel({ pawn }), 'place', 'at')).toEqual(routesOf(pawn));
  });

  it('P1: displace only there', () => {
    const position = duel({
      routes: { 'dortmund--paderborn': '1t . .', 'minden--muenster': '. 1t .', 'arnheim--kampen': '1t . .' },
    });
    expect(t.choices(position, 'displace', 'at')).toEqual(['dortmund--paderborn/0', 'minden--muenster/1']);
  });

  it('P1: create only there, with extra-post too', () => {
    const position = duel({
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'dortmund--paderborn': '0t 0t 0t', 'kampen--osnabrueck': '0t 0t' },
      cities: { paderborn: '1t .', osnabrueck: '1t . .' },
    });
    expect(t.choices(position, 'create', 'route')).toEqual(['dortmund--paderborn']);
    expect(t.rewards(position, 'dortmund--paderborn')).toContainEqual(t.extraPost('paderborn'));
    expect(t.rewards(position, 'kampen--osnabrueck')).toEqual([]);
  });

  it('P1: does not apply to income and move', () => {
    const position = duel({ routes: { 'hamburg--luebeck': '0t . .' } });
    expect(t.legalOf(position, 'income').length).toBeGreaterThan(0);
    const lifted = t.after(position, t.lift('hamburg--luebeck/0'));
    expect(t.choices(lifted, 'drop', 'at')).toEqual(t.freePoints(lifted).sort());
  });

  it('P1: nor to the relocation after a displacement', () => {
    const position = duel({ routes: { 'dortmund--paderborn': '1t . .' } });
    const displaced = t.after(position, t.displace('trader', 'dortmund--paderborn/0', 1));
    expect(routesIn(displaced, 'relocate', 'to')).toEqual([
      'dortmund--duisburg',
      'hildesheim--paderborn',
      'minden--paderborn',
      'paderborn--warburg',
    ]);
  });

  it('P1: nor to the markers', () => {
    const position = duel({
      seats: { 0: { unused: ['remove-3', 'exchange', 'develop'] } },
      routes: { 'hamburg--luebeck': '1t . .' },
      cities: { hamburg: '0t 1t .' },
    });
    expect(t.can(position, t.use('exchange', { city: 'hamburg', post: 0 }))).toBe(true);
    const removing = t.after(position, t.use('remove-3'));
    expect(t.choices(removing, 'remove', 'at')).toEqual(['hamburg--luebeck/0']);
    expect(t.can(position, t.use('develop', { ability: 'bank' }))).toBe(true);
  });

  it('P1: markers are put anywhere (T5)', () => {
    const next = t.after(duel({ seats: { 0: { plate: ['develop'] } } }), t.endTurn);
    expect(t.legalOf(next, 'put-marker')).toHaveLength(Object.keys(next.routes).length);
  });

  it('P1: a route behind a guard does not border a third province', () => {
    for (const route of BOARDS['hanseatic-3'].routes) {
      expect(provinces.filter((province) => province.routes.includes(route.id)).length).toBe(2);
    }
  });
});

describe('P2: moving the pawn', () => {
  it.each(provinces.map((province) => province.id))('P2: up to two borders from %s for free', (pawn) => {
    const found = moves(duel({ pawn }), true).filter((to) => to !== pawn);
    expect(found).toEqual(withinTwo(pawn));
  });

  it('P2: guards are borders: from p3 over Dortmund–Münster to p4', () => {
    expect(neighbours('p3')).toContain('p4');
    expect(t.after(duel({ pawn: 'p3' }), t.pawn('p4', true)).pawn).toBe('p4');
  });

  it('P2: as the first thing it leaves all actions, and comes only once', () => {
    const next = t.after(duel(), t.pawn('p1', true));
    expect(next.pawn).toBe('p1');
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions', pawn: true });
    expect(moves(next, true)).toEqual([]);
    expect(routesIn(next, 'place', 'at')).toEqual(routesOf('p1'));
    const ended = t.after(
      next,
      t.place('trader', 'arnheim--duisburg/0'),
      t.place('trader', 'arnheim--duisburg/1'),
    );
    expect(ended.turn).toMatchObject({ seat: 1, pawn: false });
  });

  it('P2: after something was done it ends the turn, the other actions are given up', () => {
    const position = duel({ turn: { seat: 0, actions: 4 } });
    const next = t.after(position, t.place('trader', 'dortmund--paderborn/0'), t.pawn('p1', true));
    expect(next.pawn).toBe('p1');
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions', pawn: false, begun: false });
  });

  it('P2: using a marker is not an action: the turn goes on after a free move', () => {
    const position = duel({ seats: { 0: { supply: [6, 1], unused: ['actions-3', 'develop'] } } });
    const used = t.after(position, t.use('actions-3'));
    expect(used.turn).toMatchObject({ begun: true, acted: false });
    const next = t.after(used, t.pawn('p1', true));
    expect(next.turn).toMatchObject({ seat: 0, actions: 5, phase: 'actions', pawn: true, acted: false });
    expect(t.legalOf(next, 'pawn').every(({ free }) => free === false)).toBe(true);
    const acted = t.after(used, t.income(3), t.use('develop', { ability: 'keys' }), t.pawn('p1', true));
    expect(acted.turn.seat).toBe(1);
  });

  it('P2: by rules 1 using a marker counts as something done', () => {
    const position = duel({ rules: 1, seats: { 0: { supply: [6, 1], unused: ['actions-3'] } } });
    expect(t.after(position, t.use('actions-3'), t.pawn('p1', true)).turn.seat).toBe(1);
  });

  it('P2: moving the pawn for an action is one', () => {
    const next = t.after(duel(), t.pawn('p9', false));
    expect(next.turn).toMatchObject({ seat: 0, begun: true });
    expect(next.turn.acted).toBeUndefined();
  });

  it('P2: then only T5 follows', () => {
    const position = duel({ seats: { 0: { supply: [6, 1], plate: ['develop'], unused: ['actions-3'] } } });
    const next = t.after(position, t.place('trader', 'dortmund--paderborn/0'), t.pawn('p1', true));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.typesOf(next)).toEqual(['put-marker']);
    expect(t.after(next, t.legalOf(next)[0]).turn.seat).toBe(1);
  });

  it('P2: the turn does not end automatically while the free move is left', () => {
    const position = duel({ turn: { seat: 0, actions: 1 } });
    const next = t.after(position, t.income(3));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, phase: 'actions' });
    expect(t.typesOf(next)).toEqual(['end-turn', 'pawn']);
    expect(moves(next, false)).toEqual([]);
    expect(t.after(next, t.pawn('p1', true)).turn.seat).toBe(1);
    const stayed = t.after(next, t.endTurn);
    expect(stayed.turn.seat).toBe(1);
    expect(stayed.pawn).toBe('p4');
  });

  it('P2: it ends automatically when the free move was made first', () => {
    const position = duel({ turn: { seat: 0, actions: 1 } });
    expect(t.after(position, t.pawn('p1', true), t.income(3)).turn.seat).toBe(1);
  });

  it('P2: one action moves it to any other province, at any time and again and again', () => {
    const position = duel({ turn: { seat: 0, actions: 3 } });
    const others = provinces.map((province) => province.id).filter((id) => id !== 'p4');
    expect(moves(position, false)).toEqual([...others].sort());
    const next = t.after(position, t.pawn('p13', false));
    expect(next.pawn).toBe('p13');
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, pawn: false, begun: true });
    const again = t.after(next, t.pawn('p4', false));
    expect(again.turn).toMatchObject({ seat: 0, actions: 1 });
    // It was something done: the free move now ends the turn.
    expect(t.after(again, t.pawn('p1', true)).turn.seat).toBe(1);
  });

  it('P2: a paid move after the free one', () => {
    const next = t.after(duel(), t.pawn('p1', true), t.pawn('p13', false));
    expect(next.pawn).toBe('p13');
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, pawn: true });
  });

  it('P2: the last action paid for it leaves the free move', () => {
    const next = t.after(duel({ turn: { seat: 0, actions: 1 } }), t.pawn('p13', false));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0 });
    expect(moves(next, true).filter((to) => to !== 'p13')).toEqual(withinTwo('p13'));
  });

  it('P2: it cannot be moved in the middle of an action', () => {
    const position = duel({ routes: { 'dortmund--paderborn': '1t 0t .' } });
    expect(t.legalOf(t.after(position, t.lift('dortmund--paderborn/1')), 'pawn')).toEqual([]);
    expect(t.legalOf(t.after(position, t.displace('trader', 'dortmund--paderborn/0', 1)), 'pawn')).toEqual(
      [],
    );
  });

  it('P2, T6: a favour is the very first thing, so not after the pawn; it is no action, so the pawn may move', () => {
    const position = duel({
      modules: ['favours'],
      seats: { 0: { unused: ['exchange', 'develop'] } },
      favours: ['extra-action', 'income-share'],
    });
    expect(t.legalOf(position, 'favour')).toHaveLength(2);
    expect(t.legalOf(t.after(position, t.pawn('p1', true)), 'favour')).toEqual([]);
    const next = t.after(position, t.favour('extra-action', 'exchange', 'develop'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, phase: 'actions', forgone: true });
    expect(t.typesOf(next)).toEqual(['end-turn', 'pawn']);
    expect(moves(next, false)).toEqual([]);
    expect(t.after(next, t.pawn('p1', true)).turn.seat).toBe(1);
    expect(t.after(next, t.endTurn).pawn).toBe('p4');
  });

  it('P2: the pawn stays where it is for the other player, who has their own free move', () => {
    const next = t.after(duel(), t.pawn('p1', true), t.endTurn);
    expect(next.pawn).toBe('p1');
    expect(next.turn).toMatchObject({ seat: 1, pawn: false });
    expect(moves(next, true).filter((to) => to !== 'p1')).toEqual(withinTwo('p1'));
  });

  it('P1: a position of two players needs the pawn', () => {
    expect(t.refused(() => t.at({ edition: '2009', board: 'hanseatic-3', players: 2 }))).toContain('pawn');
    expect(t.refused(() => t.at({ board: 'hanseatic-3', pawn: 'p3' }))).toContain('pawn');
  });
});
