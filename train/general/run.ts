/** A run for the general network of a game: like any other, but its features are roles. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GeneralNetwork,
  generalSchema,
  readGeneral,
  writeGeneral,
} from '../../src/bots/network/general.js';
import { Random } from '../../src/core/random.js';
import { average } from '../average.js';
import { newCheckpoint, quantise, readCheckpoint, writeCheckpoint } from '../checkpoint.js';
import { numberIn, type Options } from '../options.js';
import { drawSetup, gameCalled, rulesOf } from './setups.js';

/** Fewer than for a single setup: the same rows serve many features. */
const HIDDEN = 32;
const SECOND = 32;
/** Drawn boards whose roles are collected, besides those of the boards that ship. */
const DRAWN = 100;

export interface GeneralRun {
  readonly game: string;
  readonly folder: string;
  readonly checkpoint: string;
  readonly roles: readonly string[];
  readonly schema: string;
}

export function openGeneralRun(options: Options): GeneralRun {
  const game = options.game ?? 'hansa-teutonica';
  const folder = options.folder ?? join('data/general', game);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'roles.json');
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(rolesIn(game)));
  const roles = JSON.parse(readFileSync(path, 'utf8')) as string[];
  const schema = generalSchema(game, roles);
  const checkpoint = join(folder, 'checkpoint.bin');
  if (!existsSync(checkpoint)) {
    const sizes = { features: roles.length, hidden: HIDDEN, second: SECOND };
    writeCheckpoint(checkpoint, schema, newCheckpoint(sizes, 'general', 1));
  }
  return { game, folder, checkpoint, roles, schema };
}

/** All roles on the boards that ship and on some that are drawn. */
function rolesIn(game: string): string[] {
  const drawn = Array.from({ length: DRAWN }, (_, i) =>
    drawSetup(game, `roles/${i}`, new Random(`roles/${i}`)),
  );
  const setups = [
    ...gameCalled(game)
      .configs()
      .map((config) => ({ config })),
    ...drawn,
  ];
  const roles = new Set<string>();
  for (const { featureRoles } of setups.map(rulesOf)) {
    for (const role of [...featureRoles.always, ...featureRoles.of.flat()]) roles.add(role);
  }
  return [...roles].sort();
}

/** The mean of the run's checkpoint and those that `--average` names, with its correction scaled by `--trust`. */
export function generalFile({ roles, schema, checkpoint }: GeneralRun, options: Options): Uint8Array {
  const paths = options.average?.split(',') ?? [checkpoint];
  const models = paths.map((path) => readCheckpoint(path, schema).model);
  const model = models.length === 1 ? models[0] : average(models);
  model.scaleCorrection(numberIn(options, 'trust', 1));
  return writeGeneral(roles, quantise(schema, model));
}

export const generalOf = (run: GeneralRun, options: Options): GeneralNetwork =>
  readGeneral(generalFile(run, options), run.game, run.checkpoint);
