/**
 * What a value network sees of a state. Seats are numbered by how far they sit behind the viewer (who is 0), numbers
 * are thermometers, and what the viewer cannot see (plates, the supply's order, others' missions) is left out.
 */
import type { Change } from '../../../../core/change.js';
import { behind, FeaturePlan, FeatureSections, type FeatureSink } from '../../../../core/features.js';
import type { State } from '../../../../core/game.js';
import type { FeatureRoles } from '../../../../core/roles.js';
import { GAME_ID } from '../board/board-file.js';
import { totalSeenBy } from '../score.js';
import { MISSION_CARDS, type Setup } from '../setup.js';
import {
  ACTIONS_LEFT,
  BEGUN,
  COMPLETED,
  CONNECTIONS,
  DECIDES,
  DISPLAY,
  EXTRAS,
  HAND,
  LIFTS_LEFT,
  LOOSE,
  MARKER_SUPPLY,
  MAX_FAVOURS,
  MAX_LOOSE,
  MAX_MARKERS,
  MAX_SEATS,
  MAX_SPECIAL,
  MISSION,
  PAWN,
  PAWN_MOVED,
  PERMANENT_LEFT,
  PERMITS_USED,
  PHASE,
  PLATE,
  POINTS,
  POSTS,
  REMOVED,
  REMOVES_LEFT,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STATE_SIZE,
  STOCK,
  SUPPLY,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listCount, listHas } from '../state/lists.js';
import { looseCity, looseCount, loosePiece, rightmostOwner } from '../state/posts.js';
import { EMPTY, IS_OVER, MARKERS, NONE, ownerOf, PHASES, TRACK_LENGTHS } from '../vocabulary.js';
import { DistanceToConnection } from './features-connection.js';
import { RouteFeatures } from './features-routes.js';
import { featureRoles } from './roles.js';
import { cityController, cityPosts, networks, surveyCities } from './survey.js';

/** Raise it when the meaning of a feature changes; networks trained before are then refused. */
const VERSION = 1;

/** The levels of each thermometer, and how many points one level of a total or a lead is. */
const TRADER_LEVELS = 14;
const MERCHANT_LEVELS = 4;
const SCORE_LEVELS = 25;
const TOTAL_LEVELS = 40;
const TOTAL_STEP = 2;
const LEAD_LEVELS = 40;
const LEAD_STEP = 2;
const ACTION_LEVELS = 8;
const NETWORK_LEVELS = 16;
const FEW = 3;

const totals = new Int16Array(MAX_SEATS);
const looseOf = new Uint8Array(MAX_SEATS);

/** The blocks of features, in their order, and their sizes. */
function sizesOf({ board, players }: Setup) {
  const spaces = board.postStart[board.cities];
  return {
    posts: spaces * players,
    control: board.cities * players,
    loose: board.cities * players * 2,
    skills: players * TRACK_LENGTHS.reduce((a, b) => a + b, 0),
    supply: players * (TRADER_LEVELS + MERCHANT_LEVELS),
    stock: players * (TRADER_LEVELS + MERCHANT_LEVELS),
    score: players * SCORE_LEVELS,
    total: players * TOTAL_LEVELS,
    lead: (players - 1) * LEAD_LEVELS,
    unused: players * MARKERS.length * 2,
    markers: players * 10,
    plate: players * FEW,
    network: players * NETWORK_LEVELS,
    connected: players,
    connections: players,
    distance: players * 6,
    special: board.specialPrestige.length * players,
    tiles: players * MAX_FAVOURS,
    display: MAX_FAVOURS,
    mission: board.cities + 6,
    completed: board.completedToEnd,
    supplyLeft: 16,
    turn: players * (1 + ACTION_LEVELS),
    begun: 3,
    phase: PHASES.length * 2,
    pending: 5 * FEW,
    pawn: board.provinces,
    permits: board.permitCities.length * (players + 1),
    edition: 3,
  };
}

/** The sections of the features. Hands and belongings have one for each seat, routes one for a few of them. */
const CITIES = 0;
const STANDING = 1;
const GAME = 2;
const TURN = 3;
const NEAR = 4;
const HANDS = 5;
const BELONGINGS = HANDS + MAX_SEATS;
const ROUTES = BELONGINGS + MAX_SEATS;
/** As many as there is room for. */
const ROUTE_GROUPS = 32 - ROUTES;

/** What the features of each section are made of. */
function sectionsOf({ board, players }: Setup, routes: RouteFeatures): FeatureSections {
  const sections = new FeatureSections(ROUTES + routes.groups, STATE_SIZE);
  for (const section of [CITIES, STANDING, GAME]) {
    sections.depend(section, POSTS, board.postStart[board.cities]);
    sections.depend(section, LOOSE, 1 + 2 * MAX_LOOSE);
  }
  for (const section of [CITIES, STANDING]) sections.depend(section, SPECIAL, MAX_SPECIAL);
  for (const section of [STANDING, GAME]) sections.depend(section, CONNECTIONS, 1 + MAX_SEATS);
  sections.depend(GAME, DISPLAY, 1 + MAX_FAVOURS);
  for (const at of [COMPLETED, MARKER_SUPPLY, PAWN, PERMITS_USED]) sections.depend(GAME, at);
  for (const at of TURN_BYTES) sections.depend(TURN, at);
  for (let seat = 0; seat < players; seat++) {
    const block = seat * SEAT_SIZE;
    sections.depend(CITIES, MISSION + block);
    sections.depend(HANDS + seat, SUPPLY + block, 4);
    for (const section of [STANDING, BELONGINGS + seat]) {
      for (const at of [SCORE, MISSION, USED]) sections.depend(section, at + block);
      sections.depend(section, REMOVED + block, TRACK_LENGTHS.length);
      sections.depend(section, TILES + block, 1 + MAX_FAVOURS);
      sections.depend(section, UNUSED + block, 1 + MAX_MARKERS);
    }
    sections.depend(BELONGINGS + seat, PLATE + block);
  }
  sections.depend(NEAR, PAWN);
  for (let route = 0; route < board.routes; route++) {
    for (const section of [NEAR, ROUTES + routes.groupOf(route)]) {
      const start = board.routeStart[route];
      sections.depend(section, POINTS + start, board.routeStart[route + 1] - start);
      sections.depend(section, ROUTE_MARKERS + route);
    }
  }
  return sections;
}

const TURN_BYTES = [
  ...[TURN_SEAT, DECIDES, PHASE, ACTIONS_LEFT, BEGUN, PAWN_MOVED],
  ...[EXTRAS, LIFTS_LEFT, HAND, REMOVES_LEFT, PERMANENT_LEFT],
];

export class Features {
  readonly count: number;
  readonly schema: string;
  readonly sections: FeatureSections;
  private readonly setup: Setup;
  private readonly routes: RouteFeatures;
  private readonly connection: DistanceToConnection;
  /** Where each block begins. */
  private readonly at: Readonly<ReturnType<typeof sizesOf>>;
  private readonly plan: FeaturePlan;

  constructor(setup: Setup) {
    this.setup = setup;
    const { board, players } = setup;
    const plan = new FeaturePlan(`${GAME_ID}/${VERSION}`, board.id, `players=${players}`);
    this.at = plan.blocks(sizesOf(setup));
    this.routes = new RouteFeatures(setup, plan, ROUTE_GROUPS);
    this.connection = new DistanceToConnection(board);
    this.count = plan.count;
    this.plan = plan;
    const cities = board.cityIds.map((id, c) => `${id}${board.postStart[c + 1] - board.postStart[c]}`);
    const routes = board.routeIds.map((id, r) => `${id}${board.routeStart[r + 1] - board.routeStart[r]}`);
    this.sections = sectionsOf(setup, this.routes);
    this.schema = `${plan.schema()} ${cities.join(',')} ${routes.join(',')}`;
  }

  roles(): FeatureRoles {
    return featureRoles(this.setup, this.plan);
  }

  senseSection(s: State, seat: number, section: number, out: FeatureSink, change?: Change): void {
    if (section >= ROUTES) this.routes.senseGroup(s, seat, section - ROUTES, out);
    else if (section >= BELONGINGS) this.senseBelongings(s, seat, section - BELONGINGS, out);
    else if (section >= HANDS) this.senseHands(s, seat, section - HANDS, out);
    else if (section === NEAR) this.routes.senseNear(s, seat, out, change);
    else if (section === TURN) this.senseTurn(s, seat, out);
    else if (section === GAME) this.senseGame(s, seat, out);
    else if (section === STANDING) this.senseStanding(s, seat, out);
    else this.senseCities(s, seat, out);
  }

  private senseCities(s: State, seat: number, out: FeatureSink): void {
    const { at } = this;
    const { board, players } = this.setup;
    surveyCities(board, s);
    const spaces = board.postStart[board.cities];
    for (let i = 0; i < spaces; i++) {
      if (s[POSTS + i] !== EMPTY)
        out.add(at.posts + i * players + behind(ownerOf(s[POSTS + i]), seat, players));
    }
    for (let city = 0; city < board.cities; city++) {
      if (cityController[city] !== NONE)
        out.add(at.control + city * players + behind(cityController[city], seat, players));
    }
    // Loose posts are sorted by city, so those of one city are counted together.
    for (let i = 0; i < looseCount(s); ) {
      const city = looseCity(s, i);
      looseOf.fill(0);
      for (; i < looseCount(s) && looseCity(s, i) === city; i++)
        looseOf[behind(ownerOf(loosePiece(s, i)), seat, players)]++;
      for (let who = 0; who < players; who++)
        out.fill(at.loose + (city * players + who) * 2, 2, looseOf[who]);
    }
    for (let i = 0; i < board.specialPrestige.length; i++) {
      if (s[SPECIAL + i] !== 0) out.add(at.special + i * players + behind(s[SPECIAL + i] - 1, seat, players));
    }
    this.senseMission(s, seat, out);
  }

  /** Its own card only: which cities still lack a post, how many have one. */
  private senseMission(s: State, seat: number, out: FeatureSink): void {
    const card = s[MISSION + seat * SEAT_SIZE];
    if (card === NONE) return;
    const { board } = this.setup;
    let posts = 0;
    for (let i = 0; i < MISSION_CARDS[card].length; i++) {
      const city = board.cityIndex.get(MISSION_CARDS[card][i])!;
      if (cityPosts[city * MAX_SEATS + seat] > 0) posts++;
      else out.add(this.at.mission + city);
    }
    out.fill(this.at.mission + board.cities, 3, posts);
    out.add(this.at.mission + board.cities + 3);
  }

  private senseHands(s: State, seat: number, other: number, out: FeatureSink): void {
    const { at } = this;
    const block = other * SEAT_SIZE;
    const hands = behind(other, seat, this.setup.players) * (TRADER_LEVELS + MERCHANT_LEVELS);
    out.fill(at.supply + hands, TRADER_LEVELS, s[SUPPLY + block]);
    out.fill(at.supply + hands + TRADER_LEVELS, MERCHANT_LEVELS, s[SUPPLY + block + 1]);
    out.fill(at.stock + hands, TRADER_LEVELS, s[STOCK + block]);
    out.fill(at.stock + hands + TRADER_LEVELS, MERCHANT_LEVELS, s[STOCK + block + 1]);
  }

  private senseBelongings(s: State, seat: number, other: number, out: FeatureSink): void {
    const { at } = this;
    const who = behind(other, seat, this.setup.players);
    const block = other * SEAT_SIZE;
    let track = at.skills + who * SKILLS;
    for (let ability = 0; ability < TRACK_LENGTHS.length; ability++) {
      out.fill(track, TRACK_LENGTHS[ability], s[REMOVED + block + ability]);
      track += TRACK_LENGTHS[ability];
    }
    out.fill(at.score + who * SCORE_LEVELS, SCORE_LEVELS, s[SCORE + block]);
    if (s[UNUSED + block] > 0) {
      for (let marker = 0; marker < MARKERS.length; marker++) {
        out.fill(at.unused + (who * MARKERS.length + marker) * 2, 2, listCount(s, UNUSED + block, marker));
      }
    }
    out.fill(at.markers + who * 10, 10, s[UNUSED + block] + s[USED + block]);
    out.fill(at.plate + who * FEW, FEW, s[PLATE + block]);
    for (let i = 1; i <= s[TILES + block]; i++) out.add(at.tiles + who * MAX_FAVOURS + s[TILES + block + i]);
  }

  /** Totals, leads and networks of all seats. */
  private senseStanding(s: State, seat: number, out: FeatureSink): void {
    const { at, setup } = this;
    const { players } = setup;
    this.connection.update(surveyCities(setup.board, s), players);
    for (let other = 0; other < players; other++) totals[other] = totalSeenBy(setup, s, other, seat);
    for (let other = 0; other < players; other++) {
      const who = behind(other, seat, players);
      out.fill(at.total + who * TOTAL_LEVELS, TOTAL_LEVELS, (totals[other] / TOTAL_STEP) | 0);
      if (other !== seat) {
        const lead = Math.max(0, ((totals[seat] - totals[other] + LEAD_LEVELS) / LEAD_STEP) | 0);
        out.fill(at.lead + (who - 1) * LEAD_LEVELS, LEAD_LEVELS, lead);
      }
      out.fill(at.network + who * NETWORK_LEVELS, NETWORK_LEVELS, networks[other]);
      if (listHas(s, CONNECTIONS, other)) out.add(at.connected + who);
      else out.fill(at.distance + who * 6, 6, this.connection.cities[other]);
    }
  }

  /** Whose turn it is, and what is left of it. */
  private senseTurn(s: State, seat: number, out: FeatureSink): void {
    const { at, setup } = this;
    if (s[PHASE] !== IS_OVER) {
      const turn = at.turn + behind(s[TURN_SEAT], seat, setup.players) * (1 + ACTION_LEVELS);
      out.add(turn);
      out.fill(turn + 1, ACTION_LEVELS, s[ACTIONS_LEFT]);
    }
    if (s[BEGUN] !== 0) out.add(at.begun);
    if (s[PAWN_MOVED] !== 0) out.add(at.begun + 1);
    out.add(at.phase + s[PHASE] * 2 + (s[DECIDES] === seat ? 1 : 0));
    out.fill(at.pending, FEW, s[EXTRAS]);
    out.fill(at.pending + FEW, FEW, s[LIFTS_LEFT]);
    out.fill(at.pending + 2 * FEW, FEW, s[HAND]);
    out.fill(at.pending + 3 * FEW, FEW, s[REMOVES_LEFT]);
    out.fill(at.pending + 4 * FEW, FEW, s[PERMANENT_LEFT]);
  }

  private senseGame(s: State, seat: number, out: FeatureSink): void {
    const { at, setup } = this;
    out.fill(at.connections, setup.players, s[CONNECTIONS]);
    for (let i = 1; i <= s[DISPLAY]; i++) out.add(at.display + s[DISPLAY + i]);
    out.fill(at.completed, setup.board.completedToEnd, s[COMPLETED]);
    out.fill(at.supplyLeft, 16, s[MARKER_SUPPLY]);
    if (s[PAWN] !== NONE) out.add(at.pawn + s[PAWN]);
    for (let i = 0; i < setup.board.permitCities.length; i++) {
      const permit = at.permits + i * (setup.players + 1);
      const owner = rightmostOwner(setup.board, s, setup.board.permitCities[i]);
      if (owner !== NONE) out.add(permit + behind(owner, seat, setup.players));
      if ((s[PERMITS_USED] >> i) & 1) out.add(permit + setup.players);
    }
    if (setup.edition.breaksTies) out.add(at.edition);
    if (setup.missions) out.add(at.edition + 1);
    if (setup.favours) out.add(at.edition + 2);
  }
}

const SKILLS = TRACK_LENGTHS.reduce((a, b) => a + b, 0);
