/** Plots for documents: points are in the right places, and no text can break the drawing. */
import { describe, expect, it } from 'vitest';
import { strengthSvg } from '../../bench/bots-strength.js';
import { type Panel, plotSvg } from '../../src/cli/plot/plot.js';

const panel = (more: Partial<Panel> = {}): Panel => ({
  title: 'a < b',
  x: { label: 'seconds', from: 1, to: 100, ticks: [1, 10, 100], isLog: true },
  y: { label: 'share', from: 0, to: 1, ticks: [0, 0.5, 1] },
  series: [{ name: 'one', points: [1, 10, 100].map((x) => ({ x, y: 0.5 })), isLine: true }],
  ...more,
});

const numbers = (svg: string, pattern: RegExp): number[] =>
  [...svg.matchAll(pattern)].map((found) => Number(found[1]));

describe('a plot', () => {
  it('puts equal ratios at equal distances on a logarithmic axis, and more further up', () => {
    const rising = [0.1, 0.5, 0.9].map((y, i) => ({ x: 10 ** i, y }));
    const svg = plotSvg('t', 's', [panel({ series: [{ name: 'one', points: rising, isLine: true }] })]);
    const [a, b, c] = numbers(svg, /<circle [^>]*cx="([\d.]+)"/g);
    expect(b - a).toBeCloseTo(c - b, 0);
    const [low, middle, high] = numbers(svg, /<circle [^>]*cy="([\d.]+)"/g);
    expect(low - middle).toBeCloseTo(middle - high, 0);
    expect(low).toBeGreaterThan(high);
  });

  it('stays a drawing whatever its texts say, follows the reader’s colours, and names its series', () => {
    const points = [{ x: 10, y: 0.5, interval: [0.4, 0.6] as const }];
    const two = ['<one>', 'two'].map((name) => ({ name, points, isLine: false }));
    const svg = plotSvg('"t" & co', 's', [panel({ series: two }), panel(), panel()]);
    expect(svg).toContain('&quot;t&quot; &amp; co');
    expect(svg).toContain('a &lt; b');
    expect(svg).toContain('&lt;one&gt;');
    expect(svg).not.toContain('NaN');
    expect(svg).toContain('prefers-color-scheme: dark');
    // Three panels stand in two rows.
    expect(new Set(numbers(svg, /<text class="ink" x="[\d.]+" y="([\d.]+)">a &lt; b/g)).size).toBe(2);
  });

  it('of strength against time has the fair share, and how many games each point rests on', () => {
    const strengths = [0.05, 4].map((seconds) => ({
      ...{ seconds, positions: 1000 * seconds, games: 24, share: 0.4 },
      interval: [0.2, 0.6] as const,
    }));
    const svg = strengthSvg('baltic-3', 3, 60_000, strengths);
    expect(svg).toContain('24, 24 games, 60,000 positions a second');
    expect(svg).toContain('>fair<');
    expect(svg.match(/<circle/g)).toHaveLength(2);
  });
});
