/** The server over HTTP: one function for each thing that is asked for. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { DeviceLink, Me, Token, Who } from '../../../protocol/people.js';
import type { Static } from '../../../protocol/schema.js';
import type { ServerInfo } from '../../../protocol/server.js';
import type { NewTable } from '../../../protocol/settings.js';
import type { PlayerStatistics, Ranking, TableStatistics } from '../../../protocol/statistics.js';
import type { History, TableList, TableSummary } from '../../../protocol/tables.js';
import type { Problem as Told } from '../../../protocol/words.js';
import { Problem } from './problem.js';

export type Tables = Static<typeof TableList>;
export type { Me, TableSummary, Token };
export type MadeToken = Token & { readonly token: string };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The interface stands beside the page, wherever that is. */
export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI);

export async function ask<T>(method: Method, path: string, body?: object, invite?: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      method,
      cache: 'no-store',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(invite ? { 'kontor-invite': invite } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Problem('unreachable', 'the server does not answer');
  }
  if (!response.headers.get('content-type')?.includes('application/json')) {
    throw new Problem(response.status >= 500 ? 'unreachable' : 'no-server', `status ${response.status}`);
  }
  const answer = (await response.json()) as unknown;
  if (response.ok) return answer as T;
  const { code, field, reason } = answer as Told;
  throw new Problem(code, reason, field);
}

export const query = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export const server = (): Promise<ServerInfo> => ask('GET', 'server');
/** Somebody, or nobody yet. */
export const who = async (): Promise<Me | null> => (await ask<Who>('GET', 'who')).me;
export const enter = (name: string, language: Language): Promise<Me> =>
  ask('POST', 'people', { name, language });
export const changeMe = (change: { name?: string; language?: Language }): Promise<Me> =>
  ask('PATCH', 'me', change);
export const forgetMe = (): Promise<null> => ask('DELETE', 'me');
export const signOut = (): Promise<null> => ask('POST', 'me/sign-out');
export const linkDevice = (): Promise<Static<typeof DeviceLink>> => ask('POST', 'me/links');
export const followLink = (code: string): Promise<Me> => ask('POST', 'links', { code });
export const tokens = (): Promise<Token[]> => ask('GET', 'me/tokens');
export const addToken = (label: string): Promise<MadeToken> => ask('POST', 'me/tokens', { label });
export const dropToken = (id: string): Promise<null> => ask('DELETE', `me/tokens/${id}`);
export const statistics = (player: string): Promise<PlayerStatistics> =>
  ask('GET', `players/${player}/statistics`);
export const ranking = (game: string): Promise<Ranking> => ask('GET', `ranking${query({ game })}`);
export const course = (table: string, invite?: string): Promise<TableStatistics> =>
  ask('GET', `tables/${table}/statistics`, undefined, invite);

export interface Search {
  readonly search?: string;
  readonly status?: 'open' | 'playing' | 'over';
  readonly game?: string;
  readonly before?: number;
  readonly limit?: number;
}
export const lobby = (search: Search): Promise<Tables> => ask('GET', `tables${query({ ...search })}`);
export const mine = (
  search: { id?: string; status?: string; before?: number; limit?: number } = {},
): Promise<Tables> => ask('GET', `me/tables${query(search)}`);
export const makeTable = (table: NewTable): Promise<{ table: string }> => ask('POST', 'tables', table);
export const rematch = (table: string): Promise<{ table: string }> => ask('POST', `tables/${table}/rematch`);
export const invitation = (table: string): Promise<{ invite: string }> =>
  ask('GET', `tables/${table}/invitation`);
/** As many entries of the log at a time. */
export const HISTORY_PAGE = 500;
export const history = (table: string, after: number, invite?: string): Promise<History> =>
  ask('GET', `tables/${table}/history${query({ after, limit: HISTORY_PAGE })}`, undefined, invite);
export const note = (table: string): Promise<{ text: string }> => ask('GET', `tables/${table}/note`);
export const keepNote = (table: string, text: string): Promise<unknown> =>
  ask('PUT', `tables/${table}/note`, { text });
export const markRead = (table: string, number: number): Promise<unknown> =>
  ask('PUT', `tables/${table}/read`, { number });
export const record = (table: string, invite?: string): Promise<JsonObject> =>
  ask('GET', `tables/${table}/record`, undefined, invite);
