/** What can be set from outside: environment variables, each with a value that needs no thought. */
import { join } from 'node:path';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** `postgres://…`, or the path of an SQLite file. */
  readonly database: string;
  /** Connections to PostgreSQL. */
  readonly connections: number;
  readonly publicUrl: URL | null;
  readonly basePath: string;
  readonly trustProxy: boolean;
  /** Loosens the rate limits. */
  readonly limitFactor: number;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly botThreads: number;
}

/** A setting that makes no sense. */
export class WrongOption extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

function number(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value < least || value > most) {
    throw new WrongOption(`${name} must be a number from ${least} to ${most}`);
  }
  return value;
}

function port(env: Env): number {
  const value = number(env, 'PORT', 8080, 0, 65_535);
  if (!Number.isInteger(value)) throw new WrongOption('PORT must be a whole number from 0 to 65535');
  return value;
}

function publicUrl(env: Env): URL | null {
  const text = env.PUBLIC_URL;
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WrongOption('PUBLIC_URL must be an address such as https://kontor.example/');
  }
  return url;
}

/** `/`, or a path with a slash at both ends. */
function basePath(env: Env, url: URL | null): string {
  const path = `/${env.BASE_PATH ?? url?.pathname ?? ''}/`.replace(/\/+/g, '/');
  if (!/^\/([\w.~-]+\/)*$/.test(path)) throw new WrongOption('BASE_PATH must be a path such as /kontor/');
  return path;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readOptions(env: Env): ServerOptions {
  const url = publicUrl(env);
  const logLevel = env.LOG_LEVEL || 'warn';
  if (!LEVELS.includes(logLevel)) throw new WrongOption(`LOG_LEVEL must be one of ${LEVELS.join(', ')}`);
  return {
    port: port(env),
    host: env.HOST || '0.0.0.0',
    database: env.DATABASE_URL || join(env.DATA_DIR || 'data', 'kontor.db'),
    connections: number(env, 'DATABASE_CONNECTIONS', 10, 2, 500),
    publicUrl: url,
    basePath: basePath(env, url),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    limitFactor: number(env, 'LIMIT_FACTOR', 1, 0.1, 1e6),
    logLevel,
    botThreads: number(env, 'BOT_THREADS', 1, 1, 64),
  };
}
