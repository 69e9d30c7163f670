/** Asks for what test files share, which starts it if need be. See `shared.ts`. */
import { inject } from 'vitest';
import type { Part } from './shared.js';

/** What this worker knows already. */
const known = new Map<Part, Promise<string | undefined>>();

/** Its address. Nothing if a program is missing, which has been reported; with `CI` set that is an error. */
export function shared(part: Part): Promise<string | undefined> {
  const address = known.get(part) ?? ask(part);
  known.set(part, address);
  return address;
}

async function ask(part: Part): Promise<string | undefined> {
  const response = await fetch(`${inject('shared')}${part}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text || undefined;
}
