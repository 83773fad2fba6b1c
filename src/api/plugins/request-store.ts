/**
 * The store that a request works with. It is the service's own, where each statement is a transaction by itself. Under
 * an `Idempotency-Key` it is that of the request's transaction (`idempotency.ts`). Handlers take no other.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Store } from '#store/build-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    store: Store;
  }
}

/** The parts of a request that an operation uses beside its input. */
export type Services = Pick<FastifyRequest, 'store' | 'server'>;
/** Those that a change needs of which people are told: of a request, or of work in the background. */
export type TellingServices = { store: Store; server: { settings: { publicUrl: string } } };

export const requestStore = fastifyPlugin(async (api: FastifyInstance, { store }: { store: Store }) => {
  api.decorateRequest('store');
  api.addHook('onRequest', (request, _reply, done) => {
    request.store = store;
    done();
  });
});
