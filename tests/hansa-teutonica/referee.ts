/**
 * The position after an action, computed from the public form alone and without regard to speed: what the
 * engine's answers are compared with. Trusts that the action is legal.
 */
import type { JsonObject } from '../../src/core/json.js';
import components from '../../src/games/hansa-teutonica/components.json' with { type: 'json' };
import { connected, controllers } from './audit.js';
import { BOARDS, type BoardFile, routeOf } from './boards.js';
import { freeFor, legalActions, openRoutes } from './reference.js';
import type { Position, Seat } from './scene.js';

type Kind = 'trader' | 'merchant';
interface Lifted {
  piece: string;
  country?: string;
}

const ownerOf = (piece: string): number => Number(piece[0]);
const kindOf = (piece: string): Kind => (piece[1] === 't' ? 'trader' : 'merchant');
const without = <T>(list: T[], item: T): T[] => list.filter((_, i) => i !== list.indexOf(item));

class Referee {
  readonly board: BoardFile;
  readonly p: Position;

  constructor(position: Position) {
    this.p = structuredClone(position);
    this.board = BOARDS[position.config.board as string];
  }

  get turn() {
    return this.p.turn;
  }

  /** The seat whose turn it is. */
  get mine(): Seat {
    return this.p.seats[this.turn.seat];
  }

  pieceAt(point: string): string | null {
    const [route, i] = point.split('/');
    return this.p.routes[route][Number(i)];
  }

  set(point: string, piece: string | null): void {
    const [route, i] = point.split('/');
    this.p.routes[route][Number(i)] = piece;
  }

  /** Takes a tradesman of a seat from its stock, its supply or a point. */
  take(seat: number, kind: Kind, from: string): void {
    if (from === 'stock') this.p.seats[seat].stock[`${kind}s`]--;
    else if (from === 'supply') this.p.seats[seat].supply[`${kind}s`]--;
    else this.set(from, null);
  }

  act(action: JsonObject): void {
    const { turn } = this;
    turn.acted = hasActed(turn) || (turn.phase === 'actions' && costsAction(action));
    switch (action.type) {
      case 'end-turn':
        this.endTurn();
        return;
      case 'income':
        this.income(action.traders as number, action.merchants as number);
        return;
      case 'share':
        this.take(turn.decides!, action.piece as Kind, 'stock');
        this.p.seats[turn.decides!].supply[`${action.piece as Kind}s`]++;
        this.goOn();
        return;
      case 'place':
        turn.actions--;
        this.enter(action.at as string);
        this.take(turn.seat, action.piece as Kind, 'supply');
        this.set(action.at as string, `${turn.seat}${(action.piece as string)[0]}`);
        this.goOn();
        return;
      case 'displace':
        this.displace(action);
        return;
      case 'relocate':
        this.relocate(action);
        return;
      case 'lift':
        this.lift(action.at as string);
        return;
      case 'create':
        this.create(action.route as string, action.reward as JsonObject);
        return;
      case 'use':
        this.use(action);
        return;
      case 'remove':
        this.remove(action.at as string);
        return;
      case 'permanent':
        this.permanent(action);
        return;
      case 'favour':
        for (const marker of action.markers as string[]) this.flip(marker);
        this.p.favours = without(this.p.favours, action.tile as string);
        this.mine.favours.push(action.tile as string);
        turn.forgone = true;
        turn.actions = 0;
        if (this.p.config.rules === 1) this.endTurn();
        else this.goOn();
        return;
      case 'pawn':
        this.movePawn(action.to as string, action.free as boolean);
        return;
      case 'put-marker':
        this.mine.markers.plate = without(this.mine.markers.plate, action.marker as string);
        this.p.markers[action.route as string] = action.marker as string;
        this.endTurn();
        return;
      case 'done':
        if (turn.phase === 'permanent' || turn.lifting === 'move-2') {
          this.lookForEnd();
          return;
        }
        this.goOn();
        return;
    }
    throw new Error(`unknown action ${JSON.stringify(action)}`);
  }

  /** Back to the actions of the turn; it ends when nothing is left to do in it. */
  goOn(): void {
    const { seat, actions, permits, pawn, acted, forgone } = this.turn;
    this.p.turn = { seat, actions, phase: 'actions', begun: true, acted };
    if (forgone) this.turn.forgone = true;
    if (permits !== undefined) this.turn.permits = permits;
    if (pawn !== undefined) this.turn.pawn = pawn;
    if (actions === 0 && legalActions(this.p).length === 1) this.endTurn();
  }

  /** T5, then T1 for the next player. */
  endTurn(): void {
    if (this.mine.markers.plate.length > 0 && openRoutes(this.board, this.p).length > 0) {
      this.p.turn = { ...this.turn, phase: 'markers' };
      return;
    }
    this.beginTurn((this.turn.seat + 1) % this.p.seats.length);
  }

  /** T1 */
  beginTurn(seat: number): void {
    const { permits, pawn } = this.turn;
    const { abilities, favours } = this.p.seats[seat];
    const actions =
      components.abilities.actions[abilities.actions] + (favours.includes('extra-action') ? 1 : 0);
    this.p.turn = { seat, actions, phase: 'actions', begun: false };
    if (permits !== undefined) this.turn.permits = [];
    if (pawn !== undefined) this.turn.pawn = false;
  }

  /** A1, A2 */
  income(traders: number, merchants: number): void {
    const { stock, supply } = this.mine;
    stock.traders -= traders;
    supply.traders += traders;
    stock.merchants -= merchants;
    supply.merchants += merchants;
    this.turn.actions--;
    const sharer = this.p.seats.findIndex((seat) => seat.favours.includes('income-share'));
    const left =
      sharer === -1 ? 0 : this.p.seats[sharer].stock.traders + this.p.seats[sharer].stock.merchants;
    this.goOnUnless(sharer !== this.turn.seat && left > 0, { phase: 'share', decides: sharer });
  }

  goOnUnless(pending: boolean, phase: JsonObject): void {
    if (pending) this.p.turn = { ...this.turn, begun: true, ...phase };
    else this.goOn();
  }

  /** I1: uses up a permit, a local one first. */
  enter(point: string): void {
    const { country } = routeOf(this.board.id, point.split('/')[0]);
    if (country === undefined || country === 'england') return;
    const good = this.board.cities.filter((city) => {
      const posts = this.p.cities[city.id].posts.filter((piece) => piece !== null);
      const holder = posts.length === 0 ? -1 : ownerOf(posts[posts.length - 1]);
      return (
        city.permits?.includes(country) && holder === this.turn.seat && !this.turn.permits!.includes(city.id)
      );
    });
    const used = good.find((city) => city.countries?.includes(country)) ?? good[0];
    this.turn.permits = [...this.turn.permits!, used.id].sort();
  }

  /** C1, C2 */
  displace(action: JsonObject): void {
    const { turn, mine } = this;
    const at = action.at as string;
    const victim = this.pieceAt(at)!;
    const pay = action.pay as { traders: number; merchants: number };
    turn.actions--;
    this.enter(at);
    this.take(turn.seat, action.piece as Kind, 'supply');
    mine.supply.traders -= pay.traders;
    mine.stock.traders += pay.traders;
    mine.supply.merchants -= pay.merchants;
    mine.stock.merchants += pay.merchants;
    this.set(at, `${turn.seat}${(action.piece as string)[0]}`);
    const decides = ownerOf(victim);
    const two = kindOf(victim) === 'merchant' || this.p.seats[decides].favours.includes('double-relocation');
    const pending = { displaced: victim, from: at.split('/')[0], extras: two ? 2 : 1, put: [] };
    this.p.turn = { ...turn, begun: true, phase: 'relocate', decides, ...pending };
    this.relocateOn();
  }

  relocate(action: JsonObject): void {
    const { turn } = this;
    if (action.from === 'displaced') turn.displaced = null;
    else {
      this.take(turn.decides!, action.piece as Kind, action.from as string);
      turn.extras = (turn.extras as number) - 1;
    }
    this.set(action.to as string, `${turn.decides}${(action.piece as string)[0]}`);
    turn.put = [...(turn.put as string[]), action.to as string];
    this.relocateOn();
  }

  /** C5, and the end of it when nothing is left to choose. */
  relocateOn(): void {
    const { turn } = this;
    const lost = typeof turn.displaced === 'string' && !this.offers('relocate', 'displaced');
    if (lost) {
      this.p.seats[turn.decides!].stock[`${kindOf(turn.displaced as string)}s`]++;
      turn.displaced = null;
    }
    if (turn.displaced === null && !this.offers('relocate')) this.goOn();
  }

  offers(type: string, from?: string): boolean {
    return legalActions(this.p).some(
      (action) => action.type === type && (from === undefined || action.from === from),
    );
  }

  /** D1, M4, H4 */
  lift(at: string): void {
    const { turn } = this;
    if (turn.phase === 'actions') {
      turn.actions--;
      const lifts = components.abilities.book[this.mine.abilities.book];
      this.p.turn = { ...turn, begun: true, phase: 'lift', lifting: 'move', lifts, hand: [] };
    }
    const { country } = routeOf(this.board.id, at.split('/')[0]);
    const lifted: Lifted = { piece: this.pieceAt(at)!, ...(country === undefined ? {} : { country }) };
    this.turn.hand = [...(this.turn.hand as JsonObject[]), { ...lifted }];
    this.turn.lifts = (this.turn.lifts as number) - 1;
    this.set(at, null);
  }

  /** Puts down the `index`-th piece of the hand. */
  drop(index: number, at: string): void {
    const hand = this.turn.hand as unknown as Lifted[];
    this.set(at, hand[index].piece);
    this.turn.hand = hand.filter((_, i) => i !== index).map((lifted) => ({ ...lifted }));
    if (hand.length > 1 || this.offers('lift')) return;
    if (this.turn.lifting === 'move-2') this.lookForEnd();
    else this.goOn();
  }

  /** E2 to E12, then H3 */
  create(id: string, reward: JsonObject): void {
    const { p, turn, mine, board } = this;
    const route = routeOf(board.id, id);
    turn.actions--;
    turn.begun = true;
    for (const city of route.cities) {
      const controller = controllers(board, p)[city];
      if (controller !== -1) p.seats[controller].score++;
    }
    if (reward.type === 'extra-post') this.flip('extra-post');
    const marker = p.markers[id];
    if (marker !== undefined) {
      delete p.markers[id];
      mine.markers.unused.push(marker);
      if (p.supply.length > 0) mine.markers.plate.push(p.supply.shift()!);
      else turn.supplyFailed = true;
    }
    const rest = p.routes[id].map((piece) => kindOf(piece!));
    p.routes[id] = p.routes[id].map(() => null);
    const spend = (kind: Kind): void => void rest.splice(rest.indexOf(kind), 1);
    const name = reward.city as string;
    const piece = `${turn.seat}${String(reward.piece)[0]}`;
    if (reward.type === 'post') {
      spend(reward.piece as Kind);
      const space = p.cities[name].posts.indexOf(null);
      p.cities[name].posts[space] = piece;
      mine.score += board.cities.find((city) => city.id === name)!.posts[space].prestige ?? 0;
    } else if (reward.type === 'extra-post') {
      spend(reward.piece as Kind);
      p.cities[name].extra.unshift(piece);
    } else if (reward.type === 'develop') {
      this.develop(reward.ability as keyof Seat['abilities']);
    } else if (reward.type === 'special') {
      spend('merchant');
      p.special[reward.space as number] = turn.seat;
    }
    this.posted();
    for (const kind of rest) mine.stock[`${kind}s`]++;
    this.offerPermanent(route.permanentMarker, rest);
  }

  /** E6, E11, H1: what follows from a new post. */
  posted(): void {
    const { p, board } = this;
    p.completed = board.cities.filter(({ id, green }) => {
      const { posts, extra } = p.cities[id];
      return green ? posts.length + extra.length > 0 : !posts.includes(null);
    }).length;
    for (const seat of connected(board, p)) {
      if (p.connections.includes(seat)) continue;
      p.seats[seat].score += board.connection.prestige[p.connections.length] ?? 0;
      p.connections.push(seat);
    }
  }

  /** E8, T4 */
  develop(ability: keyof Seat['abilities']): void {
    const { mine, turn } = this;
    const values = components.abilities.actions;
    const rises = values[mine.abilities.actions + 1] > values[mine.abilities.actions];
    if (ability === 'actions' && rises && !turn.forgone) turn.actions++;
    mine.abilities[ability]++;
    if (ability === 'book') mine.supply.merchants++;
    else mine.supply.traders++;
  }

  flip(marker: string): void {
    const { markers } = this.mine;
    markers.unused = without(markers.unused, marker);
    markers.used.push(marker);
  }

  /** H3 */
  offerPermanent(marker: string | undefined, rest: Kind[]): void {
    if (marker === undefined) {
      this.lookForEnd();
      return;
    }
    if (marker === 'move-2') {
      this.p.turn = { ...this.turn, phase: 'lift', lifting: 'move-2', lifts: 2, hand: [] };
      if (!this.offers('lift')) this.lookForEnd();
      return;
    }
    if (marker === 'develop-privilege' && this.mine.abilities.privilege === 3) {
      this.lookForEnd();
      return;
    }
    this.p.turn = { ...this.turn, phase: 'permanent', marker, uses: marker.endsWith('-2') ? 2 : 1, put: [] };
    if (marker === 'reuse-2') {
      const of = (kind: Kind): number => rest.filter((other) => other === kind).length;
      this.turn.reusable = { traders: of('trader'), merchants: of('merchant') };
    }
    if (!this.offers('permanent')) this.lookForEnd();
  }

  /** H4, I5 */
  permanent(action: JsonObject): void {
    const { turn, p } = this;
    const kind = action.piece as Kind;
    const piece = `${turn.seat}${String(kind)[0]}`;
    turn.uses = (turn.uses as number) - 1;
    switch (turn.marker) {
      case 'develop-privilege':
        this.develop('privilege');
        break;
      case 'green-post':
        this.take(turn.seat, kind, 'supply');
        p.cities[action.city as string].posts.push(piece);
        this.posted();
        break;
      case 'reuse-2': {
        const reusable = turn.reusable as unknown as Record<string, number>;
        turn.reusable = { ...reusable, [`${kind}s`]: reusable[`${kind}s`] - 1 };
        this.take(turn.seat, kind, 'stock');
        this.set(action.to as string, piece);
        break;
      }
      case 'place-2':
        this.take(turn.seat, kind, action.from as string);
        this.set(action.to as string, piece);
        turn.put = [...(turn.put as string[]), action.to as string];
        break;
    }
    if (turn.uses === 0 || !this.offers('permanent')) this.lookForEnd();
  }

  /** X1 */
  lookForEnd(): void {
    const { p, board, turn } = this;
    const twenty = p.seats.some((seat) => seat.score >= 20);
    if (!twenty && !turn.supplyFailed && p.completed < board.completedCitiesToEnd) {
      this.goOn();
      return;
    }
    this.goOn();
    p.turn = { seat: turn.seat, actions: 0, phase: 'over', begun: true };
  }

  /** M1 to M5 */
  use(action: JsonObject): void {
    const { p, turn } = this;
    const marker = action.marker as string;
    this.flip(marker);
    if (marker === 'exchange') {
      const { posts } = p.cities[action.city as string];
      const left = action.post as number;
      [posts[left], posts[left + 1]] = [posts[left + 1], posts[left]];
    } else if (marker === 'develop') this.develop(action.ability as keyof Seat['abilities']);
    else if (marker.startsWith('actions-')) turn.actions += Number(marker.slice(-1));
    else if (marker === 'move-3') {
      this.p.turn = { ...turn, begun: true, phase: 'lift', lifting: 'move-3', lifts: 3, hand: [] };
      return;
    } else {
      this.p.turn = { ...turn, begun: true, phase: 'remove', removes: 3 };
      return;
    }
    this.goOn();
  }

  remove(at: string): void {
    const piece = this.pieceAt(at)!;
    this.p.seats[ownerOf(piece)].supply[`${kindOf(piece)}s`]++;
    this.set(at, null);
    this.turn.removes = (this.turn.removes as number) - 1;
    if (this.turn.removes === 0 || !this.offers('remove')) this.goOn();
  }

  /** S6, P2 */
  movePawn(to: string, free: boolean): void {
    const { turn, p } = this;
    p.pawn = to;
    if (turn.phase === 'pawn') {
      this.beginTurn(turn.seat);
      return;
    }
    if (!free) turn.actions--;
    else if (p.config.rules === 1 ? turn.begun : turn.acted) {
      this.endTurn();
      return;
    } else turn.pawn = true;
    this.goOn();
  }
}

/** P2: whether an action was done in a turn. A turn that has begun has the field only if none was. */
export const hasActed = ({ begun, acted }: Position['turn']): boolean =>
  (acted as boolean | undefined) ?? begun;

const ACTIONS = ['income', 'place', 'displace', 'lift', 'create'];
const costsAction = ({ type, free }: JsonObject): boolean =>
  ACTIONS.includes(type as string) || (type === 'pawn' && free === false);

/** The positions an action can lead to: one, except for equal pieces that were lifted in different countries. */
export function outcomes(position: Position, action: JsonObject): Position[] {
  if (action.type !== 'drop') {
    const referee = new Referee(position);
    referee.act(action);
    return [referee.p];
  }
  const board = BOARDS[position.config.board as string];
  const at = action.at as string;
  const hand = position.turn.hand as unknown as Lifted[];
  const there = routeOf(board.id, at.split('/')[0]).country;
  return hand.flatMap(({ piece, country }, index) => {
    const allowed =
      country === undefined || there === country || (position.turn.lifting === 'move' && there === 'england');
    if (piece !== action.piece || !allowed || !freeFor(board, position, kindOf(piece)).includes(at))
      return [];
    const referee = new Referee(position);
    referee.drop(index, at);
    return [referee.p];
  });
}
