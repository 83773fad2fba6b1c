/** Clients: /clients. */
import type { FastifyPluginAsync } from 'fastify';
import { Client, ClientChange, ClientDraft, ClientPath, ClientQuery } from '#contract/account/client.ts';
import type { Caller } from '#domain/caller.ts';
import { backOfficeOnly } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ClientRow } from '#store/account/clients.ts';
import { checkVersion } from '../../entity-tag.ts';
import { archivedOf } from '../../list-answer.ts';
import { addListRoutes, changeLocked } from '../account-list.ts';
import { addUpsertRoute } from '../external-ids.ts';
import { clientPeopleRoutes } from './people.ts';
import { acceptClient, presentClient } from './present.ts';

async function takeBack(tx: StoreTransaction, caller: Caller, id: number): Promise<void> {
  // Its people sign in again with what they had.
  if (!caller.isFirstParty) throw backOfficeOnly('Clients are taken back');
  await tx.factors.checkProof(caller);
  await tx.clients.takeBack(caller.accountId, id);
  await tx.securityLog.add(caller, { kind: 'client.taken_back', subject: { type: 'client', id } });
}

export const clientRoutes: FastifyPluginAsync = async (api) => {
  await api.register(clientPeopleRoutes);
  addListRoutes(api, {
    path: '/clients',
    parameter: 'client_id',
    many: 'Clients',
    one: 'Client',
    record: Client,
    present: presentClient,
    params: ClientPath,
    list: {
      summary: 'Clients by name',
      query: ClientQuery,
      read: ({ store, caller }, { archived, q, sort }, page) =>
        store.clients.list(caller.accountId, { archived: archivedOf(archived), q, sort }, page),
    },
    get: { summary: 'A client', read: ({ store, caller }, id) => store.clients.get(caller.accountId, id) },
    create: {
      summary: 'Add a client',
      body: ClientDraft,
      write: ({ store, caller }, body) => store.clients.add(caller.accountId, acceptClient(body)),
    },
    update: {
      summary: 'Change a client; members left out are kept',
      body: ClientChange,
      write: async (request, id, { archived, ...changes }, check) => {
        const { store, caller } = request;
        const changed = await changeLocked(
          request,
          (tx) => tx.clients,
          id,
          acceptClient(changes),
          async (current, tx) => {
            check(current);
            if (archived === false && current.archivedAt !== null) await takeBack(tx, caller, id);
          },
        );
        return archived === false ? store.clients.get(caller.accountId, id) : changed;
      },
    },
    delete: {
      summary: 'Delete a client; one with properties or inspections is archived',
      write: ({ store, caller }, id, check) =>
        store.inTransaction(async (tx) => {
          check(await tx.clients.lock(caller.accountId, id));
          await tx.clients.remove(caller.accountId, id);
          await tx.securityLog.add(caller, { kind: 'client.archived', subject: { type: 'client', id } });
        }),
    },
  });
  addUpsertRoute<ClientRow, typeof ClientDraft>(api, {
    path: '/clients',
    kind: 'client',
    operationId: 'upsertClient',
    summary: 'Add a client under the id that your system has for it, or change it',
    body: ClientDraft,
    record: Client,
    add: ({ caller }, tx, body) => tx.clients.add(caller.accountId, acceptClient(body)),
    change: ({ caller }, tx, id, body, check) =>
      changeLocked({ store: tx, caller }, ({ clients }) => clients, id, acceptClient(body), check),
    check: (request, current) => checkVersion(request, current.version, () => presentClient(current, request)),
    present: (request, row) => presentClient(row, request),
  });
};
