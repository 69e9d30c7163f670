/** Plays one thread's share of the games of a batch, and lists what the seats that decide see and may do. */
import { type Action, ActionBuffer } from '../../core/actions.js';
import { FeatureList } from '../../core/features.js';
import { NOBODY } from '../../core/game.js';
import { BoardShelf } from '../boards.js';
import { GOING_ON, type Memory, OVER, type Share } from './memory.js';
import { rewardsOf } from './rewards.js';
import { SeatedGame, Seats } from './seated-game.js';
import type { EnvSettings } from './settings.js';

/** What a player is asked for; the arguments are in the memory. */
export type Task = 'reset' | 'step' | 'observe';

/** `which` of a reset: leave the game, begin one with the next seed of the environment, or with the seed that is given. */
export const LEAVE = 0;
export const NEXT_SEED = 1;
export const GIVEN_SEED = 2;

export const NO_CHOICE = -1;

export class Player {
  private readonly share: Share;
  private readonly games: readonly SeatedGame[];
  /** The actions of the lists, in the order of their indexes in the share. */
  private readonly actions: Int32Array;
  private readonly legal = new ActionBuffer();
  private readonly features: FeatureList;

  constructor(
    private readonly settings: EnvSettings,
    private readonly memory: Memory,
    worker: number,
  ) {
    const { seatings, boards, longest } = settings;
    const shelf = new BoardShelf(boards);
    const seats = seatings.map(({ config, bots }) => new Seats(shelf.rules(config), bots, longest));
    this.share = memory.shares[worker];
    this.games = Array.from({ length: this.share.count }, (_, i) => {
      const game = this.share.first + i;
      return new SeatedGame(seats[game % seats.length], memory, game);
    });
    this.actions = new Int32Array(this.share.legal.items.length);
    this.features = new FeatureList(memory.shape.features);
  }

  /** `withFeatures`: whether the lists of features are asked for too. */
  run(task: Task, withFeatures: boolean): void {
    if (task === 'reset') this.reset();
    else if (task === 'step') this.step();
    this.list(withFeatures);
  }

  private reset(): void {
    const { which, newSeeds } = this.memory;
    this.games.forEach((game, i) => {
      const at = this.share.first + i;
      if (which[at] === NEXT_SEED) this.beginNext(game, at);
      else if (which[at] === GIVEN_SEED) game.begin(newSeeds[at]);
      this.clear(game, at);
    });
  }

  private step(): void {
    const { choices, done } = this.memory;
    const { ends } = this.share.legal;
    for (let i = 0; i < this.games.length; i++) {
      const game = this.games[i];
      const at = this.share.first + i;
      const wasOver = game.progress !== GOING_ON;
      this.clear(game, at);
      if (choices[at] !== NO_CHOICE) {
        game.play(this.actions[(i === 0 ? 0 : ends[i - 1]) + choices[at]]);
        done[at] = game.progress;
        if (done[at] === OVER) this.tellResult(game, at);
      }
      if (!this.settings.autoReset || game.progress === GOING_ON) continue;
      this.beginNext(game, at);
      if (wasOver) done[at] = game.progress;
    }
  }

  private beginNext(game: SeatedGame, at: number): void {
    const { seed, batch } = this.settings;
    game.begin((seed + at + this.memory.begun[at]++ * batch) >>> 0);
  }

  /** Nothing has ended yet in this step. */
  private clear(game: SeatedGame, at: number): void {
    const { players } = this.memory.shape;
    const { done, rewards, totals, ranks } = this.memory;
    done[at] = game.progress;
    for (let i = at * players; i < (at + 1) * players; i++) {
      rewards[i] = 0;
      totals[i] = 0;
      ranks[i] = 0;
    }
  }

  private tellResult(game: SeatedGame, at: number): void {
    const { players } = this.memory.shape;
    const rows = game.seats.rules.score(game.state);
    const rewards = rewardsOf(this.settings.reward, rows);
    rows.forEach(({ seat, total, rank }, i) => {
      this.memory.rewards[at * players + seat] = rewards[i];
      this.memory.totals[at * players + seat] = total;
      this.memory.ranks[at * players + seat] = rank;
    });
  }

  /** Fills the share's lists, one game's behind the other's. */
  private list(withFeatures: boolean): void {
    const { features, legal } = this.share;
    let featureEnd = 0;
    let legalEnd = 0;
    for (let i = 0; i < this.games.length; i++) {
      const game = this.games[i];
      const seat = game.decider;
      this.memory.seats[this.share.first + i] = seat;
      if (seat !== NOBODY) {
        if (withFeatures) featureEnd = this.listFeatures(game, seat, featureEnd);
        legalEnd = this.listLegal(game, legalEnd);
      }
      features.ends[i] = featureEnd;
      legal.ends[i] = legalEnd;
    }
  }

  private listFeatures({ seats, state }: SeatedGame, seat: number, from: number): number {
    const { items } = this.share.features;
    const { features } = this;
    seats.rules.sense(state, seat, features);
    for (let i = 0; i < features.length; i++) items[from + i] = features.items[i];
    return from + features.length;
  }

  private listLegal({ seats, state }: SeatedGame, from: number): number {
    const { items } = this.share.legal;
    const { legal, actions } = this;
    seats.rules.legal(state, legal);
    for (let i = 0; i < legal.length; i++) {
      const action: Action = legal.at(i);
      actions[from + i] = action;
      items[from + i] = seats.rules.actionIndex(state, action);
    }
    return from + legal.length;
  }
}
