/**
 * The networks that are available. Bots know neither files nor fetching: their host either provides a function that
 * reads a network by name (`readNetworksWith`), or adds the bytes before play (`addNetwork`). Where that function finds
 * none, a bot plays without. Without such a function, a bot whose network was not added throws, since it would play far
 * below its level.
 */
import type { Rules } from '../../core/game.js';
import { readNetwork } from './format.js';
import { networkName } from './name.js';
import type { Network } from './network.js';

/** The bytes of the network of that name, if there is one. */
export type NetworkSource = (name: string) => Uint8Array | undefined;

const added = new Map<string, Uint8Array>();
let source: NetworkSource | undefined;
/** By feature schema, which names board and players: a corrected board of the same name may be another. */
const networks = new Map<string, Network | Error>();

/** With `() => undefined` only added networks are used. */
export function readNetworksWith(from: NetworkSource): void {
  source = from;
  networks.clear();
}

export function addNetwork(name: string, bytes: Uint8Array): void {
  added.set(name, bytes);
  networks.clear();
}

/** The network for these rules, if there is one that was trained for their features. */
export function networkFor(rules: Rules): Network | undefined {
  const found = findNetwork(rules);
  return found instanceof Error ? undefined : found;
}

/** Why the network with the name for these rules cannot be used, if so. */
export function networkRefusal(rules: Rules): string | undefined {
  const found = findNetwork(rules);
  return found instanceof Error ? found.message : undefined;
}

function findNetwork(rules: Rules): Network | Error | undefined {
  const known = networks.get(rules.featureSchema);
  if (known) return known;
  const name = networkName(rules);
  if (!source && !added.has(name)) {
    throw new Error(
      `the network ${name} is missing: call readNetworksWith or addNetwork before a merchant or an alderman plays`,
    );
  }
  const bytes = added.get(name) ?? source?.(name);
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
