/** Places in the page that messages lead to. They are behind the #, so nothing of them reaches a server's log. */

export const tableLink = (table: string): string => `#/table/${table}`;

/** Where one's tables are. */
export const TABLES_LINK = '#/together';

/** Where messages are chosen. */
export const NOTIFY_LINK = '#/me';

export const ADMIN_LINK = '#/admin';
