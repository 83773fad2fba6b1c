/** E-mails that the service sent, or keeps while no mail server is configured. */
import * as z from 'zod';
import { DAYS_TRIED, emailStates } from '#domain/message/email-state.ts';
import { Address } from './property.ts';
import {
  Bounded,
  envelope,
  filter,
  Id,
  IdList,
  IdParameter,
  Instant,
  LINE,
  listOf,
  listQuery,
  open,
  sortBy,
} from './wire.ts';

const Property = open({ id: Id, address: Address.describe('Where it is') });

export const Email = open({
  id: Id,
  inspection_id: Id.nullable().describe('The inspection it is about; null when it is about none, or about several'),
  property: Property.nullable().meta({ description: 'Where that inspection is' }),
  visits: z
    .array(open({ inspection_id: Id, property: Property.nullable().meta({ description: 'Where it is' }) }))
    .describe('The inspections that it tells of together; empty when it is about one or none'),
  recipient: z.string().describe('The recipient'),
  subject: z.string().describe('Subject line'),
  text: z.string().describe('Its text, as it is sent; of a confidential one a sentence that says so'),
  confidential: z.boolean().describe('Whether its text is for the recipient alone'),
  calendar: z.string().nullable().meta({
    description:
      'The appointment as iCalendar, from the company to the recipient; of several visits one calendar after another',
  }),
  created_at: Instant.describe('When it was written'),
  state: z.string().meta({
    description: `\`sent\`; \`waiting\`, and tried for ${DAYS_TRIED} days; \`failed\` after them, or once the mail server says that there is no such address; \`kept\` while no mail server is set`,
    examples: [...emailStates],
  }),
  sent_at: Instant.nullable().describe('When the mail server took it; null before'),
  attempts: z.int().describe('How often it was tried'),
  failure: z.string().nullable().meta({ description: "The mail server's answer to the last attempt" }),
  resent_from: Id.nullable().meta({ description: 'The e-mail that it repeats to another address' }),
}).meta({ id: 'Email' });
export const EmailList = envelope(Email).extend({
  mail_server: z.boolean().meta({ description: 'Whether one is set; nothing is sent otherwise' }),
});
export const EmailQuery = z.object({
  ...listQuery(30),
  sort: sortBy('created', 'recipient'),
  recipient: filter(Bounded(LINE)).meta({ description: 'Only those to addresses that begin so' }),
  inspection_id: IdList.meta({ description: 'Only those about these inspections' }),
  state: listOf(z.enum(emailStates)).meta({ description: 'Only those in these states' }),
});
export const EmailPath = z.object({ email_id: IdParameter });
