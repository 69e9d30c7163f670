/**
 * Serves the built page. Our own and not @fastify/static, because all files are read at the start: no request ever
 * reaches the file system, and each file is compressed once.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { SAFE_HEADERS } from './headers.js';
import { notFoundPage, wantsHtml } from './not-found.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
const COMPRESSED = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm'];
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

type Coding = 'br' | 'gzip' | 'identity';

const compress: Readonly<Record<Coding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
  identity: (body) => body,
};

class PageFile {
  readonly type: string;
  readonly caching: string;
  readonly tag: string;
  private readonly mayCompress: boolean;
  private readonly coded = new Map<Coding, Buffer>();

  constructor(name: string, body: Buffer) {
    const ending = extname(name);
    this.type = TYPES[ending] ?? 'application/octet-stream';
    this.mayCompress = COMPRESSED.includes(ending);
    // The build puts a hash of the contents into these names.
    this.caching = name.startsWith('assets/') ? FOREVER : REVALIDATE;
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
    this.coded.set('identity', body);
  }

  coding(accepted: string): Coding {
    if (!this.mayCompress) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  /** Compressed at the first request, and then kept. */
  body(coding: Coding): Buffer {
    let body = this.coded.get(coding);
    if (!body) {
      body = compress[coding](this.coded.get('identity')!);
      this.coded.set(coding, body);
    }
    return body;
  }
}

const COMMON: OutgoingHttpHeaders = {
  ...SAFE_HEADERS,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Scripts from this origin only; bots compile WebAssembly. Drawings set their colours in style attributes.
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

export class Page {
  private readonly files = new Map<string, PageFile>();
  /** What the first screen looks like. */
  private readonly stylesheet: string | undefined;

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(folder, '/').length).replaceAll('\\', '/');
      this.files.set(name, new PageFile(name, readFileSync(path)));
    }
    const html = this.files.get('index.html')?.body('identity').toString() ?? '';
    this.stylesheet = html.match(/href="\.\/(assets\/[\w.-]+\.css)"/)?.[1];
  }

  /** Serves the file at `url`, which is the address behind `home`, where the page is. */
  serve(request: IncomingMessage, response: ServerResponse, url: string, home: string): void {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      this.refuse(response, 405, 'only GET and HEAD', { allow: 'GET, HEAD' });
      return;
    }
    const name = nameOf(url);
    const file = name === undefined ? undefined : this.files.get(name);
    if (!file) {
      this.refuseMissing(request, response, name === undefined ? 400 : 404, home);
      return;
    }
    const coding = file.coding(String(request.headers['accept-encoding'] ?? ''));
    const tag = coding === 'identity' ? file.tag : file.tag.replace(/"$/, `-${coding}"`);
    const headers: OutgoingHttpHeaders = {
      ...COMMON,
      'cache-control': file.caching,
      etag: tag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = file.body(coding);
    if (coding !== 'identity') headers['content-encoding'] = coding;
    response.writeHead(200, { ...headers, 'content-type': file.type, 'content-length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
  }

  private refuseMissing(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    home: string,
  ): void {
    if (!wantsHtml(request)) {
      this.refuse(response, status, 'not found');
      return;
    }
    response.writeHead(status, { ...COMMON, 'content-type': TYPES['.html'], vary: 'accept-language' });
    const body = notFoundPage(request, home, this.stylesheet);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private refuse(
    response: ServerResponse,
    status: number,
    message: string,
    headers: OutgoingHttpHeaders = {},
  ): void {
    response.writeHead(status, { ...COMMON, ...headers, 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${message}\n`);
  }
}

/** The name of the file that a URL asks for; undefined for a URL that is not valid. */
function nameOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (!path.startsWith('/') || path.split(/[/\\]/).includes('..') || path.includes('\0')) return undefined;
    return path === '/' ? 'index.html' : path.slice(1);
  } catch {
    return undefined;
  }
}
