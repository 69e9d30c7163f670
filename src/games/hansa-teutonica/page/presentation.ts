/** Where the actions of Hansa Teutonica are offered, and what they are called. */
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../../web/board/board.js';
import type { PieceKind } from '../../../web/board/pieces/piece.jsx';
import { type HeldPiece, PASS, type Presentation, type Speaker } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { pieces, texts, wordsIn } from '../rules/texts/words.js';
import { ABILITIES, FAVOURS, KINDS, MARKERS } from '../rules/vocabulary.js';
import { cityName, kindOf, routeName, seatOf } from './board/file.js';
import { answering, task } from './tasks.js';
import { usual } from './usual.js';

const point = (name: unknown): Target => `point:${name}`;

function routeTargets(route: string, position: JsonObject): Target[] {
  const points = (position.routes as Record<string, unknown[]>)[route] ?? [];
  return [`route:${route}`, ...points.map((_, i) => point(`${route}/${i}`))];
}

function targets(action: JsonObject, position: JsonObject): Target[] {
  switch (action.type) {
    case 'place':
    case 'displace':
    case 'lift':
    case 'drop':
    case 'remove':
      return [point(action.at)];
    case 'relocate':
      return [point(action.to)];
    case 'create': {
      const reward = action.reward as JsonObject;
      const found = routeTargets(action.route as string, position);
      if (reward.city) found.push(`city:${reward.city}`);
      if (reward.type === 'special') found.push(`special:${reward.space}`);
      return found;
    }
    case 'use':
      return action.city
        ? [`post:${action.city}/${action.post}`, `post:${action.city}/${Number(action.post) + 1}`]
        : [];
    case 'permanent':
      return action.city ? [`city:${action.city}`] : action.to ? [point(action.to)] : [];
    case 'pawn':
      return [`province:${action.to}`];
    case 'put-marker':
      return routeTargets(action.route as string, position);
    default:
      return [];
  }
}

const PLACES = ['income', 'marker', 'favour'] as const;
type Place = (typeof PLACES)[number];

function place(action: JsonObject): Place | typeof PASS {
  switch (action.type) {
    case 'income':
    case 'share':
      return 'income';
    case 'favour':
      return 'favour';
    case 'done':
    case 'end-turn':
      return PASS;
    default:
      return 'marker';
  }
}

function label(action: JsonObject, speaker: Speaker): string {
  const { language, names } = speaker;
  const say = texts.say('labels', language);
  const words = wordsIn(language);
  const kind = words.kinds[KINDS.indexOf(action.piece as never)] ?? '';
  const marker = (name: unknown): string => words.markers[MARKERS.indexOf(name as never)];
  const ability = (name: unknown): string => words.abilities[ABILITIES.indexOf(name as never)];
  switch (action.type) {
    case 'income':
      return say('income', {
        pieces: pieces(action.traders as number, action.merchants as number, language),
      });
    case 'share':
      return say('income', {
        pieces: pieces(Number(action.piece === 'trader'), Number(action.piece === 'merchant'), language),
      });
    case 'place':
      return say('place', { kind });
    case 'displace': {
      const pay = action.pay as { traders: number; merchants: number };
      return say('displace', { kind, price: pieces(pay.traders, pay.merchants, language) });
    }
    case 'relocate':
      if (action.from === 'displaced') return say('relocate', { kind });
      if (action.from === 'stock') return say('extraFromStock', { kind });
      if (action.from === 'supply') return say('extraFromSupply', { kind });
      return say('extraFromPoint', {
        kind,
        from: routeName(speaker.rules, String(action.from).split('/')[0]),
      });
    case 'lift':
      return say('lift');
    case 'drop': {
      const [seat, letter] = action.piece as string;
      return say('drop', { kind: words.kinds[letter === 't' ? 0 : 1], name: names[Number(seat)] ?? '' });
    }
    case 'remove':
      return say('remove');
    case 'create':
      return createLabel(action.reward as JsonObject, speaker);
    case 'use':
      if (action.marker === 'exchange') return say('exchange');
      if (action.ability) return say('useDevelop', { ability: ability(action.ability) });
      return say('use', { marker: marker(action.marker) });
    case 'permanent':
      return kind ? say('permanentWith', { kind }) : say('permanent');
    case 'favour': {
      const markers = (action.markers as string[]).map(marker).join(' + ');
      return say('favour', { tile: words.favours[FAVOURS.indexOf(action.tile as never)], markers });
    }
    case 'pawn':
      return action.free ? say('pawnFree') : say('pawnPaid');
    case 'put-marker':
      return say('put', { marker: marker(action.marker) });
    case 'done':
      return say('done');
    default:
      return say('endTurn');
  }
}

function createLabel(reward: JsonObject, { language, rules }: Speaker): string {
  const say = texts.say('labels', language);
  const words = wordsIn(language);
  const kind = words.kinds[KINDS.indexOf(reward.piece as never)] ?? '';
  switch (reward.type) {
    case 'post':
      return say('post', { kind, city: cityName(rules, String(reward.city)) });
    case 'extra-post':
      return say('extraPost', { kind, city: cityName(rules, String(reward.city)) });
    case 'develop':
      return say('develop', { ability: words.abilities[ABILITIES.indexOf(reward.ability as never)] });
    case 'special':
      return say('special');
    default:
      return say('none');
  }
}

/** A piece is given by its kind, or as `0t` if it may be any player's. */
function pieceOf(action: JsonObject): PieceKind | undefined {
  const piece = action.piece ?? (action.reward as JsonObject | undefined)?.piece;
  return piece === 'trader' || piece === 'merchant' ? piece : undefined;
}

const turnOf = (position: JsonObject): JsonObject => position.turn as JsonObject;

function hand(position: JsonObject): HeldPiece[] {
  const { hand = [], displaced = null } = turnOf(position) as {
    hand?: readonly { piece: string }[];
    displaced?: string | null;
  };
  const pieces = [...hand.map(({ piece }) => piece), ...(displaced === null ? [] : [displaced])];
  return pieces.map((piece) => ({ seat: seatOf(piece), kind: kindOf(piece) }));
}

const STEPS = new Set<unknown>(['relocate', 'lift', 'remove', 'permanent']);

export const presentation: Presentation = {
  targets,
  deskTargets: () => [],
  isBackdrop: (target) => target.startsWith('route:'),
  completes: (action) => action.type === 'create',
  places: PLACES,
  placeName: (place) => texts.in(language()).desk[place as Place],
  place,
  label,
  usual,
  pieceOf,
  hand,
  task,
  answering,
  isHalfDone: (position) => STEPS.has(turnOf(position).phase),
  actionsLeft: (position) => Number(turnOf(position).actions ?? 0),
};
