/** Hints for Hansa Teutonica: what to do and why. */
import type { JsonObject } from '../../../../core/json.js';
import type { Speaker, Step } from '../../../../web/games/page.js';
import { ACTIONS_VALUE, BANK_VALUE, BOOK_VALUE, KEYS_VALUE } from '../../rules/setup.js';
import { texts, wordsIn } from '../../rules/texts/words.js';
import { asPosition, cityIn, controlOf, kindOf, markerAt, seatOf } from '../board/file.js';
import { presentation } from '../presentation.js';
import { pieceAt, specialPoints, wordsOf } from './notes.jsx';

/** What a turn is mainly about, most important first. */
const WEIGHT: readonly unknown[] = [
  'create',
  'favour',
  'permanent',
  'displace',
  'place',
  'drop',
  'remove',
  'use',
  'income',
];

/** A marker that develops or exchanges posts counts like a route; other markers only support another action. */
const kindOfStep = ({ action }: Step): unknown => (action.ability || action.city ? 'create' : action.type);

export function advice(steps: readonly Step[], speaker: Speaker): string {
  const end = steps.at(-1)!.after;
  const rank = (step: Step): number => {
    const at = WEIGHT.indexOf(kindOfStep(step));
    return at < 0 ? WEIGHT.length : at;
  };
  const best = Math.min(...steps.map(rank));
  if (best === WEIGHT.length) return sentence(steps[0], end, speaker);
  // Of several equal steps, the one whose route is closest to complete, and of those the last, which the others led to.
  const alike = steps.filter((step) => rank(step) === best);
  const missing = ({ action, seat }: Step): number => missingOn(routeOf(action.at), seat, end);
  const least = Math.min(...alike.map(missing));
  return sentence(alike.filter((step) => missing(step) === least).at(-1)!, end, speaker);
}

function sentence(step: Step, end: JsonObject, speaker: Speaker): string {
  const { action, before, seat } = step;
  const say = texts.say('advice', speaker.language);
  const words = wordsOf(speaker);
  const onRoute = (point: unknown) => ({
    route: words.routeAt(point),
    benefit: progress(routeOf(point), seat, end, speaker),
  });
  const opponent = () => words.name(seatOf(pieceAt(before, action.at)));
  switch (action.type) {
    case 'create':
      return createSentence(step, speaker);
    case 'use':
      return useSentence(step, speaker);
    case 'favour':
      return say('favour', { tile: words.favour(action.tile) });
    case 'place':
      return say('place', onRoute(action.at));
    case 'drop':
      return say('move', onRoute(action.at));
    case 'displace':
      return say('displace', { name: opponent(), ...onRoute(action.at) });
    case 'relocate':
      return say(action.from === 'displaced' ? 'relocate' : 'extra', {
        kind: words.kind(action.piece),
        ...onRoute(action.to),
      });
    case 'remove':
      return say('remove', {
        name: opponent(),
        kind: words.kind(kindOf(pieceAt(before, action.at))),
        route: words.routeAt(action.at),
      });
    case 'income':
      return say('income', { pieces: words.pieces(action as never) });
    case 'put-marker':
      return say('putMarker', { marker: words.marker(action.marker), route: words.route(action.route) });
    case 'pawn':
      return say('pawn', { province: words.province(action.to) });
    case 'end-turn':
      return say('endTurn');
    default:
      return say('plain', { label: presentation.label(action, speaker) });
  }
}

function createSentence(step: Step, speaker: Speaker): string {
  const { action } = step;
  const say = texts.say('advice', speaker.language);
  const words = wordsOf(speaker);
  const reward = action.reward as JsonObject;
  const route = words.route(action.route);
  switch (reward.type) {
    case 'post':
    case 'extra-post': {
      const city = words.city(reward.city);
      const benefit = ofPost(step, String(reward.city), speaker);
      return say(reward.type === 'post' ? 'post' : 'extraPost', { route, city, benefit });
    }
    case 'develop': {
      const ability = words.ability(reward.ability);
      return say('develop', { route, ability, benefit: ofAbility(step, String(reward.ability), speaker) });
    }
    case 'special':
      return say('special', { route, n: specialPoints(reward, speaker) });
    default:
      return say('create', { route, benefit: ofRoute(step, speaker) });
  }
}

function useSentence(step: Step, speaker: Speaker): string {
  const { action } = step;
  const say = texts.say('advice', speaker.language);
  const words = wordsOf(speaker);
  if (action.ability) {
    const benefit = ofAbility(step, String(action.ability), speaker);
    return say('useDevelop', { ability: words.ability(action.ability), benefit });
  }
  if (action.city) {
    const benefit = ofPost(step, String(action.city), speaker);
    return say('exchange', { city: words.city(action.city), benefit });
  }
  const does = texts.in(speaker.language).does[action.marker as 'develop'];
  return say('use', { marker: words.marker(action.marker), does });
}

const VALUES: Readonly<Record<string, Uint8Array>> = {
  keys: KEYS_VALUE,
  actions: ACTIONS_VALUE,
  book: BOOK_VALUE,
  bank: BANK_VALUE,
};
/** In `BANK_VALUE`: all pieces in stock. */
const ALL = 255;

/** What an ability allows after a step. */
function ofAbility({ before, after, seat }: Step, ability: string, { language }: Speaker): string {
  const say = texts.say('benefits', language);
  const [was, is] = [before, after].map((view) => asPosition(view).seats[seat].abilities?.[ability] ?? 0);
  if (ability === 'privilege') return say('privilege', { colour: wordsIn(language).colours[is] });
  const n = VALUES[ability][is];
  if (n === VALUES[ability][was]) return say('oneCloser');
  return n === ALL ? say('bankAll') : say(ability as 'actions', { n });
}

function ofPost(step: Step, city: string, { language }: Speaker): string {
  const say = texts.say('benefits', language);
  const { before, after, seat, gain: n } = step;
  const [had, has] = [before, after].map((view) => controlOf(cityIn(asPosition(view), city)).seat === seat);
  if (has && !had) return n > 0 ? say('controlAndPoints', { n }) : say('control');
  return n > 0 ? say('points', { n }) : say('later');
}

function ofRoute({ action, before, gain: n }: Step, speaker: Speaker): string {
  const say = texts.say('benefits', speaker.language);
  const marker = markerAt(asPosition(before), String(action.route));
  if (marker !== undefined) return say('marker', { marker: wordsOf(speaker).marker(marker) });
  return n > 0 ? say('points', { n }) : say('freesPieces');
}

/** The route of a point: `bremen--minden/2`. */
const routeOf = (point: unknown): string => String(point).split('/')[0];

/** How many points of a route the player does not hold; 0 if it is not a route. */
const missingOn = (route: string, seat: number, view: JsonObject): number =>
  (asPosition(view).routes?.[route] ?? []).filter((piece) => piece === null || seatOf(piece) !== seat).length;

/** How complete a route is at the end of the line. */
function progress(route: string, seat: number, end: JsonObject, { language }: Speaker): string {
  const say = texts.say('benefits', language);
  const n = missingOn(route, seat, end);
  return n === 0 ? say('complete') : say('missing', { n });
}
