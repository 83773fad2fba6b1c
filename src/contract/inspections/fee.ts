/** Fees of finished visits, added up by client and month for invoicing. */
import * as z from 'zod';
import { filter, Id, IdParameter, open } from '../wire.ts';
import { isInOrder, Month, monthsInOrder } from './month.ts';

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
  for_aborted: amount('Of these, charges for aborted visits by the rules of the firm'),
  for_waiting: amount('Of these, charges for waiting by the rules of the firm'),
  waived: amount('Charges by the rules that somebody waived, in none of the sums'),
  total: amount('Prices and additional charges together'),
  margin: amount("The rest after the clerks' fees, as far as it is known"),
}).meta({ id: 'Fee', description: 'The fees of a client in a month' });

export const FeeQuery = z
  .object({
    from: filter(Month).meta({ description: 'From this month; eleven months ago unless it is given' }),
    until: filter(Month).meta({ description: 'To this month; this one unless it is given' }),
    client_id: filter(IdParameter).meta({ description: 'Of this client alone' }),
  })
  .refine(isInOrder, monthsInOrder);
