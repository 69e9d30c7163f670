/**
 * Copies SQLite's write-ahead log into the database file, on a thread and a connection of its own. SQLite would do it in
 * a commit, and everybody would wait: 300 to 490 ms for 16 MB that belong all over a file of 100,000 games. Here writes
 * go on meanwhile.
 *
 * Nothing is lost if the thread dies or the process is killed: what was not copied is still in the log. It starts when
 * there is something to copy, so a small server does without it.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type Database from 'libsql';

/** How the thread left the log: all but a little is in the file, or a reader, as of a backup, still needs the rest. */
export type Copied = 'nearly all' | 'held';

/** A statement changes one to three pages of 4 KB, so this is about 16 to 32 MB of log. */
const STATEMENTS = 4000;

export class LogCopier {
  private thread: Worker | null = null;
  private isCopying = false;
  private statements = 0;

  constructor(
    private readonly file: string,
    private readonly db: Database.Database,
    private readonly enough = STATEMENTS,
  ) {}

  /** So many statements were committed. */
  count(statements: number): void {
    this.statements += statements;
    if (this.statements < this.enough || this.isCopying) return;
    this.statements = 0;
    this.isCopying = true;
    this.thread ??= this.startThread();
    this.thread.postMessage('copy');
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('./copier-thread.js', import.meta.url), {
      workerData: { file: this.file },
    });
    thread.on('message', (copied: Copied) => this.finish(copied));
    // SQLite then copies the log itself, when it is long (`worker.ts`).
    thread.on('error', () => {
      this.thread = null;
      this.isCopying = false;
    });
    return thread;
  }

  /**
   * While somebody writes all the time, the other thread never has everything; SQLite begins the log anew only when
   * nothing is left in it. So the last few pages are copied here, between two writes.
   */
  private finish(copied: Copied): void {
    this.isCopying = false;
    if (copied === 'held') return;
    try {
      this.db.exec('pragma wal_checkpoint(passive)');
    } catch {
      // The disk is full, or fails: the log keeps what could not be copied, and the next write says so.
    }
  }

  async close(): Promise<void> {
    const { thread } = this;
    if (!thread) return;
    this.thread = null;
    const exited = once(thread, 'exit');
    thread.postMessage('close');
    await exited;
  }
}
