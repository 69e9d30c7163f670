/** The features of the routes: who stands on them, who is close to creating one, and what it would bring. */
import type { Change } from '../../../../core/change.js';
import { behind, type FeaturePlan, type FeatureSink } from '../../../../core/features.js';
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { MAX_SEATS, PAWN, POINTS, ROUTE_MARKERS } from '../state/layout.js';
import { pawnAllows } from '../state/reach.js';
import { ABILITIES, EMPTY, kindOf, MARKERS, NONE, ownerOf } from '../vocabulary.js';
import { LoneRoutes, NEAR } from './lone-routes.js';

const MERCHANT_LEVELS = 2;
/** Levels for how many routes of a seat lack nothing, one point or two. */
const MANY = 4;
/** Prizes that lie on a route itself, as bits behind those of the abilities. */
const PRIZES = 2;
const MARKER_PRIZE = 1 << ABILITIES.length;
const SPECIAL_PRIZE = 2 << ABILITIES.length;

const pieces = new Uint8Array(MAX_SEATS);
const merchants = new Uint8Array(MAX_SEATS);
/** What a seat's near routes lead to, at `missing * players + seat`: bits of abilities, then of prizes; bits of cities. */
const toGains = new Int32Array(NEAR * MAX_SEATS);
const toCities = [new Int32Array(NEAR * MAX_SEATS), new Int32Array(NEAR * MAX_SEATS)];
/** How many there are, and those of them that the pawn lets a player work on. */
const lacking = new Uint8Array(NEAR * MAX_SEATS);
const open = new Uint8Array(NEAR * MAX_SEATS);

export class RouteFeatures {
  readonly groups: number;
  private readonly groupSize: number;
  private readonly setup: Setup;
  private readonly lone: LoneRoutes;
  private readonly longest: number;
  private readonly standing: number;
  private readonly merchants: number;
  private readonly alone: number;
  private readonly marker: number;
  private readonly city: number;
  /** Abilities, then prizes. */
  private readonly gains: number;
  private readonly near: number;
  private readonly open: number;
  private readonly working: number;

  /** The routes are in at most `groups` groups, each listed by itself. */
  constructor(setup: Setup, plan: FeaturePlan, groups: number) {
    this.setup = setup;
    this.lone = new LoneRoutes(setup.board);
    this.groupSize = Math.ceil(setup.board.routes / groups);
    this.groups = Math.ceil(setup.board.routes / this.groupSize);
    const { board, players } = setup;
    let longest = 0;
    for (let r = 0; r < board.routes; r++)
      longest = Math.max(longest, board.routeStart[r + 1] - board.routeStart[r]);
    this.longest = longest;
    this.standing = plan.block('standing', board.routes * players * longest);
    this.merchants = plan.block('merchants', board.routes * players * MERCHANT_LEVELS);
    this.alone = plan.block('alone', board.routes * players * longest);
    this.marker = plan.block('marker', board.routes * MARKERS.length);
    this.city = plan.block('city', board.cities * players * NEAR);
    this.gains = plan.block('ability', ABILITIES.length * players * NEAR);
    plan.block('prize', PRIZES * players * NEAR);
    this.near = plan.block('near', players * NEAR * MANY);
    this.open = plan.block('open', players === 2 ? players * NEAR * MANY : 0);
    this.working = plan.block('working', players * 16);
  }

  groupOf(route: number): number {
    return Math.floor(route / this.groupSize);
  }

  /** What lies and stands on the routes of a group. */
  senseGroup(s: State, seat: number, group: number, out: FeatureSink): void {
    const end = Math.min(this.setup.board.routes, (group + 1) * this.groupSize);
    for (let route = group * this.groupSize; route < end; route++) this.senseRoute(s, seat, route, out);
  }

  private senseRoute(s: State, seat: number, route: number, out: FeatureSink): void {
    const { longest } = this;
    const { board, players } = this.setup;
    const marker = s[ROUTE_MARKERS + route];
    if (marker !== 0) out.add(this.marker + route * MARKERS.length + marker - 1);
    const start = board.routeStart[route];
    const end = board.routeStart[route + 1];
    // Not `fill`: the call costs more than these few zeros.
    for (let who = 0; who < players; who++) pieces[who] = merchants[who] = 0;
    let owners = 0;
    let last = 0;
    for (let point = start; point < end; point++) {
      const piece = s[POINTS + point];
      if (piece === EMPTY) continue;
      const who = behind(ownerOf(piece), seat, players);
      if (pieces[who]++ === 0) owners++;
      merchants[who] += kindOf(piece);
      last = who;
    }
    if (owners === 0) return;
    for (let who = 0; who < players; who++) {
      if (pieces[who] === 0) continue;
      out.fill(this.standing + (route * players + who) * longest, longest, pieces[who]);
      out.fill(this.merchants + (route * players + who) * MERCHANT_LEVELS, MERCHANT_LEVELS, merchants[who]);
    }
    if (owners === 1) out.add(this.alone + (route * players + last) * longest + end - start - pieces[last]);
  }

  /** Over all routes: what each seat is close to, and how many of its tradesmen stand there. */
  senseNear(s: State, seat: number, out: FeatureSink, change?: Change): void {
    const { lone } = this;
    const { players } = this.setup;
    lone.update(s, change);
    // Not `fill`: the calls cost more than these few zeros.
    for (let i = 0; i < NEAR * players; i++)
      toGains[i] = toCities[0][i] = toCities[1][i] = lacking[i] = open[i] = 0;
    for (let word = 0; word < lone.near.length; word++) {
      for (let bits = lone.near[word]; bits !== 0; bits &= bits - 1)
        this.countNear(s, 32 * word + lowestBit(bits), seat);
    }
    for (let who = 0; who < players; who++) {
      this.fillNearness(toCities[0], who, this.city, out);
      this.fillNearness(toCities[1], who, this.city + 32 * players * NEAR, out);
      this.fillNearness(toGains, who, this.gains, out);
    }
    for (let missing = 0; missing < NEAR; missing++) {
      for (let who = 0; who < players; who++) {
        const at = (who * NEAR + missing) * MANY;
        out.fill(this.near + at, MANY, lacking[missing * players + who]);
        if (players === 2) out.fill(this.open + at, MANY, open[missing * players + who]);
      }
    }
    for (let other = 0; other < players; other++)
      out.fill(this.working + behind(other, seat, players) * 16, 16, lone.working[other]);
  }

  /** A seat is alone on the route and lacks only a few points. */
  private countNear(s: State, route: number, seat: number): void {
    const { lone } = this;
    const { board, players } = this.setup;
    const { cityA, cityB, develops } = board;
    const at = lone.missing[route] * players + behind(lone.owner[route], seat, players);
    const [a, b] = [cityA[route], cityB[route]];
    lacking[at]++;
    if (players === 2 && s[PAWN] !== NONE && pawnAllows(this.setup, s, route)) open[at]++;
    toCities[a >> 5][at] |= 1 << (a & 31);
    toCities[b >> 5][at] |= 1 << (b & 31);
    toGains[at] |= develops[a] | develops[b];
    if (s[ROUTE_MARKERS + route] !== 0) toGains[at] |= MARKER_PRIZE;
    if (board.specialRoute[route] !== 0) toGains[at] |= SPECIAL_PRIZE;
  }

  /** For each bit of `of` a thermometer: the nearer, the more features. */
  private fillNearness(of: Int32Array, who: number, first: number, out: FeatureSink): void {
    const { players } = this.setup;
    const lacksNone = of[who];
    const lacksOne = of[players + who];
    for (let bits = lacksNone | lacksOne | of[2 * players + who]; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const missing = (lacksNone & bit) !== 0 ? 0 : (lacksOne & bit) !== 0 ? 1 : 2;
      out.fill(first + (lowestBit(bits) * players + who) * NEAR, NEAR, NEAR - missing);
    }
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
