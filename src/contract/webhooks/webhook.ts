/** Webhooks by Standard Webhooks, and their deliveries. */
import * as z from 'zod';
import {
  deliveredKinds,
  deliveryStates,
  eventKinds,
  MOST_ANSWER_TEXT,
  settledStates,
} from '#domain/message/event-kind.ts';
import {
  Bounded,
  DateTime,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listOf,
  listQuery,
  open,
  searchOf,
  sortBy,
  Version,
} from '../wire.ts';

export const Webhook = open({
  id: Id,
  application: open({ id: Id, name: z.string().describe('Its name') })
    .nullable()
    .optional()
    .describe('The application by which it was registered, which sees no other; null for one of the back office'),
  url: z.string().describe('Where events are posted to: https, to an address that is not inside a network'),
  events: z.array(z.string()).describe('Kinds of events it is told of'),
  enabled: z.boolean().describe('Whether anything is sent to it'),
  approved: z
    .boolean()
    .optional()
    .describe(
      'Whether staff or its service user let its application act still: while nobody does nothing is sent. Always true for one of the back office',
    ),
  disabled_because: z
    .string()
    .nullable()
    .optional()
    .describe('Why the service stopped sending, such as an answer 410; null while it is enabled'),
  secret: z.string().nullable().optional().meta({
    description: 'Shown once, in the answer to the creation or rotation; null when that answer is repeated',
  }),
  former_secret_until: Instant.nullable()
    .optional()
    .describe('Until when the secret before the last one signs as well; null before the first rotation'),
  created_at: Instant.optional().describe('When it was registered'),
  version: Version.optional(),
}).meta({ id: 'Webhook' });

const webhookFields = {
  url: Bounded(2000).check(z.url()),
  events: z
    .array(z.enum(eventKinds))
    .min(1)
    .max(100)
    .overwrite((kinds) => [...new Set(kinds)]),
  enabled: z.boolean().optional(),
};
export const WebhookDraft = z.object(webhookFields).meta({ id: 'WebhookDraft' });
export const WebhookChange = z
  .object({
    ...webhookFields,
    rotate_secret: z
      .boolean()
      .describe('True makes a new secret, which the answer shows; the one before it signs beside it for a day'),
  })
  .partial()
  .meta({ id: 'WebhookChange' });
export const WebhookPath = z.object({ webhook_id: IdParameter });
export const DeliveryPath = WebhookPath.extend({ delivery_id: IdParameter });
export const WebhookQuery = z.object({ ...listQuery(30), q: searchOf('the address'), sort: sortBy('url') });

export const DeliveryQuery = z.object({
  ...listQuery(30),
  q: filter(Bounded(LINE)).meta({
    description: 'Only the message with this id, or those about the inspection with this id',
  }),
  sort: sortBy('created'),
  state: listOf(z.enum(deliveryStates)).meta({ description: 'Only deliveries in these states' }),
  type: listOf(z.enum(deliveredKinds)).meta({ description: 'Only events of these kinds' }),
});

const Headers = z.record(z.string(), z.string());

export const Delivery = open({
  id: Id,
  message_id: z.string().describe('The `webhook-id` header, the same at every attempt'),
  type: z.string().describe('Kind of event'),
  state: z.string().meta({
    description: '`pending` until it is delivered, `parked` once it is given up after three days',
    examples: [...deliveryStates],
  }),
  attempts: z.int().describe('How often it was sent'),
  last_status: z.int().nullable().describe('HTTP status of the last answer; null when there was none'),
  last_error: z.string().nullable().describe('Why the last attempt failed; null when it did not'),
  last_duration: z
    .int()
    .nullable()
    .meta({ description: 'Milliseconds that the last attempt took; null before the first' }),
  next_attempt_at: Instant.nullable().describe('When it is sent again; null when it is not'),
  created_at: Instant.describe('When the event happened'),
  delivered_at: Instant.nullable().describe('When the receiver took it; null before'),
  payload: z.unknown().describe('The body that is sent'),
  attempted_at: Instant.nullable().optional().describe('When it was last sent; null before the first attempt'),
  request: open({
    url: z.string().describe('The address of then'),
    headers: Headers.describe('Without the signature'),
  })
    .nullable()
    .optional()
    .describe('What was last sent, beside the body; null before the first attempt, and when nothing was sent'),
  answer: open({
    headers: Headers.describe('Those that help to find a fault'),
    body: z.string().describe(`As text, its first ${MOST_ANSWER_TEXT} characters`),
    is_cut: z.boolean().describe('Whether there was more'),
  })
    .nullable()
    .optional()
    .describe('What came back at the last attempt; null when nothing did'),
}).meta({ id: 'Delivery' });

export const ReplayDraft = z
  .object({
    since: DateTime.describe('Events that happened at this moment or after it'),
    state: z
      .array(z.enum(settledStates))
      .min(1)
      .max(settledStates.length)
      .default([...settledStates])
      .describe('Only deliveries in these states; what is pending is sent in any case'),
    type: z.array(z.enum(deliveredKinds)).min(1).max(100).optional().describe('Only events of these kinds'),
    dry_run: z.boolean().default(false).describe('Whether it is only told what would be sent'),
  })
  .meta({ id: 'ReplayDraft' });

export const Replay = open({
  dry_run: z.boolean().describe('Whether nothing was sent'),
  total: z.int().describe('How many deliveries are sent again'),
  by_type: z
    .array(open({ type: z.string().describe('Kind of event'), deliveries: z.int().describe('How many of this kind') }))
    .describe('The same for each kind of which there is one'),
}).meta({ id: 'Replay' });
