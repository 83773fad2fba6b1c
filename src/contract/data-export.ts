/** Exports of what is kept about a person, of the whole account, and of what a dispute about a report needs. */
import * as z from 'zod';
import { exportStates } from '#domain/people/data-export.ts';
import { namesSomebody, naming, personNamed } from './person-named.ts';
import { Amount, Id, Instant, listQuery, open, orWords, UpdatedSort } from './wire.ts';

const progress = {
  id: Id,
  actor_id: Id.describe('The person who asked for it'),
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
};

export const PersonExportDraft = z.object(personNamed).partial().refine(namesSomebody, naming);
export const PersonExport = open({
  ...progress,
  email: z.string().nullable().describe('E-mail address of whom it is about'),
  name: z.string().nullable().describe('Name of whom it is about'),
  person_id: Id.nullable().describe('The person it is about, where they have signed in here'),
}).meta({ id: 'PersonExport' });

export const AccountExport = open(progress).meta({ id: 'AccountExport' });

export const DisputePack = open({
  ...progress,
  records: z.int().nullable().describe('Items, comments and signatures in it; null until it is ready'),
  sha256: z.string().nullable().describe('SHA-256 of the zip, in hex; null until it is ready'),
}).meta({ id: 'DisputePack' });

const years = z.number().max(200);

export const DisputeClaims = z.object({
  claims: z
    .array(
      z.object({
        item_id: Id.describe('An item of the report that is claimed for'),
        cost: Amount.nullable().optional().describe('What is claimed for it, in pounds; none: not given'),
        age_years: years.min(0).nullable().optional().describe('Its age at the check out; none: not given'),
        life_years: years.positive().nullable().optional().describe('How long such a thing lasts; none: not given'),
      }),
    )
    .max(100)
    .optional()
    .describe('What is claimed for: each item has a sheet of its own in the pack'),
});

/** Without a body the pack has no claim sheets. */
export const DisputePackDraft = DisputeClaims.nullish();

export const ExportQuery = z.object({ ...listQuery(30), sort: UpdatedSort });
