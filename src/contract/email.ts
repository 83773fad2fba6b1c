/** E-mails the service sent, or keeps while no server for them is set. */
import * as z from 'zod';
import { Id, IdParameter, Instant, open, Page, perPage } from './wire.ts';

export const Email = open({
  id: Id,
  inspection_id: Id.nullable(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  calendar: z.string().nullable().meta({ description: 'The appointment as iCalendar' }),
  created_at: Instant,
  sent_at: Instant.nullable(),
  attempts: z.int(),
  failure: z.string().nullable(),
}).meta({ id: 'Email' });
export const EmailQuery = z.object({ page: Page, per_page: perPage(30) });
export const EmailPath = z.object({ email_id: IdParameter });
