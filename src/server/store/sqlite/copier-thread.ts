/** The thread of `LogCopier`. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Copied } from './log-copier.js';

/** Pages that may be left for the thread that writes: copying them takes it a few milliseconds. */
const FEW_PAGES = 64;
/** What is written while the log is copied is copied in the next round, and so on; each is shorter. */
const MOST_ROUNDS = 20;

const port = parentPort!;
const db = new Database(workerData.file as string);
// The file must be on the disk before the log is used again.
db.exec('pragma synchronous = full');
const copy = db.prepare('pragma wal_checkpoint(passive)');

function copyAll(): Copied {
  for (let round = 0, before = 0; round < MOST_ROUNDS; round++) {
    // Of the pages in the log when it was called, how many have been copied, now or earlier.
    const [{ log, checkpointed }] = copy.all() as { log: number; checkpointed: number }[];
    if (checkpointed < log) return 'held';
    if (checkpointed - before <= FEW_PAGES) return 'nearly all';
    before = checkpointed;
  }
  return 'held';
}

port.on('message', (request: 'copy' | 'close') => {
  if (request === 'copy') return port.postMessage(copyAll());
  db.close();
  port.close();
});
