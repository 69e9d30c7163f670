/**
 * Writes the fixtures: `npm run fixtures`, or `npm run fixtures -- GAME` for those of one game in `tests/GAME/fixtures`.
 * Only after a change of the rules themselves: they get a new number, and records are written beside those of earlier
 * rules. An unintended difference is a bug that the tests have found.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { type Action, ActionBuffer } from '../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../src/core/game.js';
import { History, type Move } from '../src/core/history/history.js';
import type { JsonObject } from '../src/core/json.js';
import { playAll } from '../src/core/play.js';
import { Random } from '../src/core/random.js';
import { writeRecord } from '../src/core/records/record.js';
import { games, shelf } from '../src/games/index.js';
import { drawByKind } from './common/games.js';
import { perft } from './common/perft.js';

/** Of one game, into a folder beside its tests; without it, of all games in `tests/fixtures`. */
const only = process.argv[2];
const folder = join(process.cwd(), 'tests', only ?? '', 'fixtures');
const recordFolder = only === undefined ? join(folder, 'games') : folder;
mkdirSync(recordFolder, { recursive: true });

/** The counts, to a depth that takes little time. */
function counts(rules: Rules, state: State): number[] {
  const found: number[] = [];
  for (let depth = 1; depth <= 6; depth++) {
    found.push(perft(rules, state, depth));
    if ((found.at(-1) ?? 0) > 300_000 || found.at(-1) === 0) break;
  }
  return found;
}

const rows: JsonObject[] = [];
const addRow = (name: string, rules: Rules, state: State): void => {
  rows.push({ name, position: rules.writePosition(state), counts: counts(rules, state) });
};

const phaseOf = (rules: Rules, state: State): string =>
  (rules.writePosition(state).turn as JsonObject).phase as string;

/** The start, a later position, and the first position of each further phase that greedy play comes through. */
function rowsFor(config: JsonObject, phasesSeen: Set<string>): void {
  const rules = shelf.rules(config);
  const name = `${config.board} ${config.players}`;
  const start = rules.setUp(new Random(`perft ${name}`));
  addRow(`${name}, start`, rules, start);
  const bots = Array.from({ length: rules.players }, () => makeBot('greedy'));
  const state = start.slice();
  const match = new Match(rules, bots, `perft ${name}`);
  for (let i = 0; i < 3000 && rules.decider(state) !== NOBODY; i++) {
    const phase = `${config.game} ${phaseOf(rules, state)}`;
    if (i > 120 && !phasesSeen.has(phase)) {
      phasesSeen.add(phase);
      addRow(`${name}, decision ${i}, ${phaseOf(rules, state)}`, rules, state);
    }
    if (i === 300) addRow(`${name}, decision 300`, rules, state);
    rules.apply(state, match.choose(state));
  }
}

/** Plays at random to the first position of a phase. */
function rowForPhase(config: JsonObject, phase: string): void {
  const rules = shelf.rules(config);
  const legal = new ActionBuffer();
  for (let seed = 0; ; seed++) {
    const random = new Random(`${phase} ${seed}`);
    const state = rules.setUp(random);
    for (let i = 0; i < 60_000 && rules.decider(state) !== NOBODY; i++) {
      if (phaseOf(rules, state) === phase) {
        addRow(`${config.board} ${config.players}, ${phase}`, rules, state);
        return;
      }
      rules.legal(state, legal);
      rules.apply(state, drawByKind(rules, state, legal, random));
    }
  }
}

/** The shortest of some greedy games, as a record. */
function record(config: JsonObject, tries: number): void {
  const rules = shelf.rules(config);
  let best: { start: State; moves: Move[] } | undefined;
  for (let seed = 0; seed < tries; seed++) {
    const start = rules.setUp(new Random(`record ${seed}`));
    const state = start.slice();
    const bots = Array.from({ length: rules.players }, () => makeBot('greedy'));
    const moves: Move[] = [];
    new Match(rules, bots, `record ${seed}`).play(
      state,
      best ? best.moves.length : 20_000,
      (s, action: Action) => {
        moves.push({ seat: rules.decider(s), action });
      },
    );
    if (rules.decider(state) === NOBODY) best = { start, moves };
  }
  if (!best) throw new Error(`no game of ${JSON.stringify(config)} came to an end`);
  const names = ['Anna', 'Bert', 'Clara', 'Dirk', 'Elsa'].slice(0, rules.players);
  // Records of earlier rules and of format 1, which have no number in their names, stay: they must still be read.
  const setup = [config.board, config.edition, config.players, ...(config.modules as string[])];
  const file = [...setup, 'rules', rules.config.rules].filter((part) => part !== undefined).join('-');
  writeFileSync(
    join(recordFolder, `${file}.json`),
    `${JSON.stringify(writeRecord(History.of(rules, best.start, best.moves), names))}\n`,
  );
}

const phasesSeen = new Set<string>();
const chosen = games.filter(({ id }) => only === undefined || id === only);
for (const game of chosen) {
  const boards = new Set<string>();
  for (const config of game.configs()) {
    if ((config.modules as string[]).length > 0 || boards.has(config.board as string)) continue;
    boards.add(config.board as string);
    rowsFor(config, phasesSeen);
  }
}
const hanseatic = (edition: string, players: number, modules: string[]): JsonObject => ({
  game: 'hansa-teutonica',
  edition,
  board: players < 4 ? 'hanseatic-3' : 'hanseatic-45',
  players,
  modules,
});
/** The permanent markers are rare in play: each from a position in which its route is about to be created. */
function rowForMarker(board: string, players: number, route: string, pieces: string[]): void {
  const seats = Array.from({ length: players }, () => ({ supply: { traders: 3 }, abilities: { book: 2 } }));
  const config = { game: 'hansa-teutonica', board, players };
  const { rules, state } = shelf.open({ config, seats, routes: { [route]: pieces } });
  addRow(
    `${board} ${players}, ${route}`,
    rules,
    playAll(rules, state, [{ type: 'create', route, reward: { type: 'none' } }]),
  );
}
/** What greedy play seldom comes through. */
function rareRows(): void {
  if (!phasesSeen.has('hansa-teutonica remove')) rowForPhase(hanseatic('2009', 4, []), 'remove');
  if (!phasesSeen.has('hansa-teutonica share')) rowForPhase(hanseatic('big-box', 4, ['favours']), 'share');
  if (!phasesSeen.has('hansa-teutonica pawn')) rowForPhase(hanseatic('2009', 2, []), 'pawn');
  rowsFor(hanseatic('2009', 2, []), phasesSeen);
  rowForMarker('eastern', 3, 'malmoe--visby', ['0t', '0m', '0t']);
  rowForMarker('eastern', 3, 'danzig--malmoe', ['0t', '0t', '0t', '0m']);
  rowForMarker('eastern', 4, 'malmoe--stralsund', ['0m', '0m', '0t']);
  rowForMarker('eastern', 5, 'stralsund--wismar', ['0m', '0m', '0t']);
  rowForMarker('britannia-45', 4, 'calais--southampton', ['0t', '0m', '0m']);
  rowForMarker('britannia-3', 3, 'carlisle--isle-of-man', ['0t', '0m', '0m']);
  for (const phase of ['setup', 'replenish', 'lose', 'tax']) {
    if (!phasesSeen.has(`hansa ${phase}`))
      rowForPhase({ game: 'hansa', board: 'baltic', players: 3, modules: [] }, phase);
  }
}
if (only === undefined) rareRows();
writeFileSync(join(folder, 'perft.json'), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

for (const game of chosen) {
  const seen = new Set<string>();
  for (const config of game.configs()) {
    // Every board and number of players once, and for the Hanseatic ones the modules and both editions.
    const modules = (config.modules as string[]).length;
    const key = `${config.board} ${config.edition} ${config.players}`;
    if ((modules === 1 && config.edition) || (modules === 0 && seen.has(key))) continue;
    seen.add(key);
    record(config, 12);
  }
}
