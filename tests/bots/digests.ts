/**
 * Digests of bots' decisions, which must be the same on every machine and after every change that was
 * not meant to change a bot. A bot is set down at moments spread over a recorded game, from the opening to the last
 * turns, and decides for all seats a few times in a row. So every phase of the game counts, the strongest bot takes
 * seconds, and what a bot remembers from one decision to the next counts too.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { JsonObject } from '../../src/core/json.js';
import { readRecord } from '../../src/core/records/record.js';
import { shelf } from '../../src/games/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';

useShippedNetworks();

/** Levels that take their time are tested with less of it; it is the same bot. */
const QUICK: Readonly<Record<string, string>> = { alderman: 'alderman:1500' };
export const quick = (id: string): string => QUICK[id] ?? id;

/** Moments of each game; few for bots that think long. */
const MOMENTS: Readonly<Record<string, number>> = { alderman: 4, merchant: 8, trader: 12 };
const MANY_MOMENTS = 30;
/** Decisions in a row. */
const IN_A_ROW = 2;

/** One game for each board, for two players, and with all modules. */
export const GAMES = [
  'hanseatic-45-big-box-4-missions-favours',
  'hanseatic-3-big-box-3',
  'hanseatic-3-2009-2',
  'eastern-big-box-4',
  'britannia-45-big-box-5',
  'salt-march-big-box-3',
  'baltic-2',
  'baltic-4-extra-card',
];

const recordOf = (game: string): JsonObject =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'tests', 'fixtures', 'games', `${game}.json`), 'utf8'),
  ) as JsonObject;

/** What a bot decides at moments of a recorded game. */
export function digest(id: string, game: string): string {
  const { rules, history } = readRecord(shelf, recordOf(game));
  const moments = MOMENTS[id] ?? MANY_MOMENTS;
  const hash = createHash('sha256');
  for (let i = 0; i < moments; i++) {
    const moves = Math.floor((i * history.length) / moments);
    const bots = Array.from({ length: rules.players }, () => makeBot(quick(id)));
    const state = history.stateAt(moves).slice();
    new Match(rules, bots, `digest ${moves}`).play(state, IN_A_ROW, (before, action) => {
      hash.update(`${rules.decider(before)}:${action};`);
    });
    hash.update(state);
  }
  return hash.digest('hex').slice(0, 16);
}
