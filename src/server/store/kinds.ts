/** The databases that Kontor runs on. A new one is a folder beside `sqlite/` and a line here. */
import type { DatabaseKind } from './database.js';
import { postgres } from './postgres/index.js';
import { sqlite } from './sqlite/index.js';

const KINDS: readonly DatabaseKind[] = [postgres, sqlite];

/** The kind of database at this address; undefined for an address that none of them understands. */
export const kindOf = (address: string): DatabaseKind | undefined => KINDS.find((kind) => kind.owns(address));

export function mustKindOf(address: string): DatabaseKind {
  const kind = kindOf(address);
  if (!kind) throw new Error('this is not the address of a database that Kontor knows');
  return kind;
}
