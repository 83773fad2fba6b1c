/** The deliveries of webhooks: /webhooks/:webhook_id/deliveries, sending them again, and a test of one. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Delivery, DeliveryPath, DeliveryQuery, Replay, ReplayDraft, WebhookPath } from '#contract/webhooks/webhook.ts';
import { envelope } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { RouteApi } from '../../route-api.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { getOwn } from './own-webhooks.ts';
import { presentDelivery } from './present.ts';

export const webhookDeliveryRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/webhooks/:webhook_id/deliveries', {
    schema: {
      operationId: 'listWebhookDeliveries',
      summary: 'Deliveries of a webhook, newest first unless ordered otherwise',
      params: WebhookPath,
      querystring: DeliveryQuery,
      response: { 200: envelope(Delivery) },
    },
    handler: async (request) => {
      const { caller, params, query } = request;
      await getOwn(request.store, caller, params.webhook_id);
      const page = pageOf(request);
      const list = await request.store.webhookDeliveries.list(
        caller.accountId,
        { webhookId: params.webhook_id, states: query.state, kinds: query.type, q: query.q, sort: query.sort },
        page,
      );
      return listAnswer(request, page, list, presentDelivery);
    },
  });

  api.post('/webhooks/:webhook_id/deliveries/:delivery_id/redeliver', {
    schema: {
      operationId: 'redeliverWebhook',
      summary: 'Deliver once more, with the same message id',
      params: DeliveryPath,
      response: { 200: Delivery },
    },
    handler: ({ caller, params: { webhook_id: webhookId, delivery_id: id }, store }) =>
      store.inTransaction(async (tx) => {
        const { accountId } = caller;
        await getOwn(tx, caller, webhookId);
        await tx.webhookDeliveries.get(accountId, { id, webhookId });
        await getListening(tx, caller, webhookId);
        await tx.webhookDeliveries.redeliver(accountId, id);
        await noteSentAgain(tx, caller, webhookId, { delivery: id });
        return presentDelivery(await tx.webhookDeliveries.get(accountId, { id }));
      }),
  });

  addReplayRoute(api);

  api.post('/webhooks/:webhook_id/test', {
    schema: {
      operationId: 'testWebhook',
      summary: 'Deliver a signed `webhook.test` event',
      params: WebhookPath,
      response: { 200: Delivery },
    },
    handler: ({ caller, params, store }) =>
      store.inTransaction(async (tx) => {
        const { id: webhookId } = await getListening(tx, caller, params.webhook_id);
        const payload = { type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhook_id: webhookId } };
        const id = await tx.webhookDeliveries.add(caller.accountId, webhookId, payload);
        const subject = { type: 'webhook', id: webhookId };
        await tx.securityLog.add(caller, { kind: 'webhook.tested', subject, facts: { delivery: id } });
        return presentDelivery(await tx.webhookDeliveries.get(caller.accountId, { id }));
      }),
  });
};

function addReplayRoute(api: RouteApi): void {
  api.post('/webhooks/:webhook_id/replay', {
    schema: {
      operationId: 'replayWebhook',
      summary: 'Deliver once more what happened since a moment, each with the same message id',
      params: WebhookPath,
      body: ReplayDraft,
      response: { 200: Replay },
    },
    handler: ({ caller: { accountId }, caller, params: { webhook_id: webhookId }, body, store }) =>
      store.inTransaction(async (tx) => {
        await getListening(tx, caller, webhookId);
        const filter = { webhookId, since: body.since, states: body.state, kinds: body.type };
        const counts = await tx.webhookDeliveries.countForReplay(accountId, filter);
        const total = counts.reduce((sum, { deliveries }) => sum + deliveries, 0);
        if (!body.dry_run) {
          await tx.webhookDeliveries.replay(accountId, filter);
          await noteSentAgain(tx, caller, webhookId, { since: body.since, deliveries: total });
        }
        return { dry_run: body.dry_run, total, by_type: counts };
      }),
  });
}

/** An application that is connected anew could be given much that happened before. */
function noteSentAgain(
  tx: StoreTransaction,
  caller: Caller,
  id: number,
  facts: Record<string, string | number>,
): Promise<void> {
  return tx.securityLog.add(caller, { kind: 'webhook.sent_again', subject: { type: 'webhook', id }, facts });
}

async function getListening(store: StoreTransaction, caller: Caller, webhookId: number) {
  const webhook = await getOwn(store, caller, webhookId);
  if (!webhook.enabled) throw new Refusal('state_forbids', 'The webhook is disabled; enable it first.');
  if (!webhook.isApproved)
    throw new Refusal(
      'state_forbids',
      'Nobody lets the application of the webhook act any more, so nothing is sent until somebody of the staff does.',
    );
  return webhook;
}
