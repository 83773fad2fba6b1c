/** The people of a client: /clients/:client_id/people. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import {
  ClientPath,
  ClientPerson,
  ClientPersonChange,
  ClientPersonDraft,
  ClientPersonPath,
  ClientPersonQuery,
} from '#contract/account/client.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import type { ClientPersonKey, ClientPersonRow } from '#store/account/client-people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { archivedOf } from '../../list-answer.ts';
import { addListRoutes, type Check } from '../account-list.ts';
import { addPersonAccessRoutes } from '../factors/person-access.ts';
import { invite, inviteAgain, inviterOf, makeResetLink, withdraw } from '../invitations/operations.ts';
import { presentJoining } from '../invitations/present.ts';
import { addInvitationRoutes } from '../invitations/routes.ts';
import { takeBack } from '../invitations/take-back.ts';

type Invited = ClientPersonRow & { invitationLink?: string | undefined };

function presentPerson(row: Invited) {
  const { id, name, email, phone, lastSeenAt, archivedAt, version } = row;
  return { id, name, email, phone, ...presentJoining(row), last_seen_at: lastSeenAt, archived_at: archivedAt, version };
}

const clientOf = ({ caller: { accountId }, params }: FastifyRequest) => ({
  accountId,
  clientId: (params as z.output<typeof ClientPath>).client_id,
});
const keyOf = (request: FastifyRequest, id: number): ClientPersonKey => ({ ...clientOf(request), id });

export const clientPeopleRoutes: FastifyPluginAsync = async (api) => {
  addListRoutes(api, {
    path: '/clients/:client_id/people',
    parameter: 'person_id',
    many: 'ClientPeople',
    one: 'ClientPerson',
    record: ClientPerson,
    present: presentPerson,
    params: ClientPersonPath,
    listParams: ClientPath,
    list: {
      summary: 'The people of a client by name',
      query: ClientPersonQuery,
      read: async (request, { archived, q, sort }, page) => {
        const of = clientOf(request);
        await request.store.clients.get(of.accountId, of.clientId);
        return request.store.clientPeople.list(of, { archived: archivedOf(archived), q, sort }, page);
      },
    },
    get: {
      summary: 'A person of a client',
      read: (request, id) => request.store.clientPeople.get(keyOf(request, id)),
    },
    create: {
      summary: 'Add a person to a client, who is invited to sign in and read what is theirs',
      body: ClientPersonDraft,
      write: addPerson,
    },
    update: {
      summary: 'Change a person of a client; members left out are kept',
      body: ClientPersonChange,
      write: changePerson,
    },
    delete: {
      summary: 'Archive a person of a client, who can no longer sign in',
      write: (request, id, check) =>
        request.store.inTransaction(async (tx) => {
          const key = keyOf(request, id);
          check(await tx.clientPeople.lock(key));
          await tx.clientPeople.archive(key);
          await tx.securityLog.add(request.caller, { kind: 'person.archived', subject: { type: 'person', id } });
        }),
    },
  });
  addPersonAccessRoutes(api, {
    path: '/clients/:client_id/people/:person_id',
    params: ClientPersonPath,
    tag: 'Clients',
    who: 'a person of a client',
    ids: { signOut: 'signOutClientPerson', removeFactors: 'deleteClientPersonFactors' },
    find: async (request, { person_id: id }) => (await request.store.clientPeople.get(keyOf(request, id))).id,
  });
  addInvitationRoutes(api, {
    path: '/clients/:client_id/people/:person_id',
    params: ClientPersonPath,
    record: ClientPerson,
    ids: { invite: 'inviteClientPerson', withdraw: 'withdrawClientInvitation', reset: 'resetClientPassword' },
    who: 'a person of a client',
    present: presentPerson,
    invite: (request, { person_id: id }) =>
      request.store.inTransaction(async (tx) => {
        const key = keyOf(request, id);
        const invitationLink = await inviteAgain(tx, inviterOf(request), await tx.clientPeople.lock(key));
        return { ...(await tx.clientPeople.get(key)), invitationLink };
      }),
    withdraw: (request, { person_id: id }) =>
      request.store.inTransaction(async (tx) =>
        withdraw(tx, request.caller, await tx.clientPeople.lock(keyOf(request, id))),
      ),
    reset: (request, { person_id: id }) =>
      request.store.inTransaction(async (tx) =>
        makeResetLink(tx, inviterOf(request), await tx.clientPeople.lock(keyOf(request, id))),
      ),
  });
};

function addPerson(request: FastifyRequest, body: z.output<typeof ClientPersonDraft>): Promise<Invited> {
  return request.store.inTransaction(async (tx) => {
    const of = clientOf(request);
    await checkInUse(tx, of);
    await tx.factors.checkProofHere(request.caller);
    const person = await tx.clientPeople.add(of, body);
    const subject = { type: 'person', id: person.id };
    await tx.securityLog.add(request.caller, { kind: 'person.invited', subject, facts: { role: 'client' } });
    const invitationLink = await invite(tx, inviterOf(request), person);
    return { ...(await tx.clientPeople.get({ ...of, id: person.id })), invitationLink };
  });
}

/** Locked, so that nobody joins a client while it is archived. */
async function checkInUse(tx: StoreTransaction, { accountId, clientId }: { accountId: number; clientId: number }) {
  const { archivedAt } = await tx.clients.lock(accountId, clientId);
  if (archivedAt !== null) throw new Refusal('state_forbids', 'This client is archived: nobody of theirs signs in.');
}

function tellOfNewAddress(
  tx: StoreTransaction,
  { caller: { accountId, from }, server }: FastifyRequest,
  { id, email }: ClientPersonRow,
): Promise<void> {
  const what = 'Your e-mail address to sign in with was changed.';
  return tx.personNotices.add({ accountId, userId: id, what, from, to: email }, server.settings);
}

function changePerson(
  request: FastifyRequest,
  id: number,
  { archived, ...wanted }: z.output<typeof ClientPersonChange>,
  check: Check<ClientPersonRow>,
): Promise<ClientPersonRow> {
  return request.store.inTransaction(async (tx) => {
    const key = keyOf(request, id);
    // The client first, as whoever archives it does.
    if (archived === false) await checkInUse(tx, key);
    const current = await tx.clientPeople.lock(key);
    check(current);
    const isBack = archived === false && current.archivedAt !== null;
    if (isBack) await takeBack(tx, request.caller, current);
    if (wanted.email !== undefined && wanted.email !== current.email) {
      if (!request.caller.isFirstParty) throw backOfficeOnly('E-mail addresses to sign in with are changed');
      await tx.factors.checkProof(request.caller);
      // Links were sent to the address until now.
      await tx.invitations.withdraw(current);
      if (current.joinedAt !== null || current.passwordHash !== null) await tellOfNewAddress(tx, request, current);
    }
    const isAsBefore = changesBetween<Record<string, unknown>>(current, wanted).length === 0;
    if (isAsBefore) return isBack ? tx.clientPeople.get(key) : current;
    await tx.securityLog.add(request.caller, {
      kind: 'person.changed',
      subject: { type: 'person', id },
      facts: { fields: Object.keys(wanted) },
    });
    return tx.clientPeople.change(key, wanted);
  });
}
