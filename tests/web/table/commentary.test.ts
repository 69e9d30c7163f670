/** Comments on moves, without a browser: notes for every kind of move, and hints that are followed. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TermEvaluator } from '../../../src/bots/evaluator.js';
import { hint } from '../../../src/bots/explain/hint.js';
import type { Rules, State } from '../../../src/core/game.js';
import { History } from '../../../src/core/history/history.js';
import type { JsonObject } from '../../../src/core/json.js';
import { LANGUAGES, type Language } from '../../../src/core/language.js';
import { readRecord, writeRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { describeTarget } from '../../../src/web/games/index.js';
import type { Step } from '../../../src/web/games/page.js';
import { commentaryOf, stepOf } from '../../../src/web/games/step.js';
import { AdvisedLine } from '../../../src/web/table/advice/advised-line.js';
import { noteOf } from '../../../src/web/table/advice/own-steps.js';
import { Session } from '../../../src/web/table/session/session.js';
import { backupOf, RECORDS, recordOf } from '../kit/at-table.js';
import '../kit/pages.js';

const BROKEN = /undefined|NaN|null|[{}]|\s{2}|--|-\d|^\s*$|^[a-zäöü]/;

const kindOf = ({ type, reward, marker, from, ability }: JsonObject): string =>
  [type, (reward as JsonObject | undefined)?.type, marker, /--/.test(String(from)) || from, ability].join(
    ' ',
  );

const files = readdirSync(RECORDS).filter((file) => !file.includes('-rules-'));

describe.each(files)('%s', (file) => {
  const { rules, names, history } = readRecord(shelf, recordOf(file));
  /** One move of every kind that the record has. */
  const found = new Map<string, { step: Step; sentences(language: Language): string[] }>();
  for (let i = 0; i < history.length; i++) {
    const state = history.stateAt(i);
    const { action } = history.moves[i];
    const kind = kindOf(rules.writeAction(state, action));
    if (found.has(kind)) continue;
    const after = history.stateAt(i + 1);
    found.set(kind, {
      step: stepOf(rules, state, after, action, null),
      sentences: (language) => [
        rules.sentence(state, action, names, language),
        ...rules.consequences(state, after, names, language),
      ],
    });
  }

  it('every kind of move has a note, a hint, plain sentences, and a place on the board', () => {
    const commentary = commentaryOf(rules);
    const faults: string[] = [];
    for (const { step, sentences } of found.values()) {
      for (const language of LANGUAGES) {
        const speaker = { rules, names, language };
        const { text, Icon } = commentary.note(step, speaker);
        const advice = commentary.advice([step], speaker);
        expect(Icon).toBeTypeOf('function');
        faults.push(...[text, advice, ...sentences(language)].filter((said) => BROKEN.test(said)));
        if (!advice.endsWith('.')) faults.push(`"${advice}" is no sentence`);
      }
      const [deed] = commentary.deeds([step]);
      expect(deed.until).toBe(1);
      for (const target of [deed.from, deed.to])
        if (target !== undefined && describeTarget(rules, step.before, target, names, 'en').length === 0)
          faults.push(`${target} is not on the board`);
    }
    expect(faults).toEqual([]);
  });
});

describe('others’ moves', () => {
  const touchedBy = (rules: Rules, state: State, json: JsonObject): number[] => {
    const action = rules.readAction(state, json);
    const after = state.slice();
    rules.apply(after, action);
    const step = stepOf(rules, state, after, action, null);
    return Array.from({ length: rules.players }, (_, seat) => seat).filter(
      (seat) => seat !== step.seat && commentaryOf(rules).touches(step, seat),
    );
  };

  it('concern you when they displace your tradesman, not when they place their own', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa-teutonica', players: 4 },
      seats: [{ supply: { traders: 3 } }, {}, {}, {}],
      routes: { 'bremen--minden': ['1t', null, null] },
    });
    const pay = { traders: 1, merchants: 0 };
    expect(
      touchedBy(rules, state, { type: 'displace', piece: 'trader', at: 'bremen--minden/0', pay }),
    ).toEqual([1]);
    expect(touchedBy(rules, state, { type: 'place', piece: 'trader', at: 'bremen--minden/1' })).toEqual([]);
  });

  it('concern you when their sale costs you a good', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa', players: 3 },
      seats: [{ goods: ['red-1', 'red-2'] }, { goods: ['red-3', 'blue-1'] }, { goods: ['blue-1'] }],
      cities: { danzig: { booths: [2, 0, 0] } },
      ship: 'danzig',
    });
    expect(touchedBy(rules, state, { type: 'sell', goods: ['red-1', 'red-2'] })).toEqual([1]);
  });
});

describe('a hint that is followed', () => {
  beforeAll(() => {
    // A hidden page paints nothing: what follows a move comes right after it.
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  afterAll(() => vi.unstubAllGlobals());

  const config = { game: 'hansa-teutonica', players: 4 };
  const position = {
    config,
    seats: [{ supply: { traders: 2 } }, {}, {}, {}],
    routes: { 'goettingen--quedlinburg': ['0t', '0t', null], 'bremen--minden': ['0t', null, null] },
  };
  const open = () => {
    const { rules, state } = shelf.open(position);
    const json = writeRecord(new History(rules, state), ['Anna', 'Bert', 'Clara', 'Dirk']);
    const [game] = backupOf([{ json }]).json.games as never[];
    const session = new Session(game, {
      save: async () => undefined,
      delay: () => 0,
      asksForEnd: () => false,
      onBotError: () => undefined,
      onNetworkMissing: () => undefined,
      onHintError: () => undefined,
    });
    const given = hint(session.rules, session.state, { evaluator: new TermEvaluator() });
    return { session, line: new AdvisedLine(session, given, given.lines[0], session.length) };
  };

  it('says what to do and why', () => {
    const { session, line } = open();
    expect(line.sentence).toBe(
      'Create Göttingen–Quedlinburg and develop Actions: you then have 3 actions a turn.',
    );
    // The new action can be used in the same turn.
    expect(line.steps.map((step) => noteOf(session, step).text).slice(0, 2)).toEqual([
      'Trader to Göttingen–Quedlinburg',
      'Route Göttingen–Quedlinburg: Actions developed',
    ]);
    expect(line.arrowsFrom(0).slice(0, 2)).toEqual([
      { number: 1, to: 'point:goettingen--quedlinburg/2' },
      { number: 2, to: 'route:goettingen--quedlinburg' },
    ]);
  });

  it('does not say beside it that the chance of winning falls', () => {
    const { session, line } = open();
    const foretold = (now: number) =>
      [
        { what: 'win', seat: 0, now, before: 0.28 },
        { what: 'last', seat: 0, now: 0.6, before: 0.2 },
        { what: 'hold', seat: 0, place: 'Göttingen', now: 0.7, before: 0.2 },
      ] as const;
    const saidFor = (now: number): string[] => {
      const given = hint(session.rules, session.state, { evaluator: new TermEvaluator() });
      const told = { ...line.line, foretold: foretold(now) };
      return new AdvisedLine(session, given, told, session.length).foretoldAtOnce.map(({ what }) => what);
    };
    expect(saidFor(0.2)).toEqual(['last', 'hold']);
    expect(saidFor(0.27)).toEqual(['win', 'last']);
    expect(saidFor(0.4)).toEqual(['win', 'last']);
  });

  it('is kept while you follow it, even if you undo a step', () => {
    const { session, line } = open();
    expect(line.done).toBe(0);
    session.play(line.own[0].action);
    expect(line.done).toBe(1);
    expect(line.arrowsFrom(1)[0]).toEqual({ number: 2, to: 'route:goettingen--quedlinburg' });
    session.undo();
    expect(line.done).toBe(0);
    session.play(line.own[0].action);
    session.play(line.own[1].action);
    expect(line.done).toBe(2);
  });

  it('is dropped when you do something else', () => {
    const { session, line } = open();
    session.play(
      session.rules.readAction(session.state, { type: 'place', piece: 'trader', at: 'bremen--minden/1' }),
    );
    expect(line.done).toBeNull();
  });
});
