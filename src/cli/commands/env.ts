/** `kontor env`: many games at once for programs that learn, over binary frames. */
import { randomInt } from 'node:crypto';
import { endianness } from 'node:os';
import { Refusal } from '../../core/refusal.js';
import { type Call, numberOption, textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { Environment } from '../env/environment.js';
import { frame, type Incoming, MAX_REQUEST_BYTES, REFUSAL, readFrames, VERSION } from '../env/frames.js';
import { type EnvSettings, REWARDS, type Reward, readSeatings } from '../env/settings.js';
import { readJson } from '../io.js';

const SEEDS = 2 ** 32;
/** What the lists of so many games may need is reserved at the start. */
const MAX_BATCH = 4096;
const MAX_SLOTS = 65_536;
const MAX_WORKERS = 64;
/** Random play may never end a game; ten times as long as random games are on the large boards. */
const LONGEST = 100_000;
/** Enough for bots to come to a decision of a seat from outside. */
const SHORTEST = 100;

function readReward(call: Call): Reward {
  const reward = textOption(call, 'reward') ?? 'win';
  if (!REWARDS.includes(reward as Reward))
    throw new WrongCall(`--reward must be one of ${REWARDS.join(', ')}`);
  return reward as Reward;
}

/** What an environment answers to what came in, and whether it goes on. */
async function answer(env: Environment, incoming: Incoming): Promise<{ out: Buffer; goesOn: boolean }> {
  const id = incoming.is === 'end' ? 0 : incoming.header.id;
  try {
    if (incoming.is === 'end') throw new Refusal('', `${incoming.reason}; this process ends`);
    const { version, kind, bodyBytes } = incoming.header;
    if (incoming.is === 'oversize')
      throw new Refusal(
        'body',
        `${bodyBytes} bytes are too many, at most ${MAX_REQUEST_BYTES} are read; they are skipped`,
      );
    if (version !== VERSION) throw new Refusal('version', `must be ${VERSION}, not ${version}`);
    return { out: await env.answer(kind, id, incoming.body), goesOn: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const goesOn = incoming.is !== 'end';
    const refusal = { field: error.field, reason: error.reason, ends: !goesOn };
    return { out: frame(REFUSAL, id, Buffer.from(JSON.stringify(refusal))), goesOn };
  }
}

/** Resolves when the bytes are out, so that their buffer can be used again and no reply piles up unread. */
const write = (bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

export const envCommand: Command = {
  usage:
    'env --config CONFIG [--batch N] [--workers N] [--bots outside,random,…] [--seed N] [--reward win|rank|points] [--longest N] [--slots N] [--no-auto-reset]',
  help: 'plays many games at once for programs that learn, over binary frames; see docs/env.md',
  values: ['config', 'batch', 'workers', 'bots', 'seed', 'reward', 'longest', 'slots'],
  switches: ['no-auto-reset'],
  async run(call, shelf) {
    words(call);
    const source = textOption(call, 'config');
    if (source === undefined) throw new WrongCall('--config is missing');
    if (process.stdout.isTTY || source === '-')
      throw new WrongCall('standard input and output carry frames for a program; see docs/env.md');
    if (endianness() !== 'LE') throw new WrongCall('frames need a little-endian machine');
    const settings: EnvSettings = {
      seatings: readSeatings(shelf, readJson(source, 'config'), textOption(call, 'bots')),
      boards: shelf.added,
      batch: numberOption(call, 'batch', 1, 1, MAX_BATCH),
      slots: numberOption(call, 'slots', 0, 0, MAX_SLOTS),
      seed: numberOption(call, 'seed', randomInt(SEEDS), 0, SEEDS - 1),
      longest: numberOption(call, 'longest', LONGEST, SHORTEST, 1_000_000_000),
      autoReset: !call.options.has('no-auto-reset'),
      reward: readReward(call),
    };
    const env = new Environment(shelf, settings, numberOption(call, 'workers', 1, 1, MAX_WORKERS));
    try {
      for await (const incoming of readFrames(process.stdin)) {
        const { out, goesOn } = await answer(env, incoming);
        await write(out);
        if (!goesOn) process.exitCode = 1;
      }
    } finally {
      // What still comes in is not read: the process ends though the program may hold its end open.
      process.stdin.destroy();
      await env.close();
    }
  },
};
