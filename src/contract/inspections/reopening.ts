/** Why a report is reopened, and what the correction of a finished one has changed. */
import * as z from 'zod';
import { reopenReasonCodes } from '#domain/correction/reopening.ts';
import { ReportVersionPath } from '../published-report.ts';
import { Id, IdParameter, Instant, leftEmpty, open, PARAGRAPH, Text } from '../wire.ts';

export const Reopening = z
  .object({
    reasons: z
      .array(z.enum(reopenReasonCodes))
      .max(reopenReasonCodes.length)
      .optional()
      .describe('Why: any of the reasons that there are'),
    note: Text(PARAGRAPH).nullable().optional().describe('Why, in words; for a finished report its readers are told'),
  })
  .nullish();

export const ReportCorrection = open({
  version: z.int().describe('The version that the correction ended in'),
  reasons: z.array(z.string()).meta({ description: 'Why it was reopened', examples: [['wording', 'photographs']] }),
  note: z.string().nullable().describe('Why, in words; null when nobody said'),
  reopened_at: Instant.nullable().describe('When it was reopened; null where that was not kept'),
  reopened_by: z.string().nullable().describe('Name of the person who reopened it; null where that was not kept'),
}).meta({ id: 'ReportCorrection' });

export const ReportDifference = open({
  place: z.array(z.string()).meta({
    description: 'Where it is, from the outside: the room, then its item; the report itself has no place',
    examples: [['Kitchen', 'Oven']],
  }),
  kind: z.string().meta({
    description: 'The kind of thing that it is about',
    examples: ['room', 'item', 'action', 'photograph', 'meter', 'reading', 'contact', 'property', 'inspection', 'firm'],
  }),
  change: z.string().meta({ description: 'changed, added or removed', examples: ['changed', 'added', 'removed'] }),
  field: z
    .string()
    .nullable()
    .meta({
      description: 'The field that was changed; null for a thing that was added or removed',
      examples: ['condition'],
    }),
  was: z.string().nullable().describe('What was printed; null when there was nothing'),
  now: z.string().nullable().describe('What is printed now; null when there is nothing'),
  by: open({
    id: Id.nullable().describe('Null where nobody is known any more'),
    name: z.string().describe('Their name'),
  })
    .nullable()
    .describe('The last person who changed it, by the audit trail; null where that does not tell'),
  at: Instant.nullable().describe('When they did; null where the audit trail does not tell'),
}).meta({ id: 'ReportDifference' });

export const ReportDifferences = open({
  from: z.int().describe('The version that was'),
  to: z.int().describe('The version that is compared with it'),
  corrections: z.array(ReportCorrection).describe('Why each version between them was made, oldest first'),
  differences: z.array(ReportDifference).describe('Field by field, in the order of the report'),
}).meta({ id: 'ReportDifferences' });

export const ReportDifferencesPath = ReportVersionPath;
export const ReportDifferencesQuery = z.object({
  from: leftEmpty(IdParameter.optional()).meta({ description: 'The version to compare with; none: the one before' }),
});
