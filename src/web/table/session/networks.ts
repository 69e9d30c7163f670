/** Loads the bots' networks, each once, when a game first needs it. */
import { addNetwork, readNetworksWith } from '../../../bots/network/library.js';
import { outlookName } from '../../../bots/outlook/library.js';
import type { Rules } from '../../../core/game.js';
import { networkFile, networkOf } from './network-files.js';

// Bots play on without a network that cannot be loaded; callers learn of it and must tell the player.
readNetworksWith(() => undefined);

const loads = new Map<string, Promise<boolean>>();
const failed = new Set<string>();

/** Whether the network for these rules could be loaded: that of the setup, or the general one of the game. */
export const fetchNetwork = (rules: Rules): Promise<boolean> => fetchOnce(networkOf(rules));

/** The same for the forecasts that hints and reviews give. */
export const fetchOutlook = (rules: Rules): Promise<boolean> => fetchOnce(outlookName(rules));

function fetchOnce(name: string): Promise<boolean> {
  const load = loads.get(name) ?? bring(name);
  loads.set(name, load);
  // After a failure every question tries again, but none waits for it: a bad connection must not stop the game.
  return failed.has(name) ? Promise.resolve(false) : load;
}

async function bring(name: string): Promise<boolean> {
  try {
    const response = await fetch(networkFile(name)!);
    if (!response.ok) throw new Error(`${response.status}`);
    addNetwork(name, new Uint8Array(await response.arrayBuffer()));
    failed.delete(name);
    return true;
  } catch {
    failed.add(name);
    loads.delete(name);
    return false;
  }
}
