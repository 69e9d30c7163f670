/** `kontor simulate`: plays games between bots and counts the results. */
import { randomUUID } from 'node:crypto';
import { BOT_IDS } from '../../bots/index.js';
import { LONGEST_GAME, Match } from '../../bots/match.js';
import { NOBODY, type ScoreRow } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { BOT_CHOICES, BotPool, botNames, budgetOption } from '../bots.js';
import { numberOption, textOption, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

/** Sums over finished games; a shared win counts as its share. */
class SeatTotals {
  private wins = 0;
  private score = 0;
  private rank = 0;

  constructor(private readonly bot: string) {}

  add({ rank, total }: ScoreRow, winners: number): void {
    if (rank === 1) this.wins += 1 / winners;
    this.score += total;
    this.rank += rank;
  }

  summary(games: number) {
    return {
      bot: this.bot,
      wins: round(this.wins),
      meanScore: round(this.score / Math.max(1, games)),
      meanRank: round(this.rank / Math.max(1, games)),
    };
  }
}

export const simulateCommand: Command = {
  usage: 'simulate CONFIG [--bots A,B,…] [--games N] [--seed S] [--longest N] [--budget MS]',
  help: `plays games between bots (${BOT_IDS.join(', ')}, exec:PROGRAM) and prints the results`,
  values: ['bots', 'games', 'seed', 'longest', 'budget'],
  choices: { bots: BOT_CHOICES },
  async run(call, shelf) {
    const [source] = words(call, 'CONFIG');
    const rules = shelf.rules(shelf.complete(readJson(source, 'config')));
    const names = botNames(textOption(call, 'bots') ?? 'random', rules.players);
    const games = numberOption(call, 'games', 10, 1, 10_000_000);
    const maxDecisions = numberOption(call, 'longest', LONGEST_GAME, 1, 1_000_000_000);
    const seed = textOption(call, 'seed') ?? randomUUID();
    const pool = new BotPool(budgetOption(call));
    const bots = pool.seat(names);
    const totals = names.map((bot) => new SeatTotals(bot));
    let decisions = 0;
    let unfinished = 0;
    const start = performance.now();
    try {
      for (let game = 0; game < games; game++) {
        const state = rules.setUp(new Random(`${seed}/${game}`));
        decisions += await new Match(rules, bots, `${seed}/${game}/bots`).playOut(state, maxDecisions);
        if (rules.decider(state) !== NOBODY) {
          unfinished++;
          continue;
        }
        const rows = rules.score(state);
        const winners = rows.filter(({ rank }) => rank === 1).length;
        rows.forEach((row, seat) => void totals[seat].add(row, winners));
      }
    } finally {
      pool.close();
    }
    const seconds = round((performance.now() - start) / 1000);
    const seats = totals.map((seat) => seat.summary(games - unfinished));
    print({ games, decisions, seconds, unfinished, seed, seats });
  },
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
