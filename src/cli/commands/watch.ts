/** A game between bots in the terminal, move by move. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Match } from '../../bots/match.js';
import { NOBODY } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { BotPool, botNames, budgetOption } from '../bots.js';
import { numberOption, textOption, WrongCall } from '../call.js';
import type { Command } from '../command.js';
import { readJson } from '../io.js';
import { Story } from '../story.js';
import { languageOption } from './replay.js';

const DEFAULT = { game: 'hansa-teutonica', players: 4 };
const NAMES = ['Anna', 'Bert', 'Clara', 'Dirk', 'Elsa'];
const HELP = {
  en: 'space: pause or go on · →: one move · +/-: faster, slower · q: leave',
  de: 'Leertaste: anhalten, weiter · →: ein Zug · +/-: schneller, langsamer · q: Ende',
};

/** What the keys say. */
class Pace {
  paused = false;
  step = false;
  quit = false;
  constructor(public delay: number) {}

  listen(): void {
    const { stdin } = process;
    if (!stdin.isTTY) return;
    stdin.setRawMode(true);
    stdin.resume();
    stdin.setEncoding('utf8');
    stdin.on('data', (key: string) => {
      if (key === 'q' || key === '\u0003') this.quit = true;
      else if (key === ' ') this.paused = !this.paused;
      else if (key === '\u001b[C') this.step = true;
      else if (key === '+') this.delay = Math.floor(this.delay / 2);
      else if (key === '-') this.delay = Math.max(50, this.delay * 2);
    });
  }

  /** Until the next move is due. */
  async rest(): Promise<void> {
    const until = Date.now() + this.delay;
    while (!this.quit && !this.step && (this.paused || Date.now() < until)) await wait(20);
    this.step = false;
  }

  release(): void {
    if (!process.stdin.isTTY) return;
    process.stdin.setRawMode(false);
    process.stdin.pause();
  }
}

export const watchCommand: Command = {
  usage: 'watch [CONFIG] [--bots A,B,…] [--seed S] [--delay MS] [--budget MS] [--lang en|de]',
  help: 'plays a game between bots in the terminal',
  values: ['bots', 'seed', 'delay', 'budget', 'lang'],
  async run(call, shelf) {
    if (call.words.length > 1) throw new WrongCall(`${call.words[1]} is one word too many`);
    const language = languageOption(call);
    const [source] = call.words;
    const config = source === undefined ? (shelf.givenConfig() ?? DEFAULT) : readJson(source, 'config');
    const rules = shelf.rules(shelf.complete(config));
    const seed = textOption(call, 'seed') ?? randomUUID();
    const pool = new BotPool(budgetOption(call));
    const bots = pool.seat(botNames(textOption(call, 'bots') ?? 'greedy', rules.players));
    const isLive = process.stdout.isTTY === true;
    const pace = new Pace(numberOption(call, 'delay', isLive ? 600 : 0, 0, 60_000));
    const names = NAMES.slice(0, rules.players);
    const story = new Story(rules, names, language);
    const match = new Match(rules, bots, `${seed}/bots`);
    const state = rules.setUp(new Random(seed));
    const recent: string[] = [];

    const show = (lines: readonly string[], turnChanged: boolean): void => {
      if (!isLive) {
        process.stdout.write(`${lines.join('\n')}\n`);
        if (turnChanged) process.stdout.write(`\n${rules.picture(state, names, language)}\n`);
        return;
      }
      recent.push(...lines);
      recent.splice(0, recent.length - 12);
      const page = [rules.picture(state, names, language), '', ...recent, '', HELP[language]].join('\n');
      process.stdout.write(`\u001b[H\u001b[J${page}\n`);
    };

    pace.listen();
    show([story.opening(state)].slice(isLive ? 1 : 0), false);
    try {
      while (rules.decider(state) !== NOBODY && !pace.quit) {
        await pace.rest();
        if (pace.quit) break;
        const turn = rules.turnOf(state);
        const lines = story.move(state, await match.choose(state));
        show(lines, rules.turnOf(state) !== turn);
      }
    } finally {
      pool.close();
      pace.release();
    }
    process.stdout.write(`${story.ending(state).join('\n')}\n`);
  },
};
