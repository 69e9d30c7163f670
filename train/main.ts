/** The command line for training; see `docs/training.md`. */
import { calibrateCommand } from './commands/calibrate.js';
import { curvesCommand } from './commands/curves.js';
import { exportCommand } from './commands/export.js';
import { fitCommand } from './commands/fit.js';
import { gamesCommand } from './commands/games.js';
import {
  generalExportCommand,
  generalGamesCommand,
  generalSamplesCommand,
  generalSelfPlayCommand,
  generalTuneCommand,
} from './commands/general.js';
import { importCommand } from './commands/import.js';
import { loopCommand } from './commands/loop.js';
import { nightCommand } from './commands/night.js';
import { outlookCommand } from './commands/outlook.js';
import { selfPlayCommand } from './commands/self-play.js';

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  'self-play': selfPlayCommand,
  fit: fitCommand,
  loop: loopCommand,
  night: nightCommand,
  curves: curvesCommand,
  games: gamesCommand,
  calibrate: calibrateCommand,
  outlook: outlookCommand,
  'general-games': generalGamesCommand,
  'general-samples': generalSamplesCommand,
  'general-self-play': generalSelfPlayCommand,
  'general-tune': generalTuneCommand,
  'general-export': generalExportCommand,
  export: exportCommand,
  import: importCommand,
};

const [name = '', ...words] = process.argv.slice(2);
try {
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new Error(`name a command: ${Object.keys(COMMANDS).join(', ')}`);
  }
  await COMMANDS[name](words);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
