/** Plays one block of an arena. The result depends only on the task and the seed, not on the thread. */
import { Match } from '../../bots/match.js';
import { NOBODY, type Rules, type ScoreRow } from '../../core/game.js';
import { Random } from '../../core/random.js';
import type { BotPool } from '../bots.js';
import type { PlannedGame, Task } from './schedule.js';

/** The time a bot spent in one seat of one game. */
export interface Effort {
  totalMs: number;
  decisions: number;
  turns: number;
  /** Without decisions in other players' turns. */
  slowestTurnMs: number;
}

export interface GameResult extends PlannedGame {
  /** False for a game that was too long; it has no scores. */
  readonly isFinished: boolean;
  /** By seat. */
  readonly scores: readonly ScoreRow[];
  readonly decisions: number;
  readonly turns: number;
  readonly efforts: readonly Effort[];
}

export interface BlockResult {
  readonly task: Task;
  readonly games: readonly GameResult[];
}

export interface MatchSettings {
  readonly bots: readonly string[];
  readonly seed: string;
  /** A longer game is abandoned. */
  readonly maxDecisions: number;
}

export async function playBlock(
  rules: Rules,
  settings: MatchSettings,
  pool: BotPool,
  task: Task,
): Promise<BlockResult> {
  const games: GameResult[] = [];
  for (const game of task.games) games.push(await playGame(rules, settings, pool, task.block, game));
  return { task, games };
}

async function playGame(
  rules: Rules,
  { bots, seed, maxDecisions }: MatchSettings,
  pool: BotPool,
  block: number,
  game: PlannedGame,
): Promise<GameResult> {
  const { lineUp } = game;
  const state = rules.setUp(new Random(`${seed}/${block}`));
  const match = new Match(rules, pool.seat(lineUp.map((bot) => bots[bot])), `${seed}/${block}/bots`);
  const efforts = lineUp.map((): Effort => ({ totalMs: 0, decisions: 0, turns: 0, slowestTurnMs: 0 }));
  let turn = rules.turnOf(state);
  let turnMs = 0;
  let turns = 1;
  let decisions = 0;
  efforts[turn].turns++;
  const endTurn = (): void => {
    efforts[turn].slowestTurnMs = Math.max(efforts[turn].slowestTurnMs, turnMs);
  };
  while (decisions < maxDecisions && rules.decider(state) !== NOBODY) {
    const seat = rules.decider(state);
    const start = performance.now();
    const choice = match.choose(state);
    const action = typeof choice === 'number' ? choice : await choice;
    const ms = performance.now() - start;
    rules.apply(state, action);
    decisions++;
    const effort = efforts[seat];
    effort.decisions++;
    effort.totalMs += ms;
    if (seat === turn) turnMs += ms;
    if (rules.turnOf(state) === turn) continue;
    endTurn();
    turn = rules.turnOf(state);
    turnMs = 0;
    turns++;
    efforts[turn].turns++;
  }
  endTurn();
  const isFinished = rules.decider(state) === NOBODY;
  return { ...game, isFinished, scores: isFinished ? rules.score(state) : [], decisions, turns, efforts };
}
