/** Boards on the server: the endpoints, and their refusals in the language of the page. */
import type { RequestError } from '../../../client/request-error.js';
import type { JsonObject } from '../../../core/json.js';
import type {
  KeptBoard,
  KeptBoards,
  PublishedBoard,
  PublishedBoards,
} from '../../../protocol/tables/boards.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { queryString, request } from '../connection/api.js';
import { showError } from '../me/identity.js';

export type { KeptBoard, KeptBoards, PublishedBoard };

/** Those of the operator's folder. */
export const getOperatorBoards = (): Promise<JsonObject[]> => request('GET', 'boards');
export const getKeptBoards = (): Promise<KeptBoards> => request('GET', 'me/boards');
export const keepBoard = (board: JsonObject): Promise<KeptBoard> => request('POST', 'me/boards', board);
export const dropBoard = (hash: string): Promise<null> => request('DELETE', `me/boards/${hash}`);
export const publishBoard = (hash: string, description: string): Promise<KeptBoard> =>
  request('PUT', `me/boards/${hash}/publication`, { description });
export const getPublishedBoards = (search: string, before?: number): Promise<PublishedBoards> =>
  request('GET', `boards/published${queryString({ search, before })}`);
export const reportBoard = (hash: string, reason: string, table?: string): Promise<null> =>
  request('POST', `boards/${hash}/reports`, { reason, ...(table === undefined ? {} : { table }) });

/** Why the server does not take a board; empty for reasons that have nothing to do with boards. */
function boardProblem({ code, field = '', message }: RequestError): string {
  if (!field.startsWith('board')) return code === 'too-much' ? t('shelf.tooLarge') : '';
  if (field === 'board.id' && code === 'refused') return t('shelf.idTaken');
  if (code === 'too-much') return t('shelf.full');
  if (code === 'forbidden') return t('shelf.wasRemoved');
  return code === 'refused' ? t('shelf.refused', { reason: message }) : '';
}

export function showBoardError(error: unknown): void {
  const problem = boardProblem(error as RequestError);
  if (problem === '') showError(error);
  else toast(problem, { kind: 'error' });
}
