/** Pages at addresses that are secrets: no other site and no search engine learns one, whatever is answered there. */
import type { FastifyInstance } from 'fastify';

export function keepAddressSecret(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });
}
