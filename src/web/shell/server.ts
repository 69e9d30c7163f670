/** Whether the page has a server, and how many tables wait for you; known without loading the online part. */
import { createSignal } from 'solid-js';
import type { Static } from '../../protocol/schema.js';
import type { TableList } from '../../protocol/tables/tables.js';
import { keep, kept } from '../settings/keep.js';

type Tables = Static<typeof TableList>['tables'];

const KEY = 'server';
/** The last result is shown until the server answers. */
const [hasServer, setHasServer] = createSignal(kept(KEY) !== 'none');
const [myTables, setMyTables] = createSignal<Tables>([]);

export { hasServer, myTables };

/** Set if this device is signed in; others have no tables to ask for. */
const PERSON = 'person';
export const isSignedIn = (): boolean => kept(PERSON) === 'yes';
export function setSignedIn(known: boolean): void {
  keep(PERSON, known ? 'yes' : 'no');
  if (!known) setMyTables([]);
}

/** Fetches your tables, which also shows whether there is a server. */
export async function askServer(): Promise<void> {
  const path = isSignedIn() ? 'api/me/tables?status=running&limit=20' : 'healthz';
  let response: Response;
  try {
    response = await fetch(new URL(path, document.baseURI), { cache: 'no-store' });
  } catch {
    return;
  }
  const answers = response.headers.get('content-type')?.includes('application/json') === true;
  keep(KEY, answers ? 'there' : 'none');
  setHasServer(answers);
  if (response.status === 401) setSignedIn(false);
  else if (answers && response.ok && isSignedIn())
    setMyTables(((await response.json()) as { tables: Tables }).tables);
}
