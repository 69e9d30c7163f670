/** JSON logs, one line for each thing that happened. Neither addresses nor headers nor bodies are written down. */
import type { FastifyRequest } from 'fastify';

export const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'page' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
  /** Errors of databases and mail servers carry what was sent to them: only what they are called and where. */
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
