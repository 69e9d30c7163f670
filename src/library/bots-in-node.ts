/** `kontor/bots` in Node: the networks that ship are read from the package when a bot needs one. */
import { useShippedNetworks } from '../outside/networks.js';

export { ExecBot } from '../outside/exec-bot.js';
export { shippedNetwork } from '../outside/networks.js';
export * from './bots.js';

useShippedNetworks();
