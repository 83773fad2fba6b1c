/** Adds the service to an app of a test's own, on a database and a folder of files that are there. */
import type { FastifyInstance } from 'fastify';
import { type ApiSettings, apiPlugin } from '#api/build-api.ts';
import type { Database } from '#store/database/database.ts';
import { installationKey } from '#store/secrets/encryption.ts';

type Place = { database: Database; dataDir: string };

/** Limits are off, and answers are held against the OpenAPI document, unless `settings` say otherwise. */
export async function addApi(
  app: FastifyInstance,
  { database, dataDir }: Place,
  settings: Partial<ApiSettings> = {},
  linkClock?: () => number,
): Promise<void> {
  await app.register(apiPlugin, {
    prefix: '/api',
    database,
    linkKey: await installationKey(database, 'links'),
    linkClock,
    settings: {
      publicUrl: 'http://localhost:8080',
      dataDir,
      rateLimit: false,
      webhookAllowLoopback: true,
      checkResponses: true,
      ...settings,
    },
  });
}
