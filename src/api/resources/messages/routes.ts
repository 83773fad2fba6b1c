/** Messages about appointments that wait before they go: /messages/waiting. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  WaitingMessagesList,
  WaitingMessagesQuery,
  WaitingMessagesSending,
  WaitingMessagesSent,
} from '#contract/inspections/waiting-messages.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { presentWaiting } from './present-waiting.ts';
import { sendWaiting } from './send-waiting.ts';

export const messageRoutes: FastifyPluginAsyncZod = async (api) => {
  const { publicUrl } = api.settings;

  api.get('/messages/waiting', {
    schema: {
      operationId: 'listWaitingMessages',
      summary: 'Messages about appointments that the back office has changed, until they go, due first',
      description:
        'Each visit with its messages. A person who is told of several visits that go together gets one message, which stands with each of them. ' +
        'Visits go together when they are for the same people, also by way of a third one; those within four hours go apart from the others.',
      querystring: WaitingMessagesQuery,
      response: { 200: WaitingMessagesList },
    },
    handler: async (request) => {
      const { caller, query, store } = request;
      const page = pageOf(request);
      return store.inTransaction(async (tx) => {
        const { rows, ...counted } = await tx.waitingMessages.list(caller.accountId, query.inspection_id, page);
        const presented = await presentWaiting(tx, caller.accountId, rows, publicUrl);
        return listAnswer(request, page, { rows: presented, ...counted }, (one) => one);
      });
    },
  });

  api.post('/messages/waiting/send', {
    schema: {
      operationId: 'sendWaitingMessages',
      summary: 'Send messages that wait, as they are or with texts of one’s own',
      description:
        'One message goes to whoever is told of several of them. Placeholders of a text are filled as in those of the firm. ' +
        'Messages that have gone meanwhile are left out. Should one of the inspections have ' +
        'another version than the one given, none of them go.',
      body: WaitingMessagesSending,
      response: { 200: WaitingMessagesSent },
    },
    handler: async ({ caller, body, store }) => ({
      sent: await store.inTransaction((tx) => sendWaiting(tx, caller, body, publicUrl)),
    }),
  });
};
