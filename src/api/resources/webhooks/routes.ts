/** Webhooks: /webhooks. */
import type { FastifyPluginAsync } from 'fastify';
import { Webhook, WebhookChange, WebhookDraft, WebhookPath, WebhookQuery } from '#contract/webhooks/webhook.ts';
import { invalid } from '#domain/refusal.ts';
import { urlFault } from '#jobs/definitions/webhook-target.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { addListRoutes } from '../account-list.ts';
import { getOwn, ownerOf } from './own-webhooks.ts';
import { presentWebhook } from './present.ts';

export const webhookRoutes: FastifyPluginAsync = async (api) => {
  const rules = { allowLoopback: api.settings.webhookAllowLoopback };
  const checkUrl = (url: string | undefined) => {
    const fault = url === undefined ? undefined : urlFault(url, rules);
    if (fault !== undefined) throw invalid({ pointer: '/url', code: 'address', detail: `The address ${fault}.` });
  };
  addListRoutes(api, {
    path: '/webhooks',
    parameter: 'webhook_id',
    many: 'Webhooks',
    one: 'Webhook',
    record: Webhook,
    present: presentWebhook,
    params: WebhookPath,
    list: {
      summary: 'Webhooks',
      query: WebhookQuery,
      read: ({ store, caller }, { q, sort }, page) =>
        store.webhooks.list(caller.accountId, { applicationId: ownerOf(caller), q, sort }, page),
    },
    get: { summary: 'A webhook', read: ({ store, caller }, id) => getOwn(store, caller, id) },
    create: {
      summary: 'Register a webhook; the secret is shown in this answer only',
      body: WebhookDraft,
      checkMembers: (_, { url }) => checkUrl(url),
      write: async ({ store, caller }, body) => {
        checkUrl(body.url);
        return store.inTransaction(async (tx) => {
          // It outlives the session in which it was made, so an open browser is not enough.
          await tx.factors.checkProofHere(caller);
          const { id, secret } = await tx.webhooks.add(caller.accountId, {
            ...body,
            applicationId: ownerOf(caller) ?? null,
          });
          const subject = { type: 'webhook', id };
          await tx.securityLog.add(caller, { kind: 'webhook.added', subject, facts: hostOf(body) });
          return { ...(await tx.webhooks.get(caller.accountId, id)), secret };
        });
      },
    },
    update: {
      summary: 'Change a webhook; `rotate_secret` adds a new secret beside the old one',
      body: WebhookChange,
      checkMembers: (_, { url }) => checkUrl(url),
      write: async ({ store, caller }, id, { rotate_secret: rotates, ...fields }, check) => {
        checkUrl(fields.url);
        const { accountId } = caller;
        return store.inTransaction(async (tx) => {
          const current = await getOwn(tx, caller, id, 'lock');
          check(current);
          const changed = changesBetween<Record<string, unknown>>(current, fields).map(({ field }) => field);
          const moves = changed.includes('url');
          if (moves || rotates === true) await tx.factors.checkProofHere(caller);
          if (changed.length > 0) await tx.webhooks.change(accountId, id, fields);
          const secret = rotates === true ? await tx.webhooks.rotateSecret(accountId, id) : undefined;
          const facts = {
            ...(changed.length > 0 && { fields: changed }),
            ...(moves && hostOf(fields)),
            ...(rotates === true && { secret: true }),
          };
          if (changed.length > 0 || rotates === true)
            await tx.securityLog.add(caller, { kind: 'webhook.changed', subject: { type: 'webhook', id }, facts });
          return { ...(await tx.webhooks.get(accountId, id)), ...(secret !== undefined && { secret }) };
        });
      },
    },
    delete: {
      summary: 'Delete a webhook and its deliveries',
      write: ({ store, caller }, id, check) =>
        store.inTransaction(async (tx) => {
          check(await getOwn(tx, caller, id, 'lock'));
          await tx.webhooks.remove(caller.accountId, id);
          await tx.securityLog.add(caller, { kind: 'webhook.removed', subject: { type: 'webhook', id } });
        }),
    },
  });
};

/** The rest of the address is a secret with some receivers. */
const hostOf = ({ url = '' }: { url?: string | undefined }) => ({ host: new URL(url).host });
