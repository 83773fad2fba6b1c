/** 405 with `Allow` where the path exists and the method does not; 404 elsewhere. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '#domain/refusal.ts';
import { sendRefusal } from './refusals.ts';

/** `/api/rooms/:room_id` → a pattern that a path fits. */
function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`);
}

export const methodNotAllowed = fastifyPlugin(async (api: FastifyInstance) => {
  const methodsByUrl = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const one of [method].flat()) if (one !== 'OPTIONS') methods.add(one);
    methodsByUrl.set(url, methods);
  });
  let patterns: [RegExp, Set<string>][] = [];
  api.addHook('onReady', async () => {
    patterns = [...methodsByUrl].map(([url, methods]) => [patternOf(url), methods]);
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = new Set(patterns.filter(([pattern]) => pattern.test(path)).flatMap(([, methods]) => [...methods]));
    if (allowed.size === 0)
      return sendRefusal(request, reply, new Refusal('not_found', `There is nothing at ${path}.`));
    reply.header('allow', [...allowed].toSorted().join(', '));
    return sendRefusal(
      request,
      reply,
      new Refusal(
        'method_not_allowed',
        `${request.method} does not exist here; ${[...allowed].toSorted().join(', ')} do.`,
      ),
    );
  };
  api.setNotFoundHandler(refuse);
  // The one method that Fastify refuses for its missing body before it looks whether there is such a route.
  api.addHook('onRequest', async (request, reply) => (request.method === 'QUERY' ? refuse(request, reply) : undefined));
});
