/**
 * The backup file, the same for every database: gzipped lines of JSON. A header; then each table with its columns
 * and one line per row; at the end the number of rows and a checksum of everything before.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const FORMAT = 1;

export type Value = string | number | null;

interface Head {
  /** The version of Kontor that made it, and when. */
  readonly version: string;
  readonly made: number;
  /** The migrations that its tables have been through. */
  readonly steps: readonly string[];
}

export interface Part {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly Value[]>;
}

/** The contents of a backup; its parts must be read in order. */
export interface Source {
  readonly head: Head;
  parts(): AsyncIterable<Part>;
}

/** A backup that cannot be made or read, with the reason. */
export class BadBackup extends Error {}

/** Errors of gunzip mean that the file is no backup; others, such as a missing file, are passed on. */
function explain(error: NodeJS.ErrnoException): Error {
  return error.code?.startsWith('Z_') ? new BadBackup('this is not a complete backup of Kontor') : error;
}

/** Writes to a temporary name first, so that `file` is never half a backup. */
export async function writeBackup(file: string, source: Source): Promise<number> {
  const hash = createHash('sha256');
  let rows = 0;
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  async function* lines(): AsyncGenerator<string> {
    yield line({ 'kontor-backup': FORMAT, ...source.head });
    for await (const { table, columns, rows: found } of source.parts()) {
      yield line({ table, columns });
      for await (const row of found) {
        rows++;
        yield line(row);
      }
    }
    yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`;
  }
  const part = `${file}.part`;
  try {
    // Only for the operator: it holds keys and hashes of secrets.
    const out = createWriteStream(part, { mode: 0o600, flags: 'w' });
    await pipeline(Readable.from(lines()), createGzip({ level: 6 }), out);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return rows;
}

/** Reads a backup. Reading to the end without an error proves that it is complete. */
export async function openBackup(file: string): Promise<Source & { close(): void }> {
  const lines = new Lines(file);
  const first = (await lines.next()) as Head & Record<string, unknown>;
  if (first?.['kontor-backup'] !== FORMAT || !Array.isArray(first.steps))
    throw new BadBackup('this is not a backup that this version can read');
  const { version, made, steps } = first;
  return { head: { version, made, steps }, parts: () => readParts(lines), close: () => lines.close() };
}

/** The lines of a backup as JSON, with the checksum of all but the last. */
class Lines {
  private readonly stream: ReadStream;
  private readonly iterator: AsyncIterator<string>;
  /** Rejects when the file cannot be read on; the lines alone would just end. */
  private readonly failed: Promise<never>;
  private readonly hash = createHash('sha256');
  private last = '';

  constructor(file: string) {
    this.stream = createReadStream(file);
    const gunzip = createGunzip();
    this.stream.on('error', (error) => gunzip.destroy(error));
    const input = this.stream.pipe(gunzip);
    this.iterator = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    this.failed = new Promise<never>((_, reject) => {
      gunzip.on('error', reject);
    });
    this.failed.catch(() => undefined);
  }

  async next(): Promise<unknown> {
    const { value, done } = await Promise.race([this.iterator.next(), this.failed]).catch((error) => {
      throw explain(error);
    });
    if (done) throw new BadBackup('the backup ends too early');
    if (this.last !== '') this.hash.update(`${this.last}\n`);
    this.last = value;
    try {
      return JSON.parse(value);
    } catch {
      throw new BadBackup('this is not a complete backup of Kontor');
    }
  }

  checksum(): string {
    return this.hash.digest('hex');
  }

  close(): void {
    this.stream.destroy();
  }
}

/** The line before the rows of a table, or the last line. */
interface Heading {
  readonly table?: string;
  readonly columns?: string[];
  readonly end?: boolean;
  readonly sha256?: string;
  readonly rows?: number;
}

async function* readParts(lines: Lines): AsyncGenerator<Part> {
  let rows = 0;
  let heading = (await lines.next()) as Heading;
  async function* rowsOf(width: number): AsyncGenerator<readonly Value[]> {
    for (;;) {
      const line = await lines.next();
      if (!Array.isArray(line)) {
        heading = line as Heading;
        return;
      }
      if (line.length !== width) throw new BadBackup('the backup is damaged');
      rows++;
      yield line as Value[];
    }
  }
  while (!heading.end) {
    const { table, columns } = heading;
    if (!table || !columns || ![table, ...columns].every((name) => /^[a-z_]+$/.test(name)))
      throw new BadBackup('the backup is damaged');
    yield { table, columns, rows: rowsOf(columns.length) };
  }
  if (heading.rows !== rows || heading.sha256 !== lines.checksum())
    throw new BadBackup('the backup is damaged');
}
