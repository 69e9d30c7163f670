/** What the server offers to its admins. */
import type { AdminEntry, AdminOverview, AdminPerson, AdminTable } from '../../../protocol/admin.js';
import type { Me } from '../../../protocol/people.js';
import { ask, query } from '../connection/api.js';

export type { AdminEntry, AdminOverview, AdminPerson, AdminTable };
export interface TableSearch {
  readonly search?: string;
  readonly status?: string;
  readonly idle?: number;
  readonly before?: number;
}

export const claim = (code: string): Promise<Me> => ask('POST', 'admin/claim', { code });
export const overview = (): Promise<AdminOverview> => ask('GET', 'admin');
export const tables = (search: TableSearch): Promise<{ tables: AdminTable[]; next: number | null }> =>
  ask('GET', `admin/tables${query({ ...search })}`);
export const endTable = (id: string, reason: string): Promise<null> =>
  ask('POST', `admin/tables/${id}/end`, { reason });
export const handOver = (
  id: string,
  heir: { seat: number; person?: string; level?: string },
): Promise<null> => ask('POST', `admin/tables/${id}/hand-over`, heir);
export const people = (search: string): Promise<{ people: AdminPerson[] }> =>
  ask('GET', `admin/people${query({ search })}`);
export const ban = (person: string): Promise<null> =>
  ask('POST', `admin/people/${person}/ban`, { reason: '' });
export const unban = (person: string): Promise<null> => ask('DELETE', `admin/people/${person}/ban`);
export const setAdmin = (person: string, admin: boolean): Promise<null> =>
  ask('PUT', `admin/people/${person}/admin`, { admin });
export const log = (): Promise<{ entries: AdminEntry[] }> => ask('GET', 'admin/log');
