/** Loads the bots' networks, each once, when a game first needs it. */
import { generalName } from '../../../bots/network/general.js';
import { addNetwork, readNetworksWith } from '../../../bots/network/library.js';
import { networkName } from '../../../bots/network/name.js';
import { outlookName } from '../../../bots/outlook/library.js';
import type { Rules } from '../../../core/game.js';
import { isLearnt, networkFile } from './network-files.js';

// Bots do without a network that cannot be loaded.
readNetworksWith(() => undefined);

const fetched = new Map<string, Promise<void>>();

/** Resolves when the network for these rules is loaded: that of the table, or the general one of the game. */
export const fetchNetwork = (rules: Rules): Promise<void> =>
  fetchOnce(isLearnt(rules) ? networkName(rules) : generalName(rules));

/** The same for the forecasts that hints and reviews give. */
export const fetchOutlook = (rules: Rules): Promise<void> => fetchOnce(outlookName(rules));

function fetchOnce(name: string): Promise<void> {
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
    // Without it the bots evaluate like the trader; the next question tries again.
    fetched.delete(name);
  }
}
