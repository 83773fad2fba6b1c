/** Messages about appointments that wait before they go: /messages/waiting. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  WaitingMessagesList,
  WaitingMessagesQuery,
  WaitingMessagesSending,
  WaitingMessagesSent,
} from '#contract/inspections/waiting-messages.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { WaitingRow } from '#store/events/waiting-messages.ts';
import { writeNews } from '../../notifications/write-news.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendWaiting } from './send-waiting.ts';

export const messageRoutes: FastifyPluginAsyncZod = async (api) => {
  const { publicUrl } = api.settings;

  const present = async (tx: StoreTransaction, waiting: WaitingRow) => {
    const { accountId, id } = waiting;
    const row = await tx.inspections.get({ accountId, clientId: null }, id);
    const contacts = await tx.inspectionContacts.list(accountId, id);
    const written = await writeNews(tx, { ...waiting, row, contacts }, { publicUrl, isPreview: true });
    const { id: propertyId, line1, line2, city, county, postcode, country } = row.property;
    return {
      inspection_id: id,
      inspection_version: row.version,
      property: { id: propertyId, address: { line1, line2, city, county, postcode, country } },
      since: waiting.since,
      due_at: waiting.dueAt,
      messages: written.map(({ news, name, email }) => ({
        kind: news.kind,
        name,
        recipient: email.recipient,
        subject: email.subject,
        text: email.text,
      })),
    };
  };

  api.get('/messages/waiting', {
    schema: {
      operationId: 'listWaitingMessages',
      summary: 'Messages about appointments that the back office has changed, until they go, due first',
      querystring: WaitingMessagesQuery,
      response: { 200: WaitingMessagesList },
    },
    handler: async (request) => {
      const { caller, query, store } = request;
      const page = pageOf(request);
      return store.inTransaction(async (tx) => {
        const { rows, ...counted } = await tx.waitingMessages.list(caller.accountId, query.inspection_id, page);
        const presented = [];
        for (const row of rows) presented.push(await present(tx, row));
        return listAnswer(request, page, { rows: presented, ...counted }, (one) => one);
      });
    },
  });

  api.post('/messages/waiting/send', {
    schema: {
      operationId: 'sendWaitingMessages',
      summary: 'Send messages that wait, as they are or with texts of one’s own',
      description:
        'Placeholders of a text are filled as in those of the firm. Messages that have gone meanwhile are left out. Should one of the inspections have ' +
        'another version than the one given, none of them go.',
      body: WaitingMessagesSending,
      response: { 200: WaitingMessagesSent },
    },
    handler: async ({ caller, body, store }) => ({
      sent: await store.inTransaction((tx) => sendWaiting(tx, caller, body, publicUrl)),
    }),
  });
};
