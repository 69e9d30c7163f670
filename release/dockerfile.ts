/**
 * Carries out the steps of the Dockerfile in order without Docker: every stage is a folder of its own, `COPY` copies
 * exactly what it names, `RUN` runs as written. Finally the command of the image is started and asked for its health.
 * What only an image has (its user, `/usr/local`) is left out, with a message.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './pack.js';
import { run } from './run.js';

interface Step {
  readonly name: string;
  readonly rest: string;
}

/** The instructions, with continued lines joined and comments left out. */
export function readSteps(dockerfile: string): Step[] {
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n/g, ' ');
  return lines.split('\n').flatMap((line) => {
    const found = /^([A-Z]+)\s+(.*)$/.exec(line.trim());
    return found ? [{ name: found[1], rest: found[2].trim() }] : [];
  });
}

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The files that Docker would be sent: what git knows, less `.dockerignore`. */
async function contextFiles(): Promise<string[]> {
  const files = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  return files.split('\n').filter((file) => file !== '' && !ignored.includes(file.split('/')[0]));
}

class Image {
  private readonly root = mkdtempSync(join(tmpdir(), 'kontor-image-'));
  private readonly stages = new Map<string, string>();
  /** What a stage begins with. */
  private readonly machine: NodeJS.ProcessEnv;
  private env: NodeJS.ProcessEnv;
  private stage = '';
  private workdir = '/';
  private command: string[] = [];
  private healthCheck: string[] = [];

  constructor(private readonly context: readonly string[]) {
    const { PATH, npm_config_registry: registry } = process.env;
    // The home is empty as in an image; what npm has fetched before need not be fetched again.
    const home = join(this.root, 'home');
    mkdirSync(home);
    this.machine = {
      PATH,
      HOME: home,
      npm_config_prefer_offline: 'true',
      npm_config_cache: process.env.npm_config_cache ?? join(process.env.HOME ?? home, '.npm'),
      ...(registry === undefined ? {} : { npm_config_registry: registry }),
    };
    this.env = this.machine;
  }

  /** Where a path of the image is on this machine. */
  private real(path: string, stage = this.stage): string {
    return join(stage, path.startsWith('/') ? path : join(this.workdir, path));
  }

  async carryOut({ name, rest }: Step): Promise<void> {
    tell(`${name} ${rest}`);
    if (name === 'FROM') {
      const stage = join(this.root, `stage-${this.stages.size}`);
      mkdirSync(stage);
      this.stage = stage;
      this.workdir = '/';
      this.env = { ...this.machine };
      this.stages.set(/ AS (\S+)$/.exec(rest)?.[1] ?? '', stage);
    } else if (name === 'WORKDIR') {
      this.workdir = rest;
      mkdirSync(this.real('.'), { recursive: true });
    } else if (name === 'COPY') this.copy(rest);
    else if (name === 'RUN') await this.run(rest);
    else if (name === 'ENV') this.setEnv(rest);
    else if (name === 'CMD') this.command = JSON.parse(rest) as string[];
    else if (name === 'HEALTHCHECK') this.healthCheck = JSON.parse(rest.replace(/^.*? CMD /, '')) as string[];
  }

  private setEnv(rest: string): void {
    for (const [, variable, value] of rest.matchAll(/(\w+)=(\S+)/g)) {
      this.env[variable] = value.startsWith('/') ? this.real(value) : value;
    }
  }

  private copy(rest: string): void {
    const [, from] = /^--from=(\S+) /.exec(rest) ?? [];
    const paths = rest.replace(/^--from=\S+ /, '').split(/\s+/);
    const target = paths.pop()!;
    for (const path of paths) {
      if (from !== undefined) this.copyFromStage(path, target, from);
      else this.copyFromContext(path, target);
    }
  }

  private copyFromStage(path: string, target: string, from: string): void {
    const source = this.real(path, this.stages.get(from));
    if (!existsSync(source)) throw new Error(`COPY: ${path} is not in the stage ${from}`);
    const into = target.endsWith('/') ? join(target, basename(path)) : target;
    cpSync(source, this.real(into), { recursive: true, verbatimSymlinks: true });
  }

  private copyFromContext(path: string, target: string): void {
    const files = path === '.' ? this.context : this.context.filter((file) => file === path);
    if (files.length === 0) throw new Error(`COPY: ${path} is not sent to Docker`);
    for (const file of files) cpSync(join(ROOT, file), this.real(join(target, file)), { recursive: true });
  }

  /** Paths of the image in a command become those of this machine; owners and links outside of it are left out. */
  private async run(rest: string): Promise<void> {
    const parts = rest.split('&&').map((part) => part.trim());
    for (const part of parts) {
      if (/^(chown|ln) /.test(part)) {
        tell(`    left out: ${part}`);
        continue;
      }
      const command = part.replace(/(?<=\s)\/\S+/g, (path) => this.real(path));
      await run('sh', ['-c', command], { cwd: this.real('.'), env: this.env });
    }
  }

  /** Starts the image's command on a free port, and resolves when it says that it is ready. */
  async serve(): Promise<void> {
    const [program, ...args] = this.command;
    const child: ChildProcess = spawn(program, args, {
      cwd: this.real('.'),
      env: { ...this.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await Promise.race([
      once(createInterface({ input: child.stdout! }), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ])) as [string];
    const [checker, ...checkArgs] = this.healthCheck;
    await run(checker, checkArgs, { env: { ...this.env, PORT: new URL(url).port } });
    for (const path of ['', 'api/server']) {
      const { status } = await fetch(new URL(path, url));
      if (status !== 200) throw new Error(`/${path} answers ${status}`);
    }
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the server ended with ${code}`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export async function tryDockerfile(): Promise<void> {
  const image = new Image(await contextFiles());
  try {
    for (const step of readSteps(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) await image.carryOut(step);
    await image.serve();
    tell('the server of the image is healthy, serves the page, and stops when it is told to');
  } finally {
    image.remove();
  }
}
