/** The service: everything under /api. Plugins first, in the order a request meets them; then every resource. */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database.ts';
import { authorization } from './plugins/authorization.ts';
import { bearerCaller } from './plugins/caller.ts';
import { negotiation } from './plugins/negotiation.ts';
import { openapi } from './plugins/openapi.ts';
import { refusals, sendRefusal } from './plugins/refusals.ts';
import { meRoutes } from './resources/me/routes.ts';
import { propertyRoutes } from './resources/properties/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    store: Store;
    settings: ApiSettings;
  }
}

export type ApiSettings = {
  publicUrl: string;
  /** Where uploads, renditions and PDFs are kept. */
  dataDir: string;
  rateLimit: boolean;
  /** Responses are checked against their schemas: in tests and development, where a wrong answer should fail loudly. */
  checkResponses: boolean;
};
export type ApiOptions = { database: Database; settings: ApiSettings };

export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (api: FastifyInstance, { database, settings }) => {
  api.decorate('store', buildStore(database));
  api.decorate('settings', settings);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(settings.checkResponses ? serializerCompiler : () => JSON.stringify);

  await api.register(refusals);
  await api.register(negotiation);
  await api.register(authorization, { findCaller: bearerCaller(database) });
  await api.register(fastifyMultipart, { limits: { files: 1 } });
  await api.register(openapi, { publicUrl: settings.publicUrl });

  api.get('/openapi.json', { config: { public: true } }, async () => api.swagger());

  await api.register(meRoutes);
  await api.register(propertyRoutes);

  api.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new Refusal('not_found', `There is nothing at ${request.url.split('?')[0]}.`)),
  );
};
