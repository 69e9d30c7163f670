/** One HTTP request to a server of Kontor. */
import type { RefusalBody } from '../protocol/words.js';
import { RequestError } from './request-error.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestParts {
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** The secret of an invitation, for a table that is not open. */
  readonly invite?: string | undefined;
  readonly token?: string | undefined;
}

/** Resolves to what the server answers; throws a `RequestError` if it refuses or cannot be reached. */
export async function sendRequest<T>(
  method: Method,
  url: URL | string,
  { body, invite, token }: RequestParts = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      cache: 'no-store',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(invite ? { 'kontor-invite': invite } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new RequestError('unreachable', 'the server does not answer');
  }
  if (!response.headers.get('content-type')?.includes('application/json')) {
    throw new RequestError(response.status >= 500 ? 'unreachable' : 'no-server', `status ${response.status}`);
  }
  const json = (await response.json()) as unknown;
  if (response.ok) return json as T;
  const { code, field, reason } = json as RefusalBody;
  throw new RequestError(code, reason, field);
}
