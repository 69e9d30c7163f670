/**
 * The backup file, the same for every database: gzipped lines of JSON. A header; then each table with its columns
 * and one line per row; at the end the number of rows and a checksum of everything before.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
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
  const stream = createReadStream(file);
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: stream.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => {
    gunzip.on('error', reject);
  });
  failed.catch(() => undefined);
  const iterator = lines[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let last = '';
  const next = async (): Promise<unknown> => {
    const { value, done } = await Promise.race([iterator.next(), failed]).catch((error) => {
      throw explain(error);
    });
    if (done) throw new BadBackup('the backup ends too early');
    if (last !== '') hash.update(`${last}\n`);
    last = value;
    try {
      return JSON.parse(value);
    } catch {
      throw new BadBackup('this is not a complete backup of Kontor');
    }
  };
  const first = (await next()) as Head & Record<string, unknown>;
  if (first?.['kontor-backup'] !== FORMAT || !Array.isArray(first.steps))
    throw new BadBackup('this is not a backup that this version can read');

  async function* parts(): AsyncGenerator<Part> {
    let rows = 0;
    let head = (await next()) as {
      table?: string;
      columns?: string[];
      end?: boolean;
      sha256?: string;
      rows?: number;
    };
    while (!head.end) {
      const { table, columns } = head;
      if (!table || !columns || !/^[a-z_]+$/.test(table) || !columns.every((name) => /^[a-z_]+$/.test(name)))
        throw new BadBackup('the backup is damaged');
      async function* found(): AsyncGenerator<readonly Value[]> {
        for (;;) {
          const line = await next();
          if (!Array.isArray(line)) {
            head = line as typeof head;
            return;
          }
          if (line.length !== columns!.length) throw new BadBackup('the backup is damaged');
          rows++;
          yield line as Value[];
        }
      }
      yield { table, columns, rows: found() };
    }
    if (head.rows !== rows || head.sha256 !== hash.digest('hex'))
      throw new BadBackup('the backup is damaged');
  }
  const { version, made, steps } = first;
  return { head: { version, made, steps }, parts, close: () => stream.destroy() };
}
