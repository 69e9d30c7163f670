/** Invitations that were followed, kept so that a table can be opened again. They never stand in the address for long. */
import { keep, kept } from '../../settings/keep.js';

const key = (table: string): string => `invite.${table}`;

export const savedInvite = (table: string): string | undefined => kept(key(table));
export const saveInvite = (table: string, secret: string): void => keep(key(table), secret);

/** What stands behind the #, no server ever sees. */
export const linkTo = (path: string): string => `${location.href.replace(/#.*$/, '')}#${path}`;
