/**
 * Temperaments: what a bot likes beyond what wins. A game says for each of them how the readable terms of a position
 * count more or less; the bot plays its level with that on top, so it plays differently, not badly.
 */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Change } from '../core/change.js';
import {
  type Leaning,
  NOBODY,
  type Preferences,
  type Rules,
  type State,
  type Temperament,
} from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import type { Evaluator } from './evaluator.js';

/** Values positions like `base`, with its preferences added for the seat it plays for. */
export class TemperedEvaluator implements Evaluator {
  /** The seat with the preferences; others are expected to play to win. */
  seat = NOBODY;
  private rules: Rules | undefined;
  private left = 1;
  private end = 0;
  /** By term: what a point of the seat's own and of its rivals' mean is worth. */
  private own: Float64Array = new Float64Array(0);
  private rivals: Float64Array = new Float64Array(0);
  private terms: Float64Array = new Float64Array(0);
  private readonly base: Evaluator;
  private readonly temperament: Temperament;
  private readonly usesNetwork: boolean;

  /** `usesNetwork` says whether `base` values positions with a network. */
  constructor(base: Evaluator, temperament: Temperament, usesNetwork = false) {
    this.base = base;
    this.temperament = temperament;
    this.usesNetwork = usesNetwork;
  }

  begin(rules: Rules, state: State): void {
    if (rules !== this.rules) this.prepare(rules);
    this.base.begin?.(rules, state);
    this.left = rules.left(state);
  }

  value(rules: Rules, state: State, seat: number, change?: Change): number {
    const value = this.base.value(rules, state, seat, change);
    if (seat !== this.seat) return value;
    // Also in a finished game: if ending it cost what the bot likes, the bot would not end games that it has won.
    if (rules !== this.rules) this.begin(rules, state);
    return value + this.lean(rules, state, seat, change);
  }

  private lean(rules: Rules, state: State, seat: number, change?: Change): number {
    const { own, rivals, terms } = this;
    rules.measure(state, this.left, terms, change);
    let sum = this.end === 0 ? 0 : this.end * (1 - rules.left(state));
    for (let other = 0, at = 0; other < rules.players; other++, at += own.length) {
      const liking = other === seat ? own : rivals;
      for (let i = 0; i < own.length; i++) sum += liking[i] * terms[at + i];
    }
    return sum;
  }

  private prepare(rules: Rules): void {
    const leaning: Leaning = rules.game.termGuide.temperaments[this.temperament];
    const preferences: Preferences = this.usesNetwork ? (leaning.withNetwork ?? leaning) : leaning;
    const { own = {}, rivals = {}, end = 0 } = preferences;
    this.rules = rules;
    this.end = end;
    this.own = Float64Array.from(rules.terms, (term) => own[term] ?? 0);
    this.rivals = Float64Array.from(rules.terms, (term) => (rivals[term] ?? 0) / (rules.players - 1));
    this.terms = new Float64Array(rules.players * rules.terms.length);
  }
}

/** A bot that values positions with `evaluator`, for the seat it decides for. */
export class TemperedBot implements Bot {
  readonly id: string;
  private readonly bot: Bot;
  private readonly evaluator: TemperedEvaluator;

  constructor(bot: Bot, evaluator: TemperedEvaluator) {
    this.id = bot.id;
    this.bot = bot;
    this.evaluator = evaluator;
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    this.evaluator.seat = rules.decider(state);
    return this.bot.choose(rules, state, legal, random);
  }

  forget(): void {
    this.bot.forget?.();
  }
}
