/** `games`: plays games to learn forecasts from, or to check them on. */
import { useShippedNetworks } from '../../src/outside/networks.js';
import { numberIn, readOptions } from '../options.js';
import { collect } from '../outlook/games.js';

export async function gamesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'to', 'count', 'seed', 'seconds']);
  const { game = 'hansa-teutonica', seed = 'outlook' } = options;
  const path = options.to ?? `data/outlook/${game}-${seed}.jsonl`;
  useShippedNetworks();
  const until = performance.now() + 1000 * numberIn(options, 'seconds', 1e9);
  const added = collect(path, game, seed, numberIn(options, 'count', 50), until);
  process.stdout.write(`${added} games more in ${path}\n`);
}
