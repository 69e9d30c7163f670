/** A game as lines of text, for people. */
import type { Action } from '../core/actions.js';
import { NOBODY, type Rules, type State } from '../core/game.js';
import type { Language } from '../core/language.js';
import { terminal } from '../languages/packs.js';

export class Transcript {
  private turns = 1;
  private readonly say;

  constructor(
    private readonly rules: Rules,
    private readonly names: readonly string[],
    private readonly language: Language,
  ) {
    this.say = terminal.say('transcript', language);
  }

  opening(state: State): string {
    return this.rules.picture(state, this.names, this.language);
  }

  /** Applies the action to `state`; returns the lines that describe it and its consequences. */
  play(state: State, action: Action): string[] {
    const { rules, names, language } = this;
    const lines: string[] = [];
    if (this.turns === 1 && rules.decider(state) === rules.turnOf(state))
      lines.push(...this.turnHeading(state));
    lines.push(`  ${rules.sentence(state, action, names, language)}`);
    const before = state.slice();
    rules.apply(state, action);
    for (const line of rules.consequences(before, state, names, language)) lines.push(`    ${line}`);
    if (rules.turnOf(state) !== rules.turnOf(before) && rules.decider(state) !== NOBODY)
      lines.push(...this.turnHeading(state));
    return lines;
  }

  private turnHeading(state: State): string[] {
    return ['', this.say('turn', { turn: this.turns++, who: this.names[this.rules.turnOf(state)] })];
  }

  ending(state: State): string[] {
    const { rules, names, language } = this;
    if (rules.decider(state) !== NOBODY) return ['', this.say('unfinished')];
    const rows = rules.score(state).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
    return [
      '',
      this.say('final'),
      ...rows.map(({ seat, total, rank, ...points }) => {
        const parts = Object.entries(points).map(
          ([key, value]) => `${rules.game.categoryName(key, language)} ${value}`,
        );
        return `  ${rank}. ${names[seat]}: ${total} (${parts.join(', ')})`;
      }),
    ];
  }
}
