/** `kontor watch`: a game between bots in the terminal, move by move. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Match } from '../../bots/match.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import { LANGUAGES, type Language } from '../../core/language.js';
import { Random } from '../../core/random.js';
import { games } from '../../games/index.js';
import { terminal } from '../../languages/packs.js';
import type { BoardShelf } from '../boards.js';
import { BOT_CHOICES, BotPool, botNames, budgetOption } from '../bots.js';
import { type Call, numberOption, textOption, WrongCall } from '../call.js';
import type { Command } from '../command.js';
import { readJson } from '../io.js';
import { LANGUAGE_CHOICES, languageOption } from '../language-option.js';
import { Transcript } from '../transcript.js';

const DEFAULT_CONFIG = { game: games[0].id, players: 4 };
const NAMES = ['Anna', 'Bert', 'Clara', 'Dirk', 'Elsa'];
const RECENT_LINES = 12;

/** When the next move is due, as the keys say. */
class Playback {
  private isPaused = false;
  private shouldStep = false;
  hasQuit = false;
  constructor(private delayMs: number) {}

  listen(): void {
    const { stdin } = process;
    if (!stdin.isTTY) return;
    stdin.setRawMode(true);
    stdin.resume();
    stdin.setEncoding('utf8');
    stdin.on('data', (key: string) => {
      if (key === 'q' || key === '\u0003') this.hasQuit = true;
      else if (key === ' ') this.isPaused = !this.isPaused;
      else if (key === '\u001b[C') this.shouldStep = true;
      else if (key === '+') this.delayMs = Math.floor(this.delayMs / 2);
      else if (key === '-') this.delayMs = Math.max(50, this.delayMs * 2);
    });
  }

  async waitForMove(): Promise<void> {
    const until = Date.now() + this.delayMs;
    while (!this.hasQuit && !this.shouldStep && (this.isPaused || Date.now() < until)) await wait(20);
    this.shouldStep = false;
  }

  release(): void {
    if (!process.stdin.isTTY) return;
    process.stdin.setRawMode(false);
    process.stdin.pause();
  }
}

/** Redraws the page at a terminal; elsewhere prints every line, and the board after each turn. */
class Screen {
  readonly isTerminal = process.stdout.isTTY === true;
  private readonly recent: string[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly names: readonly string[],
    private readonly language: Language,
  ) {}

  show(state: State, lines: readonly string[], isTurnOver: boolean): void {
    const picture = (): string => this.rules.picture(state, this.names, this.language);
    if (!this.isTerminal) {
      process.stdout.write(`${lines.join('\n')}\n`);
      if (isTurnOver) process.stdout.write(`\n${picture()}\n`);
      return;
    }
    this.recent.push(...lines);
    this.recent.splice(0, this.recent.length - RECENT_LINES);
    const page = [picture(), '', ...this.recent, '', terminal.say('watch', this.language)('keys')].join('\n');
    process.stdout.write(`\u001b[H\u001b[J${page}\n`);
  }
}

function readRules(call: Call, shelf: BoardShelf): Rules {
  if (call.words.length > 1) throw new WrongCall(`${call.words[1]} is one word too many`);
  const [source] = call.words;
  const config = source === undefined ? (shelf.givenConfig() ?? DEFAULT_CONFIG) : readJson(source, 'config');
  return shelf.rules(shelf.complete(config));
}

export const watchCommand: Command = {
  usage: `watch [CONFIG] [--bots A,B,…] [--seed S] [--delay MS] [--budget MS] [--lang ${LANGUAGES.join('|')}]`,
  help: 'plays a game between bots in the terminal',
  values: ['bots', 'seed', 'delay', 'budget', 'lang'],
  choices: { ...LANGUAGE_CHOICES, bots: BOT_CHOICES },
  async run(call, shelf) {
    const rules = readRules(call, shelf);
    const language = languageOption(call);
    const seed = textOption(call, 'seed') ?? randomUUID();
    const pool = new BotPool(budgetOption(call));
    const bots = pool.seat(botNames(textOption(call, 'bots') ?? 'greedy', rules.players));
    const names = NAMES.slice(0, rules.players);
    const screen = new Screen(rules, names, language);
    const transcript = new Transcript(rules, names, language);
    const playback = new Playback(numberOption(call, 'delay', screen.isTerminal ? 600 : 0, 0, 60_000));
    const match = new Match(rules, bots, `${seed}/bots`);
    const state = rules.setUp(new Random(seed));

    playback.listen();
    screen.show(state, screen.isTerminal ? [] : [transcript.opening(state)], false);
    try {
      while (rules.decider(state) !== NOBODY && !playback.hasQuit) {
        await playback.waitForMove();
        if (playback.hasQuit) break;
        const turn = rules.turnOf(state);
        const lines = transcript.play(state, await match.choose(state));
        screen.show(state, lines, rules.turnOf(state) !== turn);
      }
    } finally {
      pool.close();
      playback.release();
    }
    process.stdout.write(`${transcript.ending(state).join('\n')}\n`);
  },
};
