/** The deliveries of webhooks: /webhooks/:webhook_id/deliveries, and a test of one. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Delivery, DeliveryPath, DeliveryQuery, WebhookPath } from '#contract/webhook.ts';
import { envelope } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { getOwn } from './own-webhooks.ts';
import { presentDelivery } from './present.ts';

export const webhookDeliveryRoutes: FastifyPluginAsyncZod = async (api) => {
  const getEnabled = async (store: Store, caller: Caller, webhookId: number) => {
    const webhook = await getOwn(store, caller, webhookId);
    if (!webhook.enabled) throw new Refusal('state_forbids', 'The webhook is disabled; enable it first.');
    return webhook;
  };

  api.get('/webhooks/:webhook_id/deliveries', {
    schema: {
      operationId: 'listWebhookDeliveries',
      summary: 'Deliveries of a webhook, newest first',
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
        { webhookId: params.webhook_id, states: query.state, kinds: query.type },
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
    handler: async ({ caller, params, store }) => {
      await getOwn(store, caller, params.webhook_id);
      const delivery = await store.webhookDeliveries.get(caller.accountId, {
        id: params.delivery_id,
        webhookId: params.webhook_id,
      });
      await getEnabled(store, caller, params.webhook_id);
      await store.webhookDeliveries.redeliver(caller.accountId, delivery.id);
      return presentDelivery(await store.webhookDeliveries.get(caller.accountId, delivery));
    },
  });

  api.post('/webhooks/:webhook_id/test', {
    schema: {
      operationId: 'testWebhook',
      summary: 'Deliver a signed `webhook.test` event',
      params: WebhookPath,
      response: { 200: Delivery },
    },
    handler: async ({ caller, params, store }) => {
      const webhook = await getEnabled(store, caller, params.webhook_id);
      const payload = { type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhook_id: webhook.id } };
      const id = await store.webhookDeliveries.add(caller.accountId, webhook.id, payload);
      return presentDelivery(await store.webhookDeliveries.get(caller.accountId, { id }));
    },
  });
};
