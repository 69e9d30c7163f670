/** Moves of Hansa Teutonica in a few words, with a small drawing. */
import type { JsonObject } from '../../../../core/json.js';
import { type PieceKind, PlayerPiece } from '../../../../web/board/pieces/piece.jsx';
import type { Note, Speaker, Step } from '../../../../web/games/page.js';
import { Icon } from '../../../../web/shell/controls/icons.jsx';
import { pieces, provinceName, texts, wordsIn } from '../../rules/texts/words.js';
import { ABILITIES, FAVOURS, KINDS, MARKERS, PERMANENT_MARKERS } from '../../rules/vocabulary.js';
import { asPosition, cityIn, cityName, fileOf, kindOf, markerAt, routeName, seatOf } from '../board/file.js';
import { AbilityIcon, MarkerIcon } from '../icons.jsx';

const SIZE = 20;

/** Names for the things in an action. */
export function wordsOf({ rules, language, names }: Speaker) {
  const words = wordsIn(language);
  return {
    kind: (id: unknown): string => words.kinds[KINDS.indexOf(id as never)],
    ability: (id: unknown): string => words.abilities[ABILITIES.indexOf(id as never)],
    marker: (id: unknown): string => words.markers[MARKERS.indexOf(id as never)],
    permanent: (id: unknown): string => words.permanentMarkers[PERMANENT_MARKERS.indexOf(id as never)],
    favour: (id: unknown): string => words.favours[FAVOURS.indexOf(id as never)],
    city: (id: unknown): string => cityName(rules, String(id)),
    route: (id: unknown): string => routeName(rules, String(id)),
    /** The route of a point: `bremen--minden/2`. */
    routeAt: (point: unknown): string => routeName(rules, String(point).split('/')[0]),
    province: (id: unknown): string => provinceName(String(id)),
    name: (seat: number): string => names[seat] ?? '',
    pieces: (count: { traders: number; merchants: number }): string =>
      pieces(count.traders, count.merchants, language),
  };
}

/** The piece on a point, as `1m`. */
export function pieceAt(position: JsonObject, point: unknown): string {
  const [route, index] = String(point).split('/');
  return asPosition(position).routes?.[route]?.[Number(index)] ?? '';
}

/** Capitalises the first word of a line; German nouns are capitalised anyway. */
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

export function note(step: Step, speaker: Speaker): Note {
  return { text: capital(textOf(step, speaker)), Icon: iconOf(step) };
}

function textOf({ action, before, seat }: Step, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  const kind = words.kind(action.piece) ?? '';
  switch (action.type) {
    case 'income':
      return say('income', { pieces: words.pieces(action as never) });
    case 'share':
      return say('share', { kind });
    case 'place':
      return say('place', { kind, route: words.routeAt(action.at) });
    case 'create':
      return createText(action, before, speaker);
    case 'use':
      return useText(action, before, speaker);
    case 'permanent':
      return permanentText(action, speaker);
    case 'favour': {
      const markers = (action.markers as string[]).map(words.marker).join(' + ');
      return say('favour', { tile: words.favour(action.tile), markers });
    }
    case 'pawn':
      return say('pawn', { province: words.province(action.to) });
    case 'put-marker':
      return say('putMarker', { marker: words.marker(action.marker), route: words.route(action.route) });
    case 'done':
      return say('done');
    case 'end-turn': {
      const n = Number((before.turn as JsonObject).actions ?? 0);
      return n === 0 ? say('endTurn') : say('endTurnEarly', { n });
    }
    default:
      return pieceText(action, before, seat, speaker);
  }
}

/** Actions with one tradesman on a point. */
function pieceText(action: JsonObject, before: JsonObject, seat: number, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  const route = words.routeAt(action.at ?? action.to);
  if (action.type === 'relocate') {
    const kind = words.kind(action.piece);
    if (action.from === 'displaced') return say('relocate', { kind, route });
    if (action.from === 'stock') return say('extraFromStock', { kind, route });
    if (action.from === 'supply') return say('extraFromSupply', { kind, route });
    return say('extraFromRoute', { kind, route, from: words.routeAt(action.from) });
  }
  const piece = action.type === 'drop' ? String(action.piece) : pieceAt(before, action.at);
  const owner = seatOf(piece);
  const kind = words.kind(kindOf(piece));
  const values = { kind, route, owner: words.name(owner) };
  switch (action.type) {
    case 'displace': {
      const price = words.pieces(action.pay as never);
      const by = words.kind(action.piece);
      return say('displace', { kind: by, victim: values.owner, theirs: kind, route, price });
    }
    case 'lift':
      return say(owner === seat ? 'lift' : 'liftOther', values);
    case 'drop':
      return say(owner === seat ? 'drop' : 'dropOther', values);
    default:
      return say('remove', values);
  }
}

function createText(action: JsonObject, before: JsonObject, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  const marker = markerAt(asPosition(before), String(action.route));
  const text = rewardText(action, speaker);
  return marker === undefined ? text : say('withMarker', { note: text, marker: words.marker(marker) });
}

function rewardText(action: JsonObject, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  const reward = action.reward as JsonObject;
  const route = words.route(action.route);
  switch (reward.type) {
    case 'post':
      return say('post', { route, city: words.city(reward.city) });
    case 'extra-post':
      return say('extraPost', { route, city: words.city(reward.city) });
    case 'develop':
      return say('develop', { route, ability: words.ability(reward.ability) });
    case 'special':
      return say('special', { route, n: specialPoints(reward, speaker) });
    default:
      return say('create', { route });
  }
}

export const specialPoints = (reward: JsonObject, { rules }: Speaker): number =>
  fileOf(rules).specialPrestige?.spaces[Number(reward.space)]?.prestige ?? 0;

function useText(action: JsonObject, before: JsonObject, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  if (action.ability) return say('useDevelop', { ability: words.ability(action.ability) });
  if (!action.city) return say('use', { marker: words.marker(action.marker) });
  const { posts } = cityIn(asPosition(before), String(action.city));
  const [left, right] = [0, 1].map((i) => words.name(seatOf(posts[Number(action.post) + i] ?? '')));
  return say('exchange', { city: words.city(action.city), left, right });
}

function permanentText(action: JsonObject, speaker: Speaker): string {
  const say = texts.say('notes', speaker.language);
  const words = wordsOf(speaker);
  if (action.city) return say('permanentPost', { city: words.city(action.city) });
  if (action.to)
    return say('permanentPiece', { kind: words.kind(action.piece), route: words.routeAt(action.to) });
  return say('permanent', { marker: words.permanent(action.marker) });
}

/** The piece, ability or marker that a move is about. */
function iconOf({ action, before, seat }: Step): Note['Icon'] {
  const reward = (action.reward ?? {}) as JsonObject;
  const ability = action.ability ?? reward.ability;
  if (ability) return () => <AbilityIcon ability={String(ability)} size={SIZE} />;
  if (action.marker) return () => <MarkerIcon marker={String(action.marker)} size={SIZE} />;
  const piece =
    action.type === 'lift' || action.type === 'remove' ? pieceAt(before, action.at) : action.piece;
  if (typeof piece === 'string' && /^\d/.test(piece)) return pieceIcon(kindOf(piece), seatOf(piece));
  const kind = piece ?? reward.piece ?? (action.type === 'income' ? 'trader' : undefined);
  if (kind !== undefined) return pieceIcon(kind as PieceKind, seat);
  if (action.type === 'end-turn' || action.type === 'done') return () => <Icon name="check" />;
  return action.type === 'create' ? () => <Icon name="flag" /> : () => <Icon name="step" />;
}

const pieceIcon =
  (kind: PieceKind, seat: number): Note['Icon'] =>
  (props) => <PlayerPiece kind={kind} colour={props.colours[seat] ?? seat} size={SIZE} />;
