/** E-mails of the account, newest first: /emails. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Email, EmailPath, EmailQuery } from '#contract/email.ts';
import { envelope } from '#contract/wire.ts';
import { emailState } from '#domain/email-state.ts';
import type { EmailRow } from '#store/events/emails.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';

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
  };
}

export const emailRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['E-mails'];
  const present = (row: EmailRow) => presentEmail(row, api.settings.smtpUrl !== undefined);

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
};
