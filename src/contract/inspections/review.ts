/** The facts beside a report by which its reviewer is led to what needs eyes. */
import * as z from 'zod';
import { Bounded, Id, open } from '../wire.ts';

const stopName = /^(?:(?:item|room) \d{1,10}|photographs|unchecked)$/;

export const Review = open({
  approved: z
    .array(
      open({
        item: z.string().meta({ description: 'Name of the item, in small letters', examples: ['door'] }),
        head: z.string().meta({
          description: 'The grade before the sentence, in small letters; `as before` where it points back',
          examples: ['as before'],
        }),
        pattern: z.string().meta({
          description:
            'The sentence, with # for each number and `side` for each side; empty where the grade stands alone',
          examples: ['gouge approx. # cm to lower side'],
        }),
        reports: z.int().describe('The number of finished reports that have it'),
        ranges: z.array(z.array(z.number())).meta({
          description: 'For each number the smallest and the largest that were approved',
          examples: [[[2, 6]]],
        }),
        outcomes: z
          .array(
            open({
              action: z.string().describe('What is to be done, such as Clean'),
              responsibility: z.string().describe('The person responsible, such as Tenant'),
            }),
          )
          .describe('The actions that it had as often; both are empty where it had none'),
      }).meta({ id: 'ApprovedSentence' }),
    )
    .describe('Sentences that finished inspections of the same type have many times for items of these names'),
  handed_on: z
    .array(
      open({
        item_id: Id,
        field: z.string().meta({ description: 'name, description or condition', examples: ['condition'] }),
        value: z.unknown().describe('As it was; it may have come back since'),
      }).meta({ id: 'HandedOn' }),
    )
    .describe('Of all that was changed since the report was handed on: what stood there then'),
  ticks: z.record(z.string(), z.string()).meta({
    description: 'Your own ticks: by stop, the hash of its words when you had seen them',
    examples: [{ 'item 12': '1k3f09zq' }],
  }),
}).meta({ id: 'Review' });

export const ReviewTick = z.object({
  stop: Bounded(40)
    .regex(stopName, { error: 'must be item or room with its id, photographs or unchecked' })
    .meta({
      description: 'Which stop: `item` or `room` with the id, `photographs` or `unchecked`',
      examples: ['item 12'],
    }),
  seen: Bounded(64)
    .nullable()
    .meta({ description: 'A hash of its words; null takes the tick away', examples: ['1k3f09zq'] }),
});

export const ReviewTicks = open({
  ticks: z.record(z.string(), z.string()).describe('All your own ticks of this report'),
}).meta({ id: 'ReviewTicks' });
