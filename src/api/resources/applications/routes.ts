/** Integrations: applications an account registered (/applications) and the approvals a person gave (/grants). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Application,
  ApplicationChange,
  ApplicationDraft,
  ApplicationPath,
  ApplicationQuery,
} from '#contract/application.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { invalid } from '#domain/refusal.ts';
import type { RouteApi } from '../../route-api.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { checkApplicationName } from './application-name.ts';
import { presentApplication } from './present.ts';

const checkName = (_request: unknown, { name }: Members<typeof ApplicationDraft>) => checkApplicationName(name);

export const applicationRoutes: FastifyPluginAsyncZod = async (api) => {
  listApplicationsRoute(api);
  getApplicationRoute(api);
  createApplicationRoute(api);
  updateApplicationRoute(api);
  rotateApplicationSecretRoute(api);
  deleteApplicationRoute(api);
};

function listApplicationsRoute(api: RouteApi): void {
  api.get('/applications', {
    schema: {
      operationId: 'listApplications',
      summary: 'Applications registered by this account',
      querystring: ApplicationQuery,
      response: { 200: envelope(Application) },
    },
    handler: async (request) => {
      const page = pageOf(request.query);
      const list = await request.store.applications.list(request.caller.accountId, page);
      return listAnswer(request, page, list, (row) => presentApplication(row));
    },
  });
}

function getApplicationRoute(api: RouteApi): void {
  api.get('/applications/:application_id', {
    schema: {
      operationId: 'getApplication',
      summary: 'An application',
      params: ApplicationPath,
      response: { 200: Application },
    },
    handler: async ({ caller, params, store }) =>
      presentApplication(await store.applications.get(caller.accountId, params.application_id)),
  });
}

function createApplicationRoute(api: RouteApi): void {
  api.post('/applications', {
    schema: {
      operationId: 'createApplication',
      summary: 'Register an application; its secret is shown this once',
      body: ApplicationDraft,
      response: { 200: Application },
    },
    config: { checkMembers: checkName },
    handler: async ({ caller, body, store }) => {
      checkApplicationName(body.name);
      const { row, clientSecret } = await store.inTransaction(async (tx) => {
        const added = await tx.applications.add(caller.accountId, {
          name: body.name,
          description: body.description ?? null,
          redirectUris: body.redirect_uris,
          scopes: body.scopes,
          isPublic: body.public,
        });
        const subject = { type: 'application', id: added.row.id };
        await tx.securityLog.add(caller, { kind: 'application.added', subject, facts: { scopes: body.scopes } });
        return added;
      });
      return presentApplication(row, clientSecret);
    },
  });
}

function updateApplicationRoute(api: RouteApi): void {
  api.put('/applications/:application_id', {
    schema: {
      operationId: 'updateApplication',
      summary: 'Change an application; members left out are kept',
      params: ApplicationPath,
      body: ApplicationChange,
      response: { 200: Application },
    },
    config: { checkMembers: checkName },
    handler: async ({ caller, params, body: { redirect_uris, ...body }, store }) => {
      checkApplicationName(body.name);
      const changes = { ...body, ...(redirect_uris !== undefined && { redirectUris: redirect_uris }) };
      const subject = { type: 'application', id: params.application_id };
      const facts = { fields: Object.keys(changes), ...(body.scopes !== undefined && { scopes: body.scopes }) };
      const row = await store.inTransaction(async (tx) => {
        await tx.securityLog.add(caller, { kind: 'application.changed', subject, facts });
        return tx.applications.change(caller.accountId, params.application_id, changes);
      });
      return presentApplication(row);
    },
  });
}

function rotateApplicationSecretRoute(api: RouteApi): void {
  api.post('/applications/:application_id/rotate-secret', {
    schema: {
      operationId: 'rotateApplicationSecret',
      summary: 'A new secret, shown this once; the old one stops working',
      params: ApplicationPath,
      response: { 200: Application },
    },
    handler: async ({ caller, params, store }) => {
      const { accountId } = caller;
      const { application_id: id } = params;
      const { row, clientSecret } = await store.inTransaction(async (tx) => {
        const { secretHash } = await tx.applications.get(accountId, id);
        if (secretHash === null)
          throw invalid({ parameter: 'application_id', code: 'public', detail: 'A public application has no secret.' });
        const subject = { type: 'application', id };
        await tx.securityLog.add(caller, { kind: 'application.secret_rotated', subject });
        return tx.applications.rotateSecret(accountId, id);
      });
      return presentApplication(row, clientSecret);
    },
  });
}

function deleteApplicationRoute(api: RouteApi): void {
  api.delete('/applications/:application_id', {
    schema: {
      operationId: 'deleteApplication',
      summary: 'Remove an application; everything it was granted ends',
      params: ApplicationPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.applications.remove(caller.accountId, params.application_id);
        const subject = { type: 'application', id: params.application_id };
        await tx.securityLog.add(caller, { kind: 'application.archived', subject });
      });
      return sendNothing(reply);
    },
  });
}
