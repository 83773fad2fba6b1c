/** How long an account keeps things: rules, what they would remove, what they have removed, and what is held. */
import * as z from 'zod';
import { MOST_RETENTION_MONTHS, retentionKindNames, retentionKinds } from '#domain/people/retention.ts';
import { Id, IdParameter, Instant, LINE, listQuery, open, orWords, RequiredText, UpdatedSort } from '../wire.ts';

const Kind = z.enum(retentionKindNames).meta({ description: `What it removes: ${orWords(retentionKindNames)}` });
const Months = z.int().min(1).max(MOST_RETENTION_MONTHS);

/** Each kind has its own fewest months. */
const isLongEnough = ({ kind, months }: { kind: keyof typeof retentionKinds; months: number | null }) =>
  months === null || months >= retentionKinds[kind].fewestMonths;
const tooShort = { error: 'is fewer than this kind of thing is kept at least', path: ['months'] };

export const RetentionRule = open({
  kind: z.string().describe('What it removes'),
  label: z.string().describe('The same in words'),
  about: z.string().describe('What goes, and from when on it is counted'),
  fewest_months: z.int().describe('The shortest that a rule may be'),
  months: z.int().nullable().describe('Months for which it is kept; null: for good'),
  since: Instant.nullable().describe('When the rule was made; null without a rule'),
  version: z.int().describe('For `If-Match` when it is changed'),
}).meta({ id: 'RetentionRule' });

export const RetentionChange = z
  .object({
    kind: Kind,
    months: Months.nullable().describe('Months for which it is kept; null: for good'),
    count: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(0)
      .describe('What the dry run told: where more would go by now, the rule is refused'),
  })
  .refine(isLongEnough, tooShort);

export const RetentionRehearsalDraft = z
  .object({ kind: Kind, months: Months.describe('Months for which it would be kept') })
  .refine(isLongEnough, tooShort);
export const RetentionRehearsal = open({
  count: z.int().describe('How many would go now'),
  held: z.int().describe('How many more are as old, and stay since they or their property are held'),
  examples: z
    .array(
      open({
        id: Id,
        words: z.string().describe('What it is: a title, a subject or a file'),
        address: z.string().nullable().describe('The property it belongs to'),
        at: Instant.describe('From when on it is counted'),
      }),
    )
    .describe('The oldest of them'),
}).meta({ id: 'RetentionRehearsal' });

export const RetentionRun = open({
  id: Id,
  kind: z.string().describe('What it removed'),
  months: z.int().describe('The rule at that time'),
  at: Instant.describe('When it began'),
  finished_at: Instant.nullable().describe('When it was done; null while it goes on'),
  removed: z.int().describe('How many it removed'),
}).meta({ id: 'RetentionRun' });
export const RetentionRunQuery = z.object({ ...listQuery(30), sort: UpdatedSort });

export const HoldPath = z.object({ property_id: IdParameter });
export const HoldDraft = z.object({
  reason: RequiredText(LINE).describe('Why nothing of it may be removed'),
});
export const LegalHold = open({
  property_id: Id.describe('The property of which nothing is removed, or that of the inspection'),
  inspection_id: Id.nullable().describe(
    'The inspection of which nothing is removed; null where the whole property is held',
  ),
  title: z.string().nullable().describe('The title of that inspection'),
  address: z.string().describe('The address of the property'),
  reason: z.string().describe('Why'),
  at: Instant.describe('Since when'),
}).meta({ id: 'LegalHold' });
