/** Accounts of what happened to people and access: the security log, erasures, and exports of what is kept about a person. */
import * as z from 'zod';
import { exportStates } from '#domain/people/person-export.ts';
import { securityAreaNames, securityEventKinds } from '#domain/security-event.ts';
import {
  CalendarDay,
  EmailAddress,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listOf,
  listQuery,
  open,
  orWords,
  RequiredText,
  UpdatedSort,
} from './wire.ts';

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
  from: filter(CalendarDay).meta({ description: 'First day, in the time zone of the account' }),
  until: filter(CalendarDay).meta({ description: 'Last day, in the time zone of the account' }),
};
export const SecurityLogFilter = z.object(filters);
export const SecurityLogQuery = z.object({ ...listQuery(50), sort: UpdatedSort, ...filters });

/** By e-mail address, name or both; or people who sign in here, or did, by their id. */
const named = {
  email: EmailAddress.meta({ description: 'E-mail address of a tenant, landlord or other contact' }),
  name: RequiredText(LINE).meta({ description: 'Their whole name' }),
  person_id: Id.describe('Id of somebody who has signed in here; for an erasure they are archived'),
};
type Named = { email?: string | undefined; name?: string | undefined; person_id?: number | undefined };
const namesSomebody = ({ email, name, person_id: id }: Named) =>
  id === undefined ? (email ?? name) !== undefined : (email ?? name) === undefined;
const naming = { error: 'needs email or name, or person_id alone' };

export const ErasureDraft = z
  .object({
    ...named,
    dry_run: z.boolean().meta({ description: 'Whether it is only told what would go and what would stay' }),
  })
  .partial()
  .refine(namesSomebody, naming);

export const PersonExportDraft = z.object(named).partial().refine(namesSomebody, naming);
export const PersonExport = open({
  id: Id,
  actor_id: Id.describe('The person who asked for it'),
  email: z.string().nullable().describe('E-mail address of whom it is about'),
  name: z.string().nullable().describe('Name of whom it is about'),
  person_id: Id.nullable().describe('The person it is about, where they have signed in here'),
  state: z.string().meta({ description: `How far it is: ${orWords(exportStates)}`, examples: [...exportStates] }),
  progress: z.int().meta({ description: 'How far it is, in per cent' }),
  bytes: z.int().nullable().describe('Size of the file; null until it is ready'),
  files: z.int().nullable().describe('Files in it besides the index; null until it is ready'),
  records: z.int().nullable().describe('Records in it; null until it is ready'),
  failure: z.string().nullable().describe('Why it could not be made; null unless `state` is failed'),
  requested_at: Instant.describe('When it was asked for'),
  ready_at: Instant.nullable().describe('When it was ready; null before'),
  expires_at: Instant.describe('When it ends and its file is removed'),
  url: z.string().nullable().describe('Signed link to the zip for the caller; null until it is ready'),
}).meta({ id: 'PersonExport' });
export const PersonExportQuery = z.object({ ...listQuery(30), sort: UpdatedSort });

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
