/** Hansa Teutonica for the page. */
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../../web/board/board.js';
import type { PieceKind } from '../../../web/board/pieces/piece.jsx';
import { PASS, type Presentation, type Speaker } from '../../../web/games/page.js';
import { t } from '../../../web/i18n/index.js';
import { WORDS } from '../rules/texts/words.js';
import { ABILITIES, FAVOURS, KINDS, MARKERS } from '../rules/vocabulary.js';
import { cityName } from './board/file.js';
import { task } from './tasks.js';

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

const TEXTS = {
  en: {
    place: (kind: string) => `Place a ${kind}`,
    displace: (kind: string, pay: string) => `Displace with a ${kind}, pay ${pay}`,
    relocate: (kind: string) => `Put the displaced ${kind} here`,
    extra: (kind: string, from: string) => `Add a ${kind} from ${from}`,
    sources: { stock: 'the stock', supply: 'the supply' } as Record<string, string>,
    lift: 'Lift this tradesman',
    drop: (kind: string, name: string) => `Put down ${name}’s ${kind}`,
    remove: 'Send this tradesman back',
    none: 'Create the route, no reward',
    post: (kind: string, city: string) => `Create: post in ${city} with a ${kind}`,
    extraPost: (kind: string, city: string) => `Create: extra post in ${city} with a ${kind}`,
    develop: (ability: string) => `Create: develop ${ability}`,
    special: 'Create: special prestige',
    exchange: 'Exchange these two posts',
    useDevelop: (ability: string) => `Develop ${ability}`,
    use: (marker: string) => `Use ${marker}`,
    permanent: 'Use the permanent marker',
    permanentWith: (kind: string) => `Use the permanent marker with a ${kind}`,
    income: (pieces: string) => `Hire ${pieces}`,
    favour: (tile: string, markers: string) => `${tile} for ${markers}`,
    pawnFree: 'Move the pawn here, free',
    pawnPaid: 'Move the pawn here for an action',
    put: (marker: string) => `Put ${marker} here`,
    done: 'Done',
    endTurn: 'End turn',
  },
  de: {
    place: (kind: string) => `Einen ${kind} einsetzen`,
    displace: (kind: string, pay: string) => `Mit einem ${kind} verdrängen, ${pay} zahlen`,
    relocate: (kind: string) => `Den verdrängten ${kind} hierher`,
    extra: (kind: string, from: string) => `Einen ${kind} aus ${from} dazu`,
    sources: { stock: 'dem Bestand', supply: 'dem Vorrat' } as Record<string, string>,
    lift: 'Diese Figur aufnehmen',
    drop: (kind: string, name: string) => `${kind} von ${name} absetzen`,
    remove: 'Diese Figur zurückschicken',
    none: 'Handelsstraße gründen, ohne Belohnung',
    post: (kind: string, city: string) => `Gründen: Kontor in ${city} mit einem ${kind}`,
    extraPost: (kind: string, city: string) => `Gründen: Zusatzkontor in ${city} mit einem ${kind}`,
    develop: (ability: string) => `Gründen: ${ability} entwickeln`,
    special: 'Gründen: Sonderansehen',
    exchange: 'Diese zwei Kontore tauschen',
    useDevelop: (ability: string) => `${ability} entwickeln`,
    use: (marker: string) => `${marker} nutzen`,
    permanent: 'Dauermarker nutzen',
    permanentWith: (kind: string) => `Dauermarker mit einem ${kind} nutzen`,
    income: (pieces: string) => `${pieces} holen`,
    favour: (tile: string, markers: string) => `${tile} für ${markers}`,
    pawnFree: 'Spielfigur hierher, kostenlos',
    pawnPaid: 'Spielfigur hierher für eine Aktion',
    put: (marker: string) => `${marker} hierher legen`,
    done: 'Fertig',
    endTurn: 'Zug beenden',
  },
};

function label(action: JsonObject, speaker: Speaker): string {
  const { language, names } = speaker;
  const text = TEXTS[language];
  const words = WORDS[language];
  const kind = words.kinds[KINDS.indexOf(action.piece as never)] ?? '';
  const marker = (name: unknown): string => words.markers[MARKERS.indexOf(name as never)];
  switch (action.type) {
    case 'income':
      return text.income(words.pieces(action.traders as number, action.merchants as number));
    case 'share':
      return text.income(
        words.pieces(Number(action.piece === 'trader'), Number(action.piece === 'merchant')),
      );
    case 'place':
      return text.place(kind);
    case 'displace': {
      const pay = action.pay as { traders: number; merchants: number };
      return text.displace(kind, words.pieces(pay.traders, pay.merchants));
    }
    case 'relocate':
      if (action.from === 'displaced') return text.relocate(kind);
      return text.extra(kind, text.sources[action.from as string] ?? String(action.from));
    case 'lift':
      return text.lift;
    case 'drop': {
      const [seat, letter] = action.piece as string;
      return text.drop(words.kinds[letter === 't' ? 0 : 1], names[Number(seat)] ?? '');
    }
    case 'remove':
      return text.remove;
    case 'create':
      return createLabel(action.reward as JsonObject, speaker);
    case 'use':
      if (action.marker === 'exchange') return text.exchange;
      if (action.ability) return text.useDevelop(words.abilities[ABILITIES.indexOf(action.ability as never)]);
      return text.use(marker(action.marker));
    case 'permanent':
      return kind ? text.permanentWith(kind) : text.permanent;
    case 'favour': {
      const markers = (action.markers as string[]).map(marker).join(' + ');
      return text.favour(words.favours[FAVOURS.indexOf(action.tile as never)], markers);
    }
    case 'pawn':
      return action.free ? text.pawnFree : text.pawnPaid;
    case 'put-marker':
      return text.put(marker(action.marker));
    case 'done':
      return text.done;
    default:
      return text.endTurn;
  }
}

function createLabel(reward: JsonObject, { language, rules }: Speaker): string {
  const text = TEXTS[language];
  const words = WORDS[language];
  const kind = words.kinds[KINDS.indexOf(reward.piece as never)] ?? '';
  switch (reward.type) {
    case 'post':
      return text.post(kind, cityName(rules, String(reward.city)));
    case 'extra-post':
      return text.extraPost(kind, cityName(rules, String(reward.city)));
    case 'develop':
      return text.develop(words.abilities[ABILITIES.indexOf(reward.ability as never)]);
    case 'special':
      return text.special;
    default:
      return text.none;
  }
}

/** A piece is named by its kind, or as `0t` where it may be anybody's. */
function pieceOf(action: JsonObject): PieceKind | undefined {
  const piece = action.piece ?? (action.reward as JsonObject | undefined)?.piece;
  return piece === 'trader' || piece === 'merchant' ? piece : undefined;
}

const turnOf = (position: JsonObject): JsonObject => position.turn as JsonObject;

const STEPS = new Set<unknown>(['relocate', 'lift', 'remove', 'permanent']);

export const presentation: Presentation = {
  targets,
  isBackdrop: (target) => target.startsWith('route:'),
  places: PLACES,
  placeName: (place) => t(`table.${place as Place}`),
  place,
  label,
  pieceOf,
  task,
  isHalfDone: (position) => STEPS.has(turnOf(position).phase),
  actionsLeft: (position) => Number(turnOf(position).actions ?? 0),
};
