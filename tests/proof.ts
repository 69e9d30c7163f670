/**
 * What takes long by nature, before a release: `npm run proof`, or `npm run proof -- NAME…` for some parts. It says
 * before each part what it proves and about how long that takes, runs all of them, and fails if one of them fails.
 * Files called *.proof.ts run only here; other tests try more here than in `npm test` (`setup/effort.ts`).
 */
import { spawnSync } from 'node:child_process';
import { PARTS } from './proof-parts.js';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no such part: ${unknown}; there are ${PARTS.map(({ name }) => name)}\n`);
  process.exit(2);
}
const parts = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

tell(`${parts.length} parts, about ${parts.reduce((sum, { minutes }) => sum + minutes, 0)} minutes in all.`);
const outcomes = parts.map(({ name, proves, minutes, command: [program, ...args] }) => {
  tell(`\n=== ${name}: ${proves}. About ${minutes} minutes.\n    ${[program, ...args].join(' ')}`);
  const begun = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PROOF: '1' } });
  const took = ((performance.now() - begun) / 60_000).toFixed(1);
  return {
    name,
    isProved: status === 0,
    line: `${status === 0 ? 'proved' : 'FAILED'}  ${name} (${took} minutes)`,
  };
});
tell(`\n${outcomes.map(({ line }) => line).join('\n')}`);
if (outcomes.some(({ isProved }) => !isProved)) process.exitCode = 1;
