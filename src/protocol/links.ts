/** Links into the page, for messages. They are behind the #, so they never reach a server's log. */

export const tableLink = (table: string): string => `#/table/${table}`;

/** The list of your tables. */
export const TABLES_LINK = '#/together';

/** Your notification settings. */
export const NOTIFY_LINK = '#/me';

export const ADMIN_LINK = '#/admin';
