/** `/.well-known/oauth-authorization-server` (RFC 8414): how applications find the endpoints by themselves. */
import type { FastifyPluginAsync } from 'fastify';
import { scopes } from '#domain/scope.ts';

const clientAuthentication = ['client_secret_basic', 'client_secret_post', 'none'];

export const metadataOf = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  token_endpoint_auth_methods_supported: clientAuthentication,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  revocation_endpoint_auth_methods_supported: clientAuthentication,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** At the root, beside the OAuth endpoints: the address is fixed by the RFC. */
export const oauthMetadataPlugin: FastifyPluginAsync<{ publicUrl: string }> = async (root, { publicUrl }) => {
  const metadata = metadataOf(publicUrl);
  // Public knowledge: applications in other people's pages may read it too.
  root.get('/.well-known/oauth-authorization-server', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store').send(metadata),
  );
};
