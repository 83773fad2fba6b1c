/** E-mails of the account, newest first, and sending one again: /emails. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EmailResend, EmailTrial } from '#contract/account/email-writing.ts';
import { Email, EmailList, EmailPath, EmailQuery } from '#contract/email.ts';
import type { Store } from '#store/build-store.ts';
import type { EmailRow } from '#store/events/emails.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { mailServerRoutes } from '../mail-server/routes.ts';
import { messageRoutes } from '../messages/routes.ts';
import { presentEmail } from './present.ts';
import { resendEmail } from './resend.ts';

export const emailRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(messageRoutes);
  await api.register(mailServerRoutes);
  const sends = ({ mailServers }: Store, accountId: number) => mailServers.sends(accountId, api.settings);
  const presenter = async (store: Store, accountId: number, rows: EmailRow[]) => {
    const isServerSet = await sends(store, accountId);
    const visits = await store.emails.listVisits(accountId, ofNoInspection(rows));
    const ids = [...rows.map(({ inspectionId }) => inspectionId), ...[...visits.values()].flat()];
    const properties = await store.emails.listProperties(accountId, [...new Set(ids.filter((id) => id !== null))]);
    return (row: EmailRow) => presentEmail(row, { visits: visits.get(row.id) ?? [], properties, isServerSet });
  };
  const presentOne = async (store: Store, row: EmailRow) => (await presenter(store, row.accountId, [row]))(row);

  api.get('/emails', {
    schema: {
      operationId: 'listEmails',
      summary: 'E-mails sent or waiting, newest first',
      querystring: EmailQuery,
      response: { 200: EmailList },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(request);
      const isServerSet = await sends(request.store, caller.accountId);
      const { inspection_id: inspectionIds, recipient, state: states, sort } = query;
      const filter = { inspectionIds, recipient: recipient?.trim(), states, sort, isServerSet, now: new Date() };
      const list = await request.store.emails.list(caller.accountId, filter, page);
      const present = await presenter(request.store, caller.accountId, list.rows);
      return { ...listAnswer(request, page, list, present), mail_server: isServerSet };
    },
  });

  api.get('/emails/:email_id', {
    schema: {
      operationId: 'getEmail',
      summary: 'An e-mail',
      params: EmailPath,
      response: { 200: Email },
    },
    handler: async ({ caller, params, store }) =>
      presentOne(store, await store.emails.get(caller.accountId, params.email_id)),
  });

  api.post('/emails/trial', {
    schema: {
      operationId: 'sendTrialEmail',
      summary: 'Send a text to your own address, to see how it arrives',
      body: EmailTrial,
      response: { 200: Email },
    },
    handler: async ({ caller, body, store }) => {
      const { user } = await store.people.getPerson(caller);
      const email = { inspectionId: null, recipient: user.email, subject: inOneLine(body.subject), text: body.text };
      const [id = 0] = await store.inTransaction((tx) => tx.emails.add(caller.accountId, [email]));
      return presentOne(store, await store.emails.get(caller.accountId, id));
    },
  });

  api.post('/emails/:email_id/resend', {
    schema: {
      operationId: 'resendEmail',
      summary: 'Send an e-mail again that did not go, or one that went to a wrong address to the right one',
      description:
        'With the same text, and the same appointment for its recipient. One that has not gone is tried at once and for three more days, under the same id. ' +
        'One that has gone stays as it is, and the answer is a new e-mail to the other `recipient`, at most one for each address; ' +
        'to the address it went to, it is 409, and so is an appointment that was moved or cancelled since.',
      params: EmailPath,
      body: EmailResend.nullish(),
      response: { 200: Email },
    },
    handler: async ({ caller, params, body, store }) => {
      const isServerSet = await sends(store, caller.accountId);
      return presentOne(store, await resendEmail(store, caller, params.email_id, body?.recipient, isServerSet));
    },
  });
};

const ofNoInspection = (rows: EmailRow[]) => rows.filter((row) => row.inspectionId === null).map(({ id }) => id);

/** A header holds one line. */
const inOneLine = (subject: string): string => subject.replaceAll(/\s+/g, ' ').trim();
