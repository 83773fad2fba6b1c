/** The live feed: what changed, as Server-Sent Events. */
import * as z from 'zod';
import { eventKinds } from '#domain/event-kind.ts';
import { IdParameter, Instant, open } from './wire.ts';

export const Change = open({
  type: z.string().meta({ examples: [...eventKinds, 'report.written'] }),
  timestamp: Instant,
  data: z.record(z.string(), z.unknown()).meta({ description: 'Ids and state, as webhooks are told' }),
}).meta({ id: 'Change' });

/** What is typed is no event; whoever has a report open hears of it all the same. */
export const ChangesQuery = z.object({
  report: IdParameter.optional().meta({
    description:
      'Id of an inspection whose report is open; needs `reports.read`. Its `report.written`, without an id, come at once and after each change: `inspection_id` and the `version` of the report; while others have it open too, also its `rooms` in order and those that were `written`',
  }),
});

/** `Last-Event-ID` as a header, as clients of Server-Sent Events send it. */
export const ChangesHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be the id of an event' })
    .optional()
    .meta({ description: 'The last event that was heard: those after it follow' }),
});
