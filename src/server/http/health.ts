/** Health checks: whether the process is alive, and whether it should be sent requests. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

export interface Readiness {
  ready: boolean;
}

export function addHealth(http: FastifyInstance, { store, basePath }: Services): Readiness {
  const state: Readiness = { ready: true };
  http.get(`${basePath}healthz`, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  http.get(`${basePath}readyz`, async (_, reply) => {
    let ok = state.ready;
    if (ok) {
      await store.ping().catch(() => {
        ok = false;
      });
    }
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
  return state;
}
