/**
 * Copies SQLite's write-ahead log into the database file, on a thread and a connection of its own. SQLite would do it in
 * a commit, and everybody would wait: 300 to 490 ms for 16 MB that belong all over a file of 100,000 games. Here writes
 * go on meanwhile.
 *
 * Nothing is lost if the thread dies or the process is killed: what was not copied is still in the log. It starts when
 * there is something to copy, so a small server does without it.
 */
import { Worker } from 'node:worker_threads';
import type Database from 'libsql';

/** How the thread left the log: all but a little is in the file, or a reader, as of a backup, still needs the rest. */
export type Copied = 'nearly all' | 'held';

/** Pages of 4 KB in the log before it is copied, some 32 MB. Many have changed again by then, so less is copied. */
const ENOUGH_PAGES = 8192;
/** What a commit adds beside a page for each statement, roughly: a move with a commit of its own has 3 and adds 6. */
const PAGES_OF_COMMIT = 3;

export class LogCopier {
  private thread: Worker | null = null;
  private isCopying = false;
  /** About how many pages were added since the log was last copied. */
  private pages = 0;

  constructor(
    private readonly file: string,
    private readonly db: Database.Database,
    private readonly enoughPages = ENOUGH_PAGES,
  ) {}

  /** So many statements were committed together. */
  count(statements: number): void {
    this.pages += statements + PAGES_OF_COMMIT;
    if (this.pages < this.enoughPages || this.isCopying) return;
    this.pages = 0;
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
   * While somebody writes all the time, the other thread never has everything; SQLite starts the log over only when
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
    // Not `once`, which rejects if the thread fails: the database must be closed all the same.
    const exited = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('close');
    await exited;
  }
}
