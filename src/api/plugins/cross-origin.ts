/** CORS, without credentials, for the origins of registered applications' redirect URIs. */
import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '#store/database/database.ts';
import { listRedirectUris } from '#store/directory/registrations.ts';

/** Milliseconds an answer of the database is believed: a new application can wait that long. */
const BELIEVED = 10_000;

type Options = { database: Database };

export const crossOrigin = fastifyPlugin(async (api: FastifyInstance, { database }: Options) => {
  let origins = new Set<string>();
  let readAt = 0;
  const allow = async (origin: string) => {
    if (Date.now() - readAt > BELIEVED) {
      origins = await listOrigins(database);
      readAt = Date.now();
    }
    return origins.has(origin) && origin;
  };
  await api.register(fastifyCors, {
    origin: (origin, answer) => {
      // Programs that are no browser name no origin, and wait for no answer.
      if (origin === undefined) answer(null, false);
      else
        allow(origin).then(
          (allowed) => answer(null, allowed),
          (error: Error) => answer(error, false),
        );
    },
    methods: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'],
    exposedHeaders: [
      'etag',
      'keyturn-ignored',
      'keyturn-report-version',
      'location',
      'preference-applied',
      'request-id',
      'retry-after',
      'ratelimit',
      'ratelimit-policy',
      'www-authenticate',
      'upload-offset',
      'upload-length',
      'tus-resumable',
      'tus-version',
      'tus-extension',
      'tus-max-size',
    ],
    maxAge: 600,
  });
});

async function listOrigins(database: Database): Promise<Set<string>> {
  const uris = await listRedirectUris(database);
  // Schemes of applications' own have the origin `null`, which is also that of every sandboxed frame.
  return new Set(uris.map((uri) => new URL(uri).origin).filter((origin) => origin !== 'null'));
}
