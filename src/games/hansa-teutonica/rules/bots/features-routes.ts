/** The features of the routes: who stands on them, who is close to creating one, and what it would bring. */
import type { FeatureList, FeaturePlan } from '../../../../core/features.js';
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { MAX_CITIES, MAX_SEATS, PAWN, POINTS, ROUTE_MARKERS } from '../state/layout.js';
import { pawnAllows } from '../state/reach.js';
import { ABILITIES, EMPTY, kindOf, MARKERS, NONE, ownerOf } from '../vocabulary.js';

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
const toCity = new Uint8Array(MAX_CITIES * MAX_SEATS);
const toAbility = new Uint8Array(ABILITIES.length * MAX_SEATS);
const toPrize = new Uint8Array(PRIZES * MAX_SEATS);
const lacking = new Uint8Array(NEAR * MAX_SEATS);
/** Those of them that the pawn lets a player work on. */
const open = new Uint8Array(NEAR * MAX_SEATS);
const working = new Uint8Array(MAX_SEATS);

export class RouteFeatures {
  private readonly setup: Setup;
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

  constructor(setup: Setup, plan: FeaturePlan) {
    this.setup = setup;
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

  sense(s: State, seat: number, out: FeatureList): void {
    const { longest } = this;
    const { board, players } = this.setup;
    toCity.fill(FAR, 0, board.cities * players);
    toAbility.fill(FAR);
    toPrize.fill(FAR);
    lacking.fill(0);
    open.fill(0);
    working.fill(0);
    for (let route = 0; route < board.routes; route++) {
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
        const owner = ownerOf(piece);
        const who = owner >= seat ? owner - seat : owner - seat + players;
        if (pieces[who]++ === 0) owners++;
        merchants[who] += kindOf(piece);
        last = who;
      }
      if (owners === 0) continue;
      for (let who = 0; who < players; who++) {
        if (pieces[who] === 0) continue;
        working[who] += pieces[who];
        out.fill(this.standing + (route * players + who) * longest, longest, pieces[who]);
        out.fill(this.merchants + (route * players + who) * MERCHANT_LEVELS, MERCHANT_LEVELS, merchants[who]);
      }
      if (owners === 1) this.senseAlone(s, route, last, end - start - pieces[last], out);
    }
    fillNearness(toCity, board.cities * players, this.city, out);
    fillNearness(toAbility, ABILITIES.length * players, this.ability, out);
    fillNearness(toPrize, PRIZES * players, this.prize, out);
    for (let i = 0; i < players * NEAR; i++) {
      out.fill(this.near + i * MANY, MANY, lacking[i]);
      if (open[i] > 0) out.fill(this.open + i * MANY, MANY, open[i]);
    }
    for (let who = 0; who < players; who++) out.fill(this.working + who * 16, 16, working[who]);
  }

  /** `who` is alone on the route and lacks `missing` points. */
  private senseAlone(s: State, route: number, who: number, missing: number, out: FeatureList): void {
    const { board, players } = this.setup;
    out.add(this.alone + (route * players + who) * this.longest + missing);
    if (missing >= NEAR) return;
    lacking[who * NEAR + missing]++;
    if (players === 2 && s[PAWN] !== NONE && pawnAllows(this.setup, s, route)) open[who * NEAR + missing]++;
    if (s[ROUTE_MARKERS + route] !== 0) nearest(toPrize, MARKER_PRIZE * players + who, missing);
    if (board.specialRoute[route] !== 0) nearest(toPrize, SPECIAL_PRIZE * players + who, missing);
    this.serve(board.cityA[route], who, missing);
    this.serve(board.cityB[route], who, missing);
  }

  private serve(city: number, who: number, missing: number): void {
    const { board, players } = this.setup;
    nearest(toCity, city * players + who, missing);
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
