/** The audit trail of a property: newest first, for its lifetime. */
import * as z from 'zod';
import { filter, Id, IdParameter, Instant, open, Page, perPage } from './wire.ts';

export const AuditEntry = open({
  id: Id,
  at: Instant,
  actor: open({ id: Id.nullable(), name: z.string() }),
  application: z.string(),
  action: z.string(),
  subject: open({ type: z.string(), id: Id }),
  changes: z.array(open({ field: z.string(), from: z.unknown(), to: z.unknown() })),
}).meta({ id: 'AuditEntry' });
export const AuditQuery = z.object({
  page: Page,
  per_page: perPage(30),
  inspection_id: filter(IdParameter).meta({ description: 'Only what concerns this inspection and its report' }),
});
