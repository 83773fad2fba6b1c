/** The facts by which a reviewer chooses the next report. */
import * as z from 'zod';
import { Id, Instant, open } from '../wire.ts';

const Count = z.int().min(0);

const QueuedReview = open({
  inspection_id: Id.describe('The inspection in Review'),
  items: Count.describe('Items of its report'),
  changed: Count.describe('Those that say something else than the report before, or are in none'),
  questions: Count.describe('Open questions'),
  reviewing: open({
    id: Id.describe('The reviewer'),
    name: z.string().meta({ description: 'Their name', examples: ['Ruth Pemberton'] }),
    at: Instant.describe('When they ticked a stop last'),
    viewed: Count.describe('Stops that they have ticked'),
  })
    .nullable()
    .describe('The last who ticked a stop in half an hour; null where nobody did'),
  needed_on: z
    .string()
    .nullable()
    .meta({ description: 'The day by which it is needed; null where none is known', examples: ['2026-12-01'] }),
  needed_for: z
    .string()
    .nullable()
    .meta({
      description: 'tenancy: the next one at this home begins then; visit: the next one there is booked for then',
      examples: ['tenancy'],
    }),
}).meta({ id: 'QueuedReview' });

export const ReviewQueue = open({
  reports: z.array(QueuedReview).describe('All reports in Review of inspections that are not cancelled'),
}).meta({ id: 'ReviewQueue' });
