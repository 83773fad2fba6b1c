/** E-mails of the account, newest first, and sending one again: /emails. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Email, EmailPath, EmailQuery, EmailResend } from '#contract/email.ts';
import { envelope } from '#contract/wire.ts';
import { emailState } from '#domain/email-state.ts';
import type { EmailRow } from '#store/events/emails.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { resendEmail } from './resend.ts';

function presentEmail(row: EmailRow, isServerSet: boolean) {
  return {
    id: row.id,
    inspection_id: row.inspectionId,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    calendar: row.calendar,
    created_at: row.createdAt,
    state: emailState(row, isServerSet, Date.now()),
    sent_at: row.sentAt,
    attempts: row.attempts,
    failure: row.failure,
    resent_from: row.resentFrom,
  };
}

export const emailRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['E-mails'];
  const isServerSet = api.settings.smtpUrl !== undefined;
  const present = (row: EmailRow) => presentEmail(row, isServerSet);

  api.get('/emails', {
    schema: {
      operationId: 'listEmails',
      tags,
      summary: 'E-mails sent or waiting, newest first',
      querystring: EmailQuery,
      response: { 200: envelope(Email) },
    },
    handler: async (request) => {
      const page = pageOf(request.query);
      return listAnswer(request, page, await api.store.emails.list(request.caller.accountId, page), present);
    },
  });

  api.get('/emails/:email_id', {
    schema: {
      operationId: 'getEmail',
      tags,
      summary: 'An e-mail',
      params: EmailPath,
      response: { 200: Email },
    },
    handler: async ({ caller, params }) => present(await api.store.emails.get(caller.accountId, params.email_id)),
  });

  api.post('/emails/:email_id/resend', {
    schema: {
      operationId: 'resendEmail',
      tags,
      summary: 'Send an e-mail again that did not go, or one that went to a wrong address to the right one',
      description:
        'With the same text and appointment. One that has not gone is tried at once and for three more days, under the same id. ' +
        'One that has gone stays as it is, and the answer is a new e-mail to the other `recipient`, at most one for each address; ' +
        'to the address it went to, it is 409.',
      params: EmailPath,
      body: EmailResend.nullish(),
      response: { 200: Email },
    },
    handler: async ({ caller, params, body }) =>
      present(await resendEmail(api.store, caller, params.email_id, body?.recipient, isServerSet)),
  });
};
