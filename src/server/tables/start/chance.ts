/** Chance from the operating system's generator, with a commitment that lets players check the shuffle. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Chance } from '../decide/context.js';

/** Published at the start of a game; seed and salt follow at the end, so that anybody can check it. */
const commitmentOf = (seed: string, salt: string): string =>
  createHash('sha256').update(`${seed}\n${salt}`).digest('hex');

export const systemChance: Chance = {
  fairness() {
    const seed = randomBytes(16).toString('hex');
    const salt = randomBytes(16).toString('hex');
    return { seed, salt, commitment: commitmentOf(seed, salt) };
  },
  below: (n) => randomInt(n),
};
