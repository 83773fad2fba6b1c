/** Figures of reports that were reviewed and given back, over some days. */
import * as z from 'zod';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { reopenReasonCodes } from '#domain/correction/reopening.ts';
import { CalendarDay, codesOf, filter, Id, Instant, open } from '../wire.ts';
import { isInOrder, monthsInOrder } from './month.ts';

export const ReviewReturnQuery = z
  .object({
    from: filter(CalendarDay).meta({
      description: 'First day, in the time zone of the account; thirty days ago unless it is given',
    }),
    until: filter(CalendarDay).meta({ description: 'Last day; today unless it is given' }),
  })
  .refine(isInOrder, monthsInOrder);

const Count = z.int().min(0);
const Person = open({
  id: Id,
  name: z.string().meta({ description: 'Their name', examples: ['Carl Clerk'] }),
}).meta({ id: 'ReviewReturnPerson' });

const OfPerson = open({
  person: Person.nullable().describe('The person; null for reports that nobody was given'),
  reviewed: Count.describe('Reports that were approved or returned'),
  returned: Count.describe('Those that were returned once at least'),
}).meta({ id: 'ReviewReturnsOfPerson' });

const Reason = z.string().meta({
  description: `${reopenReasonCodes.map((code) => `\`${code}\``).join(', ')}; \`none\` where none was chosen`,
  examples: ['wording'],
});

export const ReviewReturn = open({
  id: z.int().describe('The number of the line in this answer'),
  inspection_id: Id.describe('The inspection'),
  type: open({ id: z.int().meta(codesOf(inspectionTypes)), name: z.string().describe('The type in words') }).describe(
    'Its type',
  ),
  ref: z.string().nullable().describe('Its reference; null when not given'),
  address: z.string().describe('Its property in one line'),
  at: Instant.describe('When it was returned'),
  by: z.string().meta({ description: 'Who returned it', examples: ['Rosa Reviewer'] }),
  reasons: z.array(z.string()).describe('The reasons that were chosen'),
  note: z.string().nullable().describe('The reasons in words; null without'),
  clerk: Person.nullable().describe('Its clerk'),
  typist: Person.nullable().describe('Its typist'),
}).meta({ id: 'ReviewReturn' });

export const ReviewReturns = open({
  from: CalendarDay.describe('The first day'),
  until: CalendarDay.describe('The last day'),
  reviewed: Count.describe(
    'Reports that were approved or returned in these days, without approvals that were taken back',
  ),
  returned: Count.describe('Those that were returned once at least'),
  reasons: z
    .array(
      open({ reason: Reason, reports: Count.describe('Reports that were returned for it') }).meta({
        id: 'ReviewReturnReason',
      }),
    )
    .describe('Most first; a report that was returned for several is counted for each'),
  clerks: z.array(OfPerson).describe('By the clerks of the visits, most returned first'),
  typists: z.array(OfPerson).describe('By typists, most returned first'),
  returns: z.array(ReviewReturn).describe('Each return, the latest first'),
}).meta({ id: 'ReviewReturns' });
