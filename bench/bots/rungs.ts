/** The rungs of the ladder: a level alone among players of the level below, on one setup; and the tables made of them. */
import { existsSync, readFileSync } from 'node:fs';
import { gateFor } from '../../src/cli/arena/gates.js';

export interface Rung {
  readonly level: string;
  readonly among: string;
  /** As in the names of files, such as `baltic-3`. */
  readonly setup: string;
  readonly seed: string;
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly margin: number;
}

/** How many games a figure of the strong levels is asked to rest on. */
const ENOUGH: Readonly<Record<string, number>> = { merchant: 200, alderman: 200 };

export const readRungs = (path: string): Rung[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Rung[]) : [];

/** A table for each level, the strongest first. */
export function rungTables(rungs: readonly Rung[], playersOf: (setup: string) => number): string {
  const levels = [...new Set(rungs.map(({ level }) => level))].reverse();
  return levels
    .map((level) => {
      const own = rungs.filter((rung) => rung.level === level);
      return `### ${capital(plural(level))}

One ${level} among players of the level \`${own[0].among}\`, by \`npm run ladder -- ${level}\`.

| setup | games | share | 95 % interval | fair | margin | gate | | seed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${own.map((rung) => row(rung, playersOf(rung.setup))).join('\n')}
`;
    })
    .join('\n');
}

function row(
  { level, setup, seed, games, share, interval: [low, high], margin }: Rung,
  players: number,
): string {
  const gate = gateFor(level, players, setup);
  const enough = ENOUGH[level] ?? 0;
  const verdict = [share >= gate ? 'met' : 'missed', ...(games < enough ? [`${enough} games wanted`] : [])];
  const board = setup.slice(0, setup.lastIndexOf('-'));
  return `| ${[
    `${board}, ${players}`,
    games,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    percent(1 / players),
    margin.toFixed(1),
    percent(gate),
    verdict.join(', '),
    `\`${seed}\``,
  ].join(' | ')} |`;
}

const plural = (level: string): string =>
  level.endsWith('man') ? level.replace(/man$/, 'men') : `${level}s`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
