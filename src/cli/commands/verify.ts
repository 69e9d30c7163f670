/** `kontor verify`: proves that the shuffle was fixed before the game began, and that every move was legal. */
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { readRecordWithBoard } from '../../core/records/record-board.js';
import { Refusal } from '../../core/refusal.js';
import { words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

export const verifyCommand: Command = {
  usage: 'verify RECORD',
  help: 'checks the shuffle of a record against the commitment made before the game, and every move',
  run(call, shelf) {
    const [source] = words(call, 'RECORD');
    const json = readJson(source, 'record');
    const { rules, history, shuffle } = readRecordWithBoard(shelf, json);
    if (!shuffle) throw new Refusal('record.shuffle', 'is missing: nothing was promised about this game');
    const { seed } = (json as { position: { config: JsonObject } }).position.config;
    if (typeof seed !== 'string') throw new Refusal('record.position.config.seed', 'is missing');
    const { salt, commitment } = shuffle;
    const found = createHash('sha256').update(`${seed}\n${salt}`).digest('hex');
    if (found !== commitment) {
      throw new Refusal('record.shuffle.commitment', `is not that of seed and salt, which is ${found}`);
    }
    if (!Buffer.from(rules.setUp(new Random(seed))).equals(history.start)) {
      throw new Refusal('record.position', 'is not what the seed leads to');
    }
    print({ verified: true, commitment, moves: history.length, over: history.isOver });
  },
};
