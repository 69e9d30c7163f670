/** Links into the page, for messages. They are behind the #, so they never reach a server's log. */

export const tableLink = (table: string): string => `#/table/${table}`;

/** The list of your tables. */
export const TABLES_LINK = '#/together';

/** Your notification settings. */
export const NOTIFY_LINK = '#/me';

/** Where you set up ways back. */
export const WAYS_BACK_LINK = '#/me';

/** Pages with one button each: opening them changes nothing. */
export const signInLink = (code: string): string => `#/sign-in/${code}`;
export const mailboxLink = (code: string): string => `#/mailbox/${code}`;

export const ADMIN_LINK = '#/admin';
