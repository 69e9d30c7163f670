/**
 * One game of a batch, with bots in some of its seats. It rests where a seat from outside has to decide, or where it
 * is over.
 *
 * What the bots do depends only on the game's seed and its decisions: their dice start over at every decision, and
 * they forget what they planned whenever outside decided. So a game that was restored goes on as the original did.
 */
import type { Bot } from '../../bots/bot.js';
import { type Action, ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { makeBuiltIn } from '../bots.js';
import { CUT_OFF, GOING_ON, type Memory, OVER, stateOf } from './memory.js';

/** A seating as its games need it; they share the bots, which keep nothing. */
export class Seats {
  readonly bots: readonly (Bot | null)[];
  readonly imagined: State;
  readonly legal = new ActionBuffer();
  readonly random = new Random('');

  constructor(
    readonly rules: Rules,
    names: readonly (string | null)[],
    /** A game of more decisions is cut off. */
    readonly longest: number,
  ) {
    this.bots = names.map((name) => (name === null ? null : makeBuiltIn(name)));
    this.imagined = new Uint8Array(rules.stateSize);
  }
}

export class SeatedGame {
  readonly state: State;

  constructor(
    readonly seats: Seats,
    private readonly memory: Memory,
    private readonly game: number,
  ) {
    this.state = stateOf(memory, game, seats.rules.stateSize);
  }

  /** Starts a new game. The same seed in a config gives the same start from `kontor new`. */
  begin(seed: number): void {
    const { random, rules } = this.seats;
    this.memory.seeds[this.game] = seed;
    this.memory.decisions[this.game] = 0;
    random.seed(String(seed));
    this.state.set(rules.setUp(random));
    this.playBots();
  }

  /** Carries out a legal action of the seat that decides, then those of the bots that follow. */
  play(action: Action): void {
    this.seats.rules.apply(this.state, action);
    this.memory.decisions[this.game]++;
    this.playBots();
  }

  /** GOING_ON, OVER or CUT_OFF. */
  get progress(): number {
    if (this.seats.rules.decider(this.state) === NOBODY) return OVER;
    return this.memory.decisions[this.game] >= this.seats.longest ? CUT_OFF : GOING_ON;
  }

  /** The seat from outside that decides, or NOBODY. */
  get decider(): number {
    return this.progress === GOING_ON ? this.seats.rules.decider(this.state) : NOBODY;
  }

  private playBots(): void {
    const { state, game } = this;
    const { seeds, decisions } = this.memory;
    const { rules, bots, imagined, legal, random } = this.seats;
    for (const bot of bots) bot?.forget?.();
    for (;;) {
      const seat = this.decider;
      const bot = seat === NOBODY ? null : bots[seat];
      if (bot === null) return;
      random.seed(`${seeds[game]}/${decisions[game]}`);
      rules.imagine(state, seat, random, imagined);
      rules.legal(imagined, legal);
      rules.apply(state, bot.choose(rules, imagined, legal, random));
      decisions[game]++;
    }
  }
}
