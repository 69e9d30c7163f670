/**
 * Writes the digests of the bots' decisions: `npm run digests`, after an intended change to a bot. A digest that
 * changed without one is a bot that does not play the same everywhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_IDS } from '../../src/bots/index.js';
import { digest, GAMES } from './digests.js';

const digests = Object.fromEntries(
  BOT_IDS.map((id) => [id, Object.fromEntries(GAMES.map((game) => [game, digest(id, game)]))]),
);
const file = join(process.cwd(), 'tests', 'fixtures', 'bot-digests.json');
writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`);
