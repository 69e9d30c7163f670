/** Invites you have followed, kept on the device so that you can open the table again. */
import { keep, kept } from '../../../settings/keep.js';

const key = (table: string): string => `invite.${table}`;

export const savedInvite = (table: string): string | undefined => kept(key(table));
export const saveInvite = (table: string, secret: string): void => keep(key(table), secret);

/** The secret stands behind the #, which browsers do not send to servers. */
export const linkTo = (path: string): string => `${location.href.replace(/#.*$/, '')}#${path}`;
