/** Why one position is worth more than another: the readable terms that made the difference. */
import type { Rules, State } from '../../core/game.js';
import { TermEvaluator } from '../evaluator.js';

/** One term's part in a difference. */
export interface Part {
  /** A term of the game, or the topic of several. */
  readonly topic: string;
  /** Whether it is about the seat itself or about the others. */
  readonly whose: 'own' | 'others';
  /** In points; positive if it speaks for the position. */
  readonly change: number;
}

/** Smaller parts are not worth mentioning. */
const LEAST = 0.15;

export class Difference {
  private readonly evaluator: TermEvaluator;

  constructor(evaluator = new TermEvaluator()) {
    this.evaluator = evaluator;
  }

  /** What makes `after` better or worse than `before` for `seat`, the strongest first; at most `most` parts. */
  between(rules: Rules, before: State, after: State, seat: number, most: number): Part[] {
    const size = rules.terms.length;
    this.evaluator.begin(rules, before);
    const [from, to] = [before, after].map((state) => {
      const parts = new Float64Array(2 * size);
      this.evaluator.parts(rules, state, seat, parts);
      return parts;
    });
    const changes = new Map<string, Part>();
    for (let i = 0; i < 2 * size; i++) {
      const topic = rules.game.termGuide.topicOf(rules.terms[i % size]);
      if (topic === null) continue;
      const whose = i < size ? 'own' : 'others';
      const key = `${whose} ${topic}`;
      const change = to[i] - from[i] + (changes.get(key)?.change ?? 0);
      changes.set(key, { topic, whose, change });
    }
    return [...changes.values()]
      .filter(({ change }) => Math.abs(change) >= LEAST)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, most);
  }
}
