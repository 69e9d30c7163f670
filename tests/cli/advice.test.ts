/** `kontor hint` and `kontor analyse` as they are called. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { kontor } from './call.js';

const record = fileURLToPath(new URL('../fixtures/games/baltic-3.json', import.meta.url));

const { out: start } = await kontor([
  'new',
  '{"game":"hansa-teutonica","players":3,"seed":"advice","modules":["missions"]}',
]);

describe('kontor hint', () => {
  it('shows lines for people, in both languages, and their actions for programs', async () => {
    const english = await kontor(['hint', start, '--text']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('1. best line found');
    expect(english.out).toContain('leads to:');
    expect((await kontor(['hint', start, '--text', '--lang', 'de'])).out).toContain(
      '1. Bester gefundener Zug',
    );
    const { seat, lines } = JSON.parse((await kontor(['hint', start, '--lines', '2'])).out) as {
      seat: number;
      lines: { steps: { seat: number; action: JsonObject }[]; loss: number }[];
    };
    expect(seat).toBe(0);
    expect(lines).toHaveLength(2);
    const actions = lines[0].steps.filter((step) => step.seat === seat).map(({ action }) => action);
    expect((await kontor(['apply', start, JSON.stringify(actions.slice(0, 1))])).code).toBe(0);
  });

  it('says the same about a position and about the seat’s view of it', async () => {
    const view = (await kontor(['view', start, '--seat', '0'])).out;
    const fromView = await kontor(['hint', view]);
    expect(fromView.err).toBe('');
    expect(fromView.out).toBe((await kontor(['hint', start])).out);
  });

  it('refuses a game that is over', async () => {
    const end = (await kontor(['replay', record])).out;
    expect(await kontor(['hint', end])).toMatchObject({
      code: 1,
      err: 'kontor: position: the game is over\n',
    });
  });
});

describe('kontor analyse', () => {
  it('names the turning points, in both languages and for programs', async () => {
    const english = await kontor(['analyse', record, '--most', '2', '--text']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('Turning points');
    const german = (await kontor(['analyse', record, '--most', '2', '--text', '--lang', 'de'])).out;
    expect(german).toContain('Wendepunkte');
    expect(german.split('\n').length).toBe(english.out.split('\n').length);
    const outcome = JSON.parse((await kontor(['analyse', record, '--most', '2'])).out) as {
      turns: { turn: number; seat: number; loss: number; isDecisive: boolean; better: JsonObject[] }[];
      turningPoints: number[];
      meanLoss: number[];
    };
    expect(outcome.turningPoints).toHaveLength(2);
    expect(outcome.meanLoss).toHaveLength(3);
    // Seat 0 won, so none of its turns gave the game away.
    const losses = outcome.turns
      .filter(({ seat, isDecisive }) => !(isDecisive && seat === 0))
      .map(({ loss }) => loss)
      .sort((a, b) => b - a);
    for (const turn of outcome.turningPoints) {
      const { loss, better } = outcome.turns.find((review) => review.turn === turn)!;
      expect(losses.slice(0, 2)).toContain(loss);
      expect(better[0]).toMatchObject({ seat: expect.any(Number), action: { type: expect.any(String) } });
    }
  });
});
