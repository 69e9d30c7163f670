/** Games between bots, counted. */
import { randomUUID } from 'node:crypto';
import { BOT_IDS } from '../../bots/index.js';
import { LONGEST_GAME, Match } from '../../bots/match.js';
import { NOBODY } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { BotPool, botNames, budgetOption } from '../bots.js';
import { numberOption, textOption, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

export const simulateCommand: Command = {
  usage: 'simulate CONFIG [--bots A,B,…] [--games N] [--seed S] [--longest N] [--budget MS]',
  help: `plays bots against each other (${BOT_IDS.join(', ')}, exec:PROGRAM) and prints what came of it`,
  values: ['bots', 'games', 'seed', 'longest', 'budget'],
  async run(call, shelf) {
    const [source] = words(call, 'CONFIG');
    const rules = shelf.rules(shelf.complete(readJson(source, 'config')));
    const names = botNames(textOption(call, 'bots') ?? 'random', rules.players);
    const games = numberOption(call, 'games', 10, 1, 10_000_000);
    const longest = numberOption(call, 'longest', LONGEST_GAME, 1, 1_000_000_000);
    const seed = textOption(call, 'seed') ?? randomUUID();
    const pool = new BotPool(budgetOption(call));
    const bots = pool.seat(names);
    const seats = names.map((bot) => ({ bot, wins: 0, meanScore: 0, meanRank: 0 }));
    let decisions = 0;
    let unfinished = 0;
    const start = performance.now();
    try {
      for (let game = 0; game < games; game++) {
        const state = rules.setUp(new Random(`${seed}/${game}`));
        decisions += await new Match(rules, bots, `${seed}/${game}/bots`).playOut(state, longest);
        if (rules.decider(state) !== NOBODY) {
          unfinished++;
          continue;
        }
        const rows = rules.score(state);
        const winners = rows.filter((row) => row.rank === 1).length;
        rows.forEach((row, i) => {
          if (row.rank === 1) seats[i].wins += 1 / winners;
          seats[i].meanScore += row.total;
          seats[i].meanRank += row.rank;
        });
      }
    } finally {
      pool.close();
    }
    const seconds = (performance.now() - start) / 1000;
    const finished = Math.max(1, games - unfinished);
    for (const seat of seats) {
      seat.wins = round(seat.wins);
      seat.meanScore = round(seat.meanScore / finished);
      seat.meanRank = round(seat.meanRank / finished);
    }
    print({ games, decisions, seconds: round(seconds), unfinished, seed, seats });
  },
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
