/**
 * A bot that plays a seat at an online table, over WebSocket:
 *
 *   KONTOR_URL=http://localhost:8080/ KONTOR_TOKEN=… node dist/examples/server/bot.js TABLE
 *
 * Create the token as the person who holds the seat: POST /api/me/tokens {"label":"my bot"}. This bot picks a random
 * action, preferring those that score; put your own idea into `choose`.
 */
import { WebSocket } from 'ws';

type Action = { type: string; [field: string]: unknown };
interface Table {
  status: string;
  step: number;
  view: unknown;
  result: unknown;
  you: { seat: number | null; legal?: Action[] };
}

const { KONTOR_URL = 'http://localhost:8080/', KONTOR_TOKEN } = process.env;
const [table] = process.argv.slice(2);
if (!table || !KONTOR_TOKEN) throw new Error('usage: KONTOR_TOKEN=… bot.js TABLE');

const BEST = ['create', 'sell', 'build', 'buy'];

function choose(legal: readonly Action[], _view: unknown): Action {
  const good = BEST.map((type) => legal.filter((action) => action.type === type)).find(
    (some) => some.length > 0,
  );
  const choices = good ?? legal;
  return choices[Math.floor(Math.random() * choices.length)];
}

/** The last log entry we received; a new connection resumes from there. */
let number: number | undefined;

function connect(): void {
  const url = new URL('api/socket', KONTOR_URL.replace(/^http/, 'ws'));
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${KONTOR_TOKEN}` } });
  const send = (message: object): void => socket.send(JSON.stringify(message));

  socket.on('open', () => {
    // Asks for whole documents instead of patches, which is simpler.
    send({ type: 'hello', protocol: 1, lines: false, views: 'whole' });
    send({ type: 'watch', table, ...(number === undefined ? {} : { number }) });
  });

  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'refused') process.stderr.write(`refused: ${message.reason}\n`);
    if (message.type !== 'table' && message.type !== 'update') return;
    number = message.number;
    const { status, step, view, result, you } = message.document as Table;
    if (status === 'over' || status === 'closed') {
      process.stdout.write(`${JSON.stringify(result)}\n`);
      process.exit(0);
    }
    if (!you.legal) return;
    // The id identifies the decision, so a command that is sent twice is carried out once.
    const command = { do: 'play', action: choose(you.legal, view) };
    send({ type: 'do', id: `bot-${you.seat}-${step}`, table, step, command });
  });

  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(connect, 500));
}

connect();
