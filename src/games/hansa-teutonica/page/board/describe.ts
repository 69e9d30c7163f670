/** Describes the targets on a board of Hansa Teutonica. */
import type { Rules } from '../../../../core/game.js';
import { entryOf, type JsonObject } from '../../../../core/json.js';
import type { Language } from '../../../../core/language.js';
import { list } from '../../../../languages/intl.js';
import type { Say } from '../../../../languages/types.js';
import type { Teller } from '../../../../web/board/describe.js';
import { provinceName, texts, wordsIn } from '../../rules/texts/words.js';
import { ABILITIES, COLOURS, MARKERS, PERMANENT_MARKERS } from '../../rules/vocabulary.js';
import {
  asPosition,
  type BoardFile,
  type CityFile,
  cityIn,
  controlOf,
  fileOf,
  isComplete,
  kindOf,
  markerAt,
  type Position,
  seatOf,
} from './file.js';

interface Context extends Teller {
  readonly say: Say<typeof import('../../../../languages/en/hansa-teutonica.js').board>;
  readonly file: BoardFile;
  readonly position: Position;
}

export function describe(rules: Rules, json: JsonObject, kind: string, id: string, teller: Teller): string[] {
  const c: Context = {
    ...teller,
    say: texts.say('board', teller.language),
    file: fileOf(rules),
    position: asPosition(json),
  };
  const [name, index] = id.split('/');
  switch (kind) {
    case 'point':
      return point(c, name, Number(index));
    case 'route':
      return route(c, id);
    case 'city':
      return city(c, id);
    case 'post':
      return post(c, name, Number(index));
    case 'extra':
      return extra(c, name, Number(index));
    case 'special':
      return special(c, Number(id));
    case 'marker':
      return marker(c, id);
    case 'province':
      return province(c, id);
    case 'prestige':
      return prestige(c, id);
    case 'completed':
      return completed(c);
    default:
      return [];
  }
}

const cityName = (c: Context, id: string): string => c.file.cities.find((x) => x.id === id)?.name ?? id;
const nameOf = (c: Context, seat: number): string => c.names[seat] ?? String(seat + 1);
const routeOf = (c: Context, id: string) => c.file.routes.find((r) => r.id === id);
const routeName = (c: Context, id: string): string =>
  (routeOf(c, id)?.cities ?? [id]).map((end) => cityName(c, end)).join('–');
export const countryName = (id: string, language: Language): string =>
  entryOf<string>(texts.in(language).countries, id) ?? id[0].toUpperCase() + id.slice(1);
const pieceName = (c: Context, kind: 'trader' | 'merchant'): string => texts.in(c.language).kinds[kind];
const colour = (c: Context, id: string): string =>
  wordsIn(c.language).colours[COLOURS.indexOf(id as 'white')];

function holder(c: Context, piece: string | null | undefined): string {
  if (typeof piece !== 'string') return c.say('free');
  return c.say('taken', { name: nameOf(c, seatOf(piece)), piece: pieceName(c, kindOf(piece)) });
}

function point(c: Context, id: string, index: number): string[] {
  const file = routeOf(c, id);
  const spot = file?.points[index];
  if (file === undefined || spot === undefined) return [];
  const where = { number: index + 1, count: file.points.length, route: routeName(c, id) };
  const lines = [c.say('point', where), holder(c, c.position.routes?.[id]?.[index])];
  if (spot.piece === 'merchant') lines.push(c.say('boatPoint'));
  return [...lines, ...permit(c, file.country)];
}

const permit = (c: Context, name: string | null): string[] =>
  name !== null && c.file.countryPrestige.has(name)
    ? [c.say('needsPermit', { country: countryName(name, c.language) })]
    : [];

function route(c: Context, id: string): string[] {
  const file = routeOf(c, id);
  if (file === undefined) return [];
  const held = c.position.routes?.[id] ?? [];
  const owners = held.filter((piece) => piece !== null).map(seatOf);
  const free = file.points.length - owners.length;
  const lines = [c.say('route', { route: routeName(c, id), n: file.points.length, free })];
  for (const seat of new Set(owners)) {
    const n = owners.filter((owner) => owner === seat).length;
    lines.push(c.say('routeHolds', { name: nameOf(c, seat), n }));
  }
  if (file.maritime) lines.push(c.say('routeMaritime'));
  if (file.tavern) lines.push(c.say('routeTavern'));
  const lying = markerAt(c.position, id) !== undefined || file.permanentMarker !== null;
  return [...lines, ...permit(c, file.country), ...(lying ? marker(c, id).slice(0, 2) : [])];
}

function city(c: Context, id: string): string[] {
  const file = c.file.cities.find((x) => x.id === id);
  if (file === undefined) return [];
  const now = cityIn(c.position, id);
  const taken = now.posts.filter((piece) => piece !== null).length;
  const lines = [c.say('city', { city: file.name })];
  if (file.green) lines.push(c.say('green'), c.say('greenPosts', { n: taken }));
  else lines.push(c.say('spaces', { taken, n: file.posts.length }));
  lines.push(control(c, now));
  if (controlOf(now).seat !== null) lines.push(c.say('controlScores', { points: 2 }));
  if (isComplete(file, now)) lines.push(c.say('complete'));
  lines.push(...nextSpace(c, file, taken));
  return [...lines, ...standing(c, file)];
}

/** Posts are established from left to right; this describes what the next space needs. */
function nextSpace(c: Context, { posts }: CityFile, taken: number): string[] {
  const space = posts[taken];
  if (space === undefined) return [];
  return [
    c.say('nextSpace', { piece: pieceName(c, space.piece), colour: colour(c, space.privilege) }),
    ...(space.prestige > 0 ? [c.say('postPrestige', { points: space.prestige })] : []),
  ];
}

function control(c: Context, now: ReturnType<typeof cityIn>): string {
  const { seat, posts, tied } = controlOf(now);
  if (seat === null) return c.say('nobody');
  const counts = [...posts].map(([owner, count]) => `${nameOf(c, owner)} ${count}`).join(', ');
  const key = tied ? 'controlTie' : posts.size === 1 ? 'controlOnly' : 'controlMost';
  return c.say(key, { name: nameOf(c, seat), counts });
}

/** What the board file says about a city, regardless of posts. */
function standing(c: Context, file: CityFile): string[] {
  const lines: string[] = [];
  const abilities = file.develops.map((a) => wordsIn(c.language).abilities[ABILITIES.indexOf(a)]);
  if (abilities.length > 0) lines.push(c.say('develops', { abilities: list(abilities, c.language) }));
  const { cities, prestige } = c.file.connection;
  if (cities.includes(file.id)) {
    const ends = cities.map((id) => cityName(c, id)).join('–');
    lines.push(c.say('connectionEnd', { cities: ends, prestige: prestige.join(', ') }));
  }
  const names = (ids: readonly string[]): string =>
    list(
      ids.map((id) => countryName(id, c.language)),
      c.language,
    );
  if (file.countries.length > 0) lines.push(c.say('countries', { countries: names(file.countries) }));
  if (file.permits.length > 0) lines.push(c.say('permits', { countries: names(file.permits) }));
  return lines;
}

function post(c: Context, id: string, index: number): string[] {
  const file = c.file.cities.find((x) => x.id === id);
  if (file === undefined) return [];
  const now = cityIn(c.position, id);
  const piece = now.posts[index] ?? null;
  const space = file.posts[index];
  if (space === undefined) {
    return [c.say('postGreen', { city: file.name }), ...(piece === null ? [] : [holder(c, piece)])];
  }
  const lines = [
    c.say('post', { number: index + 1, count: file.posts.length, city: file.name }),
    holder(c, piece),
    c.say('postNeeds', { piece: pieceName(c, space.piece), colour: colour(c, space.privilege) }),
  ];
  if (space.prestige > 0) lines.push(c.say('postPrestige', { points: space.prestige }));
  if (piece === null && index > 0 && (now.posts[index - 1] ?? null) === null) lines.push(c.say('postAfter'));
  return lines;
}

function extra(c: Context, id: string, index: number): string[] {
  return [c.say('extra', { city: cityName(c, id) }), holder(c, cityIn(c.position, id).extra?.[index])];
}

function special(c: Context, index: number): string[] {
  const spaces = c.file.specialPrestige;
  const space = spaces?.spaces[index];
  if (spaces === null || space === undefined) return [];
  const seat = c.position.special?.[index] ?? null;
  const routes = list(
    spaces.routes.map((id) => routeName(c, id)),
    c.language,
  );
  return [
    c.say('special', { points: space.prestige }),
    holder(c, seat === null ? null : `${seat}m`),
    c.say('specialNeeds', { routes, colour: colour(c, space.privilege) }),
  ];
}

function marker(c: Context, id: string): string[] {
  const where = routeName(c, id);
  const words = wordsIn(c.language);
  const lying = markerAt(c.position, id);
  const fixed = routeOf(c, id)?.permanentMarker ?? null;
  if (lying !== undefined) {
    const name = words.markers[MARKERS.indexOf(lying as 'develop')];
    return [c.say('marker', { route: where, marker: name }), does(c, lying), c.say('markerGoes')];
  }
  if (fixed !== null) {
    const name = words.permanentMarkers[PERMANENT_MARKERS.indexOf(fixed)];
    return [c.say('permanent', { route: where, marker: name }), does(c, fixed), c.say('permanentStays')];
  }
  return [c.say('markerNone', { route: where })];
}

const does = (c: Context, id: string): string => texts.in(c.language).does[id as 'develop'];

function province(c: Context, id: string): string[] {
  const file = c.file.provinces.find((p) => p.id === id);
  if (file === undefined) return [];
  const lines = [c.say('province', { number: provinceName(id) })];
  if (c.position.pawn === id) lines.push(c.say('provincePawn'));
  lines.push(
    c.say('provinceBorders', {
      routes: list(
        file.routes.map((r) => routeName(c, r)),
        c.language,
      ),
    }),
  );
  return lines;
}

/** The prestige shown above the map: the connection, or a country by its id. */
function prestige(c: Context, id: string): string[] {
  const country = c.file.countryPrestige.get(id);
  if (country !== undefined) {
    return [c.say('country', { country: countryName(id, c.language), prestige: country.join(', ') })];
  }
  if (id !== 'connection') return [];
  const { cities, prestige } = c.file.connection;
  const made = (c.position.connections ?? []).map((seat) => nameOf(c, seat));
  return [
    c.say('connection', {
      cities: cities.map((city) => cityName(c, city)).join('–'),
      prestige: prestige.join(', '),
    }),
    ...(made.length > 0 ? [c.say('connectionBy', { names: list(made, c.language) })] : []),
  ];
}

function completed(c: Context): string[] {
  const end = c.file.completedCitiesToEnd;
  return [c.say('completedCount', { count: c.position.completed ?? 0, end }), c.say('completedWhy', { end })];
}
