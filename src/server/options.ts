/** The server's options: environment variables, each with a sensible default. */
import { join } from 'node:path';
import { BOT_IDS } from '../bots/index.js';
import { commandOf, EXEC } from '../outside/exec-bot.js';
import { Addresses } from './addresses.js';
import { kindOf } from './store/kinds.js';

export interface MailOptions {
  /** `smtp://user:password@host:587` */
  readonly server: string;
  readonly from: string;
}

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The address of the database, such as `postgres://…` or the path of an SQLite file. */
  readonly database: string;
  /** Connections to PostgreSQL. */
  readonly connections: number;
  readonly publicUrl: URL | null;
  readonly basePath: string;
  /** The proxies whose forwarding headers are trusted. */
  readonly trusted: Addresses | null;
  /** Widens the rate limits. */
  readonly limitFactor: number;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Programs that can play as bots: the name of each, and its `exec:…`. */
  readonly outsideBots: ReadonlyMap<string, string>;
  /** Milliseconds that such a program has for a decision. */
  readonly outsideBudget: number;
  readonly mail: MailOptions | null;
  /** Whom push services may contact about the messages. */
  readonly pushContact: string;
  /** Whether messages may be sent to private addresses. */
  readonly privateHooks: boolean;
  readonly metricsToken: string | null;
  /** Days after which finished games are archived; 0 for never. */
  readonly pruneDays: number;
  /** Days of vacation that a person has each year. */
  readonly vacationDays: number;
  /** Seconds between answering `/readyz` with 503 and stopping. */
  readonly shutdownDelay: number;
}

/** Every variable that is read, in the order of docs/hosting.md. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'BASE_PATH',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'BOT_THREADS',
  'OUTSIDE_BOTS',
  'OUTSIDE_BUDGET',
  'LIMIT_FACTOR',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'PUSH_CONTACT',
  'PRIVATE_HOOKS',
  'PRUNE_DAYS',
  'VACATION_DAYS',
  'SHUTDOWN_DELAY',
] as const;
type Name = (typeof VARIABLES)[number];
type Env = Readonly<Record<string, string | undefined>>;

/** An option that is not valid. */
export class WrongOption extends Error {}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads variables; an empty one counts as not set. */
class Reader {
  constructor(private readonly env: Env) {}

  text(name: Name): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  number(name: Name, fallback: number, least: number, most: number, whole = true): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const form = whole ? /^\d+$/ : /^\d+(\.\d+)?$/;
    const value = Number(text);
    if (!form.test(text) || value < least || value > most) {
      throw new WrongOption(
        `${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}"`,
      );
    }
    return value;
  }

  yes(name: Name): boolean {
    const text = this.text(name)?.toLowerCase() ?? 'no';
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    throw new WrongOption(`${name} must be yes or no, not "${text}"`);
  }

  word(name: Name, fallback: string, words: readonly string[]): string {
    const text = this.text(name) ?? fallback;
    if (!words.includes(text)) throw new WrongOption(`${name} must be one of ${words.join(', ')}`);
    return text;
  }
}

function publicUrl(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new WrongOption('PUBLIC_URL must be an address such as https://kontor.example/');
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** `/`, or a path with a slash at both ends. */
function basePath(text: string | undefined, url: URL | null): string {
  const path = `/${text ?? url?.pathname ?? ''}/`.replace(/\/+/g, '/');
  if (!/^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/.test(path))
    throw new WrongOption('BASE_PATH must be a path such as /kontor/');
  return path;
}

function database(read: Reader): string {
  const url = read.text('DATABASE_URL');
  if (url === undefined) return join(read.text('DATA_DIR') ?? 'data', 'kontor.db');
  // The address may hold a password, so it is not repeated.
  if (!kindOf(url)) throw new WrongOption('DATABASE_URL must be postgres://… or the path of an SQLite file');
  return url;
}

/** `yes` stands for proxies on this machine and in private networks. */
function trusted(text: string | undefined): Addresses | null {
  if (text === undefined || ['0', 'no', 'false', 'off'].includes(text)) return null;
  const parts = ['1', 'yes', 'true', 'on'].includes(text) ? ['private'] : text.split(/[\s,]+/);
  try {
    return new Addresses(parts);
  } catch (error) {
    throw new WrongOption(
      `TRUST_PROXY must be a list of loopback, private and ranges such as 10.0.0.0/8; "${(error as Error).message}" is none`,
    );
  }
}

/** A longer list is no use to people who choose from it. */
const MOST_OUTSIDE_BOTS = 50;

function isCall(text: string): boolean {
  try {
    return text.startsWith(EXEC) && commandOf(text)[0] !== '';
  } catch {
    return false;
  }
}

/** A list of `name=exec:PROGRAM`. The command line may hold a secret, so it is not repeated. */
function outsideBots(text: string | undefined): ReadonlyMap<string, string> {
  const entries = (text ?? '').split(/[;\n]/).flatMap((entry) => entry.trim() || []);
  const bots = new Map<string, string>();
  for (const entry of entries) {
    const [, name, call] = /^([a-z0-9-]{1,20})\s*=\s*(.*)$/.exec(entry) ?? [];
    if (name === undefined || !isCall(call)) {
      throw new WrongOption(
        'OUTSIDE_BOTS must be a list such as first=exec:./first-bot;second=exec:python3 second.py, with names of a-z, 0-9 and -',
      );
    }
    if (BOT_IDS.includes(name))
      throw new WrongOption(`OUTSIDE_BOTS: ${name} is a bot that comes with Kontor`);
    if (bots.has(name)) throw new WrongOption(`OUTSIDE_BOTS names ${name} twice`);
    bots.set(name, call);
  }
  if (bots.size > MOST_OUTSIDE_BOTS)
    throw new WrongOption(`OUTSIDE_BOTS names more than ${MOST_OUTSIDE_BOTS} bots`);
  return bots;
}

function mail(read: Reader): MailOptions | null {
  const server = read.text('SMTP_URL');
  const from = read.text('MAIL_FROM');
  if (server === undefined && from === undefined) return null;
  if (server === undefined || !/^smtps?:\/\//.test(server) || !URL.canParse(server)) {
    throw new WrongOption('SMTP_URL must be an address such as smtp://user:password@mail.example:587');
  }
  if (from === undefined || !/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    throw new WrongOption('MAIL_FROM must be a sender such as Kontor <kontor@mail.example>');
  }
  return { server, from };
}

function pushContact(text: string | undefined, url: URL | null): string {
  if (text === undefined) return url?.protocol === 'https:' ? url.href : 'mailto:nobody@kontor.invalid';
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) {
    throw new WrongOption('PUSH_CONTACT must be mailto:… or https://…');
  }
  return text;
}

function metricsToken(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (text.length < 16) throw new WrongOption('METRICS_TOKEN must have at least 16 characters');
  return text;
}

export function readOptions(env: Env): ServerOptions {
  const read = new Reader(env);
  const url = publicUrl(read.text('PUBLIC_URL'));
  return {
    port: read.number('PORT', 8080, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    database: database(read),
    connections: read.number('DATABASE_CONNECTIONS', 10, 2, 500),
    publicUrl: url,
    basePath: basePath(read.text('BASE_PATH'), url),
    trusted: trusted(read.text('TRUST_PROXY')),
    limitFactor: read.number('LIMIT_FACTOR', 1, 0.1, 1e6, false),
    logLevel: read.word('LOG_LEVEL', 'warn', LEVELS),
    botThreads: read.number('BOT_THREADS', 1, 1, 64),
    outsideBots: outsideBots(read.text('OUTSIDE_BOTS')),
    outsideBudget: read.number('OUTSIDE_BUDGET', 1000, 10, 10_000),
    mail: mail(read),
    pushContact: pushContact(read.text('PUSH_CONTACT'), url),
    privateHooks: read.yes('PRIVATE_HOOKS'),
    metricsToken: metricsToken(read.text('METRICS_TOKEN')),
    pruneDays: read.number('PRUNE_DAYS', 0, 0, 36_500),
    vacationDays: read.number('VACATION_DAYS', 30, 0, 366),
    shutdownDelay: read.number('SHUTDOWN_DELAY', 0, 0, 600, false),
  };
}
