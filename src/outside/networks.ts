/** The networks that come with Kontor, read from their files. */
import { existsSync, readFileSync } from 'node:fs';
import { readNetworksWith } from '../bots/network/library.js';

const FOLDER = new URL('../../../src/bots/network/weights/', import.meta.url);
/** Names come from board files, which anybody may write. */
const NAME = /^[a-z0-9-]+$/;

export function shippedNetwork(name: string): Uint8Array | undefined {
  if (!NAME.test(name)) return undefined;
  const file = new URL(`${name}.bin`, FOLDER);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Has bots of this thread find the networks that come with Kontor. */
export function useShippedNetworks(): void {
  // Without them bots would play on, weaker than they say they are.
  if (!existsSync(FOLDER)) throw new Error(`the bots' networks are not in ${FOLDER.pathname}`);
  readNetworksWith(shippedNetwork);
}
