/** The networks that ship with Kontor. */
import { existsSync, readFileSync } from 'node:fs';
import { readNetworksWith } from '../bots/network/library.js';

const FOLDER = new URL('../../../src/bots/network/weights/', import.meta.url);
/** Names come from board files, which are untrusted. */
const NAME = /^[a-z0-9-]+$/;

export function shippedNetwork(name: string): Uint8Array | undefined {
  if (!NAME.test(name)) return undefined;
  const file = new URL(`${name}.bin`, FOLDER);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Makes the shipped networks available to the bots of this thread. */
export function useShippedNetworks(): void {
  // Without networks the bots would silently play below their level.
  if (!existsSync(FOLDER)) throw new Error(`the bots' networks are not in ${FOLDER.pathname}`);
  readNetworksWith(shippedNetwork);
}
