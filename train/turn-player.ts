/** Searches whole turns like trader and merchant, with some exploration, and plays each line to its end. */
import type { Evaluator } from '../src/bots/evaluator.js';
import { Groups } from '../src/bots/groups.js';
import { type Line, type SearchLimits, type Step, TurnSearch } from '../src/bots/search/turn-search.js';
import { type Action, ActionBuffer } from '../src/core/actions.js';
import type { Rules, State } from '../src/core/game.js';
import type { Random } from '../src/core/random.js';
import type { Exploration } from './afterstate-player.js';
import type { Player } from './self-play.js';

/** Another judgement, and how often it plays a turn, from 0 to 1. */
export interface Mood {
  readonly evaluator: Evaluator;
  readonly rate: number;
}

export class TurnPlayer implements Player {
  private readonly search: TurnSearch;
  private readonly moods: readonly { readonly rate: number; readonly search: TurnSearch }[];
  private readonly groups = new Groups();
  private readonly legal = new ActionBuffer();
  private imagined: State = new Uint8Array(0);
  private readonly exploration: Exploration;
  /** The rest of the chosen line; dropped as soon as the game goes differently. */
  private plan: Step[] = [];

  /** Each mood plays some of the turns instead: what `evaluator` misjudges is then played out and corrected. */
  constructor(
    evaluator: Evaluator,
    limits: SearchLimits,
    exploration: Exploration,
    moods: readonly Mood[] = [],
  ) {
    this.search = new TurnSearch(evaluator, limits);
    this.exploration = exploration;
    this.moods = moods.map(({ evaluator: other, rate }) => ({ rate, search: new TurnSearch(other, limits) }));
  }

  choose(rules: Rules, state: State, random: Random): Action {
    if (this.imagined.length !== rules.stateSize) this.imagined = new Uint8Array(rules.stateSize);
    const seat = rules.decider(state);
    rules.imagine(state, seat, random, this.imagined);
    rules.legal(this.imagined, this.legal);
    if (random.fraction() < this.exploration.randomRate) {
      this.plan = [];
      this.groups.fill(rules, this.imagined, this.legal);
      return this.groups.at(random.below(this.groups.length));
    }
    const planned = this.plan.shift();
    if (planned && planned.seat === seat && this.legal.includes(planned.action)) return planned.action;
    this.plan = [];
    if (this.legal.length === 1) return this.legal.at(0);
    const line = this.line(rules, seat, random);
    this.plan = line.steps.slice(1);
    return line.steps[0].action;
  }

  private line(rules: Rules, seat: number, random: Random): Line {
    const { imagined } = this;
    const mood = rules.turnOf(imagined) === seat ? this.drawMood(random) : undefined;
    return mood ? mood.search(rules, imagined)[0] : this.draw(this.search.search(rules, imagined), random);
  }

  private drawMood(random: Random): TurnSearch | undefined {
    if (this.moods.length === 0) return undefined;
    let at = random.fraction();
    return this.moods.find(({ rate }) => {
      at -= rate;
      return at < 0;
    })?.search;
  }

  /** Gumbel noise: draws from the softmax of the values at this temperature. */
  private draw(lines: readonly Line[], random: Random): Line {
    let best = lines[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const line of lines) {
      const noise = -Math.log(-Math.log(random.fraction() + 1e-12));
      const value = line.value + this.exploration.temperature * noise;
      if (value <= most) continue;
      most = value;
      best = line;
    }
    return best;
  }
}
