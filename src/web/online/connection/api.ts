/** The server's HTTP interface, one function per endpoint. */
import { type Method, sendRequest } from '../../../client/request.js';
import { newId } from '../../../client/server-connection.js';
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type {
  Device,
  DeviceLink,
  Me,
  NameCheck,
  Passkey,
  ReturnWays,
  Token,
  WaysBack,
  Who,
} from '../../../protocol/people/people.js';
import type {
  PlayerRatings,
  Ranking,
  TableRatings,
  TableStatistics,
} from '../../../protocol/people/statistics.js';
import type { Vacation, VacationTime } from '../../../protocol/people/vacation.js';
import type { Static } from '../../../protocol/schema.js';
import type { ServerInfo } from '../../../protocol/server.js';
import type { NewTable } from '../../../protocol/tables/settings.js';
import type {
  LobbyFilter as Filter,
  History,
  Preview,
  TableList,
  TableSummary,
} from '../../../protocol/tables/tables.js';

type TableResults = Static<typeof TableList>;

export type { Me, TableSummary, Token };
export type NewToken = Token & { readonly token: string };

/** The page may be served below a path; the interface is beside it. */
export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);

export const request = <T>(method: Method, path: string, body?: object, invite?: string): Promise<T> =>
  sendRequest<T>(method, apiUrl(path), { body, invite });

export const queryString = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export const getServer = (): Promise<ServerInfo> => request('GET', 'server');
export const getWho = (): Promise<Who> => request('GET', 'who');
export const signUp = (name: string, language: Language): Promise<Me> =>
  request('POST', 'people', { name, language });
export const checkName = (name: string): Promise<NameCheck> =>
  request('GET', `names${queryString({ name })}`);
export const updateMe = (change: { name?: string; short?: string; language?: Language }): Promise<Me> =>
  request('PATCH', 'me', change);
export const deleteMe = (): Promise<null> => request('DELETE', 'me');
export const signOut = (): Promise<null> => request('POST', 'me/sign-out');
export const signOutOthers = (): Promise<null> => request('POST', 'me/sign-out/others');
export const signOutEverywhere = (): Promise<null> => request('POST', 'me/sign-out/everywhere');
export const getDevices = (): Promise<Device[]> => request('GET', 'me/devices');
export const endDevice = (id: string): Promise<null> => request('DELETE', `me/devices/${id}`);
export const createDeviceLink = (): Promise<Static<typeof DeviceLink>> => request('POST', 'me/links');
export const redeemDeviceLink = (code: string, makeRoom = false): Promise<Me> =>
  request('POST', 'links', { code, makeRoom });
export const getReturnWays = (): Promise<ReturnWays> => request('GET', 'returns');
export const getWaysBack = (): Promise<WaysBack> => request('GET', 'me/ways-back');
export const makePhrase = (): Promise<{ phrase: string }> => request('POST', 'me/phrase');
export const endPhrase = (): Promise<null> => request('DELETE', 'me/phrase');
export const returnByPhrase = (phrase: string, makeRoom: boolean): Promise<Me> =>
  request('POST', 'returns/phrase', { phrase, makeRoom });
export const setMailbox = (address: string): Promise<null> => request('PUT', 'me/mailbox', { address });
export const endMailbox = (): Promise<null> => request('DELETE', 'me/mailbox');
export const getPasskeyOptions = (): Promise<JsonObject> => request('POST', 'me/passkeys/options');
export const addPasskey = (label: string, response: object): Promise<Passkey> =>
  request('POST', 'me/passkeys', { label, response });
export const renamePasskey = (id: string, label: string): Promise<Passkey> =>
  request('PATCH', `me/passkeys/${id}`, { label });
export const removePasskey = (id: string): Promise<null> => request('DELETE', `me/passkeys/${id}`);
export const getSignInOptions = (): Promise<JsonObject> => request('POST', 'returns/passkey/options');
export const returnByPasskey = (response: object, makeRoom: boolean): Promise<Me> =>
  request('POST', 'returns/passkey', { response, makeRoom });
export const confirmMailbox = (code: string): Promise<{ name: string; address: string }> =>
  request('POST', 'returns/mailbox', { code });
export const sendSignInMail = (address: string): Promise<null> =>
  request('POST', 'returns/mail', { address });
export const getTokens = (): Promise<Token[]> => request('GET', 'me/tokens');
export const createToken = (label: string): Promise<NewToken> => request('POST', 'me/tokens', { label });
export const deleteToken = (id: string): Promise<null> => request('DELETE', `me/tokens/${id}`);
export const getPlayerRatings = (player: string, game: string, players: number): Promise<PlayerRatings> =>
  request('GET', `players/${player}/ratings${queryString({ game, players })}`);
export const getRanking = (game: string, players: number): Promise<Ranking> =>
  request('GET', `ranking${queryString({ game, players })}`);
export const getVacation = (): Promise<Vacation> => request('GET', 'me/vacation');
export const takeVacation = (time: VacationTime): Promise<Vacation> => request('PUT', 'me/vacation', time);
export const endVacation = (): Promise<Vacation> => request('DELETE', 'me/vacation');
export const getTableRatings = (table: string, invite?: string): Promise<TableRatings> =>
  request('GET', `tables/${table}/ratings`, undefined, invite);
export const getTableStatistics = (table: string, invite?: string): Promise<TableStatistics> =>
  request('GET', `tables/${table}/statistics`, undefined, invite);

interface TableSearch extends Partial<Filter> {
  readonly before?: number;
  readonly limit?: number;
}
export const searchTables = (search: TableSearch): Promise<TableResults> =>
  request('GET', `tables${queryString({ ...search })}`);
export const getMyTables = (
  search: { id?: string; status?: string; before?: number; limit?: number } = {},
): Promise<TableResults> => request('GET', `me/tables${queryString(search)}`);
export const createTable = (table: NewTable): Promise<{ table: string }> => request('POST', 'tables', table);
export const takeSeat = (table: string): Promise<unknown> =>
  request('POST', `tables/${table}/commands`, { id: newId(), command: { do: 'sit' } });
export const createRematch = (table: string): Promise<{ table: string }> =>
  request('POST', `tables/${table}/rematch`);
export const declineSeat = (table: string): Promise<unknown> =>
  request('POST', `tables/${table}/commands`, { id: newId(), command: { do: 'decline' } });
export const getPreview = (table: string, invite?: string): Promise<Preview> =>
  request('GET', `tables/${table}/preview`, undefined, invite);
export const getInvitation = (table: string): Promise<{ invite: string }> =>
  request('GET', `tables/${table}/invitation`);
/** Log entries per request. */
export const HISTORY_PAGE = 500;
export const getHistory = (table: string, after: number, invite?: string): Promise<History> =>
  request('GET', `tables/${table}/history${queryString({ after, limit: HISTORY_PAGE })}`, undefined, invite);
export const getNote = (table: string): Promise<{ text: string }> => request('GET', `tables/${table}/note`);
export const saveNote = (table: string, text: string): Promise<unknown> =>
  request('PUT', `tables/${table}/note`, { text });
export const markRead = (table: string, number: number): Promise<unknown> =>
  request('PUT', `tables/${table}/read`, { number });
export const getRecord = (table: string, invite?: string): Promise<JsonObject> =>
  request('GET', `tables/${table}/record`, undefined, invite);
