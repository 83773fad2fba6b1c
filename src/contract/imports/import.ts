/** Imports from spreadsheets: the rows of a file, their faults and duplicates, and what became of them. */
import * as z from 'zod';
import {
  duplicateChoices,
  importKinds,
  importOutcomes,
  importStates,
  MOST_IMPORT_ROWS,
  MOST_ROWS_AT_ONCE,
  UNDO_HOURS,
} from '#domain/import/import-kind.ts';
import {
  Id,
  IdParameter,
  Instant,
  leftEmpty,
  LINE,
  listOf,
  listQuery,
  open,
  Page,
  perPage,
  orWords,
  PARAGRAPH,
  RequiredText,
  searchOf,
  sortBy,
  Text,
  UpdatedSort,
} from '../wire.ts';

const Count = z.int();
const Kind = z.enum(importKinds).meta({ description: `What is imported: ${orWords(importKinds)}` });
const Choice = z.enum(duplicateChoices);
/** No file has more columns that mean something to us. */
const MOST_COLUMNS = 200;

const Column = z.object({
  heading: Text(LINE).meta({ description: 'The heading in the file' }),
  field: Text(60).nullable().meta({ description: 'The field that it fills; null: it is left out' }),
});

export const Import = open({
  id: Id,
  kind: z.string().describe(`What is imported: ${orWords(importKinds)}`),
  name: z.string().describe('Name of the file'),
  columns: z
    .array(
      open({
        heading: z.string().describe('The heading in the file'),
        field: z.string().nullable().describe('The field that it fills; null: it is left out'),
      }),
    )
    .describe('Which heading fills which field'),
  state: z.string().meta({ description: orWords(importStates), examples: [...importStates] }),
  duplicates: z
    .string()
    .describe(`For rows whose thing is there already, unless a row says otherwise: ${orWords(duplicateChoices)}`),
  leave_out_faulty: z.boolean().describe('Whether rows with faults are left out'),
  invite: z
    .boolean()
    .describe('Whether imported members of staff are invited to sign in; while no mail server is set, nobody is'),
  plan: open({
    rows: Count.describe('Rows of the file'),
    faulty: Count.describe('Rows with a fault'),
    duplicates: Count.describe('Rows whose thing is there already, or comes earlier in the file'),
    add: Count.describe('Rows that would add something'),
    update: Count.describe('Rows that would change something'),
    skip: Count.describe('Rows that would be left out'),
  }).describe('What would become of the rows; nothing is written before the start'),
  done: open({
    added: Count.describe('Rows that added something'),
    updated: Count.describe('Rows that changed something'),
    skipped: Count.describe('Rows that were left out'),
    failed: Count.describe('Rows that could not be written after all; each says why'),
    undone: Count.describe('Rows that were taken back'),
    kept: Count.describe('Rows that the undoing left, because somebody has changed or used their thing since'),
  }).describe('What has become of the rows'),
  actor_id: Id.describe('Who made it'),
  failure: z.string().nullable().describe('Why it stopped; null unless it failed'),
  created_at: Instant.describe('When it was begun'),
  finished_at: Instant.nullable().describe('When the last row was written'),
  undo_until: Instant.nullable().describe(`Until when it can be undone: ${UNDO_HOURS} hours after its end`),
  undone_at: Instant.nullable().describe('When it was undone'),
  undo: open({
    added: Count.describe('Rows whose thing would be removed again'),
    updated: Count.describe('Rows whose thing would become as it was'),
    kept: z
      .array(open({ reason: z.string().describe('Why they would stay'), rows: Count.describe('How many') }))
      .describe('Rows whose thing would stay as it is, by the reason'),
  })
    .optional()
    .describe('What undoing it would do at this moment; only in the answer to one import that can be undone'),
}).meta({ id: 'Import' });

export const ImportDraft = z
  .object({
    kind: Kind,
    name: RequiredText(LINE).meta({ description: 'Name of the file' }),
    columns: z.array(Column).max(MOST_COLUMNS).default([]).meta({ description: 'Which heading fills which field' }),
  })
  .meta({ id: 'ImportDraft' });

export const ImportChange = z
  .object({
    duplicates: Choice.meta({ description: `For rows whose thing is there already: ${orWords(duplicateChoices)}` }),
    leave_out_faulty: z.boolean().meta({ description: 'Whether rows with faults are left out' }),
    invite: z.boolean().meta({
      description: 'Whether imported members of staff are invited to sign in; while no mail server is set, nobody is',
    }),
  })
  .partial()
  .meta({ id: 'ImportChange' });

const Line = z.int().min(1).max(10_000_000).meta({ description: 'Line of the file' });

export const ImportRow = open({
  number: z.int().describe('Line of the file'),
  cells: z.record(z.string(), z.string()).describe('The cells as they were read, by field'),
  faults: z
    .array(
      open({
        field: z.string().describe('The field of the cell'),
        detail: z.string().describe('What is wrong, and what to do'),
      }),
    )
    .describe('Every fault of its cells'),
  duplicate: open({ id: Id, label: z.string().describe('What it is called') })
    .nullable()
    .describe('What is there already; null for something new'),
  duplicate_row: z.int().nullable().describe('An earlier row of the file that means the same thing'),
  choice: z.string().nullable().describe('What becomes of it; null: as the import says'),
  outcome: z
    .string()
    .nullable()
    .meta({ description: 'What became of it; null before', examples: [...importOutcomes] }),
  subject_id: Id.nullable().describe('The thing that was added or changed'),
  note: z.string().nullable().describe('Why it was not written, or not undone'),
}).meta({ id: 'ImportRow' });

export const ImportRowsDraft = z
  .object({
    rows: z
      .array(
        z.object({
          number: Line,
          cells: z.record(Text(60), Text(PARAGRAPH)).meta({
            description: 'Cells by field, as in the file; of a row that is there, those left out are kept',
          }),
          choice: Choice.nullable().optional().meta({ description: 'What becomes of it; null: as the import says' }),
        }),
      )
      .min(1)
      .max(MOST_ROWS_AT_ONCE)
      .meta({ description: `Rows, ${MOST_ROWS_AT_ONCE} at most; those that are there already are mended` }),
  })
  .meta({ id: 'ImportRowsDraft', description: `Some rows; a file may have ${MOST_IMPORT_ROWS}` });

export const ImportFault = open({
  field: z.string().describe('The field of the cells'),
  text: z.string().describe('The text that stands in all of them; empty where it is missing'),
  detail: z.string().describe('What is wrong, and what to do'),
  rows: Count.describe('Rows that have it'),
  first_row: z.int().describe('The first line of the file that has it'),
}).meta({ id: 'ImportFault' });

export const ImportFaultMend = z
  .object({
    field: Text(60).meta({ description: 'The field of the cells' }),
    text: Text(PARAGRAPH).meta({ description: 'The text that stands in them' }),
    to: Text(PARAGRAPH).meta({ description: 'The text to stand there instead' }),
  })
  .meta({ id: 'ImportFaultMend' });

export const ImportFaultQuery = z.object({ page: Page, per_page: perPage(30) });
export const importRowKinds = ['faulty', 'duplicate', 'failed', 'kept', 'uninvited'] as const;
export const ImportRowQuery = z.object({
  ...listQuery(30),
  sort: UpdatedSort,
  only: leftEmpty(z.enum(importRowKinds).optional()).meta({
    description: 'Rows of this kind alone; `uninvited`: that added somebody who has no invitation',
  }),
});
export const ImportQuery = z.object({
  ...listQuery(30),
  q: searchOf('the name of the file'),
  kind: listOf(z.enum(importKinds)).meta({ description: 'Only imports of these kinds' }),
  sort: sortBy('created', 'name'),
});
export const ImportPath = z.object({ import_id: IdParameter });
