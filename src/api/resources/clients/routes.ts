/** Clients: /clients. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Client, ClientChange, ClientDraft, ClientPath, ClientQuery } from '#contract/person.ts';
import { Empty, envelope } from '#contract/wire.ts';
import type { ClientRow } from '#store/account/clients.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';

function presentClient(row: ClientRow) {
  const { id, name, email, phone, address, notes, ref, archivedAt } = row;
  return { id, name, email, phone, address, notes, ref, archived_at: archivedAt };
}

export const clientRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['Clients'];

  api.get('/clients', {
    schema: {
      operationId: 'listClients',
      tags,
      summary: 'Clients by name',
      querystring: ClientQuery,
      response: { 200: envelope(Client) },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(query);
      const list = await request.store.clients.list(caller.accountId, query.archived === 'true', page);
      return listAnswer(request, page, list, presentClient);
    },
  });

  api.get('/clients/:client_id', {
    schema: { operationId: 'getClient', tags, summary: 'A client', params: ClientPath, response: { 200: Client } },
    handler: async (request, reply) => {
      const row = await request.store.clients.get(request.caller.accountId, request.params.client_id);
      return sendVersioned(request, reply, row.version, presentClient(row));
    },
  });

  api.post('/clients', {
    schema: {
      operationId: 'createClient',
      tags,
      summary: 'Add a client',
      body: ClientDraft,
      response: { 200: Client },
    },
    handler: async (request, reply) => {
      const row = await request.store.clients.add(request.caller.accountId, request.body);
      return sendVersioned(request, reply, row.version, presentClient(row));
    },
  });

  api.put('/clients/:client_id', {
    schema: {
      operationId: 'updateClient',
      tags,
      summary: 'Change a client; members left out are kept',
      params: ClientPath,
      body: ClientChange,
      response: { 200: Client },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      const { client_id: id } = request.params;
      const row = await request.store.inTransaction(async (tx) => {
        const current = await tx.clients.lock(accountId, id);
        checkVersion(request, current.version, () => presentClient(current));
        const isAsBefore = changesBetween<Record<string, unknown>>(current, request.body).length === 0;
        return isAsBefore ? current : tx.clients.change(accountId, id, request.body);
      });
      return sendVersioned(request, reply, row.version, presentClient(row));
    },
  });

  api.delete('/clients/:client_id', {
    schema: {
      operationId: 'deleteClient',
      tags,
      summary: 'Delete a client; one with properties or inspections is archived',
      params: ClientPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      await request.store.inTransaction(async (tx) => {
        const current = await tx.clients.lock(accountId, request.params.client_id);
        checkVersion(request, current.version, () => presentClient(current));
        await tx.clients.remove(accountId, current.id);
      });
      return sendNothing(reply);
    },
  });
};
