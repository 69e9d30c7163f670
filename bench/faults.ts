/**
 * `kontor bench faults`: what happens to moves when the database, the disk or the server itself fails under load. Each
 * fault has a cluster of its own, with real moves over real sockets, and its figures are printed as soon as it
 * is over. Fails when a move was lost or made twice, a watcher or a table was left behind, or `/readyz` was wrong.
 */
import { print, printMachine } from './print.js';
import { DISK_FAULTS } from './server/faults/disk-faults.js';
import { type Fault, NotHere } from './server/faults/fault.js';
import { faultsOf, faultUnderLoad } from './server/faults/fault-under-load.js';
import { NODE_FAULTS } from './server/faults/node-faults.js';
import { POSTGRES_FAULTS } from './server/faults/postgres-faults.js';

const [tables = 20, rate = 150] = process.argv.slice(2, 4).map(Number);
/** Only faults whose name contains this. */
const only = process.argv[4] ?? '';
const FAULTS: readonly Fault[] = [...POSTGRES_FAULTS, ...DISK_FAULTS, ...NODE_FAULTS];

printMachine();
const chosen = FAULTS.filter(({ name }) => name.includes(only));
if (chosen.length === 0) {
  process.stderr.write(
    `no fault is called ${only}; there are\n${FAULTS.map(({ name }) => `  ${name}\n`).join('')}`,
  );
  process.exitCode = 2;
}
for (const fault of chosen) {
  try {
    const report = await faultUnderLoad(fault, { tables, rate });
    const wrong = faultsOf(report);
    // A fault that did not stop the moves proves nothing.
    if (fault.stopsWriting && report.acknowledgedMeanwhile > 0) wrong.push('acknowledgedMeanwhile');
    print({ [fault.name]: { ...report, ...(wrong.length > 0 ? { WRONG: wrong } : {}) } });
    if (wrong.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NotHere)) {
      print({ [fault.name]: { FAILED: String((error as Error).stack) } });
      process.exitCode = 1;
    } else print({ [fault.name]: { notHere: error.message } });
  }
}
