/** Charges that the firm's rules add to the prices of a visit: noted, waived and listed. */
import * as z from 'zod';
import { chargeKinds, LONGEST_WAITING_MINUTES } from '#domain/firm/charges.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { AbortCause } from '../account/fee-rules.ts';
import { codesOf, filter, Id, IdParameter, Instant, open, orWords, PARAGRAPH, RequiredText, Text } from '../wire.ts';
import { isInOrder, Month, monthsInOrder } from './month.ts';
import { charge, kindWords } from './pricing.ts';

export const Cancellation = z
  .object({
    reason: Text(PARAGRAPH).nullable().optional().describe('Why, for the people it was told to'),
    cause: AbortCause.nullable()
      .optional()
      .describe(
        'What a visit that was agreed is aborted for. The `fee_rules` of the account say what that costs; without a cause it costs nothing',
      ),
  })
  .nullish();

export const Waiting = z
  .object({
    minutes: z
      .int()
      .min(0)
      .max(LONGEST_WAITING_MINUTES)
      .describe('Minutes at the door, in place of those that were noted before; 0 takes them back'),
  })
  .meta({ id: 'Waiting' });

export const Waiver = z
  .object({
    kind: z.enum(chargeKinds).describe(kindWords),
    reason: RequiredText(PARAGRAPH).nullable().describe('Why it is not charged; null charges it again'),
  })
  .meta({ id: 'Waiver' });

export const Charge = open({
  id: z.int().describe('The number of the line in this answer'),
  ...charge,
  inspection: open({
    id: Id,
    type: open({ id: z.int().meta(codesOf(inspectionTypes)), name: z.string().describe('The type in words') }).describe(
      'Its purpose',
    ),
    ref: z.string().nullable().describe('Its reference; null when not given'),
    conduct_date: z.string().describe('When it was to be carried out: a date, or a date-time with offset'),
    cancelled_at: Instant.nullable().describe('When it was cancelled; null if it was not'),
  }).describe('The visit'),
  address: z.string().describe('Its property in one line'),
  client: open({ id: Id, name: z.string().describe('Its name') })
    .nullable()
    .describe('The client; null for a visit without one'),
}).meta({ id: 'Charge', description: 'A charge of a visit beside its price' });

export const ChargeQuery = z
  .object({
    from: filter(Month).meta({ description: 'Visits from this month; eleven months ago unless it is given' }),
    until: filter(Month).meta({ description: 'Visits to this month; this one unless it is given' }),
    client_id: filter(IdParameter).meta({ description: 'Of this client alone' }),
    kind: filter(z.enum(chargeKinds)).meta({ description: `${orWords(chargeKinds)} alone` }),
  })
  .refine(isInOrder, monthsInOrder);
