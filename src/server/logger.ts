/** JSON logs, one line per event, without addresses, headers or bodies. */
import type { FastifyRequest } from 'fastify';

export const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'page' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
  /** Errors of databases and mail servers may contain what was sent to them, so only a few fields are logged. */
  err(error: unknown) {
    const { name, message, stack, code } = error as Error & { code?: unknown };
    const where = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
    return {
      type: name,
      message: String(message).slice(0, 300),
      ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
      stack: where.join('\n'),
    };
  },
};
