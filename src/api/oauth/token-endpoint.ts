/** `POST /token` and `POST /revoke`: called by applications, never by a person's browser form. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import type { Application } from '#store/access/oauth-applications.ts';
import { revokeToken } from '#store/access/oauth-tokens.ts';
import { originOf } from '../network.ts';
import { sendFields } from './answer.ts';
import { authenticateClient } from './client-authentication.ts';
import { type Fields, readForm, requireField } from './fields.ts';
import { grantTypes } from './grants.ts';
import { OAuthError } from './oauth-error.ts';

/** Counts the request for the address that it comes from, or refuses it. */
export type CheckAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function addTokenEndpoint(oauth: FastifyInstance, database: Database, checkAddress: CheckAddress): void {
  /** The back office asks for everybody from one address; its own people are counted where they come in, at /session. */
  const identify = async (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<Application> => {
    try {
      const application = await authenticateClient(database, request.headers.authorization, fields);
      if (!application.firstParty) await checkAddress(request, reply);
      return application;
    } catch (error) {
      if (error instanceof OAuthError && error.code === 'invalid_client') await checkAddress(request, reply);
      throw error;
    }
  };

  oauth.post('/token', async (request, reply) => {
    const fields = readForm(request.body);
    const application = await identify(request, reply, fields);
    const name = requireField(fields, 'grant_type');
    const grant = Object.hasOwn(grantTypes, name) ? grantTypes[name] : undefined;
    if (grant === undefined) {
      throw new OAuthError('unsupported_grant_type', 'Offered are authorization_code and refresh_token.');
    }
    return sendFields(reply, 200, await grant(database, application, fields));
  });

  // RFC 7009: an unknown token is as revoked as can be, so that too is 200. The body means nothing, but some clients parse it.
  oauth.post('/revoke', async (request, reply) => {
    const fields = readForm(request.body);
    const application = await identify(request, reply, fields);
    const token = requireField(fields, 'token');
    // The back office asks for its people, from its own address.
    const from = application.firstParty ? undefined : originOf(request);
    await database.transaction((tx) => revokeToken(tx, token, { ...application, from }));
    return sendFields(reply, 200, {});
  });
}
