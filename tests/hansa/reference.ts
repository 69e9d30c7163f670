/**
 * The rules once more, slowly and plainly, on positions in their public form: what is legal, what follows, what it
 * is worth. The engine is compared with this after every action of random games.
 */
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };

interface Seat {
  talers: number;
  booths: number;
  goods: string[];
  sold: string[];
}

export interface Position {
  config: { game: string; board: string; players: number; modules: string[]; seed?: string };
  seats: Seat[];
  cities: Record<string, { booths: number[]; warehouses: (string | null)[] }>;
  ship: string;
  piles: string[][];
  lastPileBy: number | null;
  turn: { seat: number; phase: string; acted: boolean; decides?: number; losses?: string[][] };
}

export type Move = { type: string } & Record<string, unknown>;

export const colourOf = (good: string): string => good.slice(0, good.lastIndexOf('-'));
export const barrelsOf = (good: string): number => Number(good.slice(good.lastIndexOf('-') + 1));
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const byNumber = [...baltic.cities].sort((a, b) => a.number - b.number);
const cityFile = (id: string) => baltic.cities.find((c) => c.id === id)!;

/** The order in which the goods of a sale are written. */
function inSaleOrder(goods: readonly string[]): string[] {
  const rank = (good: string): number => baltic.goods.colours.indexOf(colourOf(good)) * 10 - barrelsOf(good);
  return [...goods].sort((a, b) => rank(a) - rank(b));
}

export const deciderOf = (p: Position): number | null =>
  p.turn.phase === 'over' ? null : (p.turn.decides ?? p.turn.seat);

/** The seat that is paid in a city, or null for the bank. */
function payee(p: Position, city: string): number | null {
  const booths = p.cities[city].booths;
  const most = Math.max(...booths);
  const first = booths.filter((n) => n === most);
  return most > 0 && first.length === 1 ? booths.indexOf(most) : null;
}

const spaces = (p: Position): (string | null)[] => Object.values(p.cities).flatMap((c) => c.warehouses);
const goodsInPiles = (p: Position): number => p.piles.flat().length;

function canReplenish(p: Position): boolean {
  return p.seats[p.turn.seat].talers >= 1 && goodsInPiles(p) > 0 && spaces(p).includes(null);
}
const allEmpty = (p: Position): boolean => spaces(p).every((space) => space === null);

/** Every way to sell: each set of places in the hand, tried one after the other. */
function sales(hand: readonly string[]): Move[] {
  const found = new Map<string, string[]>();
  for (let set = 1; set < 2 ** hand.length; set++) {
    const goods = inSaleOrder(hand.filter((_, i) => (set >> i) & 1));
    const enough = goods.every((g) => goods.filter((o) => colourOf(o) === colourOf(g)).length >= 2);
    if (enough) found.set(goods.join(), goods);
  }
  return [...found.values()].map((goods) => ({ type: 'sell', goods }));
}

function actionsInCity(p: Position): Move[] {
  const seat = p.seats[p.turn.seat];
  const city = p.cities[p.ship];
  const moves: Move[] = [];
  if (seat.talers >= 1 || payee(p, p.ship) === p.turn.seat) {
    city.warehouses.forEach((good, warehouse) => {
      if (good !== null) moves.push({ type: 'buy', warehouse });
    });
  }
  if (seat.booths > 0) moves.push(...unique(seat.goods).map((good) => ({ type: 'build', good })));
  if (city.booths[p.turn.seat] > 0) moves.push(...sales(seat.goods));
  return moves;
}

export function legalMoves(p: Position): Move[] {
  const seat = p.seats[p.turn.seat];
  switch (p.turn.phase) {
    case 'setup':
      return byNumber
        .filter((c) => !baltic.noBoothsAtSetup.includes(c.id) && p.cities[c.id].booths[p.turn.seat] === 0)
        .map((c) => ({ type: 'booths', city: c.id }));
    case 'replenish':
      if (!canReplenish(p)) return [{ type: 'skip' }];
      return allEmpty(p) ? [{ type: 'replenish' }] : [{ type: 'replenish' }, { type: 'skip' }];
    case 'trade': {
      const moves = p.turn.acted ? [] : actionsInCity(p);
      if (seat.talers >= 1) moves.push(...cityFile(p.ship).sailsTo.map((to) => ({ type: 'sail', to })));
      return [...moves, { type: 'end-turn' }];
    }
    case 'lose': {
      const loser = p.turn.decides!;
      const owed = p.seats[loser].goods.filter((g) => p.turn.losses![loser].includes(colourOf(g)));
      return unique(owed).map((good) => ({ type: 'lose', good }));
    }
    case 'tax':
      return unique(seat.goods).map((good) => ({ type: 'discard', good }));
    default:
      return [];
  }
}

function takeOut(goods: string[], good: string): void {
  goods.splice(goods.indexOf(good), 1);
}

function replenish(p: Position): void {
  p.seats[p.turn.seat].talers -= 1;
  for (const { id } of byNumber) {
    const { warehouses } = p.cities[id];
    for (let i = 0; i < warehouses.length; i++) {
      const pile = p.piles.findIndex((goods) => goods.length > 0);
      if (warehouses[i] !== null || pile < 0) continue;
      warehouses[i] = p.piles[pile].shift()!;
      if (pile === p.piles.length - 1) p.lastPileBy ??= p.turn.seat;
    }
  }
  p.turn.phase = 'trade';
}

function sell(p: Position, goods: readonly string[]): void {
  const { seat } = p.turn;
  p.cities[p.ship].booths[seat] -= 1;
  p.seats[seat].booths += 1;
  for (const good of goods) takeOut(p.seats[seat].goods, good);
  p.seats[seat].sold.push(...goods);
  const losses = p.seats.map((other, i) => {
    const choices: string[] = [];
    for (const colour of baltic.goods.colours) {
      if (i === seat || !goods.some((g) => colourOf(g) === colour)) continue;
      const kinds = unique(other.goods.filter((g) => colourOf(g) === colour));
      if (kinds.length === 1) takeOut(other.goods, kinds[0]);
      if (kinds.length > 1) choices.push(colour);
    }
    return choices;
  });
  if (losses.some((colours) => colours.length > 0)) {
    p.turn = { seat, phase: 'lose', acted: true, decides: nextLoser(p, losses), losses };
  }
}

function nextLoser(p: Position, losses: readonly string[][]): number {
  const order = p.seats.map((_, i) => (p.turn.seat + i) % p.seats.length);
  return order.find((i) => losses[i].length > 0)!;
}

function beginTurn(p: Position, seat: number): void {
  p.turn = { seat, phase: 'replenish', acted: false };
  p.seats[seat].talers += 3;
  if (!canReplenish(p)) p.turn.phase = 'trade';
  else if (allEmpty(p)) replenish(p);
}

function finishTurn(p: Position): void {
  const seat = p.seats[p.turn.seat];
  seat.talers = Math.min(3, seat.talers);
  while (seat.goods.length > 3 && unique(seat.goods).length === 1) seat.goods.shift();
  if (seat.goods.length > 3) p.turn.phase = 'tax';
  else if (p.turn.seat < p.seats.length - 1) beginTurn(p, p.turn.seat + 1);
  else if (p.lastPileBy === null) beginTurn(p, 0);
  else p.turn.phase = 'over';
}

function carryOut(p: Position, move: Move): void {
  const { seat } = p.turn;
  const own = p.seats[seat];
  const good = move.good as string;
  switch (move.type) {
    case 'booths':
      p.cities[move.city as string].booths[seat] += 2;
      own.booths -= 2;
      if (
        Object.values(p.cities).reduce((sum, c) => sum + c.booths.reduce((a, b) => a + b), 0) <
        6 * p.seats.length
      ) {
        p.turn.seat = (seat + 1) % p.seats.length;
      } else {
        beginTurn(p, 0);
      }
      break;
    case 'replenish':
      replenish(p);
      break;
    case 'skip':
      p.turn.phase = 'trade';
      break;
    case 'sail':
      own.talers -= 1;
      p.ship = move.to as string;
      p.turn.acted = false;
      break;
    case 'buy': {
      const paid = payee(p, p.ship);
      if (paid !== seat) own.talers -= 1;
      if (paid !== seat && paid !== null) p.seats[paid].talers += 1;
      own.goods.push(p.cities[p.ship].warehouses[move.warehouse as number]!);
      p.cities[p.ship].warehouses[move.warehouse as number] = null;
      p.turn.acted = true;
      break;
    }
    case 'build': {
      const booths = Math.min(barrelsOf(good), own.booths);
      takeOut(own.goods, good);
      own.booths -= booths;
      p.cities[p.ship].booths[seat] += booths;
      p.turn.acted = true;
      break;
    }
    case 'sell':
      p.turn.acted = true;
      sell(p, move.goods as string[]);
      break;
    case 'lose': {
      const losses = p.turn.losses!;
      takeOut(p.seats[p.turn.decides!].goods, good);
      takeOut(losses[p.turn.decides!], colourOf(good));
      if (losses.some((colours) => colours.length > 0)) p.turn.decides = nextLoser(p, losses);
      else p.turn = { seat, phase: 'trade', acted: true };
      break;
    }
    case 'discard':
      takeOut(own.goods, good);
      finishTurn(p);
      break;
    case 'end-turn':
      finishTurn(p);
      break;
  }
}

/** The position after a legal move and all that is forced after it. */
export function follow(position: Position, move: Move): Position {
  const p = structuredClone(position);
  carryOut(p, move);
  if (p.turn.phase === 'trade' && legalMoves(p).length === 1) finishTurn(p);
  return p;
}
