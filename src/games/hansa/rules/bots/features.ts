/**
 * What a value network sees of a state. Seats are numbered by how far they sit behind the viewer (who is 0), numbers
 * are thermometers; only the sizes of the piles are visible.
 */
import { behind, FeaturePlan, FeatureSections, type FeatureSink } from '../../../../core/features.js';
import { NOBODY, type State } from '../../../../core/game.js';
import type { FeatureRoles } from '../../../../core/roles.js';
import { mostBooths } from '../actions/buy.js';
import { emptySpaces } from '../actions/replenish.js';
import type { Board } from '../board/board.js';
import { GAME_ID } from '../config.js';
import { total } from '../score.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  LAST_PILE,
  MAX_GOODS,
  MAX_HAND,
  MAX_SEATS,
  OWES,
  PHASE,
  SEAT_SIZE,
  SHIP,
  SOLD,
  SPACES,
  STATE_SIZE,
  STOCK,
  SUPPLY,
  TALERS,
  TURN_SEAT,
} from '../state/layout.js';
import {
  BARRELS,
  COLOUR,
  IN_SETUP,
  IS_OVER,
  MAX_COLOURS,
  MOST_BARRELS,
  NO_GOOD,
  PHASES,
} from '../vocabulary.js';
import { featureRoles } from './roles.js';

/** Raise it when the meaning of a feature changes; networks trained before are then refused. */
const VERSION = 1;

/** The levels of each thermometer, and how many goods or points one level is. */
const BOOTH_LEVELS = 6;
const TALER_LEVELS = 8;
const STOCK_LEVELS = 15;
const COPY_LEVELS = 2;
const COLOUR_LEVELS = 4;
const HAND_LEVELS = 8;
const SALE_LEVELS = 12;
const TOTAL_LEVELS = 40;
const TOTAL_STEP = 2;
const LEAD_LEVELS = 40;
const LEAD_STEP = 1;
const SUPPLY_LEVELS = 32;
const SUPPLY_STEP = 2;
/** Sails from the ship to a seat's nearest booth, to a good of a colour it holds, and to a good that is free for it. */
const VOYAGES = 3;
const VOYAGE_LEVELS = 4;

const totals = new Int16Array(MAX_SEATS);
const copies = new Uint8Array(1 + MAX_COLOURS * MOST_BARRELS);
const ofColour = new Uint8Array(MAX_COLOURS);
const barrelsOf = new Uint8Array(MAX_COLOURS);
/** By seat: sails to the nearest booth, good that matches and good for free; and the colours in hand. */
const toBooth = new Uint8Array(MAX_SEATS);
const toMatch = new Uint8Array(MAX_SEATS);
const toFree = new Uint8Array(MAX_SEATS);
const held = new Uint8Array(MAX_SEATS);

/** The blocks of features, in their order, and their sizes. */
function sizesOf({ board, players }: Setup) {
  const colours = board.colours.length;
  const goods = colours * MOST_BARRELS;
  return {
    ship: board.cities * 2,
    turn: players,
    seat: players,
    phase: PHASES.length * 2,
    acted: 1,
    spaces: board.spaces * goods,
    empty: board.spaces,
    booths: board.cities * players * BOOTH_LEVELS,
    most: board.cities * (players + 1),
    talers: players * TALER_LEVELS,
    stock: players * STOCK_LEVELS,
    owes: players * colours,
    copies: players * goods * COPY_LEVELS,
    colour: players * colours * COLOUR_LEVELS,
    hand: players * HAND_LEVELS,
    sale: players * SALE_LEVELS,
    singles: players * 10,
    cities: players * board.cities,
    total: players * TOTAL_LEVELS,
    lead: (players - 1) * LEAD_LEVELS,
    supply: SUPPLY_LEVELS,
    lastPile: players + 1,
    extraCard: 1,
    voyage: players * VOYAGES * VOYAGE_LEVELS,
  };
}

/** The sections of the features. Hands have one for each seat, booths one for each city. */
const GAME = 0;
const GOODS = 1;
const STANDING = 2;
const HANDS = 3;
const VOYAGE = HANDS + MAX_SEATS;
const CITIES = VOYAGE + 1;

/** What the features of each section are made of. */
function sectionsOf({ board, players }: Setup): FeatureSections {
  const sections = new FeatureSections(CITIES + board.cities, STATE_SIZE);
  for (const at of [SHIP, TURN_SEAT, PHASE, ACTED, LAST_PILE, SUPPLY]) sections.depend(GAME, at);
  sections.depend(STANDING, LAST_PILE);
  sections.depend(STANDING, BOOTHS, board.cities * MAX_SEATS);
  for (const section of [GOODS, VOYAGE]) sections.depend(section, SPACES, board.spaces);
  sections.depend(VOYAGE, SHIP);
  sections.depend(VOYAGE, BOOTHS, board.cities * MAX_SEATS);
  for (let city = 0; city < board.cities; city++)
    sections.depend(CITIES + city, BOOTHS + city * MAX_SEATS, MAX_SEATS);
  for (let seat = 0; seat < players; seat++) {
    const block = seat * SEAT_SIZE;
    sections.depend(STANDING, HAND + block);
    sections.depend(STANDING, SOLD + block, 1 + MAX_GOODS);
    for (const at of [TALERS + block, STOCK + block, OWES + block, PHASE]) sections.depend(HANDS + seat, at);
    for (const section of [HANDS + seat, VOYAGE]) sections.depend(section, HAND + block, 1 + MAX_HAND);
  }
  return sections;
}

export class Features {
  readonly count: number;
  readonly schema: string;
  readonly sections: FeatureSections;
  private readonly setup: Setup;
  private readonly goods: number;
  /** Sails from one city to another, at `from * cities + to`. */
  private readonly sails: Uint8Array;
  /** Where each block begins. */
  private readonly at: Readonly<ReturnType<typeof sizesOf>>;
  private readonly plan: FeaturePlan;

  constructor(setup: Setup) {
    this.setup = setup;
    const { board, players } = setup;
    const plan = new FeaturePlan(`${GAME_ID}/${VERSION}`, board.id, `players=${players}`);
    const colours = board.colours.length;
    this.goods = colours * MOST_BARRELS;
    this.at = plan.blocks(sizesOf(setup));
    this.sections = sectionsOf(setup);
    this.sails = sailingDistances(board);
    this.count = plan.count;
    this.plan = plan;
    const cities = board.cityIds.map((id, c) => `${id}${board.spaceStart[c + 1] - board.spaceStart[c]}`);
    this.schema = `${plan.schema()} ${cities.join(',')} ${Array.from(board.exits).join('-')} ${board.colours.join(',')}`;
  }

  roles(): FeatureRoles {
    return featureRoles(this.setup, this.plan);
  }

  senseSection(s: State, seat: number, section: number, out: FeatureSink): void {
    if (section >= CITIES) this.senseCity(s, seat, section - CITIES, out);
    else if (section === VOYAGE) this.senseVoyages(s, seat, out);
    else if (section >= HANDS) this.senseHand(s, seat, section - HANDS, out);
    else if (section === STANDING) this.senseStanding(s, seat, out);
    else if (section === GOODS) this.senseGoods(s, out);
    else this.senseGame(s, seat, out);
  }

  private senseGame(s: State, seat: number, out: FeatureSink): void {
    const { at, setup } = this;
    const turn = behind(s[TURN_SEAT], seat, setup.players);
    out.add(at.ship + s[SHIP] * 2 + (turn === 0 ? 1 : 0));
    out.add(at.seat + seat);
    out.add(at.phase + s[PHASE] * 2 + (turn === 0 ? 1 : 0));
    if (s[PHASE] !== IS_OVER) out.add(at.turn + turn);
    if (s[ACTED] !== 0) out.add(at.acted);
    out.fill(at.supply, SUPPLY_LEVELS, (s[SUPPLY] / SUPPLY_STEP) | 0);
    out.add(
      at.lastPile + (s[LAST_PILE] === 0 ? setup.players : behind(s[LAST_PILE] - 1, seat, setup.players)),
    );
    if (setup.extraCard) out.add(at.extraCard);
  }

  /** What lies in the warehouses. */
  private senseGoods(s: State, out: FeatureSink): void {
    const { at } = this;
    const { board } = this.setup;
    for (let space = 0; space < board.spaces; space++) {
      const good = s[SPACES + space];
      if (good !== NO_GOOD) out.add(at.spaces + space * this.goods + good - 1);
    }
    out.fill(at.empty, board.spaces, emptySpaces(this.setup, s));
  }

  private senseCity(s: State, seat: number, city: number, out: FeatureSink): void {
    const { at } = this;
    const { players } = this.setup;
    for (let who = 0; who < players; who++) {
      const booths = s[BOOTHS + city * MAX_SEATS + ((seat + who) % players)];
      out.fill(at.booths + (city * players + who) * BOOTH_LEVELS, BOOTH_LEVELS, booths);
    }
    const most = mostBooths(this.setup, s, city);
    out.add(at.most + city * (players + 1) + (most < 0 ? players : behind(most, seat, players)));
  }

  private senseHand(s: State, seat: number, other: number, out: FeatureSink): void {
    const { at, goods } = this;
    const { board, players } = this.setup;
    const who = behind(other, seat, players);
    const block = other * SEAT_SIZE;
    const colours = board.colours.length;
    out.fill(at.talers + who * TALER_LEVELS, TALER_LEVELS, s[TALERS + block]);
    // During set-up, stocks follow from the booths on the board.
    if (s[PHASE] !== IN_SETUP) out.fill(at.stock + who * STOCK_LEVELS, STOCK_LEVELS, s[STOCK + block]);
    for (let colour = 0; colour < colours; colour++) {
      if ((s[OWES + block] >> colour) & 1) out.add(at.owes + who * colours + colour);
    }
    countHand(s, other);
    if (s[HAND + block] > 0) {
      for (let good = 1; good <= goods; good++) {
        out.fill(at.copies + (who * goods + good - 1) * COPY_LEVELS, COPY_LEVELS, copies[good]);
      }
    }
    let saleable = 0;
    for (let colour = 0; colour < colours; colour++) {
      out.fill(at.colour + (who * colours + colour) * COLOUR_LEVELS, COLOUR_LEVELS, ofColour[colour]);
      if (ofColour[colour] >= 2) saleable += barrelsOf[colour];
    }
    out.fill(at.hand + who * HAND_LEVELS, HAND_LEVELS, s[HAND + block]);
    out.fill(at.sale + who * SALE_LEVELS, SALE_LEVELS, saleable);
  }

  /** Totals, leads and what they come from, of all seats. */
  private senseStanding(s: State, seat: number, out: FeatureSink): void {
    const { at, setup } = this;
    const { board, players } = setup;
    for (let other = 0; other < players; other++) totals[other] = total(setup, s, other);
    for (let other = 0; other < players; other++) {
      const who = behind(other, seat, players);
      const sold = SOLD + other * SEAT_SIZE;
      let singles = 0;
      for (let i = sold + s[sold]; i > sold; i--) if (BARRELS[s[i]] === 1) singles++;
      out.fill(at.singles + who * 10, 10, singles);
      let cities = 0;
      for (let city = 0; city < board.cities; city++) if (s[BOOTHS + city * MAX_SEATS + other] > 0) cities++;
      out.fill(at.cities + who * board.cities, board.cities, cities);
      out.fill(at.total + who * TOTAL_LEVELS, TOTAL_LEVELS, (totals[other] / TOTAL_STEP) | 0);
      if (other === seat) continue;
      const lead = Math.max(0, ((totals[seat] - totals[other]) / LEAD_STEP + LEAD_LEVELS / 2) | 0);
      out.fill(at.lead + (who - 1) * LEAD_LEVELS, LEAD_LEVELS, lead);
    }
  }

  /** Of all seats; the nearer, the more features. */
  private senseVoyages(s: State, seat: number, out: FeatureSink): void {
    const { board, players } = this.setup;
    for (let other = 0; other < players; other++) {
      toBooth[other] = toMatch[other] = toFree[other] = VOYAGE_LEVELS;
      held[other] = coloursIn(s, other);
    }
    for (let city = 0; city < board.cities; city++) {
      const sails = this.sails[s[SHIP] * board.cities + city];
      if (sails < VOYAGE_LEVELS) this.sailTo(s, city, sails);
    }
    for (let other = 0; other < players; other++) {
      const first = this.at.voyage + behind(other, seat, players) * VOYAGES * VOYAGE_LEVELS;
      out.fill(first, VOYAGE_LEVELS, VOYAGE_LEVELS - toBooth[other]);
      out.fill(first + VOYAGE_LEVELS, VOYAGE_LEVELS, VOYAGE_LEVELS - toMatch[other]);
      out.fill(first + 2 * VOYAGE_LEVELS, VOYAGE_LEVELS, VOYAGE_LEVELS - toFree[other]);
    }
  }

  /** What a city that is so many sails away has for each seat. */
  private sailTo(s: State, city: number, sails: number): void {
    const { board, players } = this.setup;
    let goods = 0;
    for (let space = board.spaceStart[city]; space < board.spaceStart[city + 1]; space++) {
      const good = s[SPACES + space];
      if (good !== NO_GOOD) goods |= 1 << COLOUR[good];
    }
    for (let other = 0; other < players; other++) {
      if (sails < toBooth[other] && s[BOOTHS + city * MAX_SEATS + other] > 0) toBooth[other] = sails;
      if (sails < toMatch[other] && (goods & held[other]) !== 0) toMatch[other] = sails;
    }
    const holder = goods === 0 ? NOBODY : mostBooths(this.setup, s, city);
    if (holder !== NOBODY && sails < toFree[holder]) toFree[holder] = sails;
  }
}

/** The colours of the goods in a seat's hand, as bits. */
function coloursIn(s: State, seat: number): number {
  const hand = HAND + seat * SEAT_SIZE;
  let colours = 0;
  for (let i = hand + s[hand]; i > hand; i--) colours |= 1 << COLOUR[s[i]];
  return colours;
}

/** The goods in a seat's hand by kind and by colour. */
function countHand(s: State, seat: number): void {
  // Not `fill`: the calls cost more than these few zeros.
  for (let good = 0; good < copies.length; good++) copies[good] = 0;
  for (let colour = 0; colour < MAX_COLOURS; colour++) ofColour[colour] = barrelsOf[colour] = 0;
  const hand = HAND + seat * SEAT_SIZE;
  for (let i = hand + s[hand]; i > hand; i--) {
    copies[s[i]]++;
    ofColour[COLOUR[s[i]]]++;
    barrelsOf[COLOUR[s[i]]] += BARRELS[s[i]];
  }
}

function sailingDistances(board: Board): Uint8Array {
  const { cities } = board;
  const sails = new Uint8Array(cities * cities).fill(VOYAGE_LEVELS);
  for (let from = 0; from < cities; from++) {
    const queue = [from];
    sails[from * cities + from] = 0;
    for (const city of queue) {
      for (let i = board.exitStart[city]; i < board.exitStart[city + 1]; i++) {
        const next = from * cities + board.exits[i];
        if (sails[next] <= sails[from * cities + city] + 1) continue;
        sails[next] = sails[from * cities + city] + 1;
        queue.push(board.exits[i]);
      }
    }
  }
  return sails;
}
