/**
 * Writes the digests of the bots' games anew: `npm run digests`, after a change of a bot that was meant. A digest
 * that changed without one is a bot that does not play the same everywhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_IDS } from '../../src/bots/index.js';
import { CONFIGS, digest } from './digests.js';

const digests = Object.fromEntries(
  BOT_IDS.map((id) => [
    id,
    Object.fromEntries(Object.entries(CONFIGS).map(([name, config]) => [name, digest(id, config)])),
  ]),
);
const file = join(process.cwd(), 'tests', 'fixtures', 'bot-digests.json');
writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`);
