/** A child process that answers each line with a line. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

const MAX_LINE_CHARS = 1_000_000;
/** How much of its standard error we keep for error messages. */
const STDERR_TAIL_CHARS = 2000;
const KILL_AFTER_MS = 1000;

/** The message completes a sentence that begins with the program's name. */
export class ProcessError extends Error {}
/** It has not answered in time. */
export class SilentProcess extends ProcessError {}

interface PendingAnswer {
  resolve(line: string): void;
  reject(error: ProcessError): void;
}

export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private buffer = '';
  private stderrTail = '';
  private error: ProcessError | undefined;
  private pending: PendingAnswer | undefined;
  /** Lines it wrote without a question. */
  private readonly unsolicited: string[] = [];

  /** Resolves when the program has exited or could not be started. */
  readonly ended: Promise<void>;

  constructor([program, ...args]: readonly string[], env: NodeJS.ProcessEnv = process.env) {
    this.child = spawn(program, args, { stdio: 'pipe', windowsHide: true, env });
    this.ended = new Promise((resolve) => {
      this.child.once('close', () => resolve());
      this.child.once('error', () => resolve());
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderrTail = (this.stderrTail + text).slice(-STDERR_TAIL_CHARS);
    });
    // Writing to a program that has exited fails; its `close` event reports that.
    this.child.stdin.on('error', () => {});
    this.child.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(`cannot be started: ${startError(error)}`),
    );
    this.child.on('close', (code, signal) => {
      const how = signal === null ? `ended with exit status ${code}` : `was ended by ${signal}`;
      const output = this.stderrTail.trim();
      this.fail(output === '' ? how : `${how}; its last words:\n${output}`);
    });
  }

  /** Sends a line and resolves to the next line it writes. One question at a time. */
  ask(line: string, timeoutMs: number): Promise<string> {
    if (this.error) return Promise.reject(this.error);
    if (this.unsolicited.length > 0) {
      return Promise.reject(new ProcessError(`spoke without being asked: ${short(this.unsolicited[0])}`));
    }
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pending = undefined;
        this.error ??= new SilentProcess(`was silent for ${Math.round(timeoutMs)} milliseconds`);
        reject(this.error);
      }, timeoutMs);
      this.pending = {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  /** Stops it, by force after a second. */
  close(): Promise<void> {
    this.fail('was closed');
    this.child.stdin.end();
    this.child.kill();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), KILL_AFTER_MS);
    this.child.once('close', () => clearTimeout(timer));
    timer.unref();
    return this.ended;
  }

  private receive(text: string): void {
    this.buffer += text;
    const lines = this.buffer.split('\n');
    this.buffer = lines.pop()!;
    if (this.buffer.length > MAX_LINE_CHARS) {
      this.buffer = '';
      this.fail(`says a line of more than ${MAX_LINE_CHARS} characters`);
    }
    for (const line of lines) {
      if (line.trim() === '') continue;
      const { pending } = this;
      this.pending = undefined;
      if (pending) pending.resolve(line);
      else this.unsolicited.push(line);
    }
  }

  private fail(message: string): void {
    this.error ??= new ProcessError(message);
    this.pending?.reject(this.error);
    this.pending = undefined;
  }
}

export const short = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}…` : text);

function startError({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such program';
  if (code === 'EACCES') return 'it is no program that may be run (chmod +x)';
  return message;
}
