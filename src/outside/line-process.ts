/** Another program that is told a line and answers with a line. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** A line longer than this is no answer. */
const LONGEST_LINE = 1_000_000;
/** What is kept of its last words on standard error. */
const LAST_WORDS = 2000;

/** What it did wrong, as the end of a sentence that begins with its name. */
export class ProcessFault extends Error {}

interface Waiting {
  resolve(line: string): void;
  reject(fault: ProcessFault): void;
}

export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private heard = '';
  private lastWords = '';
  private fault: ProcessFault | undefined;
  private waiting: Waiting | undefined;
  private readonly early: string[] = [];

  /** Resolves when the program has ended, or could not be started. */
  readonly ended: Promise<void>;

  /** `env` is what it finds in its environment; all that we have, unless it says otherwise. */
  constructor([program, ...args]: readonly string[], env: NodeJS.ProcessEnv = process.env) {
    this.child = spawn(program, args, { stdio: 'pipe', windowsHide: true, env });
    this.ended = new Promise((resolve) => {
      this.child.once('close', () => resolve());
      this.child.once('error', () => resolve());
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    // Writing to one that has ended is told by its end.
    this.child.stdin.on('error', () => {});
    this.child.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(`cannot be started: ${whyNot(error)}`),
    );
    this.child.on('close', (code, signal) => {
      const how = signal === null ? `ended with exit status ${code}` : `was ended by ${signal}`;
      const words = this.lastWords.trim();
      this.fail(words === '' ? how : `${how}; its last words:\n${words}`);
    });
  }

  /** The next line it says, within `ms` milliseconds. One question at a time. */
  ask(line: string, ms: number): Promise<string> {
    if (this.fault) return Promise.reject(this.fault);
    if (this.early.length > 0) {
      return Promise.reject(new ProcessFault(`spoke without being asked: ${short(this.early[0])}`));
    }
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = undefined;
        this.fault ??= new ProcessFault(`was silent for ${Math.round(ms)} milliseconds`);
        reject(this.fault);
      }, ms);
      this.waiting = {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (fault) => {
          clearTimeout(timer);
          reject(fault);
        },
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  /** Ends it; one that does not want to is ended all the same after a second. */
  close(): Promise<void> {
    this.fail('was closed');
    this.child.stdin.end();
    this.child.kill();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 1000);
    this.child.once('close', () => clearTimeout(timer));
    timer.unref();
    return this.ended;
  }

  private hear(text: string): void {
    this.heard += text;
    const lines = this.heard.split('\n');
    this.heard = lines.pop()!;
    if (this.heard.length > LONGEST_LINE) {
      this.heard = '';
      this.fail(`says a line of more than ${LONGEST_LINE} characters`);
    }
    for (const line of lines) {
      if (line.trim() === '') continue;
      const { waiting } = this;
      this.waiting = undefined;
      if (waiting) waiting.resolve(line);
      else this.early.push(line);
    }
  }

  private fail(what: string): void {
    this.fault ??= new ProcessFault(what);
    this.waiting?.reject(this.fault);
    this.waiting = undefined;
  }
}

export const short = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}…` : text);

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such program';
  if (code === 'EACCES') return 'it is no program that may be run (chmod +x)';
  return message;
}
