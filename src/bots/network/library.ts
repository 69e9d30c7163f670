/**
 * The networks at hand. Bots know neither files nor fetching: whoever runs them says how to come by the bytes of a
 * network and loads what a table needs before play; a bot that finds none thinks without.
 */
import type { Rules } from '../../core/game.js';
import { readNetwork } from './format.js';
import { networkName } from './name.js';
import type { Network } from './network.js';

/** The bytes of the network of that name, or nothing where there is none. */
export type NetworkSource = (name: string) => Promise<Uint8Array | null>;

const networks = new Map<string, Network>();

/** Feature schemas name board and players, so that a corrected board of the same name is another key. */
const keyOf = (rules: Rules): string => rules.featureSchema;

/** Loads the network for a table. Returns whether there is one; one for other features is an error. */
export async function loadNetwork(rules: Rules, source: NetworkSource): Promise<boolean> {
  if (networks.has(keyOf(rules))) return true;
  const name = networkName(rules);
  const bytes = await source(name);
  if (bytes === null) return false;
  networks.set(keyOf(rules), readNetwork(bytes, rules.featureSchema, name));
  return true;
}

export const networkFor = (rules: Rules): Network | undefined => networks.get(keyOf(rules));
