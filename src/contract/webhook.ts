/** Webhooks by Standard Webhooks, and their deliveries. */
import * as z from 'zod';
import { eventKinds } from '#domain/message/event-kind.ts';
import { Id, IdParameter, Instant, open, Page, perPage } from './wire.ts';

export const Webhook = open({
  id: Id,
  url: z.string(),
  events: z.array(z.string()),
  enabled: z.boolean(),
  disabled_because: z.string().nullable().optional(),
  secret: z.string().nullable().optional().meta({
    description: 'Shown once, in the answer to the creation or rotation; null when that answer is repeated',
  }),
  created_at: Instant.optional(),
}).meta({ id: 'Webhook' });

const webhookFields = {
  url: z.url().max(2000),
  events: z
    .array(z.enum(eventKinds))
    .min(1)
    .max(100)
    .overwrite((kinds) => [...new Set(kinds)]),
  enabled: z.boolean().optional(),
};
export const WebhookDraft = z.object(webhookFields).meta({ id: 'WebhookDraft' });
export const WebhookChange = z
  .object({ ...webhookFields, rotate_secret: z.boolean() })
  .partial()
  .meta({ id: 'WebhookChange' });
export const WebhookPath = z.object({ webhook_id: IdParameter });
export const DeliveryPath = WebhookPath.extend({ delivery_id: IdParameter });
export const WebhookQuery = z.object({ page: Page, per_page: perPage(30) });

export const Delivery = open({
  id: Id,
  message_id: z.string(),
  type: z.string(),
  state: z.string().meta({ examples: ['pending', 'delivered', 'parked'] }),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  last_duration: z.int().nullable().meta({ description: 'Milliseconds' }),
  next_attempt_at: Instant.nullable(),
  created_at: Instant,
  delivered_at: Instant.nullable(),
  payload: z.unknown(),
}).meta({ id: 'Delivery' });
