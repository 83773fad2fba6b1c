/** The facts beside a report by which its reviewer is led to what needs eyes. */
import * as z from 'zod';
import { Id, open } from '../wire.ts';

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
          .array(open({ action: z.string(), responsibility: z.string() }))
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
}).meta({ id: 'Review' });
