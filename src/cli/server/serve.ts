/** Runs the server: the page and the interface on one port. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN_LINK } from '../../protocol/links.js';
import { type AppParts, type Running, startServer } from '../../server/app.js';
import { Page } from '../../server/http/page.js';
import { readOptions, type ServerOptions, WrongOption } from '../../server/options.js';
import { DatabaseUnusable } from '../../server/store/database.js';
import type { BoardShelf } from '../boards.js';
import { type Call, textOption, WrongCall, words } from '../call.js';
import { packageVersion } from '../version.js';

const BUILT = fileURLToPath(new URL('../../../web', import.meta.url));
/** How long stopping may take, after `SHUTDOWN_DELAY`. */
const STOP_MS = 9_500;
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'];

/** An address that can be opened in a browser; 0.0.0.0 cannot. */
function addressOf({ address, family, port }: AddressInfo, path: string): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}${path}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${path}`;
}

function optionsOf(env: NodeJS.ProcessEnv): ReturnType<typeof readOptions> {
  try {
    return readOptions(env);
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongCall(error.message);
    throw error;
  }
}

const isListenError = (error: unknown): error is NodeJS.ErrnoException =>
  (error as NodeJS.ErrnoException).syscall === 'listen';

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is taken; choose another one with PORT`;
  if (error.code === 'EACCES')
    return `port ${port} is not allowed for this user; choose another one with PORT`;
  return `cannot listen on ${host}, port ${port}: ${error.message}`;
}

async function startOrExplain(options: ServerOptions, parts: AppParts): Promise<Running> {
  try {
    return await startServer(options, parts);
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw new WrongCall(error.message);
    if (!isListenError(error)) throw error;
    throw new WrongCall(explainListenError(error, options.host, options.port));
  }
}

/** A database or a client that does not answer must not keep a server from stopping. */
export async function stopInTime(running: Pick<Running, 'stop'>, delay: number): Promise<void> {
  const force = setTimeout(() => process.exit(1), delay * 1000 + STOP_MS).unref();
  await running.stop();
  clearTimeout(force);
}

export async function serve(call: Call, shelf: BoardShelf): Promise<void> {
  words(call);
  const folder = textOption(call, 'web') ?? BUILT;
  if (!existsSync(join(folder, 'index.html'))) {
    throw new WrongCall(`there is no page in ${folder}; run "npm run build" first`);
  }
  const options = optionsOf(process.env);
  const parts = { shelf, boards: shelf.ownBoards, page: new Page(folder), version: packageVersion() };
  let running = await startOrExplain(options, parts);
  const address = addressOf(running.address, options.basePath);
  process.stdout.write(`${address}\n`);
  if (running.adminCode !== null) {
    const place = (options.publicUrl?.href ?? address) + ADMIN_LINK;
    process.stdout.write(`This server has no admin yet. Open ${place} and enter ${running.adminCode}\n`);
  }
  let isStopping = false;
  const ended = Promise.race(STOP_SIGNALS.map((signal) => once(process, signal))).then(() => {
    isStopping = true;
  });
  for (;;) {
    await Promise.race([ended, running.replaced]);
    await stopInTime(running, options.shutdownDelay);
    if (isStopping) return;
    // A backup was restored. Clients reconnect by themselves.
    running = await startOrExplain({ ...options, port: running.address.port }, parts);
  }
}
