/** `/sso/7`, where an account's provider sends people back to, and `/sso-trial`, where its administrators try it. */
import type { FastifyInstance } from 'fastify';
import type { SingleSignOn } from './single-sign-on.ts';

export function addSingleSignOnEndpoints(oauth: FastifyInstance, singleSignOn: SingleSignOn): void {
  oauth.get<{ Params: { account: string } }>('/sso/:account', (request, reply) =>
    singleSignOn.come(request, reply, request.params.account),
  );
  oauth.get('/sso-trial', (request, reply) => singleSignOn.beginTrial(request, reply));
}
