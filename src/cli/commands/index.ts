/** The commands of `kontor` by name, in the order of the help. */
import type { Command } from '../command.js';
import { analyseCommand, hintCommand } from './advice.js';
import { arenaCommand } from './arena.js';
import { benchCommand } from './bench.js';
import { boardsCommand } from './boards.js';
import { completionCommand } from './completion.js';
import { engineCommand } from './engine.js';
import { envCommand } from './env.js';
import { applyCommand, legalCommand, newCommand, scoreCommand, viewCommand } from './position.js';
import { replayCommand } from './replay.js';
import { adminCommand, backupCommand, restoreCommand, serveCommand } from './server.js';
import { simulateCommand } from './simulate.js';
import { verifyCommand } from './verify.js';
import { watchCommand } from './watch.js';

export const COMMANDS: Readonly<Record<string, Command>> = {
  new: newCommand,
  legal: legalCommand,
  apply: applyCommand,
  view: viewCommand,
  score: scoreCommand,
  replay: replayCommand,
  simulate: simulateCommand,
  hint: hintCommand,
  analyse: analyseCommand,
  arena: arenaCommand,
  watch: watchCommand,
  boards: boardsCommand,
  bench: benchCommand,
  engine: engineCommand,
  env: envCommand,
  serve: serveCommand,
  admin: adminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  verify: verifyCommand,
  completion: completionCommand(() => COMMANDS),
};
