/** The prices of an inspection, as every inspection has them, with the charges that the firm's rules added. */
import * as z from 'zod';
import { abortCauseCodes, chargeKinds } from '#domain/firm/charges.ts';
import { Id, Instant, open, orWords } from '../wire.ts';

export const kindWords = 'For a visit that was `aborted`, or for `waiting` at the door';
const kind = z.string().meta({ description: kindWords, examples: [...chargeKinds] });
export const charge = {
  kind,
  amount: z.string().meta({ description: 'The amount by the rules of the firm', examples: ['45.00'] }),
  cause: z
    .string()
    .nullable()
    .describe(`Why the visit was aborted: ${orWords(abortCauseCodes)}; null for waiting`),
  notice: z
    .int()
    .nullable()
    .describe('Minutes of notice that were given, below zero once its time had come; null for waiting'),
  minutes: z.int().nullable().describe('Minutes that the clerk waited; null for an aborted visit'),
  actor_id: Id.describe('Who cancelled it, or noted the waiting'),
  at: Instant.describe('When they did'),
  waived: open({
    reason: z.string().describe('Why it is not charged'),
    actor_id: Id.describe('Who waived it'),
    at: Instant.describe('When they did'),
  })
    .nullable()
    .describe('Set where it is not charged'),
};

export const ShownPricing = open({
  price: z.string().nullable().describe("The client's price; null when not given"),
  additional: z.string().nullable().describe('Further charges; null when there are none'),
  margin: z.string().nullable().describe("The rest after the clerk's fee; null when not given"),
  charges: z
    .array(open(charge))
    .optional()
    .describe('The charges by the rules of the firm, one of each kind at most: `additional` has those that stand'),
})
  .nullable()
  .describe('Its prices, as decimals such as `95.00`; null when not given, and for everybody but managers');

export const waited = z
  .int()
  .nullable()
  .optional()
  .describe('Minutes that its clerk waited at the door; null when nobody said so, absent for people of clients');
