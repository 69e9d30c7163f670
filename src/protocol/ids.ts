/** The forms of ids, apart from the schemas: the page checks an address without fetching what validates messages. */
export const TABLE_ID = '^[a-z0-9]{12}$';
