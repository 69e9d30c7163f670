/** Why an action that can be read is not legal now, for a person. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import * as codes from '../formats/codes.js';
import { ACTIONS_LEFT, BEGUN, DECIDES, PHASE, POINTS, TURN_SEAT } from '../state/layout.js';
import { fits, stockEmpty, supplyOf } from '../state/pieces.js';
import { mayWorkOn, pawnAllows } from '../state/reach.js';
import type { Table } from '../table.js';
import {
  EMPTY,
  IN_ACTIONS,
  IN_LIFT,
  IN_MARKERS,
  IN_PAWN,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_REMOVE,
  IN_SHARE,
  kindOf,
  MERCHANT,
  ownerOf,
} from '../vocabulary.js';

const ACTION_TYPES = [
  codes.INCOME,
  codes.PLACE,
  codes.DISPLACE,
  codes.LIFT,
  codes.CREATE,
  codes.USE,
  codes.TAKE_FAVOUR,
  codes.MOVE_PAWN,
  codes.END_TURN,
];

/** What each phase asks for. */
const TYPES_IN: Readonly<Record<number, readonly number[]>> = {
  [IN_ACTIONS]: ACTION_TYPES,
  [IN_RELOCATE]: [codes.RELOCATE, codes.DONE],
  [IN_LIFT]: [codes.LIFT, codes.DROP, codes.DONE],
  [IN_REMOVE]: [codes.REMOVE, codes.DONE],
  [IN_PERMANENT]: [codes.USE_PERMANENT, codes.DONE],
  [IN_SHARE]: [codes.SHARE, codes.DONE],
  [IN_MARKERS]: [codes.PUT_MARKER],
  [IN_PAWN]: [codes.MOVE_PAWN],
};

const TEXTS = {
  en: {
    phase: {
      [IN_ACTIONS]: 'this belongs to a phase that is not open now',
      [IN_RELOCATE]: 'a displaced tradesman has to be put back first',
      [IN_LIFT]: 'lifted tradesmen have to be put down first',
      [IN_REMOVE]: 'removing tradesmen has to be finished first',
      [IN_PERMANENT]: 'the permanent marker has to be used or declined first',
      [IN_SHARE]: 'the share of an income has to be answered first',
      [IN_MARKERS]: 'the markers on the plate have to be put on routes first',
      [IN_PAWN]: 'the pawn has to be put in a province first',
    } as Readonly<Record<number, string>>,
    noActions: 'there are no actions left in this turn',
    occupied: 'the point is occupied',
    boat: 'a boat takes merchants only',
    notInSupply: 'there is no such tradesman in the supply',
    noOpponent: 'there is no tradesman of an opponent on this point',
    price: (count: number) => `the payment must be ${count} tradesmen out of what is left in the supply`,
    noPermit: 'this country needs a permit that is held and not yet used in this turn',
    pawn: "the route does not border the pawn's province",
    emptyStock: 'the stock is empty',
    income: 'this is not an amount the Bank and the stock allow',
    notThere: 'there is no tradesman on this point that may be lifted',
    notAllOwn: 'not all points of the route are occupied by the seat in turn',
    reward: 'this reward is not to be had with this route now',
    marker: 'the seat has no such unused marker, or it has nothing to work on',
    begun: 'a favour is taken as the first thing of a turn',
    favour: 'the tile must be on display and the two markers unused',
    route: 'this piece may not go there: only to a fitting free point at the smallest distance',
    putMarker: 'a marker goes to an empty route without one that still has a vacant post space beside it',
    cannot: 'this is not possible now',
  },
  de: {
    phase: {
      [IN_ACTIONS]: 'das gehört zu einer Phase, die gerade nicht offen ist',
      [IN_RELOCATE]: 'zuerst muss die verdrängte Figur wieder eingesetzt werden',
      [IN_LIFT]: 'zuerst müssen die aufgenommenen Figuren wieder eingesetzt werden',
      [IN_REMOVE]: 'zuerst muss das Entfernen abgeschlossen werden',
      [IN_PERMANENT]: 'zuerst muss der Dauermarker genutzt oder abgelehnt werden',
      [IN_SHARE]: 'zuerst muss der Einkommensanteil beantwortet werden',
      [IN_MARKERS]: 'zuerst müssen die Marker vom Teller auf Strecken gelegt werden',
      [IN_PAWN]: 'zuerst muss die Spielfigur in eine Provinz gestellt werden',
    } as Readonly<Record<number, string>>,
    noActions: 'in diesem Zug sind keine Aktionen mehr übrig',
    occupied: 'der Punkt ist besetzt',
    boat: 'ein Schiff nimmt nur Kaufleute auf',
    notInSupply: 'so eine Figur ist nicht im Vorrat',
    noOpponent: 'auf diesem Punkt steht keine fremde Figur',
    price: (count: number) => `bezahlt werden müssen ${count} Figuren aus dem, was im Vorrat bleibt`,
    noPermit: 'dieses Land braucht eine Erlaubnis, die in diesem Zug noch nicht genutzt wurde',
    pawn: 'die Strecke grenzt nicht an die Provinz der Spielfigur',
    emptyStock: 'der Bestand ist leer',
    income: 'so viel geben Geldsack und Bestand nicht her',
    notThere: 'auf diesem Punkt steht keine Figur, die aufgenommen werden darf',
    notAllOwn: 'nicht alle Punkte der Strecke gehören dem Platz am Zug',
    reward: 'diese Belohnung ist mit dieser Strecke jetzt nicht zu haben',
    marker: 'so ein unbenutzter Marker fehlt, oder er hätte keine Wirkung',
    begun: 'eine Gunst wird zu Beginn des Zuges genommen',
    favour: 'das Plättchen muss ausliegen, und die zwei Marker müssen unbenutzt sein',
    route: 'dorthin darf diese Figur nicht: nur auf einen passenden freien Punkt in kleinster Entfernung',
    putMarker: 'ein Marker kommt an eine leere Strecke ohne Marker, neben der noch ein Kontorplatz frei ist',
    cannot: 'das ist jetzt nicht möglich',
  },
};

const COSTLY = [codes.INCOME, codes.PLACE, codes.DISPLACE, codes.LIFT, codes.CREATE];

export function whyNot(t: Table, s: State, a: Action, language: Language): string {
  const text = TEXTS[language];
  const type = codes.typeOf(a);
  if (!TYPES_IN[s[PHASE]]?.includes(type)) return text.phase[s[PHASE]] ?? text.cannot;
  if (s[PHASE] === IN_ACTIONS && s[ACTIONS_LEFT] === 0 && COSTLY.includes(type)) return text.noActions;
  const seat = s[DECIDES];
  const point = codes.pointIn(a);
  switch (type) {
    case codes.INCOME:
      return stockEmpty(s, seat) ? text.emptyStock : text.income;
    case codes.PLACE:
    case codes.DISPLACE: {
      const piece = s[POINTS + point];
      const route = t.board.routeOfPoint[point];
      if (type === codes.PLACE && piece !== EMPTY) return text.occupied;
      if (type === codes.DISPLACE && (piece === EMPTY || ownerOf(piece) === seat)) return text.noOpponent;
      if (!fits(t.board, point, codes.kindIn(a))) return text.boat;
      if (supplyOf(s, seat, codes.kindIn(a)) === 0) return text.notInSupply;
      if (!pawnAllows(t, s, route)) return text.pawn;
      if (!mayWorkOn(t, s, route)) return text.noPermit;
      return type === codes.PLACE ? text.cannot : text.price(kindOf(piece) === MERCHANT ? 2 : 1);
    }
    case codes.RELOCATE:
    case codes.DROP:
    case codes.USE_PERMANENT:
      return text.route;
    case codes.LIFT:
    case codes.REMOVE:
      return text.notThere;
    case codes.CREATE: {
      const route = codes.routeIn(a);
      if (!pawnAllows(t, s, route)) return text.pawn;
      for (let p = t.board.routeStart[route]; p < t.board.routeStart[route + 1]; p++) {
        if (s[POINTS + p] === EMPTY || ownerOf(s[POINTS + p]) !== s[TURN_SEAT]) return text.notAllOwn;
      }
      return text.reward;
    }
    case codes.USE:
      return text.marker;
    case codes.TAKE_FAVOUR:
      return s[BEGUN] ? text.begun : text.favour;
    case codes.PUT_MARKER:
      return text.putMarker;
    default:
      return text.cannot;
  }
}
