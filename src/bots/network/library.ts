/**
 * The networks at hand. Bots know neither files nor fetching: whoever runs them either says how to read a network of
 * some name (`readNetworksWith`, where files can be read at once), or brings its bytes before play (`bringNetwork`).
 * A bot that finds none for its table thinks without; one that is asked before anybody said where networks are
 * throws, since it would play far below its name.
 */
import type { Rules } from '../../core/game.js';
import { readNetwork } from './format.js';
import { networkName } from './name.js';
import type { Network } from './network.js';

/** The bytes of the network of that name, or nothing where there is none. */
export type NetworkSource = (name: string) => Uint8Array | undefined;

const brought = new Map<string, Uint8Array>();
let source: NetworkSource | undefined;
/** By feature schema, which names board and players: a corrected board of the same name may be another. */
const networks = new Map<string, Network | Error>();

/** With `() => undefined` only networks that are brought are used, and other tables are played without. */
export function readNetworksWith(from: NetworkSource): void {
  source = from;
  networks.clear();
}

export function bringNetwork(name: string, bytes: Uint8Array): void {
  brought.set(name, bytes);
  networks.clear();
}

/** The network for a table, if there is one that was trained for what is seen there. */
export function networkFor(rules: Rules): Network | undefined {
  const found = findNetwork(rules);
  return found instanceof Error ? undefined : found;
}

/** Why the network that goes by the name of this table cannot be used, if that is so. */
export function networkRefusal(rules: Rules): string | undefined {
  const found = findNetwork(rules);
  return found instanceof Error ? found.message : undefined;
}

function findNetwork(rules: Rules): Network | Error | undefined {
  const known = networks.get(rules.featureSchema);
  if (known) return known;
  const name = networkName(rules);
  if (!source && brought.size === 0) {
    throw new Error(
      'no networks are at hand: call readNetworksWith or bringNetwork before a merchant or an alderman plays',
    );
  }
  const bytes = brought.get(name) ?? source?.(name);
  if (!bytes) return undefined;
  let found: Network | Error;
  try {
    found = readNetwork(bytes, rules.featureSchema, name);
  } catch (error) {
    found = error as Error;
  }
  networks.set(rules.featureSchema, found);
  return found;
}
