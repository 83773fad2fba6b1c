/** Fees of finished visits, added up by client and month for invoicing. */
import * as z from 'zod';
import { Bounded, filter, Id, IdParameter, open } from '../wire.ts';

const month = /^[12]\d{3}-(0[1-9]|1[0-2])$/;
const Month = Bounded(7).regex(month, { error: 'must be a month such as 2027-02' });
const amount = (words: string) => z.string().meta({ description: words, examples: ['285.00'] });

export const Fee = open({
  id: z.int().describe('The number of the line in this answer'),
  client: open({ id: Id, name: z.string().describe('Its name') })
    .nullable()
    .describe('The client; null for visits without one'),
  month: z
    .string()
    .meta({ description: 'The month of the visits, in the time zone of the account', examples: ['2027-02'] }),
  visits: z.int().describe('Visits whose report is complete'),
  aborted: z.int().describe('Cancelled visits with additional charges'),
  unpriced: z.int().describe('Of the visits, those without a price'),
  price: amount('Prices of the visits'),
  additional: amount('Additional charges, such as aborted visits and waiting time'),
  total: amount('Both together'),
  margin: amount("The rest after the clerks' fees, as far as it is known"),
}).meta({ id: 'Fee', description: 'The fees of a client in a month' });

export const FeeQuery = z
  .object({
    from: filter(Month).meta({ description: 'From this month; eleven months ago unless it is given' }),
    until: filter(Month).meta({ description: 'To this month; this one unless it is given' }),
    client_id: filter(IdParameter).meta({ description: 'Of this client alone' }),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'must not be earlier than from',
  });
