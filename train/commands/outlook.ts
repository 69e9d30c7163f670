/** `outlook`: learns the forecasts of a game from finished games, and writes the file that ships. */
import { writeFileSync } from 'node:fs';
import { writeOutlook } from '../../src/bots/outlook/format.js';
import { outlookName } from '../../src/bots/outlook/library.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { numberIn, readOptions } from '../options.js';
import { fitOutlook } from '../outlook/fit.js';
import { readGames, setupsOf } from '../outlook/games.js';
import { InputShelf, positionsOf } from '../outlook/positions.js';

export async function outlookCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'from', 'to', 'passes']);
  const { game = 'hansa-teutonica', from } = options;
  useShippedNetworks();
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const [rules] = setupsOf(game);
  const paths = (from ?? `data/outlook/${game}-outlook.jsonl`).split(',');
  const games = paths.flatMap(readGames);
  const shelf = new InputShelf();
  const positions = games.flatMap((game) => positionsOf(game, shelf));
  if (positions.length === 0)
    throw new Error(`no games in ${paths.join(', ')}; play some with the command games`);
  say(`${games.length} games, ${positions.length} positions`);
  const networks = fitOutlook(rules, positions, numberIn(options, 'passes', 10), say);
  const path = options.to ?? `src/bots/network/weights/${outlookName(rules)}.bin`;
  const bytes = writeOutlook(rules, networks);
  writeFileSync(path, bytes);
  say(`${path}: ${bytes.length} bytes`);
}
