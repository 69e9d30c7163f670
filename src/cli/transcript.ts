/** A game as lines of text, for people. */
import type { Action } from '../core/actions.js';
import { NOBODY, type Rules, type State } from '../core/game.js';
import type { Language } from '../core/language.js';

const TEXTS = {
  en: {
    turn: (turn: number, who: string) => `Turn ${turn}: ${who}`,
    final: 'Final scores',
    place: (rank: number) => `${rank}.`,
    unfinished: 'The record ends here; the game is not over.',
  },
  de: {
    turn: (turn: number, who: string) => `Zug ${turn}: ${who}`,
    final: 'Endstand',
    place: (rank: number) => `${rank}.`,
    unfinished: 'Hier endet die Aufzeichnung; das Spiel ist nicht aus.',
  },
};

export class Transcript {
  private turns = 1;

  constructor(
    private readonly rules: Rules,
    private readonly names: readonly string[],
    private readonly language: Language,
  ) {}

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
    return ['', TEXTS[this.language].turn(this.turns++, this.names[this.rules.turnOf(state)])];
  }

  ending(state: State): string[] {
    const { rules, names, language } = this;
    const text = TEXTS[language];
    if (rules.decider(state) !== NOBODY) return ['', text.unfinished];
    const rows = rules.score(state).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
    return [
      '',
      text.final,
      ...rows.map(({ seat, total, rank, ...points }) => {
        const parts = Object.entries(points).map(
          ([key, value]) => `${rules.game.categoryName(key, language)} ${value}`,
        );
        return `  ${text.place(rank)} ${names[seat]}: ${total} (${parts.join(', ')})`;
      }),
    ];
  }
}
