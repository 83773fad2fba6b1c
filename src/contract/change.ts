/** The live feed: what changed, as Server-Sent Events. */
import * as z from 'zod';
import { eventKinds } from '#domain/event-kind.ts';
import { Instant, open } from './wire.ts';

export const Change = open({
  type: z.string().meta({ examples: [...eventKinds] }),
  timestamp: Instant,
  data: z.record(z.string(), z.unknown()).meta({ description: 'Ids and state, as webhooks are told' }),
}).meta({ id: 'Change' });

/** `Last-Event-ID` as a header, as clients of Server-Sent Events send it. */
export const ChangesHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be the id of an event' })
    .optional(),
});
