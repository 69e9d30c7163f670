/**
 * The server under attack: `kontor bench attacks`. Malformed, oversized, reordered, replayed and foreign messages over
 * WebSocket and HTTP while honest people play: once with the limits as they come, and once with the limits lifted, so
 * that every single message is looked at.
 */
import { round } from './page/figures.js';
import { besiege } from './server/attacks/siege.js';
import { isSound } from './server/audit.js';
import { tell, tellMachine } from './server/machine.js';
import { Scene } from './server/scene.js';

const [messages = 100_000, seed = 1] = process.argv.slice(2).map(Number);

async function measure(name: string, limits: string): Promise<void> {
  const scene = await Scene.sqlite({ LIMIT_FACTOR: limits });
  try {
    tellMachine();
    const siege = await besiege(scene, { messages, seed, width: 8, quiet: 15 });
    const { answers, seconds, honest, changed, survived } = siege;
    tell({
      [name]: {
        messages: answers.sent,
        messagesPerSecond: round(answers.sent / seconds),
        answers: answers.answers,
        faults: answers.faults,
        changed,
        survived,
        honestMoves: siege.movesMeanwhile,
        honestAcknowledgementMs: { before: siege.before, meanwhile: siege.meanwhile },
        honestRefusals: siege.refusals,
        honestGames: honest,
      },
    });
    if (!survived || changed.length > 0 || answers.faults.length > 0 || !isSound(honest))
      process.exitCode = 1;
  } finally {
    await scene.close();
  }
}

await measure('limits as they come', '1');
await measure('limits lifted', '10000');
