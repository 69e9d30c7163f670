/** Actions and what follows from them as sentences for a log. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import * as codes from '../formats/codes.js';
import {
  ACTIONS_LEFT,
  COMPLETED,
  CONNECTIONS,
  DECIDES,
  PHASE,
  POINTS,
  POSTS,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SUPPLY_FAILED,
  TURN_SEAT,
} from '../state/layout.js';
import type { Table } from '../table.js';
import {
  DEVELOP,
  DEVELOP_PRIVILEGE,
  EXCHANGE,
  GREEN_POST,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_SHARE,
  IS_OVER,
  kindOf,
  ownerOf,
} from '../vocabulary.js';
import { WORDS } from './words.js';

/** Sentence patterns. Names of cities and players are the same in all languages. */
const TEXTS = {
  en: {
    income: (who: string, what: string) => `${who} hires ${what} from the stock.`,
    share: (who: string, kind: string) => `${who} hires a ${kind} as a share of the income.`,
    place: (who: string, kind: string, where: string) => `${who} places a ${kind} on ${where}.`,
    displace: (who: string, kind: string, victim: string, theirs: string, where: string, price: string) =>
      `${who} displaces ${victim}'s ${theirs} on ${where} with a ${kind}, paying ${price}.`,
    relocate: (who: string, kind: string, where: string) => `${who} puts the displaced ${kind} on ${where}.`,
    extra: (who: string, kind: string, from: string, where: string) =>
      `${who} adds a ${kind} from ${from} on ${where}.`,
    stock: 'the stock',
    supply: 'the supply',
    lift: (who: string, whose: string, kind: string, where: string) =>
      `${who} lifts ${whose} ${kind} from ${where}.`,
    drop: (who: string, whose: string, kind: string, where: string) =>
      `${who} puts ${whose} ${kind} on ${where}.`,
    own: 'a',
    of: (name: string) => `${name}'s`,
    remove: (who: string, whose: string, kind: string, where: string) =>
      `${who} sends ${whose} ${kind} on ${where} back to the supply.`,
    create: (who: string, route: string) => `${who} creates the route ${route}`,
    takes: (marker: string) => `, takes ${marker}`,
    post: (kind: string, city: string) => ` and establishes a ${kind} in ${city}.`,
    extraPost: (kind: string, city: string) => ` and establishes a ${kind} as an extra post in ${city}.`,
    develops: (ability: string) => ` and develops ${ability}.`,
    special: (points: number) => ` and sends a merchant to the prestige space of ${points}.`,
    none: '.',
    exchange: (who: string, city: string, left: string, right: string) =>
      `${who} exchanges two posts in ${city}: ${left} and ${right}.`,
    useDevelop: (who: string, ability: string) => `${who} uses a marker to develop ${ability}.`,
    use: (who: string, marker: string) => `${who} uses the marker ${marker}.`,
    permanent: (who: string, marker: string) => `${who} uses the permanent marker ${marker}`,
    favour: (who: string, tile: string, first: string, second: string) =>
      `${who} gives up the turn and the markers ${first} and ${second} for the favour ${tile}.`,
    pawn: (who: string, province: string) => `${who} moves the pawn to ${province}.`,
    paidPawn: (who: string, province: string) => `${who} spends an action to move the pawn to ${province}.`,
    putMarker: (who: string, marker: string, route: string) => `${who} puts ${marker} on ${route}.`,
    done: {
      [IN_RELOCATE]: (who: string) => `${who} adds nothing more.`,
      [IN_SHARE]: (who: string) => `${who} takes no share of the income.`,
      [IN_PERMANENT]: (who: string) => `${who} leaves the permanent marker.`,
    } as Readonly<Record<number, (who: string) => string>>,
    finished: (who: string) => `${who} leaves it at that.`,
    endTurn: (who: string, actions: number) =>
      actions === 0
        ? `${who} ends the turn.`
        : `${who} ends the turn with ${actions} action${actions === 1 ? '' : 's'} left.`,
    scores: (who: string, points: number, total: number) => `${who} scores ${points} and stands at ${total}.`,
    completed: (count: number, end: number) => `Completed cities: ${count} of ${end}.`,
    connection: (who: string, from: string, to: string) => `${who} connects ${from} and ${to}.`,
    overByTrack: 'The game is over: the track has reached 20.',
    overByMarkers: 'The game is over: no marker is left to draw.',
    overByCities: 'The game is over: enough cities are complete.',
  },
  de: {
    income: (who: string, what: string) => `${who} holt ${what} aus dem Bestand.`,
    share: (who: string, kind: string) => `${who} holt als Anteil am Einkommen einen ${kind}.`,
    place: (who: string, kind: string, where: string) => `${who} setzt einen ${kind} auf ${where}.`,
    displace: (who: string, kind: string, victim: string, theirs: string, where: string, price: string) =>
      `${who} verdrängt auf ${where} einen ${theirs} von ${victim} durch einen ${kind} und zahlt ${price}.`,
    relocate: (who: string, kind: string, where: string) =>
      `${who} setzt den verdrängten ${kind} auf ${where}.`,
    extra: (who: string, kind: string, from: string, where: string) =>
      `${who} setzt zusätzlich einen ${kind} aus ${from} auf ${where}.`,
    stock: 'dem Bestand',
    supply: 'dem Vorrat',
    lift: (who: string, whose: string, kind: string, where: string) =>
      `${who} nimmt einen ${kind}${whose} auf ${where} in die Hand.`,
    drop: (who: string, whose: string, kind: string, where: string) =>
      `${who} setzt einen ${kind}${whose} auf ${where}.`,
    own: '',
    of: (name: string) => ` von ${name}`,
    remove: (who: string, whose: string, kind: string, where: string) =>
      `${who} schickt einen ${kind}${whose} auf ${where} in den Vorrat zurück.`,
    create: (who: string, route: string) => `${who} gründet die Handelsstraße ${route}`,
    takes: (marker: string) => `, nimmt den Marker ${marker}`,
    post: (kind: string, city: string) => ` und eröffnet ein Kontor in ${city} (${kind}).`,
    extraPost: (kind: string, city: string) => ` und eröffnet ein Zusatzkontor in ${city} (${kind}).`,
    develops: (ability: string) => ` und entwickelt ${ability}.`,
    special: (points: number) => ` und schickt einen Kaufmann auf das Ansehensfeld ${points}.`,
    none: '.',
    exchange: (who: string, city: string, left: string, right: string) =>
      `${who} tauscht zwei Kontore in ${city}: ${left} und ${right}.`,
    useDevelop: (who: string, ability: string) => `${who} nutzt einen Marker und entwickelt ${ability}.`,
    use: (who: string, marker: string) => `${who} nutzt den Marker ${marker}.`,
    permanent: (who: string, marker: string) => `${who} nutzt den Dauermarker ${marker}`,
    favour: (who: string, tile: string, first: string, second: string) =>
      `${who} gibt den Zug und die Marker ${first} und ${second} für die Gunst ${tile}.`,
    pawn: (who: string, province: string) => `${who} zieht die Spielfigur nach ${province}.`,
    paidPawn: (who: string, province: string) =>
      `${who} zieht die Spielfigur für eine Aktion nach ${province}.`,
    putMarker: (who: string, marker: string, route: string) => `${who} legt ${marker} an ${route}.`,
    done: {
      [IN_RELOCATE]: (who: string) => `${who} setzt nichts mehr dazu.`,
      [IN_SHARE]: (who: string) => `${who} verzichtet auf den Anteil am Einkommen.`,
      [IN_PERMANENT]: (who: string) => `${who} lässt den Dauermarker liegen.`,
    } as Readonly<Record<number, (who: string) => string>>,
    finished: (who: string) => `${who} belässt es dabei.`,
    endTurn: (who: string, actions: number) =>
      actions === 0
        ? `${who} beendet den Zug.`
        : `${who} beendet den Zug und lässt ${actions} ${actions === 1 ? 'Aktion' : 'Aktionen'} verfallen.`,
    scores: (who: string, points: number, total: number) => `${who} erhält ${points} und steht auf ${total}.`,
    completed: (count: number, end: number) => `Vollendete Städte: ${count} von ${end}.`,
    connection: (who: string, from: string, to: string) => `${who} verbindet ${from} und ${to}.`,
    overByTrack: 'Das Spiel ist aus: Die Ansehensleiste hat 20 erreicht.',
    overByMarkers: 'Das Spiel ist aus: Es ist kein Marker mehr zu ziehen.',
    overByCities: 'Das Spiel ist aus: Genug Städte sind vollendet.',
  },
};

/** The names of a route's cities: "Arnheim–Kampen". */
export const routeName = (t: Table, route: number): string =>
  `${t.board.cityNames[t.board.cityA[route]]}–${t.board.cityNames[t.board.cityB[route]]}`;

export function sentence(
  t: Table,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const b = t.board;
  const text = TEXTS[language];
  const words = WORDS[language];
  const who = names[s[DECIDES]];
  const kind = words.kinds[codes.kindIn(a)];
  const at = (point: number): string => routeName(t, b.routeOfPoint[point]);
  const where = at(codes.pointIn(a));
  const whose = (seat: number): string => (seat === s[DECIDES] ? text.own : text.of(names[seat]));
  switch (codes.typeOf(a)) {
    case codes.INCOME:
      return text.income(who, words.pieces(codes.incomeTraders(a), codes.incomeMerchants(a)));
    case codes.SHARE:
      return text.share(who, kind);
    case codes.PLACE:
      return text.place(who, kind, where);
    case codes.DISPLACE: {
      const piece = s[POINTS + codes.pointIn(a)];
      const price = words.pieces(codes.payTraders(a), codes.payMerchants(a));
      return text.displace(who, kind, names[ownerOf(piece)], words.kinds[kindOf(piece)], where, price);
    }
    case codes.RELOCATE: {
      const source = codes.sourceIn(a);
      if (source === codes.FROM_DISPLACED) return text.relocate(who, kind, where);
      return text.extra(who, kind, sourceName(t, a, language), where);
    }
    case codes.LIFT:
    case codes.REMOVE: {
      const piece = s[POINTS + codes.pointIn(a)];
      const say = codes.typeOf(a) === codes.LIFT ? text.lift : text.remove;
      return say(who, whose(ownerOf(piece)), words.kinds[kindOf(piece)], where);
    }
    case codes.DROP:
      return text.drop(who, whose(codes.seatIn(a)), kind, where);
    case codes.CREATE:
      return createSentence(t, s, a, who, language);
    case codes.USE:
      return useSentence(t, s, a, names, language);
    case codes.USE_PERMANENT:
      return permanentSentence(t, a, who, language);
    case codes.TAKE_FAVOUR: {
      const [first, second] = [words.markers[codes.firstMarkerIn(a)], words.markers[codes.secondMarkerIn(a)]];
      return text.favour(who, words.favours[codes.tileIn(a)], first, second);
    }
    case codes.MOVE_PAWN: {
      const say = codes.freeIn(a) ? text.pawn : text.paidPawn;
      return say(who, b.provinceIds[codes.pointIn(a)]);
    }
    case codes.PUT_MARKER:
      return text.putMarker(who, words.markers[codes.markerIn(a)], routeName(t, codes.markerRouteIn(a)));
    case codes.DONE:
      return (text.done[s[PHASE]] ?? text.finished)(who);
    default:
      return text.endTurn(who, s[ACTIONS_LEFT]);
  }
}

function sourceName(t: Table, a: Action, language: Language): string {
  const text = TEXTS[language];
  if (codes.sourceIn(a) === codes.FROM_STOCK) return text.stock;
  if (codes.sourceIn(a) === codes.FROM_SUPPLY) return text.supply;
  return routeName(t, t.board.routeOfPoint[codes.fromIn(a)]);
}

function createSentence(t: Table, s: State, a: Action, who: string, language: Language): string {
  const b = t.board;
  const text = TEXTS[language];
  const words = WORDS[language];
  const route = codes.routeIn(a);
  const marker = s[ROUTE_MARKERS + route];
  const start =
    text.create(who, routeName(t, route)) + (marker === 0 ? '' : text.takes(words.markers[marker - 1]));
  const kind = words.kinds[codes.postKindIn(a)];
  const city = b.cityNames[codes.endIn(a) === 0 ? b.cityA[route] : b.cityB[route]];
  switch (codes.rewardIn(a)) {
    case codes.REWARD_POST:
      return start + text.post(kind, city);
    case codes.REWARD_EXTRA_POST:
      return start + text.extraPost(kind, city);
    case codes.REWARD_DEVELOP:
      return start + text.develops(words.abilities[codes.partIn(a)]);
    case codes.REWARD_SPECIAL:
      return start + text.special(b.specialPrestige[codes.partIn(a)]);
    default:
      return start + text.none;
  }
}

function useSentence(t: Table, s: State, a: Action, names: readonly string[], language: Language): string {
  const text = TEXTS[language];
  const who = names[s[TURN_SEAT]];
  const marker = codes.markerIn(a);
  if (marker === DEVELOP) return text.useDevelop(who, WORDS[language].abilities[codes.abilityIn(a)]);
  if (marker !== EXCHANGE) return text.use(who, WORDS[language].markers[marker]);
  const city = codes.cityIn(a);
  const at = POSTS + t.board.postStart[city] + codes.spaceIn(a);
  return text.exchange(who, t.board.cityNames[city], names[ownerOf(s[at])], names[ownerOf(s[at + 1])]);
}

function permanentSentence(t: Table, a: Action, who: string, language: Language): string {
  const text = TEXTS[language];
  const words = WORDS[language];
  const marker = codes.permanentIn(a);
  const kind = words.kinds[codes.kindIn(a)];
  const start = text.permanent(who, words.permanentMarkers[marker]);
  if (marker === DEVELOP_PRIVILEGE) return start + text.none;
  if (marker === GREEN_POST) return start + text.post(kind, t.board.cityNames[codes.pointIn(a)]);
  return `${start}: ${kind}, ${routeName(t, t.board.routeOfPoint[codes.pointIn(a)])}.`;
}

export function consequences(
  t: Table,
  before: State,
  after: State,
  names: readonly string[],
  language: Language,
): string[] {
  const text = TEXTS[language];
  const lines: string[] = [];
  if (after[CONNECTIONS] > before[CONNECTIONS]) {
    const [from, to] = t.board.connectionEnds;
    const seat = after[CONNECTIONS + after[CONNECTIONS]];
    lines.push(text.connection(names[seat], t.board.cityNames[from], t.board.cityNames[to]));
  }
  for (let seat = 0; seat < t.players; seat++) {
    const at = SCORE + seat * SEAT_SIZE;
    if (after[at] > before[at]) lines.push(text.scores(names[seat], after[at] - before[at], after[at]));
  }
  if (after[COMPLETED] > before[COMPLETED])
    lines.push(text.completed(after[COMPLETED], t.board.completedToEnd));
  if (after[PHASE] === IS_OVER && before[PHASE] !== IS_OVER) {
    if (after[SUPPLY_FAILED]) lines.push(text.overByMarkers);
    else if (after[COMPLETED] >= t.board.completedToEnd) lines.push(text.overByCities);
    else lines.push(text.overByTrack);
  }
  return lines;
}
