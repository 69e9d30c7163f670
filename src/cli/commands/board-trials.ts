/** `kontor boards test` and `kontor boards improve`: games between bots on a board. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BOT } from '../../bots/levels.js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { boards } from '../../languages/packs.js';
import { changesTo } from '../../workshop/improve/changes.js';
import { describeChange } from '../../workshop/improve/describe.js';
import { type Improved, Improvement } from '../../workshop/improve/improvement.js';
import { printedFigures } from '../../workshop/try/compare.js';
import { reportOf } from '../../workshop/try/figures.js';
import { outlineOf } from '../../workshop/try/outline.js';
import { BoardShelf, type CheckedBoard, checkBoard } from '../boards.js';
import { readBotList } from '../bots.js';
import { type Call, numberOption, textOption, WrongCall, words } from '../call.js';
import { readJson } from '../io.js';
import { languageOption } from '../language-option.js';
import { clearProgress, showProgress } from '../progress.js';
import { improveBoard } from '../trial/improve-board.js';
import { playTrial } from '../trial/play-trial.js';

/** What is played: options that both commands share. */
interface Games {
  readonly board: CheckedBoard;
  readonly rules: Rules;
  readonly config: JsonObject;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly threads: number;
}

function readGames(call: Call, file: string, usualLevel: string): Games {
  const board = checkBoard(readJson(file, 'board'), file);
  const shelf = new BoardShelf([], [board]);
  const config = configFor(shelf, board.game, board.id, call);
  const rules = shelf.rules(config);
  const level = textOption(call, 'level') ?? usualLevel;
  readBotList(level);
  return {
    board,
    rules,
    config,
    bots: Array<string>(rules.players).fill(level),
    seed: textOption(call, 'seed') ?? randomUUID(),
    threads: numberOption(call, 'threads', availableParallelism(), 1, 256),
  };
}

/** What was played, for the output. */
const writeGames = ({ board, rules, bots, seed }: Games, start: number) => ({
  board: board.id,
  players: rules.players,
  ...(typeof rules.config.edition === 'string' ? { edition: rules.config.edition } : {}),
  level: bots[0],
  seed,
  seconds: Math.round((performance.now() - start) / 100) / 10,
});

/** Plays games between bots of one level on a board, and says how they went. */
export async function testBoard(call: Call): Promise<object> {
  const [, file] = words(call, 'test', 'FILE');
  const played = readGames(call, file, DEFAULT_BOT);
  const { board, rules, config, bots, seed, threads } = played;
  const games = numberOption(call, 'games', 100, 1, 1_000_000);
  const start = performance.now();
  const request = { config, board: board.json, trial: { seed, bots }, first: 0, end: games };
  const report = reportOf(await playTrial(request, threads));
  const [level] = bots;
  return {
    ...writeGames(played, start),
    ...report,
    comparison: [outlineOf(rules.config, level, report), ...printedFigures(board.game, level, rules.players)],
  };
}

/** Traders would need hours for as many games. */
const IMPROVING_LEVEL = 'apprentice';
const IMPROVING_GAMES = 8000;

/** Looks for single changes that make a board fairer; writes the boards with those that help, if asked to. */
export async function improveBoardFile(call: Call): Promise<object> {
  const [, file] = words(call, 'improve', 'FILE');
  const played = readGames(call, file, IMPROVING_LEVEL);
  const { board, rules, config, bots, seed, threads } = played;
  const budget = numberOption(call, 'games', IMPROVING_GAMES, 100, 10_000_000);
  const language = languageOption(call);
  await boards.load(language);
  const json = board.json as JsonObject;
  const improvement = new Improvement(json, changesTo(rules.game, json), rules.players, budget, seed);
  const start = performance.now();
  const improved = await improveBoard(improvement, config, bots, threads, () =>
    showProgress(improvement.progress, improvement.total, 'games', start),
  );
  clearProgress();
  const out = textOption(call, 'out');
  return {
    ...writeGames(played, start),
    ...improved,
    suggestions: improved.suggestions.map(({ board: changed, ...rest }) => ({
      text: describeChange(rest.change, changed, language),
      ...rest,
    })),
    ...(out === undefined ? {} : { written: writeBoards(out, board.id, improved) }),
  };
}

/** Writes the boards of the changes that clearly help; returns the files' names. */
function writeBoards(folder: string, id: string, { suggestions }: Improved): string[] {
  mkdirSync(folder, { recursive: true });
  return suggestions
    .filter(({ isSure }) => isSure)
    .map(({ board }, i) => {
      const name = join(folder, `${id}-${i + 1}.json`);
      writeFileSync(name, `${JSON.stringify(board, null, 2)}\n`);
      return name;
    });
}

/** As many players as asked for, or as many as the board takes; in the edition asked for, or the first that allows it. */
function configFor(shelf: BoardShelf, game: string, board: string, call: Call): JsonObject {
  const all = shelf
    .game(game)
    .configs()
    .filter((config) => config.board === board && !(config.modules as string[] | undefined)?.length);
  const edition = textOption(call, 'edition');
  const most = Math.max(...all.map(({ players }) => Number(players)));
  const players = numberOption(call, 'players', most, 2, 5);
  const fitting = all.filter(
    (config) => config.players === players && (edition === undefined || config.edition === edition),
  );
  const found = fitting.find((config) => config.edition === 'big-box') ?? fitting[0];
  if (found === undefined) {
    const wanted = edition === undefined ? '' : ` in the edition ${edition}`;
    throw new WrongCall(`${board} is not for ${players} players${wanted}`);
  }
  return found;
}
