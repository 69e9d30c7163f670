/** Actions and their consequences as sentences for the log. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import * as codes from '../formats/codes.js';
import type { Setup } from '../setup.js';
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
import { pieces, provinceName, texts, wordsIn } from './words.js';

/** The names of a route's cities: "Arnheim–Kampen". */
export const routeName = (setup: Setup, route: number): string =>
  `${setup.board.cityNames[setup.board.cityA[route]]}–${setup.board.cityNames[setup.board.cityB[route]]}`;

export function sentence(
  setup: Setup,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('sentences', language);
  const words = wordsIn(language);
  const who = names[s[DECIDES]];
  switch (codes.typeOf(a)) {
    case codes.INCOME: {
      const hired = pieces(codes.incomeTraders(a), codes.incomeMerchants(a), language);
      return say('income', { who, pieces: hired });
    }
    case codes.SHARE:
      return say('share', { who, kind: words.kinds[codes.kindIn(a)] });
    case codes.CREATE:
      return createSentence(setup, s, a, who, language);
    case codes.USE:
      return useSentence(setup, s, a, names, language);
    case codes.USE_PERMANENT:
      return permanentSentence(setup, a, who, language);
    case codes.TAKE_FAVOUR: {
      const [first, second] = [words.markers[codes.firstMarkerIn(a)], words.markers[codes.secondMarkerIn(a)]];
      return say('favour', { who, tile: words.favours[codes.tileIn(a)], first, second });
    }
    case codes.MOVE_PAWN: {
      const province = provinceName(setup.board.provinceIds[codes.pointIn(a)]);
      return say(codes.freeIn(a) ? 'pawn' : 'paidPawn', { who, province });
    }
    case codes.PUT_MARKER: {
      const marker = words.markers[codes.markerIn(a)];
      return say('putMarker', { who, marker, route: routeName(setup, codes.markerRouteIn(a)) });
    }
    case codes.DONE:
      return texts.say('done', language)(DONE_IN[s[PHASE]] ?? 'any', { who });
    case codes.END_TURN:
      return s[ACTIONS_LEFT] === 0
        ? say('endTurn', { who })
        : say('endTurnEarly', { who, n: s[ACTIONS_LEFT] });
    default:
      return pieceSentence(setup, s, a, names, language);
  }
}

/** Actions with one tradesman on a point. */
function pieceSentence(
  setup: Setup,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('sentences', language);
  const words = wordsIn(language);
  const who = names[s[DECIDES]];
  const kind = words.kinds[codes.kindIn(a)];
  const routeOf = (point: number): string => routeName(setup, setup.board.routeOfPoint[point]);
  const route = routeOf(codes.pointIn(a));
  switch (codes.typeOf(a)) {
    case codes.PLACE:
      return say('place', { who, kind, route });
    case codes.DISPLACE: {
      const piece = s[POINTS + codes.pointIn(a)];
      const price = pieces(codes.payTraders(a), codes.payMerchants(a), language);
      const victim = names[ownerOf(piece)];
      return say('displace', { who, kind, victim, theirs: words.kinds[kindOf(piece)], route, price });
    }
    case codes.RELOCATE:
      switch (codes.sourceIn(a)) {
        case codes.FROM_DISPLACED:
          return say('relocate', { who, kind, route });
        case codes.FROM_STOCK:
          return say('extraFromStock', { who, kind, route });
        case codes.FROM_SUPPLY:
          return say('extraFromSupply', { who, kind, route });
        default:
          return say('extraFromRoute', { who, kind, route, from: routeOf(codes.fromIn(a)) });
      }
    case codes.LIFT: {
      const piece = s[POINTS + codes.pointIn(a)];
      const values = { who, kind: words.kinds[kindOf(piece)], route };
      const owner = ownerOf(piece);
      return owner === s[DECIDES]
        ? say('lift', values)
        : say('liftOther', { ...values, owner: names[owner] });
    }
    case codes.REMOVE: {
      const piece = s[POINTS + codes.pointIn(a)];
      const owner = names[ownerOf(piece)];
      return say('remove', { who, owner, kind: words.kinds[kindOf(piece)], route });
    }
    default: {
      const owner = codes.seatIn(a);
      const values = { who, kind, route };
      return owner === s[DECIDES]
        ? say('drop', values)
        : say('dropOther', { ...values, owner: names[owner] });
    }
  }
}

const DONE_IN: Readonly<Record<number, 'relocate' | 'share' | 'permanent'>> = {
  [IN_RELOCATE]: 'relocate',
  [IN_SHARE]: 'share',
  [IN_PERMANENT]: 'permanent',
};

function createSentence(setup: Setup, s: State, a: Action, who: string, language: Language): string {
  const say = texts.say('sentences', language);
  const marker = s[ROUTE_MARKERS + codes.routeIn(a)];
  const sentence = rewardSentence(setup, a, who, language);
  return marker === 0
    ? sentence
    : say('withMarker', { sentence, marker: wordsIn(language).markers[marker - 1] });
}

function rewardSentence(setup: Setup, a: Action, who: string, language: Language): string {
  const b = setup.board;
  const say = texts.say('sentences', language);
  const words = wordsIn(language);
  const id = codes.routeIn(a);
  const route = routeName(setup, id);
  const kind = words.kinds[codes.postKindIn(a)];
  const city = b.cityNames[codes.endIn(a) === 0 ? b.cityA[id] : b.cityB[id]];
  switch (codes.rewardIn(a)) {
    case codes.REWARD_POST:
      return say('createPost', { who, route, kind, city });
    case codes.REWARD_EXTRA_POST:
      return say('createExtraPost', { who, route, kind, city });
    case codes.REWARD_DEVELOP:
      return say('createDevelop', { who, route, ability: words.abilities[codes.partIn(a)] });
    case codes.REWARD_SPECIAL:
      return say('createSpecial', { who, route, n: b.specialPrestige[codes.partIn(a)] });
    default:
      return say('create', { who, route });
  }
}

function useSentence(
  setup: Setup,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('sentences', language);
  const words = wordsIn(language);
  const who = names[s[TURN_SEAT]];
  const marker = codes.markerIn(a);
  if (marker === DEVELOP) return say('useDevelop', { who, ability: words.abilities[codes.abilityIn(a)] });
  if (marker !== EXCHANGE) return say('use', { who, marker: words.markers[marker] });
  const city = codes.cityIn(a);
  const at = POSTS + setup.board.postStart[city] + codes.spaceIn(a);
  const [left, right] = [names[ownerOf(s[at])], names[ownerOf(s[at + 1])]];
  return say('exchange', { who, city: setup.board.cityNames[city], left, right });
}

function permanentSentence(setup: Setup, a: Action, who: string, language: Language): string {
  const say = texts.say('sentences', language);
  const words = wordsIn(language);
  const id = codes.permanentIn(a);
  const marker = words.permanentMarkers[id];
  const kind = words.kinds[codes.kindIn(a)];
  if (id === DEVELOP_PRIVILEGE) return say('permanent', { who, marker });
  if (id === GREEN_POST)
    return say('permanentPost', { who, marker, kind, city: setup.board.cityNames[codes.pointIn(a)] });
  const route = routeName(setup, setup.board.routeOfPoint[codes.pointIn(a)]);
  return say('permanentPiece', { who, marker, kind, route });
}

export function consequences(
  setup: Setup,
  before: State,
  after: State,
  names: readonly string[],
  language: Language,
): string[] {
  const say = texts.say('sentences', language);
  const lines: string[] = [];
  if (after[CONNECTIONS] > before[CONNECTIONS]) {
    const [from, to] = Array.from(setup.board.connectionEnds, (city) => setup.board.cityNames[city]);
    lines.push(say('connection', { who: names[after[CONNECTIONS + after[CONNECTIONS]]], from, to }));
  }
  for (let seat = 0; seat < setup.players; seat++) {
    const at = SCORE + seat * SEAT_SIZE;
    if (after[at] > before[at])
      lines.push(say('scores', { who: names[seat], n: after[at] - before[at], total: after[at] }));
  }
  if (after[COMPLETED] > before[COMPLETED])
    lines.push(say('completed', { count: after[COMPLETED], end: setup.board.completedToEnd }));
  if (after[PHASE] === IS_OVER && before[PHASE] !== IS_OVER) {
    const over = texts.say('over', language);
    if (after[SUPPLY_FAILED]) lines.push(over('markers'));
    else if (after[COMPLETED] >= setup.board.completedToEnd) lines.push(over('cities'));
    else lines.push(over('track'));
  }
  return lines;
}
