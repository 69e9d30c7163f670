/** A slow and obvious check of a state that came about in a game from its set-up: throws when something does not add up. */
import { deepStrictEqual } from 'node:assert';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import { writeLegal } from '../../src/core/play.js';
import canals from '../../src/games/lantern-night/boards/canals.json' with { type: 'json' };

interface Position {
  seats: { lanterns: number; coins: number; patron: string }[];
  bridges: Record<string, { lantern: number | null; gift: number; open: boolean }>;
  turn: { seat: number; phase: string };
}

export function audit(rules: Rules, state: State): void {
  const p = rules.writePosition(state) as unknown as Position;
  const bridges = Object.entries(p.bridges);
  const start = canals.lanterns[String(rules.players) as '2'];
  p.seats.forEach(({ lanterns }, seat) => {
    const hanging = bridges.filter(([, { lantern }]) => lantern === seat).length;
    check(lanterns + hanging === start, `the lanterns of seat ${seat}`);
  });
  const gifts = [1, 2, 3].map((coins) => bridges.filter(([, { gift }]) => gift === coins).length);
  deepStrictEqual(gifts, canals.gifts);
  check(
    bridges.every(([, { lantern, open }]) => lantern === null || open),
    'gifts under lanterns',
  );
  const found = bridges.reduce((sum, [, { gift, open }]) => sum + (open ? gift : 0), 0);
  check(p.seats.reduce((sum, { coins }) => sum + coins, 0) <= found, 'the coins');
  check(new Set(p.seats.map(({ patron }) => patron)).size === rules.players, 'the patrons');
  check((p.turn.phase === 'over') === p.seats.every(({ lanterns }) => lanterns === 0), 'the end');
  check(rules.decider(state) === (p.turn.phase === 'over' ? NOBODY : p.turn.seat), 'the seat that decides');
  const sorted = (list: readonly unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();
  if (p.turn.phase !== 'over') deepStrictEqual(sorted(writeLegal(rules, state)), sorted(legalIn(p)));
  deepStrictEqual(rules.score(state), scoreIn(p));
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`audit: ${what} does not add up`);
}

function legalIn({ bridges, seats, turn: { seat } }: Position): unknown[] {
  const ids = Object.keys(bridges);
  const dark = ids.filter((id) => bridges[id].lantern === null);
  const own = ids.filter((id) => bridges[id].lantern === seat);
  const meet = (a: string, b: string): boolean => a.split('--').some((end) => b.split('--').includes(end));
  const moves = own.flatMap((from) =>
    dark.filter((to) => meet(from, to)).map((to) => ({ type: 'move', from, to })),
  );
  return [
    ...(seats[seat].lanterns > 0 ? dark.map((to) => ({ type: 'hang', to })) : [{ type: 'pass' }]),
    ...(seats[seat].coins > 0 ? moves : []),
  ];
}

function scoreIn({ bridges, seats }: Position): unknown[] {
  const at = (quay: string, seat: number): number =>
    Object.entries(bridges).filter(([id, { lantern }]) => lantern === seat && id.split('--').includes(quay))
      .length;
  const rows = seats.map(({ coins, patron }, seat) => {
    const light = canals.quays.reduce((sum, { id }) => {
      const counts = seats.map((_, other) => at(id, other));
      const most = Math.max(...counts);
      if (most === 0 || counts[seat] < most) return sum;
      return sum + (counts.filter((n) => n === most).length === 1 ? 3 : 1);
    }, 0);
    const row = { seat, light, coins: Math.floor(coins / 2), patron: 2 * at(patron, seat) };
    return { ...row, total: row.light + row.coins + row.patron };
  });
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter(({ total }) => total > row.total).length }));
}
