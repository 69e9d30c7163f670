/** Whose turn it is, in words: after displacing a piece you read what you are waiting for. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Rules } from '../../../src/core/game.js';
import { History } from '../../../src/core/history/history.js';
import { LANGUAGES } from '../../../src/core/language.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { play, start } from '../../../src/languages/packs.js';
import { presentationOf } from '../../../src/web/games/index.js';
import { headlineOf } from '../../../src/web/table/actions/headline.js';
import { ShownGame } from '../../../src/web/table/session/shown-game.js';
import '../kit/pages.js';

const CONFIG = { game: 'hansa-teutonica', edition: 'big-box', board: 'salt-march', players: 3, modules: [] };
const SEATS = ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ kind: 'person' as const, name, colour }));

class Seen extends ShownGame {
  constructor(
    rules: Rules,
    history: History,
    private readonly here: number,
  ) {
    super(rules, history, SEATS);
  }
  override isHere(seat: number): boolean {
    return seat === this.here;
  }
}

/** A game right after somebody was displaced. */
function displaced(): { rules: Rules; history: History } {
  const rules = shelf.rules(CONFIG);
  const random = new Random('displaced');
  const history = new History(rules, rules.setUp(random));
  const legal = new ActionBuffer();
  for (let i = 0; i < 5000 && history.decider === history.turn; i++) {
    legal.clear();
    rules.legal(history.state, legal);
    const all = Array.from(legal.items.subarray(0, legal.length));
    const displacing = all.find(
      (action) => (rules.writeAction(history.state, action) as { type?: string }).type === 'displace',
    );
    history.play(displacing ?? all[random.below(all.length)]);
  }
  return { rules, history };
}

describe('after a displacement', () => {
  beforeAll(async () => {
    await shelf.loadTexts(LANGUAGES);
    for (const language of LANGUAGES) await Promise.all([play.load(language), start.load(language)]);
  });

  it('the displacing player reads who places the piece; the others read whose turn it is', () => {
    const { rules, history } = displaced();
    const { turn, decider } = history;
    expect(decider).not.toBe(turn);
    const third = [0, 1, 2].find((seat) => seat !== turn && seat !== decider)!;
    const name = SEATS[decider].name;
    expect(headlineOf(new Seen(rules, history, turn))).toMatch(
      new RegExp(`^${name} places the displaced (trader|merchant)$`),
    );
    expect(headlineOf(new Seen(rules, history, decider))).toBe('You have to decide');
    expect(headlineOf(new Seen(rules, history, third))).toBe(`${name}’s turn`);
    const view = rules.writeView(history.state, null);
    expect(presentationOf(rules).answering!(view, name, 'de')).toMatch(
      new RegExp(`^${name} setzt den verdrängten (Händler|Kaufmann) ein$`),
    );
  });
});
