/** `/metrics` for Prometheus: with a token, or without one from private networks. */
import type { FastifyInstance } from 'fastify';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { PRIVATE } from '../../addresses.js';
import type { Metrics } from '../../metrics/metrics.js';
import { equal } from '../../people/secrets.js';

export function addMetrics(
  http: FastifyInstance,
  metrics: Metrics,
  basePath: string,
  token: string | null,
): void {
  http.get(`${basePath}metrics`, async ({ headers, raw }, reply) => {
    const shown = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    // A proxy may pass on requests from anywhere.
    const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
    const isPrivate = isDirect && PRIVATE.has(raw.socket.remoteAddress ?? '');
    if (token === null ? !isPrivate : !equal(shown, token)) {
      throw new CodedRefusal('forbidden', 'set METRICS_TOKEN and send it as a bearer token');
    }
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
