/**
 * The networks that are available. Bots know neither files nor fetching: their host either provides a function that
 * reads a network by name (`readNetworksWith`), or adds the bytes before play (`addNetwork`). A board without a network of
 * its own is played with the general network of its game. If that function finds neither, a bot plays without one. Without
 * such a function, a bot whose network was not added throws, because it would play far below its level.
 */
import type { Rules } from '../../core/game.js';
import { readNetwork } from './format.js';
import { generalName, networkFrom, readGeneral } from './general.js';
import { networkName } from './name.js';
import { Network } from './network.js';

/** The bytes of the network of that name, if there is one. */
export type NetworkSource = (name: string) => Uint8Array | undefined;

const added = new Map<string, Uint8Array>();
let source: NetworkSource | undefined;
/** By feature schema, which names board and players: a corrected board may have the same name. */
const networks = new Map<string, Network>();
/** Networks of single setups, or why they cannot be used. */
const ownNetworks = new Map<string, Network | Error>();

/** With `() => undefined` only added networks are used. */
export function readNetworksWith(from: NetworkSource): void {
  source = from;
  forget();
}

export function addNetwork(name: string, bytes: Uint8Array): void {
  added.set(name, bytes);
  forget();
}

function forget(): void {
  networks.clear();
  ownNetworks.clear();
}

/** The network for these rules: one that was trained for their features, or else the general one of their game. */
export function networkFor(rules: Rules): Network | undefined {
  const known = networks.get(rules.featureSchema);
  if (known) return known;
  const own = ownNetwork(rules);
  const found = own instanceof Network ? own : generalNetwork(rules);
  if (found) networks.set(rules.featureSchema, found);
  else if (!source) throw missing(rules);
  return found;
}

/** Why the network with the name for these rules cannot be used, if so. */
export function networkRefusal(rules: Rules): string | undefined {
  const own = ownNetwork(rules);
  return own instanceof Error ? own.message : undefined;
}

/** The host's network of that name, read once. */
export function networkBytes(name: string): Uint8Array | undefined {
  const bytes = find(name);
  if (bytes) added.set(name, bytes);
  return bytes;
}

const find = (name: string): Uint8Array | undefined => added.get(name) ?? source?.(name);

function ownNetwork(rules: Rules): Network | Error | undefined {
  const known = ownNetworks.get(rules.featureSchema);
  if (known) return known;
  const name = networkName(rules);
  const bytes = find(name);
  if (!bytes) return undefined;
  let found: Network | Error;
  try {
    found = readNetwork(bytes, rules.featureSchema, name);
  } catch (error) {
    found = error as Error;
  }
  ownNetworks.set(rules.featureSchema, found);
  return found;
}

function generalNetwork(rules: Rules): Network | undefined {
  const name = generalName(rules);
  const bytes = find(name);
  return bytes && networkFrom(readGeneral(bytes, rules.game.id, name), rules);
}

const missing = (rules: Rules): Error =>
  new Error(
    `the network ${networkName(rules)} is missing, and so is ${generalName(rules)}, which serves every board: call readNetworksWith or addNetwork before a merchant or an alderman plays`,
  );
