/** Serves the page: the files of `dist/web` over plain HTTP. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { Page } from '../page.js';

const BUILT = fileURLToPath(new URL('../../../web', import.meta.url));
const ENDS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'];

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new WrongCall('PORT must be a whole number from 0 to 65535');
  return port;
}

/** Where a person can open it: an address for all of the machine's is not one to type. */
function addressOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}/`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is taken; choose another one with PORT`;
  if (error.code === 'EACCES') return `port ${port} may not be used by you; choose another one with PORT`;
  return `cannot listen on ${host}, port ${port}: ${error.message}`;
}

export const serveCommand: Command = {
  usage: 'serve [--web FOLDER]',
  help: 'serves the page on PORT (8080) and HOST (0.0.0.0); its address is the first line of output',
  values: ['web'],
  withoutBoards: true,
  async run(call) {
    words(call);
    const folder = textOption(call, 'web') ?? BUILT;
    if (!existsSync(join(folder, 'index.html'))) {
      throw new WrongCall(`there is no page in ${folder}; run "npm run build" first`);
    }
    const port = portOf(process.env.PORT);
    const host = process.env.HOST || '0.0.0.0';
    const page = new Page(folder);
    const server = createServer((request, response) => page.answer(request, response));
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw new WrongCall(whyNot(error as NodeJS.ErrnoException, host, port));
    }
    process.stdout.write(`${addressOf(server.address() as AddressInfo)}\n`);

    const stop = (): void => {
      server.close();
      server.closeIdleConnections();
      // Whoever is still downloading has a moment to finish.
      setTimeout(() => server.closeAllConnections(), 3000).unref();
    };
    for (const signal of ENDS) process.once(signal, stop);
    await once(server, 'close');
  },
};
