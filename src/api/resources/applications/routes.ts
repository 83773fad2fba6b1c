/** Integrations: the applications an account registered (/applications). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Application,
  ApplicationChange,
  ApplicationDraft,
  ApplicationPath,
  ApplicationQuery,
} from '#contract/application.ts';
import { invalid } from '#domain/refusal.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { Members } from '../../validator.ts';
import { sendVersioned } from '../../entity-tag.ts';
import type { RouteApi } from '../../route-api.ts';
import { addListRoutes } from '../account-list.ts';
import { checkApplicationName } from './application-name.ts';
import { presentApplication } from './present.ts';

const checkName = (_request: unknown, { name }: Members<typeof ApplicationDraft>) => checkApplicationName(name);
const subjectOf = (id: number) => ({ type: 'application', id });

export const applicationRoutes: FastifyPluginAsyncZod = async (api) => {
  addListRoutes(api, {
    path: '/applications',
    parameter: 'application_id',
    many: 'Applications',
    one: 'Application',
    record: Application,
    present: presentApplication,
    params: ApplicationPath,
    list: {
      summary: 'Applications registered by this account',
      query: ApplicationQuery,
      read: ({ store, caller }, { q, sort }, page) => store.applications.list(caller.accountId, { q, sort }, page),
    },
    get: { summary: 'An application', read: ({ store, caller }, id) => store.applications.get(caller.accountId, id) },
    create: {
      summary: 'Register an application; its secret is shown this once',
      body: ApplicationDraft,
      checkMembers: checkName,
      write: ({ store, caller }, { redirect_uris: redirectUris, public: isPublic, ...body }) => {
        checkApplicationName(body.name);
        const addition = { ...body, description: body.description ?? null, redirectUris, isPublic };
        return store.inTransaction(async (tx) => {
          // Its redirect URI is where people of the firm are sent with a code that acts for them.
          await tx.factors.checkProof(caller);
          const { row, clientSecret } = await tx.applications.add(caller.accountId, addition);
          const facts = { scopes: body.scopes };
          await tx.securityLog.add(caller, { kind: 'application.added', subject: subjectOf(row.id), facts });
          return { ...row, clientSecret };
        });
      },
    },
    update: {
      summary: 'Change an application; members left out are kept',
      body: ApplicationChange,
      checkMembers: checkName,
      write: ({ store, caller }, id, { redirect_uris: redirectUris, ...body }, check) => {
        checkApplicationName(body.name);
        const changes = { ...body, ...(redirectUris !== undefined && { redirectUris }) };
        const facts = { fields: Object.keys(changes), ...(body.scopes !== undefined && { scopes: body.scopes }) };
        return store.inTransaction(async (tx) => {
          const current = await tx.applications.lock(caller.accountId, id);
          check(current);
          await tx.factors.checkProof(caller);
          if (changesBetween<Record<string, unknown>>(current, changes).length === 0) return current;
          await tx.securityLog.add(caller, { kind: 'application.changed', subject: subjectOf(id), facts });
          return tx.applications.change(caller.accountId, id, changes);
        });
      },
    },
    delete: {
      summary: 'Remove an application; everything it was granted ends',
      write: ({ store, caller }, id, check) =>
        store.inTransaction(async (tx) => {
          check(await tx.applications.lock(caller.accountId, id));
          await tx.applications.remove(caller.accountId, id);
          await tx.securityLog.add(caller, { kind: 'application.archived', subject: subjectOf(id) });
        }),
    },
  });

  addRotation(api);
};

function addRotation(api: RouteApi): void {
  api.post('/applications/:application_id/rotate-secret', {
    schema: {
      operationId: 'rotateApplicationSecret',
      summary: 'A new secret, shown this once; the old one stops working',
      params: ApplicationPath,
      response: { 200: Application },
    },
    handler: async (request, reply) => {
      const { caller, params, store } = request;
      const { accountId } = caller;
      const { application_id: id } = params;
      const { row, clientSecret } = await store.inTransaction(async (tx) => {
        await tx.factors.checkProof(caller);
        const { secretHash } = await tx.applications.get(accountId, id);
        if (secretHash === null)
          throw invalid({ parameter: 'application_id', code: 'public', detail: 'A public application has no secret.' });
        await tx.securityLog.add(caller, { kind: 'application.secret_rotated', subject: subjectOf(id) });
        return tx.applications.rotateSecret(accountId, id);
      });
      return sendVersioned(request, reply, row.version, presentApplication({ ...row, clientSecret }));
    },
  });
}
