/**
 * `kontor bench attacks`: whether hostile messages harm the server. Malformed, oversized, reordered, replayed and
 * forbidden messages over WebSocket and HTTP while honest players play: once with the default rate limits, and once
 * without them, so that every message is processed.
 */
import { round } from './figures.js';
import { print, printMachine } from './print.js';
import { attackUnderLoad } from './server/attacks/attack-under-load.js';
import { isSound } from './server/audit.js';
import { Cluster } from './server/cluster.js';

const [messages = 100_000, seed = 1] = process.argv.slice(2).map(Number);

async function measure(name: string, limits: string): Promise<void> {
  const cluster = await Cluster.sqlite({ LIMIT_FACTOR: limits });
  try {
    printMachine();
    const report = await attackUnderLoad(cluster, { messages, seed, width: 8, quiet: 15 });
    const { answers, seconds, honest, changed, survived } = report;
    print({
      [name]: {
        messages: answers.sent,
        messagesPerSecond: round(answers.sent / seconds),
        answers: answers.answers,
        faults: answers.faults,
        changed,
        survived,
        honestMoves: report.movesMeanwhile,
        honestAcknowledgementMs: { before: report.before, meanwhile: report.meanwhile },
        honestRefusals: report.refusals,
        honestGames: honest,
      },
    });
    if (!survived || changed.length > 0 || answers.faults.length > 0 || !isSound(honest))
      process.exitCode = 1;
  } finally {
    await cluster.close();
  }
}

await measure('default limits', '1');
await measure('no limits', '10000');
