/** The admin endpoints. */
import type { AdminEntry, AdminOverview, AdminPerson, AdminTable } from '../../../protocol/people/admin.js';
import type { Me } from '../../../protocol/people/people.js';
import type { ReportedBoard } from '../../../protocol/tables/boards.js';
import { queryString, request } from '../connection/api.js';

export type { AdminEntry, AdminOverview, AdminPerson, AdminTable, ReportedBoard };

interface AdminTableSearch {
  readonly search?: string;
  readonly status?: string;
  readonly idle?: number;
  readonly before?: number;
}

export const claimAdmin = (code: string): Promise<Me> => request('POST', 'admin/claim', { code });
export const getOverview = (): Promise<AdminOverview> => request('GET', 'admin');
export const searchTables = (
  search: AdminTableSearch,
): Promise<{ tables: AdminTable[]; next: number | null }> =>
  request('GET', `admin/tables${queryString({ ...search })}`);
export const endTable = (id: string, reason: string): Promise<null> =>
  request('POST', `admin/tables/${id}/end`, { reason });
export const handOver = (id: string, to: { seat: number; person?: string; level?: string }): Promise<null> =>
  request('POST', `admin/tables/${id}/hand-over`, to);
export const searchPeople = (search: string): Promise<{ people: AdminPerson[] }> =>
  request('GET', `admin/people${queryString({ search })}`);
/** For good without `days`. */
export const ban = (person: string, how: { reason: string; days?: number }): Promise<null> =>
  request('POST', `admin/people/${person}/ban`, how);
export const unban = (person: string): Promise<null> => request('DELETE', `admin/people/${person}/ban`);
export const setAdmin = (person: string, admin: boolean): Promise<null> =>
  request('PUT', `admin/people/${person}/admin`, { admin });
export const getReportedBoards = (): Promise<{ boards: ReportedBoard[] }> => request('GET', 'admin/boards');
export const removeBoard = (hash: string, reason: string): Promise<null> =>
  request('POST', `admin/boards/${hash}/removal`, { reason });
export const dismissReports = (hash: string): Promise<null> =>
  request('DELETE', `admin/boards/${hash}/reports`);
export const getLog = (): Promise<{ entries: AdminEntry[] }> => request('GET', 'admin/log');
