/** Fetches the bots' networks, each once, when a table first needs it. */
import { addNetwork, readNetworksWith } from '../../../bots/network/library.js';
import { networkName } from '../../../bots/network/name.js';
import type { Rules } from '../../../core/game.js';
import { networkFile } from './network-files.js';

// A network that could not be fetched is done without.
readNetworksWith(() => undefined);

const fetched = new Map<string, Promise<void>>();

/** Resolves when the network for a table is loaded, or when there is none. */
export function fetchNetwork(rules: Rules): Promise<void> {
  const name = networkName(rules);
  const known = fetched.get(name);
  if (known) return known;
  const asked = bring(name);
  fetched.set(name, asked);
  return asked;
}

async function bring(name: string): Promise<void> {
  const url = networkFile(name);
  if (url === undefined) return;
  try {
    const response = await fetch(url);
    if (response.ok) addNetwork(name, new Uint8Array(await response.arrayBuffer()));
  } catch {
    // Without it the bots evaluate as the trader does; the next question tries again.
    fetched.delete(name);
  }
}
