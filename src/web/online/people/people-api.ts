/** Profiles, lists of people and invitations over HTTP. */
import type {
  Acquaintances,
  PlayedGames,
  Profile,
  ProfileChange,
  ProfileSettings,
  ReceivedInvitation,
  Relation,
  SentInvitation,
} from '../../../protocol/people/profile.js';
import { queryString, request } from '../connection/api.js';

export const getProfile = (player: string): Promise<Profile> => request('GET', `players/${player}`);
export const getPlayed = (
  player: string,
  query: { game?: string; before?: string; limit?: number },
): Promise<PlayedGames> => request('GET', `players/${player}/games${queryString(query)}`);

export const getProfileSettings = (): Promise<ProfileSettings> => request('GET', 'me/profile');
export const changeProfile = (change: ProfileChange): Promise<ProfileSettings> =>
  request('PATCH', 'me/profile', change);

export const getAcquaintances = (): Promise<Acquaintances> => request('GET', 'me/people');
export const setRelation = (person: string, relation: Relation | null): Promise<unknown> =>
  relation === null
    ? request('DELETE', `me/people/${person}`)
    : request('PUT', `me/people/${person}`, { relation });

export const getInvitations = (): Promise<ReceivedInvitation[]> => request('GET', 'me/invitations');
export const acceptInvitation = (table: string, knowing: boolean): Promise<null> =>
  request('POST', `me/invitations/${table}/accept`, { knowing });
export const declineInvitation = (table: string): Promise<null> =>
  request('DELETE', `me/invitations/${table}`);
export const getSentInvitations = (table: string): Promise<SentInvitation[]> =>
  request('GET', `tables/${table}/invitations`);
export const invitePerson = (table: string, person: string): Promise<SentInvitation[]> =>
  request('POST', `tables/${table}/invitations`, { person });
