/** A player's profile as one viewer may see it: of a private one, name and picture. */
import { readPicture } from '../../protocol/people/picture.js';
import type {
  Audience,
  PersonCard,
  Profile,
  ProfileDetails,
  ProfileSettings,
} from '../../protocol/people/profile.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { strengthAt } from '../ratings/counter.js';
import { ratingOf } from '../ratings/shown.js';
import type { PublicPerson } from '../store/people/acquaintances.js';
import type { PersonRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';

export const cardOf = ({ id, name, picture }: PublicPerson): PersonCard => ({
  id,
  name,
  picture: readPicture(picture, id),
});

export const profileSettingsOf = ({ id, picture, visible_to, invitable_by }: PersonRow): ProfileSettings => ({
  picture: readPicture(picture, id),
  visible: visible_to as Audience,
  invitations: invitable_by as Audience,
});

const isBot = (player: string): boolean => player.startsWith('bot:');

/** Programs play in the name of their owner, and are seen where the owner is. */
export const ownerOf = (player: string): string => player.replace('program:', '');

/** Whether `viewer` may see more of a person than name and picture. */
async function maySeeProfile(store: Store, { id, visible_to }: PersonRow, viewer: string): Promise<boolean> {
  if (id === viewer || visible_to === 'everybody') return true;
  return visible_to === 'following' && (await store.acquaintances.relation(id, viewer)) === 'follow';
}

/** Whether `viewer` may see the games and figures of a player. Those of bots are public, those of deleted people not. */
export async function isOpenTo(store: Store, player: string, viewer: string): Promise<boolean> {
  if (isBot(player)) return true;
  const person = await store.people.find(ownerOf(player));
  return person !== undefined && maySeeProfile(store, person, viewer);
}

/** Those of `players` whose games and figures `viewer` may see. */
export async function openAmong(
  store: Store,
  players: readonly string[],
  viewer: string,
): Promise<ReadonlySet<string>> {
  const distinct = [...new Set(players)];
  const open = await Promise.all(distinct.map((player) => isOpenTo(store, player, viewer)));
  return new Set(distinct.filter((_, i) => open[i]));
}

export async function mustBeOpenTo(store: Store, player: string, viewer: string): Promise<void> {
  if (!(await isOpenTo(store, player, viewer)))
    throw new CodedRefusal('forbidden', 'this profile is private');
}

export async function profileOf(store: Store, player: string, viewer: string, now: number): Promise<Profile> {
  if (isBot(player)) return botProfile(store, player, viewer, now);
  const person = await store.people.find(ownerOf(player));
  if (!person) throw new CodedRefusal('not-found', 'there is no such person');
  const { name, picture } = cardOf(person);
  const [relation, isVisible] = await Promise.all([
    store.acquaintances.relation(viewer, person.id),
    maySeeProfile(store, person, viewer),
  ]);
  const details = isVisible ? await detailsOf(store, player, viewer, person, now) : null;
  return { player, name, picture, relation, details };
}

async function botProfile(store: Store, player: string, viewer: string, now: number): Promise<Profile> {
  const details = await detailsOf(store, player, viewer, null, now);
  return { player, name: player.slice('bot:'.length), picture: null, relation: null, details };
}

/** `person` is null for a bot. */
async function detailsOf(
  { profiles, ratings }: Store,
  player: string,
  viewer: string,
  person: PersonRow | null,
  now: number,
): Promise<ProfileDetails> {
  const [tallies, more, standings, completion, opponents] = await Promise.all([
    profiles.tallies(player, viewer),
    profiles.hasMore(player),
    ratings.standings([player]),
    person && profiles.completion(player, viewer),
    person ? profiles.opponents(player, viewer) : [],
  ]);
  return {
    since: person?.created_at ?? null,
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    more,
    completion,
    ratings: standings
      .filter(({ players }) => players === 0)
      .map((row) => ({ game: row.game, rating: ratingOf(strengthAt(row, now)) })),
    tallies,
    opponents: opponents.map((row) => ({ ...cardOf(row), games: row.games, wins: row.wins })),
  };
}
