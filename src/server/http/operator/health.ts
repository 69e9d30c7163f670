/** Health checks: whether the process is alive, and whether it should be sent requests. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.js';

/** How long a result is used again; otherwise anybody could make the server write all the time. */
const CACHE_MS = 1_000;
/** A database that takes longer counts as unavailable. */
const PATIENCE_MS = 3_000;

class Health {
  isStopping = false;
  /** Whether news from other nodes arrives; set when the bus is open. */
  isHearing: () => boolean = () => true;
  private last: { readonly at: number; readonly isWriting: Promise<boolean> } | null = null;

  constructor(private readonly services: Services) {}

  /** Whether the server should be sent requests: it is not stopping, can write, and hears the other nodes. */
  async isReady(): Promise<boolean> {
    return !this.isStopping && this.isHearing() && (await this.isWriting());
  }

  private isWriting(): Promise<boolean> {
    const now = performance.now();
    if (!this.last || now - this.last.at > CACHE_MS) this.last = { at: now, isWriting: this.tryWriting() };
    return this.last.isWriting;
  }

  private tryWriting(): Promise<boolean> {
    const written = this.services.store.checkWriting().then(
      () => true,
      () => false,
    );
    const tooLong = new Promise<boolean>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, false).unref();
    });
    return Promise.race([written, tooLong]);
  }
}

export function addHealth(http: FastifyInstance, services: Services): Health {
  const { basePath } = services;
  const health = new Health(services);
  http.get(`${basePath}healthz`, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  http.get(`${basePath}readyz`, async (_, reply) => {
    const ok = await health.isReady();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
  return health;
}
