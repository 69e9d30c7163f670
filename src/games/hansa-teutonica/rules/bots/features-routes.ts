/** The features of the routes: who stands on them, who is close to creating one, and what it would bring. */
import type { Change } from '../../../../core/change.js';
import { behind, type FeatureList, type FeaturePlan } from '../../../../core/features.js';
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { MAX_CITIES, MAX_SEATS, PAWN, POINTS, ROUTE_MARKERS } from '../state/layout.js';
import { pawnAllows } from '../state/reach.js';
import { ABILITIES, EMPTY, kindOf, MARKERS, NONE, ownerOf } from '../vocabulary.js';
import { LoneRoutes } from './lone-routes.js';

/** A route that lacks fewer points than this is near. */
const NEAR = 3;
const FAR = 9;
const MERCHANT_LEVELS = 2;
/** Levels for how many routes of a seat lack nothing, one point or two. */
const MANY = 4;
/** Prizes that lie on a route itself. */
const PRIZES = 2;
const MARKER_PRIZE = 0;
const SPECIAL_PRIZE = 1;

const pieces = new Uint8Array(MAX_SEATS);
const merchants = new Uint8Array(MAX_SEATS);
/** The fewest points missing on a route to each city and for each ability, by seat. */
const toCity = new Uint8Array(MAX_CITIES * MAX_SEATS).fill(FAR);
const toAbility = new Uint8Array(ABILITIES.length * MAX_SEATS);
const toPrize = new Uint8Array(PRIZES * MAX_SEATS);
const lacking = new Uint8Array(NEAR * MAX_SEATS);
/** Those of them that the pawn lets a player work on. */
const open = new Uint8Array(NEAR * MAX_SEATS);
/** Where in `toCity` something is near. */
const nearCities = new Uint16Array(MAX_CITIES * MAX_SEATS);
let nearCount = 0;

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
  private readonly ability: number;
  private readonly prize: number;
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
    this.ability = plan.block('ability', ABILITIES.length * players * NEAR);
    this.prize = plan.block('prize', PRIZES * players * NEAR);
    this.near = plan.block('near', players * NEAR * MANY);
    this.open = plan.block('open', players === 2 ? players * NEAR * MANY : 0);
    this.working = plan.block('working', players * 16);
  }

  groupOf(route: number): number {
    return Math.floor(route / this.groupSize);
  }

  /** What lies and stands on the routes of a group. */
  senseGroup(s: State, seat: number, group: number, out: FeatureList): void {
    const end = Math.min(this.setup.board.routes, (group + 1) * this.groupSize);
    for (let route = group * this.groupSize; route < end; route++) this.senseRoute(s, seat, route, out);
  }

  private senseRoute(s: State, seat: number, route: number, out: FeatureList): void {
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
  senseNear(s: State, seat: number, out: FeatureList, change?: Change): void {
    const { lone } = this;
    const { board, players } = this.setup;
    lone.update(s, change);
    toAbility.fill(FAR);
    toPrize.fill(FAR);
    lacking.fill(0);
    open.fill(0);
    nearCount = 0;
    for (let route = 0; route < board.routes; route++) {
      if (lone.owner[route] === NONE || lone.missing[route] >= NEAR) continue;
      this.countNear(s, route, behind(lone.owner[route], seat, players), lone.missing[route]);
    }
    // Most cities are near to nobody.
    for (let i = 0; i < nearCount; i++) {
      const at = nearCities[i];
      out.fill(this.city + at * NEAR, NEAR, NEAR - toCity[at]);
      toCity[at] = FAR;
    }
    fillNearness(toAbility, ABILITIES.length * players, this.ability, out);
    fillNearness(toPrize, PRIZES * players, this.prize, out);
    for (let i = 0; i < players * NEAR; i++) {
      out.fill(this.near + i * MANY, MANY, lacking[i]);
      if (open[i] > 0) out.fill(this.open + i * MANY, MANY, open[i]);
    }
    for (let other = 0; other < players; other++)
      out.fill(this.working + behind(other, seat, players) * 16, 16, lone.working[other]);
  }

  /** `who` is alone on the route and lacks only `missing` points. */
  private countNear(s: State, route: number, who: number, missing: number): void {
    const { board, players } = this.setup;
    lacking[who * NEAR + missing]++;
    if (players === 2 && s[PAWN] !== NONE && pawnAllows(this.setup, s, route)) open[who * NEAR + missing]++;
    if (s[ROUTE_MARKERS + route] !== 0) nearest(toPrize, MARKER_PRIZE * players + who, missing);
    if (board.specialRoute[route] !== 0) nearest(toPrize, SPECIAL_PRIZE * players + who, missing);
    this.serve(board.cityA[route], who, missing);
    this.serve(board.cityB[route], who, missing);
  }

  private serve(city: number, who: number, missing: number): void {
    const { board, players } = this.setup;
    const at = city * players + who;
    if (toCity[at] === FAR) nearCities[nearCount++] = at;
    nearest(toCity, at, missing);
    for (let ability = 0, mask = board.develops[city]; mask !== 0; ability++, mask >>= 1) {
      if ((mask & 1) === 1) nearest(toAbility, ability * players + who, missing);
    }
  }
}

function nearest(of: Uint8Array, at: number, missing: number): void {
  if (missing < of[at]) of[at] = missing;
}

/** The nearer, the more features. */
function fillNearness(of: Uint8Array, count: number, first: number, out: FeatureList): void {
  for (let i = 0; i < count; i++) if (of[i] < NEAR) out.fill(first + i * NEAR, NEAR, NEAR - of[i]);
}
