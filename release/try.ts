/**
 * Tries a tarball as a stranger would: installs it in an empty folder of a machine that has nothing but Node and npm,
 * serves it, and plays a game against a bot through the library. What goes wrong is an error.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './pack.js';
import { startRegistry } from './registry.js';
import { run } from './run.js';

/** A machine with a home and a folder of its own, both empty. */
export class EmptyMachine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'kontor-empty-'));
  readonly project = join(this.folder, 'project');
  readonly env: NodeJS.ProcessEnv;

  constructor(registry: string) {
    const home = join(this.folder, 'home');
    for (const made of [this.project, home]) mkdirSync(made);
    this.env = {
      PATH: process.env.PATH,
      HOME: home,
      npm_config_cache: join(home, 'cache'),
      npm_config_registry: registry,
      npm_config_userconfig: join(home, 'none'),
      npm_config_globalconfig: join(home, 'none-either'),
      npm_config_update_notifier: 'false',
    };
  }

  run(program: string, ...args: string[]): Promise<string> {
    return run(program, args, { cwd: this.project, env: this.env });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Packages that want to run a script when they are installed: none may, so that nothing is compiled. */
function withInstallScript(project: string): string[] {
  const file = join(project, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  return Object.keys(packages).filter((name) => packages[name].hasInstallScript);
}

/** Signs up, sits down with a bot that needs its network, and plays any legal action until the game is over. */
const GUEST = `
import { Client } from 'kontor/client';

const server = process.argv[2];
const page = await fetch(server);
if (!page.ok || !(await page.text()).includes('<title>')) throw new Error('there is no page');
let cookie = '';
async function post(path, body) {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(new URL(path, server), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return response.json();
}
await post('api/people', { name: 'Guest' });
const { table } = await post('api/tables', {
  config: { game: 'hansa', players: 2 },
  seats: [{ who: 'me', colour: 0 }, { who: 'bot', level: 'merchant', colour: 1 }],
  first: 0,
});
const { token } = await post('api/me/tokens', { label: 'guest' });
const { WebSocket } = await import('ws');
const client = new Client({ server, token, WebSocket });
const asked = new Set();
client.connection.watch(table, {
  onUpdate({ document: { status, step, you, result } }) {
    if (status === 'over') {
      console.log(JSON.stringify(result));
      client.close();
    } else if (you.legal && !asked.has(step)) {
      asked.add(step);
      const action = you.legal[Math.floor(Math.random() * you.legal.length)];
      void client.connection.do(table, { do: 'play', action }, step);
    }
  },
  onOnline() {},
  onGone(error) {
    throw error;
  },
});
`;

async function serve(machine: EmptyMachine): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('npx', ['kontor', 'serve'], {
    cwd: machine.project,
    env: { ...machine.env, PORT: '0', HOST: '127.0.0.1', LIMIT_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npx has children of its own: all of them are stopped together.
    detached: true,
  });
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout! }), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`kontor serve ended with ${code}`))),
  ])) as [string];
  return { url, child };
}

/** Tells step by step what holds. */
export async function tryTarball(tarball: string, tell: (line: string) => void): Promise<void> {
  const registry = await startRegistry(join(ROOT, 'node_modules'));
  const machine = new EmptyMachine(registry.url);
  try {
    writeFileSync(join(machine.project, 'package.json'), '{"private":true,"type":"module"}\n');
    await machine.run('npm', 'install', '--no-audit', '--no-fund', tarball);
    const scripts = withInstallScript(machine.project);
    if (scripts.length > 0) throw new Error(`these want to run at install time: ${scripts}`);
    tell('installed in an empty folder, and nothing was compiled');
    tell(`npx kontor --version: ${(await machine.run('npx', 'kontor', '--version')).trim()}`);
    writeFileSync(join(machine.project, 'guest.js'), GUEST);
    const { url, child } = await serve(machine);
    try {
      tell(`a game against a bot, over the server: ${(await machine.run('node', 'guest.js', url)).trim()}`);
    } finally {
      process.kill(-child.pid!, 'SIGTERM');
      await once(child, 'exit');
    }
  } finally {
    machine.remove();
    registry.stop();
  }
}
