/** `/oauth` and `/session` beside the API: pages, forms, the token endpoint and the proxy, for requests that are odd. */
import fastify, { type FastifyInstance } from 'fastify';
import { oauthMetadataPlugin } from '#api/oauth/metadata.ts';
import { oauthPlugin } from '#api/oauth/oauth-plugin.ts';
import { insideOf } from '#start/server/build-server.ts';
import { buildLog, requestOptions } from '#start/server/request-log.ts';
import { findApplication } from '#store/access/oauth-applications.ts';
import { ensureBackOffice } from '#store/directory/registrations.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { tokenProxyPlugin } from '#token-proxy/build-token-proxy.ts';
import type { Method } from '../interface/described-operations.ts';
import type { TestApi } from '../test-api.ts';

/** As the service itself names its own application. */
const clientId = 'keyturn-back-office';
export const backOfficeAddress = (publicUrl: string): string => `${publicUrl}/signed-in`;

export type Route = { method: Method; path: string };
export type Doors = { app: FastifyInstance; publicUrl: string; routes: Route[]; backOfficeId: number };

export async function openDoors({ database }: TestApi, publicUrl: string): Promise<Doors> {
  const secret = (await installationKey(database, 'back-office')).toString('base64url');
  await ensureBackOffice(database, { clientId, secret, redirectUris: [backOfficeAddress(publicUrl)] });
  const routes: Route[] = [];
  const app = fastify(requestOptions(buildLog(process.env['TEST_LOG'] ?? 'silent'), []));
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!['HEAD', 'OPTIONS'].includes(one)) routes.push({ method: one as Method, path: url });
  });
  await app.register(oauthPlugin, { prefix: '/oauth', database, settings: { publicUrl } });
  await app.register(oauthMetadataPlugin, { publicUrl });
  await app.register(tokenProxyPlugin, {
    prefix: '/session',
    publicUrl,
    authUrl: publicUrl,
    clientId,
    clientSecret: secret,
    fetch: insideOf(app),
  });
  await app.ready();
  const backOffice = await findApplication(database, clientId);
  return { app, publicUrl, routes, backOfficeId: backOffice?.id ?? 0 };
}
