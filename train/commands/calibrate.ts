/** `calibrate`: checks the forecasts of a game on finished games and writes the figures and a plot. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutlook } from '../../src/bots/outlook/format.js';
import { outlookName } from '../../src/bots/outlook/library.js';
import { Outlook } from '../../src/bots/outlook/outlook.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { readOptions } from '../options.js';
import { Calibrator, keptOutlooks } from '../outlook/calibration.js';
import { calibrationSvg } from '../outlook/calibration-svg.js';
import { readGames, setupsOf } from '../outlook/games.js';

export async function calibrateCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'from', 'outlook', 'to', 'name']);
  const { game = 'hansa-teutonica', to = 'docs/outlook' } = options;
  useShippedNetworks();
  const [rules] = setupsOf(game);
  const file = options.outlook ?? `src/bots/network/weights/${outlookName(rules)}.bin`;
  const networks = readOutlook(readFileSync(file), rules);
  const outlookOf = keptOutlooks((of, values) => new Outlook(of, networks, values));
  const calibrator = new Calibrator();
  const paths = (options.from ?? `data/outlook/${game}-check.jsonl`).split(',');
  for (const finished of paths.flatMap(readGames)) calibrator.add(finished, outlookOf);
  const figures = calibrator.figures();
  mkdirSync(to, { recursive: true });
  const name = options.name ?? game;
  writeFileSync(join(to, `${name}.json`), `${JSON.stringify(figures)}\n`);
  writeFileSync(join(to, `${name}.svg`), calibrationSvg(rules.game.title, figures));
  for (const [kind, { error, brier, brierOfMean }] of Object.entries(figures.kinds)) {
    process.stdout.write(`${kind}: off by ${error}, Brier ${brier} (always the mean: ${brierOfMean})\n`);
  }
  process.stdout.write(`${JSON.stringify(figures.points)}\n`);
}
