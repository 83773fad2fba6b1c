/** Webhooks: /webhooks. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Webhook, WebhookChange, WebhookDraft, WebhookPath, WebhookQuery } from '#contract/webhook.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { invalid } from '#domain/refusal.ts';
import { urlFault } from '#jobs/definitions/webhook-target.ts';
import type { RouteApi } from '../../route-api.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { presentWebhook } from './present.ts';

export const webhookRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildWebhookParts(api);
  listWebhooksRoute(parts);
  getWebhookRoute(parts);
  createWebhookRoute(parts);
  updateWebhookRoute(parts);
  deleteWebhookRoute(parts);
};

type WebhookParts = ReturnType<typeof buildWebhookParts>;

/** Shared by the operations on webhooks. */
function buildWebhookParts(api: RouteApi) {
  const rules = { allowLoopback: api.settings.webhookAllowLoopback };
  const checkUrl = (url: string | undefined) => {
    const fault = url === undefined ? undefined : urlFault(url, rules);
    if (fault !== undefined) throw invalid({ pointer: '/url', code: 'address', detail: `The address ${fault}.` });
  };
  return { api, checkUrl };
}

function listWebhooksRoute({ api }: WebhookParts): void {
  api.get('/webhooks', {
    schema: {
      operationId: 'listWebhooks',
      summary: 'Webhooks',
      querystring: WebhookQuery,
      response: { 200: envelope(Webhook) },
    },
    handler: async (request) => {
      const page = pageOf(request.query);
      return listAnswer(
        request,
        page,
        await request.store.webhooks.list(request.caller.accountId, page),
        presentWebhook,
      );
    },
  });
}

function getWebhookRoute({ api }: WebhookParts): void {
  api.get('/webhooks/:webhook_id', {
    schema: { operationId: 'getWebhook', summary: 'A webhook', params: WebhookPath, response: { 200: Webhook } },
    handler: async ({ caller, params, store }) =>
      presentWebhook(await store.webhooks.get(caller.accountId, params.webhook_id)),
  });
}

function createWebhookRoute({ api, checkUrl }: WebhookParts): void {
  api.post('/webhooks', {
    schema: {
      operationId: 'createWebhook',
      summary: 'Register a webhook; the secret is shown in this answer only',
      body: WebhookDraft,
      response: { 200: Webhook },
    },
    config: { checkMembers: (_, { url }: Members<typeof WebhookDraft>) => checkUrl(url) },
    handler: async ({ caller, body, store }) => {
      checkUrl(body.url);
      const { id, secret } = await store.webhooks.add(caller.accountId, body);
      return { ...presentWebhook(await store.webhooks.get(caller.accountId, id)), secret };
    },
  });
}

function updateWebhookRoute({ api, checkUrl }: WebhookParts): void {
  api.put('/webhooks/:webhook_id', {
    schema: {
      operationId: 'updateWebhook',
      summary: 'Change a webhook; `rotate_secret` adds a new secret beside the old one',
      params: WebhookPath,
      body: WebhookChange,
      response: { 200: Webhook },
    },
    config: { checkMembers: (_, { url }: Members<typeof WebhookChange>) => checkUrl(url) },
    handler: async ({ caller, params, body: { rotate_secret, ...fields }, store }) => {
      checkUrl(fields.url);
      return store.inTransaction(async (tx) => {
        await tx.webhooks.get(caller.accountId, params.webhook_id);
        await tx.webhooks.change(caller.accountId, params.webhook_id, fields);
        const secret =
          rotate_secret === true ? await tx.webhooks.rotateSecret(caller.accountId, params.webhook_id) : undefined;
        const row = await tx.webhooks.get(caller.accountId, params.webhook_id);
        return { ...presentWebhook(row), ...(secret !== undefined && { secret }) };
      });
    },
  });
}

function deleteWebhookRoute({ api }: WebhookParts): void {
  api.delete('/webhooks/:webhook_id', {
    schema: {
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook and its deliveries',
      params: WebhookPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await store.webhooks.get(caller.accountId, params.webhook_id);
      await store.webhooks.remove(caller.accountId, params.webhook_id);
      return sendNothing(reply);
    },
  });
}
