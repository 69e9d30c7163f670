/** `kontor hint` and `kontor analyse` as they are called. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';

const bin = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));
const record = fileURLToPath(new URL('../fixtures/games/baltic-3.json', import.meta.url));

function kontor(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

const start = kontor([
  'new',
  '{"game":"hansa-teutonica","players":3,"seed":"advice","modules":["missions"]}',
]).out;

describe('kontor hint', () => {
  it('shows lines for people, in both languages, and their actions for programs', () => {
    const english = kontor(['hint', '-', '--text'], start);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('1. best line found');
    expect(english.out).toContain('leads to:');
    expect(kontor(['hint', '-', '--text', '--lang', 'de'], start).out).toContain('1. bester gefundener Zug');
    const { seat, lines } = JSON.parse(kontor(['hint', '-', '--lines', '2'], start).out) as {
      seat: number;
      lines: { steps: { seat: number; action: JsonObject }[]; loss: number }[];
    };
    expect(seat).toBe(0);
    expect(lines).toHaveLength(2);
    const actions = lines[0].steps.filter((step) => step.seat === seat).map(({ action }) => action);
    expect(kontor(['apply', '-', JSON.stringify(actions.slice(0, 1))], start).code).toBe(0);
  });

  it('says the same of a position and of the seat’s view of it', () => {
    const view = kontor(['view', '-', '--seat', '0'], start).out;
    const fromView = kontor(['hint', '-'], view);
    expect(fromView.err).toBe('');
    expect(fromView.out).toBe(kontor(['hint', '-'], start).out);
  });

  it('refuses a game that is over', () => {
    const end = kontor(['replay', record]).out;
    expect(kontor(['hint', '-'], end)).toMatchObject({
      code: 1,
      err: 'kontor: position: the game is over\n',
    });
  });
});

describe('kontor analyse', () => {
  it('names the turning points, in both languages and for programs', () => {
    const english = kontor(['analyse', record, '--most', '2', '--text']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('Turning points');
    const german = kontor(['analyse', record, '--most', '2', '--text', '--lang', 'de']).out;
    expect(german).toContain('Wendepunkte');
    expect(german.split('\n').length).toBe(english.out.split('\n').length);
    const outcome = JSON.parse(kontor(['analyse', record, '--most', '2']).out) as {
      turns: { turn: number; loss: number; better: JsonObject[] }[];
      turningPoints: number[];
      meanLoss: number[];
    };
    expect(outcome.turningPoints).toHaveLength(2);
    expect(outcome.meanLoss).toHaveLength(3);
    const losses = outcome.turns.map(({ loss }) => loss).sort((a, b) => b - a);
    for (const turn of outcome.turningPoints) {
      const { loss, better } = outcome.turns.find((review) => review.turn === turn)!;
      expect(losses.slice(0, 2)).toContain(loss);
      expect(better[0]).toMatchObject({ seat: expect.any(Number), action: { type: expect.any(String) } });
    }
  });
});
