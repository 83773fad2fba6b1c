/** The audit trail of a property: newest first, for its lifetime. */
import * as z from 'zod';
import { auditKinds, auditTopics } from '#domain/audit-kind.ts';
import { CalendarDay, filter, Id, IdParameter, Instant, listOf, listQuery, open, UpdatedSort } from './wire.ts';

export const AuditEntry = open({
  id: Id,
  at: Instant.describe('When it happened'),
  actor: open({
    id: Id.nullable().describe('Id of the person; null for the service and for people without an account'),
    name: z.string().describe('Name of the person'),
  }).describe('The person or application that did it'),
  application: z.string().describe('The application it was done through'),
  action: z.string().describe('The action, such as inspection.updated'),
  subject: open({ type: z.string().describe('Kind of thing, such as inspection'), id: Id }).describe(
    'The thing that was changed',
  ),
  changes: z
    .array(
      open({
        field: z.string().describe('The member'),
        from: z.unknown().describe('The old value'),
        to: z.unknown().describe('The new value'),
      }),
    )
    .describe('The members that changed'),
}).meta({ id: 'AuditEntry' });
export const AuditQuery = z.object({
  ...listQuery(30),
  sort: UpdatedSort,
  inspection_id: filter(IdParameter).meta({ description: 'Only what concerns this inspection and its report' }),
  person_id: filter(IdParameter).meta({ description: 'Only what this person did' }),
  topic: listOf(z.enum(auditTopics)).meta({ description: 'Only entries about things of these kinds' }),
  kind: listOf(z.enum(auditKinds)).meta({
    description: 'Only things that were added, changed or removed, or steps of an inspection',
  }),
  from: filter(CalendarDay).meta({ description: 'First day, in the time zone of the account' }),
  until: filter(CalendarDay).meta({ description: 'Last day, in the time zone of the account' }),
});
