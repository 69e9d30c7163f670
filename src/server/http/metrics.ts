/** `/metrics` for Prometheus: with its token, or without one for whoever is near. */
import type { FastifyInstance } from 'fastify';
import { NEARBY } from '../addresses.js';
import type { Metrics } from '../metrics/metrics.js';
import { equal } from '../people/secrets.js';
import { Denial } from '../tables/problem.js';

export function addMetrics(
  http: FastifyInstance,
  metrics: Metrics,
  basePath: string,
  token: string | null,
): void {
  http.get(`${basePath}metrics`, async ({ headers, raw }, reply) => {
    const shown = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    // What a proxy passes on comes from anywhere.
    const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
    const isNear = direct && NEARBY.has(raw.socket.remoteAddress ?? '');
    if (token === null ? !isNear : !equal(shown, token)) {
      throw new Denial('forbidden', 'set METRICS_TOKEN and send it as a bearer token');
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.registry.text());
  });
}
