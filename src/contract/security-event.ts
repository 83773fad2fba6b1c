/** Accounts of what happened to people and access: the security log, and erasures. */
import * as z from 'zod';
import { securityAreaNames, securityEventKinds } from '#domain/security-event.ts';
import {
  CalendarDay,
  filter,
  Id,
  IdParameter,
  Instant,
  listOf,
  listQuery,
  open,
  searchOf,
  sortBy,
  UpdatedSort,
} from './wire.ts';
import { namesSomebody, naming, personNamed } from './person-named.ts';

export const SecurityEvent = open({
  id: Id,
  at: Instant.describe('When it happened'),
  kind: z.string().meta({ description: 'What happened', examples: ['sign_in.failed', 'person.role_changed'] }),
  description: z.string().describe('The same in words'),
  actor: open({
    id: Id.nullable().describe('Id of the person; null for visitors with a link and for the service itself'),
    name: z.string().nullable().describe('Their name as it is now'),
  }).describe('The person who did it, or whose sign-in was tried'),
  application: z.string().nullable().describe('The application it was done through; null on the pages of signing in'),
  subject: open({
    type: z.string().describe('Kind of thing, such as person, application or inspection'),
    id: Id,
    name: z.string().nullable().describe('Name of a person as it is now; null for anything else'),
  })
    .nullable()
    .describe('The thing that it was done to'),
  address: z.string().nullable().describe('Network address that it came from'),
  browser: z.string().nullable().describe('Browser or program, as it calls itself'),
  facts: z.record(z.string(), z.unknown()).describe('What else is known, such as the roles before and after'),
}).meta({ id: 'SecurityEvent' });

const filters = {
  kind: listOf(z.enum(securityEventKinds)).meta({ description: 'Only these kinds of events' }),
  area: listOf(z.enum(securityAreaNames)).meta({ description: 'Only events of these areas' }),
  person_id: filter(IdParameter).meta({ description: 'Only what this person did, or what was done to them' }),
  q: searchOf('what happened, of names of people, of the application, of the address or of the browser'),
  from: filter(CalendarDay).meta({ description: 'First day, in the time zone of the account' }),
  until: filter(CalendarDay).meta({ description: 'Last day, in the time zone of the account' }),
};
export const SecurityLogFilter = z.object(filters);
export const SecurityLogQuery = z.object({ ...listQuery(50), sort: sortBy('created'), ...filters });

export const ErasureDraft = z
  .object({
    ...personNamed,
    dry_run: z.boolean().meta({ description: 'Whether it is only told what would go and what would stay' }),
  })
  .partial()
  .refine(namesSomebody, naming);

const Part = {
  what: z.string().describe('What it is'),
  count: z.int().describe('How many of it'),
};
export const Erasure = open({
  id: Id.nullable().describe('Id of the record; null for a dry run'),
  at: Instant.nullable().describe('When it was done; null for a dry run'),
  actor_id: Id.nullable().describe('The person who did it; null for a dry run'),
  placeholder: z.string().nullable().describe('Stands in place of the name; null for a dry run'),
  gone: z.array(open(Part)).describe('What is gone, or would go'),
  stays: z.array(open({ ...Part, why: z.string().describe('Why it stays') })).describe('What stays'),
}).meta({ id: 'Erasure' });
export const ErasureQuery = z.object({ ...listQuery(30), sort: UpdatedSort });
