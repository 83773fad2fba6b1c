/** The `webhooks` of the document: what is posted to a receiver, and how it knows that the service has sent it. */
import * as z from 'zod';
import { exampleOf } from '#contract/webhooks/event-example.ts';
import { webhookEvents } from '#contract/webhooks/webhook-event.ts';
import { eventKinds, EVENTS_KEPT_DAYS, foundKinds } from '#domain/message/event-kind.ts';
import type { Document, Parameter, Schema } from './document.ts';

const verification = [
  'Signed by [Standard Webhooks](https://www.standardwebhooks.com), whose libraries verify it in a line. By hand:',
  '1. Take the secret that the registration answered, drop `whsec_` and decode the rest from base64.',
  '2. Sign `<webhook-id>.<webhook-timestamp>.<body>` with it by HMAC-SHA256, the body byte for byte as it came.',
  '3. Compare the signature in base64, in constant time, with what follows `v1,` in each part of `webhook-signature`, which spaces separate; one has to match.',
  '4. Refuse a timestamp that is more than five minutes away, and a `webhook-id` that you have seen: deliveries come at least once.',
].join('\n');

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});
const headers = [
  header('webhook-id', 'Identifies the event; the same at every attempt', 'msg_2bY4vUVxY6uFJ7Xj9rK3nQ'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970', '1801734600'),
  header(
    'webhook-signature',
    'One signature for each valid secret, separated by spaces',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const answers = {
  200: { description: 'Any 2xx: the event has been taken, and is not sent again' },
  410: { description: 'The receiver is gone: the webhook is disabled' },
  default: { description: 'Anything else, a redirect too, has failed and is tried again for three days' },
};

export function addWebhooks(document: Document): void {
  document['webhooks'] = Object.fromEntries(
    eventKinds
      .map((kind) => [kind, webhookEvents[kind]] as const)
      .map(([kind, { when, data }]) => [
        kind,
        {
          post: {
            operationId: operationIdOf(kind),
            tags: ['Webhooks'],
            summary: when,
            description: `${when}. Deliveries are listed at \`/webhooks/{webhook_id}/deliveries\`${feedOf(kind)}.\n\n${verification}`,
            security: [],
            parameters: headers,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: payloadOf(kind, data), example: exampleOf(kind) } },
            },
            responses: answers,
          },
        },
      ]),
  );
}

/** The live feed tells what is written with its change, and nothing that is found later. */
function feedOf(kind: string): string {
  const isFound = (foundKinds as readonly string[]).includes(kind);
  return isFound ? '' : `; \`/changes\` tells the same for ${EVENTS_KEPT_DAYS} days`;
}

/** `inspection.state_changed` → `onInspectionStateChanged`. */
function operationIdOf(kind: string): string {
  return `on.${kind}`.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function payloadOf(kind: string, data: z.ZodObject): Schema {
  const payload = z.looseObject({
    type: z.literal(kind).describe('Kind of event'),
    timestamp: z.string().meta({ format: 'date-time', description: 'When it happened' }),
    data: data.describe('The thing it happened to'),
  });
  const { $schema: _, $defs: __, ...schema } = z.toJSONSchema(payload);
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
}
