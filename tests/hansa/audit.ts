/** A slow and obvious check of a state reached in a game from its set-up: throws when something does not add up. */
import { deepStrictEqual } from 'node:assert';
import type { Rules, State } from '../../src/core/game.js';
import { NOBODY } from '../../src/core/game.js';
import { writeLegal } from '../../src/core/play.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { barrelsOf, colourOf, deciderOf, legalMoves, type Position } from './reference.js';

export function audit(rules: Rules, state: State): void {
  const p = rules.writePosition(state) as unknown as Position;
  auditGoods(p);
  auditPieces(p);
  auditTurn(p);
  const decider = deciderOf(p);
  check(rules.decider(state) === (decider ?? NOBODY), 'the seat that decides');
  check(rules.turnOf(state) === p.turn.seat, 'the seat in turn');
  const sorted = (moves: readonly unknown[]): string[] => moves.map((m) => JSON.stringify(m)).sort();
  deepStrictEqual(sorted(writeLegal(rules, state)), sorted(legalMoves(p)));
  deepStrictEqual(rules.score(state), expectedScore(p));
  p.seats.forEach((_, seat) => {
    check(rules.total(state, seat) === expectedScore(p)[seat].total, `the total of seat ${seat}`);
  });
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`audit: ${what} does not add up`);
}

function auditGoods(p: Position): void {
  const everywhere = [
    ...Object.values(p.cities).flatMap((c) => c.warehouses.filter((g) => g !== null)),
    ...p.piles.flat(),
    ...p.seats.flatMap((s) => [...s.goods, ...s.sold]),
  ];
  const players = String(p.config.players) as '2' | '3' | '4';
  const inPlay = baltic.goods.colours.length - baltic.goods.coloursRemoved[players];
  check(new Set(everywhere.map(colourOf)).size <= inPlay, 'the number of colours');
  for (const good of new Set(everywhere)) {
    const copies = baltic.goods.perColour[String(barrelsOf(good)) as '1' | '2' | '3'];
    check(everywhere.filter((g) => g === good).length <= copies, `the number of ${good}`);
  }
  if (p.turn.phase === 'setup') check(everywhere.length === 13 * inPlay, 'the number of goods at set-up');
  const used = p.piles.findIndex((pile) => pile.length > 0);
  const later = p.piles.slice(used + 1).map((pile) => pile.length);
  if (used >= 0)
    check(
      later.every((n) => n > 0),
      'the order in which piles are used',
    );
  check(
    p.piles.at(-1)!.length === 0 || used === p.piles.length - 1 || p.lastPileBy === null,
    'the last pile',
  );
}

function auditPieces(p: Position): void {
  p.seats.forEach((seat, i) => {
    const onBoard = Object.values(p.cities).reduce((sum, c) => sum + c.booths[i], 0);
    check(seat.booths >= 0 && seat.booths + onBoard === baltic.boothsPerPlayer, `the booths of seat ${i}`);
    check(seat.talers >= 0 && seat.talers <= 50, `the talers of seat ${i}`);
    if (i !== p.turn.seat) check(seat.goods.length <= 3, `the unsold goods of seat ${i}`);
  });
}

function auditTurn(p: Position): void {
  const { phase, seat, decides, losses } = p.turn;
  const own = p.seats[seat];
  check((phase === 'lose') === (decides !== undefined && losses !== undefined), 'what belongs to a loss');
  if (phase === 'setup') {
    check(
      Object.values(p.cities).every((c) => c.booths.every((n) => n === 0 || n === 2)),
      'the booths of the set-up',
    );
    check(
      Object.values(p.cities).every((c) => !c.warehouses.includes(null)),
      'the warehouses of the set-up',
    );
    check(
      p.seats.every((s) => s.talers === 3),
      'the talers of the set-up',
    );
  }
  if (phase === 'replenish') {
    check(own.talers >= 3 && !p.turn.acted && own.goods.length <= 3, 'the beginning of a turn');
    check(legalMoves(p).length === 2, 'the choice to replenish');
  }
  if (phase === 'trade') check(legalMoves(p).length > 1, 'the choice to go on');
  if (phase === 'lose') check(decides !== seat && losses![seat].length === 0 && p.turn.acted, 'who loses');
  if (phase === 'lose' || phase === 'tax') check(legalMoves(p).length > 1, `the choice in phase ${phase}`);
  if (phase === 'tax') check(own.goods.length > 3 && own.talers <= 3, 'the tax');
  if (phase === 'over') check(p.lastPileBy !== null && seat === p.seats.length - 1, 'the end');
}

/** The seat with the most of something, or -1 if several have. */
function sole(amounts: readonly number[]): number {
  const most = Math.max(...amounts);
  return amounts.filter((n) => n === most).length === 1 ? amounts.indexOf(most) : -1;
}

function expectedScore(p: Position) {
  const cities = Object.values(p.cities);
  const stacks = p.seats.map((_, i) => Math.max(...cities.map((c) => c.booths[i])));
  const presence = p.seats.map((_, i) => cities.filter((c) => c.booths[i] > 0).length);
  const ones = p.seats.map((s) => s.sold.filter((g) => barrelsOf(g) === 1).length);
  const rows = p.seats.map((s, seat) => {
    const bonus =
      (sole(stacks) === seat ? 2 : 0) +
      (p.lastPileBy === seat ? 3 : 0) +
      (sole(presence) === seat ? 4 : 0) +
      (sole(ones) === seat ? 5 : 0);
    const row = {
      seat,
      unsold: s.goods.length,
      sold: s.sold.reduce((sum, g) => sum + 1 + barrelsOf(g), 0),
      cities: cities
        .filter((c) => c.booths[seat] > 0)
        .reduce((sum, c) => sum + (c.booths.filter((n) => n > 0).length === 1 ? 4 : 2), 0),
      bonus: p.config.modules.includes('extra-card') ? bonus : 0,
    };
    return { ...row, total: row.unsold + row.sold + row.cities + row.bonus };
  });
  const strength = rows.map((row) => row.total * 100 + baltic.boothsPerPlayer - p.seats[row.seat].booths);
  return rows.map((row, seat) => ({ ...row, rank: 1 + strength.filter((n) => n > strength[seat]).length }));
}
