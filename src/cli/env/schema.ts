/** What a program has to know to read observations and to choose actions, and fingerprints of it. */
import { createHash } from 'node:crypto';
import type { Rules } from '../../core/game.js';
import { VERSION } from './frames.js';
import type { Memory } from './memory.js';
import type { Widths } from './observation.js';
import type { EnvSettings, Seating } from './settings.js';

interface FeatureBlock {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** The blocks that a feature schema names as `name:size`, in their order. */
export function featureBlocks({ featureSchema }: Rules): FeatureBlock[] {
  let first = 0;
  return [...featureSchema.matchAll(/(?<=^| )([\w-]+):(\d+)(?= |$)/g)].map(([, name, digits]) => {
    const size = Number(digits);
    first += size;
    return { name, first: first - size, size };
  });
}

function describeSeating(rules: Rules, { config, bots }: Seating) {
  const features = { count: rules.featureCount, schema: rules.featureSchema, blocks: featureBlocks(rules) };
  const actions = { count: rules.actionSpace.size, blocks: rules.actionSpace.describe() };
  const fingerprint = digest({ version: VERSION, config, features, actions });
  return { config, players: rules.players, bots, features, actions, fingerprint };
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Two environments with the same fingerprint have the same observations and the same actions. */
export function schemaOf(settings: EnvSettings, memory: Memory, widths: Widths, rules: readonly Rules[]) {
  const seatings = settings.seatings.map((seating, i) => describeSeating(rules[i], seating));
  const { seed, longest, autoReset, reward } = settings;
  return {
    format: 'kontor-env',
    version: VERSION,
    fingerprint: digest(seatings.map(({ fingerprint }) => fingerprint)),
    games: memory.shape.games,
    players: memory.shape.players,
    slots: memory.shape.slots,
    featureWidth: widths.features,
    maskBytes: widths.maskBytes,
    seed,
    longest,
    autoReset,
    reward,
    seatings,
  };
}
