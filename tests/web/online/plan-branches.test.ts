/** Plans with branches: the lines as they are made, the words for them, and made on the board by a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { LANGUAGES } from '../../../src/core/language.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { online } from '../../../src/languages/packs.js';
import type { TableDocument } from '../../../src/protocol/tables/document.js';
import { NOTHING_PLANNED } from '../../../src/protocol/tables/plan.js';
import { setLanguage, useTexts } from '../../../src/web/i18n/index.js';
import { imaginedTurn } from '../../../src/web/online/game/plan/plan.js';
import { PlanLine } from '../../../src/web/online/game/plan/plan-line.js';
import { planStopText } from '../../../src/web/online/game/plan/plan-stop.js';
import { planInWords } from '../../../src/web/online/game/plan/plan-words.js';
import { legalActions } from '../../../src/web/table/session/legal.js';
import { act } from '../kit/at-table.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { comeIn, command, documentOf, MARCH, sitTogether } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';
import '../kit/pages.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const a = { type: 'a' };
const b = { type: 'b' };
const c = { type: 'c' };

describe('a plan as it is made', () => {
  it('without branches is a list of actions, as before', () => {
    const plan = new PlanLine();
    for (const action of [a, b]) plan.add(action);
    expect(plan.items).toEqual([a, b]);
  });

  it('has a line for when a step is not possible', () => {
    const plan = new PlanLine();
    for (const action of [a, b, c]) plan.add(action);
    const otherwise = plan.branch(1);
    expect(otherwise.before).toEqual([a]);
    otherwise.add(c);
    expect(plan.items).toEqual([a, { if: b, do: [b, c], else: [c] }]);
  });

  it('has two levels and no more', () => {
    const plan = new PlanLine();
    for (const action of [a, b, c]) plan.add(action);
    plan.branch(0).add(b);
    expect(plan.mayBranch(1)).toBe(true);
    plan.branch(1).add(c);
    expect(plan.mayBranch(2)).toBe(false);
    expect(plan.branch(0).mayBranch(0)).toBe(true);
    plan.branch(0).branch(0).add(c);
    expect(plan.branch(0).branch(0).mayBranch(0)).toBe(false);
    expect(plan.items).toEqual([
      {
        if: a,
        do: [a, { if: b, do: [b, c], else: [c] }],
        else: [{ if: b, do: [b], else: [c] }],
      },
    ]);
  });

  it('drops a line in which nothing was planned', () => {
    const plan = new PlanLine();
    plan.add(a);
    plan.branch(0).dropIfEmpty();
    expect(plan.items).toEqual([a]);
    expect(plan.steps[0].otherwise).toBeNull();
  });
});

describe('the words of a plan', () => {
  const rules = shelf.rules(MARCH.config);
  const board = { rules, seat: 0, names: ['Ada', 'Bo', 'Cy'] };
  const at = (point: string) => ({ type: 'place', piece: 'trader', at: point });
  const [first, second] = ['bernstrand--grausand/0', 'bernstrand--wollenrode/0'].map(at);

  beforeAll(() => shelf.loadTexts(LANGUAGES));

  it('say where an action takes place', () => {
    const state = rules.setUp(new Random('words'));
    const words = planInWords([first, second], board, state);
    expect(words.map(({ text }) => text)).toEqual([
      expect.stringContaining('Bernstrand–Grausand'),
      expect.stringContaining('Bernstrand–Wollenrode'),
    ]);
  });

  it('say where for actions that cannot be played now, and what to do instead', () => {
    const state = rules.setUp(new Random('words'));
    const [one] = planInWords([{ if: first, do: [first, first], else: [second] }], board, state);
    expect(one.text).toContain('Bernstrand–Grausand');
    expect(one.otherwise[0].text).toContain('Bernstrand–Wollenrode');
    const twice = planInWords([first, first], board, state)[1];
    expect(twice.text).toContain('Bernstrand–Grausand');
  });

  it('say where after a step that cannot be played, and without a position to try it on', () => {
    const state = rules.setUp(new Random('words'));
    for (const words of [
      planInWords([first, first, second], board, state),
      planInWords([first, first, second], board, null, state),
    ])
      expect(words[2].text).toContain('Bernstrand–Wollenrode');
  });

  it('say where the pawn of two players goes', () => {
    const two = shelf.rules({ game: 'hansa-teutonica', players: 2, board: 'hanseatic-3', edition: '2009' });
    const state = two.setUp(new Random('pawn'));
    const actions = legalActions(two, state).map((action) => two.writeAction(state, action) as JsonObject);
    const pawns = actions.filter(({ type }) => type === actions[0].type).slice(0, 2);
    const shown = { rules: two, seat: 0, names: ['Ada', 'Bo'] };
    for (const words of [planInWords(pawns, shown, state), planInWords(pawns, shown, null, state)])
      expect(words.map(({ text }) => text)).toEqual([
        expect.stringMatching(/province \d/i),
        expect.stringMatching(/province \d/i),
      ]);
  });

  it('tell two points of one route apart', () => {
    const state = rules.setUp(new Random('words'));
    const words = planInWords([first, at('bernstrand--grausand/1'), second], board, state);
    expect(words.map(({ text }) => text)).toEqual([
      expect.stringContaining('Point 1 of 4 on the route Bernstrand–Grausand'),
      expect.stringContaining('Point 2 of 4 on the route Bernstrand–Grausand'),
      expect.not.stringContaining('Point'),
    ]);
  });

  it('say in the language of the page why a plan stopped', async () => {
    const state = rules.setUp(new Random('words'));
    rules.apply(state, rules.readAction(state, first));
    const stopped = (plan: Json[], planStopped = 'the point is occupied', decides = 0) =>
      planStopText({ decides, you: { seat: 0, plan, planStopped } } as TableDocument, rules, state);
    await useTexts(online);
    const english = stopped([first]);
    expect(english).toMatch(/^Your plan stopped: \w/);
    expect(stopped([first], 'as the server said', 1)).toBe('Your plan stopped: as the server said');
    await setLanguage('de');
    expect(stopped([first])).toMatch(/^Dein Plan ging nicht weiter: \w/);
    expect(stopped([first])).not.toContain(english.slice('Your plan stopped: '.length));
    expect(stopped([{ if: first, do: [second], else: [first] }])).toBe(stopped([first]));
    expect(stopped([first], 'as the server said', 1)).toBe('Dein Plan ging nicht weiter.');
    expect(stopped([], NOTHING_PLANNED)).toContain('er passt nicht');
    await setLanguage('en');
  });

  it('name a condition whose action is not played', () => {
    const state = rules.setUp(new Random('words'));
    const [one] = planInWords([{ if: first, do: [second], else: [] }], board, state);
    expect(one).toMatchObject({ isCondition: true, wanted: [{ isCondition: false }], otherwise: [] });
  });
});

describe.skipIf(!kit)('on the board', () => {
  it('a plan with an alternative is made, listed and carried out, on a phone in German', async () => {
    const anna = await comeIn(kit!, 'Planning Anna');
    const ben = await comeIn(kit!, 'Planning Ben', { viewport: PHONE, language: 'de' });
    const table = await sitTogether(anna, [ben], MARCH);
    await anna.goto('#/');
    const { view, you } = await documentOf(ben, table);
    const rules = shelf.rules(MARCH.config);
    const imagined = imaginedTurn(rules, view!, you.seat!)!;
    const [wanted, other] = ['bernstrand--grausand/0', 'bernstrand--wollenrode/0'].map((at) => ({
      type: 'place',
      piece: 'trader',
      at,
    }));

    await ben.getByRole('tab', { name: 'Mein Platz' }).click();
    await ben.locator('[data-plan]').click();
    await ben.locator('.notice-plan').waitFor();
    await act(ben, rules, imagined, wanted);
    await ben.locator('.plan-steps summary').click();
    await ben.locator('[data-otherwise]').click();
    await ben.locator('[data-plan-back]').waitFor();
    await act(ben, rules, imagined, other);
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Plan speichern' }).click();
    await ben.getByRole('tab', { name: 'Mein Platz' }).click();
    const instead = 'Wenn das nicht geht:';
    const list = ben.locator('.plan-list').first();
    await list.waitFor();
    const text = (await list.textContent())!;
    expect(text.indexOf('Bernstrand–Grausand')).toBeGreaterThan(-1);
    expect(text.indexOf(instead)).toBeGreaterThan(text.indexOf('Bernstrand–Grausand'));
    expect(text.indexOf('Bernstrand–Wollenrode')).toBeGreaterThan(text.indexOf(instead));
    expect((await documentOf(ben, table)).you.plan).toEqual([{ if: wanted, do: [wanted], else: [other] }]);

    // Anna takes the point that Ben wants.
    for (let i = 0; (await documentOf(anna, table)).decides === 0 && i < 10; i++) {
      const { step, you: hers } = await documentOf(anna, table);
      const legal = hers.legal as { type: string; at?: string }[];
      const action = legal.find(({ type, at }) => type === 'place' && at === wanted.at) ?? legal.at(-1)!;
      await command(anna, table, { do: 'play', action }, step);
    }
    const { view: after } = await documentOf(ben, table);
    const routes = after!.routes as Record<string, unknown[]>;
    expect([routes['bernstrand--grausand'][0], routes['bernstrand--wollenrode'][0]]).toEqual(['0t', '1t']);
    for (const page of [anna, ben]) await page.context().close();
  });
});
