/** Profiles, and the people somebody follows or has blocked. */
import { writePicture } from '../../../protocol/people/picture.js';
import {
  Acquaintances,
  PlayedGames,
  PlayedQuery,
  PlayerParams,
  Profile,
  ProfileChange,
  ProfileSettings,
  Relation,
} from '../../../protocol/people/profile.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { orNull, strict } from '../../../protocol/schema.js';
import { LIMITS, PersonId } from '../../../protocol/words.js';
import { cardOf, mustBeOpenTo, profileOf, profileSettingsOf } from '../../people/profile.js';
import { shownRating, strengthAfterResult } from '../../ratings/shown.js';
import type { Services } from '../../services.js';
import type { PlayedPlace } from '../../store/people/profiles.js';
import type { ResultRow } from '../../store/schema/rows.js';
import { type Endpoint, endpoint } from '../endpoint.js';

const tag = 'people';
const GAMES_PER_PAGE = 20;
const MOST_GAMES_PER_PAGE = 100;
/** A profile is made from several thousand rows. */
const PROFILE_WEIGHT = 5;
const PersonParams = strict({ person: PersonId });

const readPlace = (text: string): PlayedPlace => {
  const [ended, table] = text.split('.');
  return { ended: Number(ended), table };
};

const playedOf = (row: ResultRow & { ownBoard?: string }): PlayedGames['games'][number] => ({
  table: row.table_id,
  game: row.game,
  board: row.board,
  ...(row.ownBoard === undefined ? {} : { ownBoard: row.ownBoard }),
  players: row.players,
  rank: row.rank,
  score: row.score,
  ended: row.ended_at,
  rating: shownRating(row),
  uncertainty: 2 * strengthAfterResult(row).deviation,
});

async function mustExist({ store }: Services, person: string, caller: string): Promise<void> {
  if (person === caller) throw new CodedRefusal('refused', 'this is you');
  if (!(await store.people.find(person))) throw new CodedRefusal('not-found', 'there is no such person');
}

/** Everybody who reads at a table where one of them sits must be shown what now holds. */
const tellBoth = async ({ people }: Services, one: string, other: string): Promise<void> => {
  await Promise.all([people.rightsChanged(one), people.rightsChanged(other)]);
};

export const profileEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'players/:player',
    summary: 'The profile of a person, or of a bot (`bot:trader`); of a private one, name and picture',
    tag,
    signedIn: true,
    forTokens: 'any',
    params: PlayerParams,
    reply: Profile,
    weight: PROFILE_WEIGHT,
    handle: ({ params, caller, services }) =>
      profileOf(services.store, params.player, caller.person.id, services.now()),
  }),
  endpoint({
    method: 'GET',
    path: 'players/:player/games',
    summary: 'Finished games of a player that you may see, the newest first',
    tag,
    signedIn: true,
    forTokens: 'any',
    params: PlayerParams,
    query: PlayedQuery,
    reply: PlayedGames,
    weight: PROFILE_WEIGHT,
    async handle({ params: { player }, query, caller, services: { store } }) {
      await mustBeOpenTo(store, player, caller.person.id);
      const limit = Math.max(1, Math.min(MOST_GAMES_PER_PAGE, Number(query.limit ?? GAMES_PER_PAGE)));
      const before = query.before === undefined ? undefined : readPlace(query.before);
      const { games, next } = await store.profiles.played(player, caller.person.id, {
        game: query.game,
        before,
        limit,
      });
      return { games: games.map(playedOf), next: next && `${next.ended}.${next.table}` };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/profile',
    summary: 'Your picture, who sees your profile and who may invite you',
    tag,
    signedIn: true,
    reply: ProfileSettings,
    handle: ({ caller }) => profileSettingsOf(caller.person),
  }),
  endpoint({
    method: 'PATCH',
    path: 'me/profile',
    summary: 'Changes your picture, who sees your profile or who may invite you',
    tag,
    signedIn: true,
    body: ProfileChange,
    reply: ProfileSettings,
    async handle({ body: { picture, visible, invitations }, caller: { person }, services }) {
      const change = {
        ...(picture ? { picture: writePicture(picture) } : {}),
        ...(visible ? { visible_to: visible } : {}),
        ...(invitations ? { invitable_by: invitations } : {}),
      };
      if (Object.keys(change).length > 0) await services.people.change(person.id, change);
      return profileSettingsOf({ ...person, ...change });
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/people',
    summary: 'Whom you follow and whom you have blocked; nobody else sees either',
    tag,
    signedIn: true,
    reply: Acquaintances,
    async handle({ caller: { person }, services: { store } }) {
      const [following, blocked] = await Promise.all([
        store.acquaintances.list(person.id, 'follow', LIMITS.following),
        store.acquaintances.list(person.id, 'block', LIMITS.blocked),
      ]);
      return { following: following.map(cardOf), blocked: blocked.map(cardOf) };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'me/people/:person',
    summary: 'Follows or blocks somebody, who is not told. Whom you block you no longer follow',
    tag,
    signedIn: true,
    params: PersonParams,
    body: strict({ relation: Relation }),
    reply: strict({ relation: orNull(Relation) }),
    async handle({ params, body: { relation }, caller, services }) {
      const { store, now } = services;
      const { id } = caller.person;
      await mustExist(services, params.person, id);
      const before = await store.acquaintances.relation(id, params.person);
      if (before === relation) return { relation };
      const most = relation === 'follow' ? LIMITS.following : LIMITS.blocked;
      if ((await store.acquaintances.count(id, relation)) >= most)
        throw new CodedRefusal('too-much', `at most ${most} people; remove one first`);
      await store.acquaintances.put({ person_id: id, other_id: params.person, kind: relation, at: now() });
      if (relation === 'block' || before === 'block') await tellBoth(services, id, params.person);
      return { relation };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/people/:person',
    summary: 'Follows or blocks somebody no longer',
    tag,
    signedIn: true,
    params: PersonParams,
    reply: strict({ relation: orNull(Relation) }),
    async handle({ params, caller, services }) {
      const { store } = services;
      const { id } = caller.person;
      const before = await store.acquaintances.relation(id, params.person);
      await store.acquaintances.remove(id, params.person);
      if (before === 'block') await tellBoth(services, id, params.person);
      return { relation: null };
    },
  }),
];
