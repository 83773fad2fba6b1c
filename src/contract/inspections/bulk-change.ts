/** Changes of many inspections at once: what is asked for, what would become of it, and what did. */
import * as z from 'zod';
import {
  BULK_UNDO_HOURS,
  bulkActions,
  bulkOutcomes,
  bulkStates,
  MOST_BULK_DAYS,
  MOST_BULK_INSPECTIONS,
  MOST_WHILE_WAITING,
} from '#domain/bulk-change.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { PostcodeAreas } from '../property.ts';
import {
  codeWords,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  orWords,
  PARAGRAPH,
  Text,
  UpdatedSort,
} from '../wire.ts';

const Count = z.int();
const anyOf = z.array(Id).max(100).optional();
const anyCode = z.array(z.int()).max(100).optional();

/** The filter of the list of inspections, as members of a body. */
export const ListFilter = z
  .object({
    client_id: anyOf.describe('On whose behalf: any of these clients'),
    clerk_id: anyOf.describe('Any of these clerks'),
    typist_id: anyOf.describe('Any of these typists'),
    property_id: anyOf.describe('Inspections of any of these properties'),
    state_id: anyCode.describe(`In any of these states: ${codeWords(inspectionStates)}`),
    type_id: anyCode.describe(`Inspections of any of these types: ${codeWords(inspectionTypes)}`),
    template_id: anyOf.describe('Whose report began with any of these templates'),
    address: Text(LINE).optional().describe('Every word must occur in the full address, in any order'),
    postcode: PostcodeAreas.optional(),
    conduct_date: Text(LINE)
      .optional()
      .meta({ description: 'ISO 8601 interval, or one day', examples: ['2027-02-01/2027-02-07'] }),
    ref: Text(LINE).optional().describe('Exactly this reference'),
    unassigned: z.boolean().optional().describe('Those without a clerk, or with one'),
    q: Text(LINE).optional().describe('Address, ref, title or contact name'),
  })
  .meta({ id: 'InspectionListFilter', description: 'As in the list of inspections' });

export const BulkChangeDraft = z
  .object({
    action: z.enum(bulkActions).meta({
      description:
        'What is changed: `assign_clerk` and `assign_typist` take `staff_id`, `move` takes `days`, `cancel` takes `reason`; `confirm` sets `conduct_date_option` to 0; `send_again` sends the contacts who are notified their appointment once more, and cannot be undone',
    }),
    staff_id: Id.nullable().optional().describe('To whom they are assigned; null takes the person away'),
    days: z
      .int()
      .min(-MOST_BULK_DAYS)
      .max(MOST_BULK_DAYS)
      .optional()
      .describe('Days later, or earlier below zero; the time of day stays'),
    reason: Text(PARAGRAPH).nullable().optional().describe('Why they are cancelled, for the people who are told'),
    inspections: z
      .array(
        z.object({
          id: Id,
          version: z
            .int()
            .min(1)
            .optional()
            .describe('The version that you saw: one that somebody has changed since is left'),
        }),
      )
      .min(1)
      .max(MOST_BULK_INSPECTIONS)
      .optional()
      .meta({ description: `These, ${MOST_BULK_INSPECTIONS} at most; or give \`filter\`` }),
    filter: ListFilter.optional().describe(`All that match, ${MOST_BULK_INSPECTIONS} at most`),
    leave_out_clashes: z
      .boolean()
      .default(false)
      .describe(
        'Of `move` and `assign_clerk`: leaves those that would have a clash, as `clashes` of a dry run counts them',
      ),
    dry_run: z.boolean().default(false).describe('Only tells what would be changed, and what could not be'),
  })
  .meta({ id: 'BulkChangeDraft' });

const Outcome = z
  .string()
  .nullable()
  .meta({ description: `${orWords(bulkOutcomes)}; null before`, examples: [...bulkOutcomes] });

export const BulkChangeItem = open({
  inspection_id: Id.describe('The inspection'),
  address: z.string().nullable().describe('Its property in one line; null for one that is not there any more'),
  outcome: Outcome,
  note: z
    .string()
    .nullable()
    .describe('Why it was not changed, or not undone; of one that was changed the clash that it was asked for with'),
}).meta({ id: 'BulkChangeItem', description: 'An inspection of a bulk change' });

export const BulkChangeSummary = open({
  id: Id.describe('Its number'),
  action: z.string().meta({
    description: `${orWords(bulkActions)}; \`replan\` of an absent clerk's visits`,
    examples: [...bulkActions, 'replan'],
  }),
  staff_id: Id.nullable().describe('To whom they are assigned; for `replan` who is away'),
  days: z.int().nullable().describe('By how many days they are moved'),
  reason: z.string().nullable().describe('Why they are cancelled'),
  state: z
    .string()
    .meta({ description: `${orWords(bulkStates)}; \`planned\` for a dry run too`, examples: [...bulkStates] }),
  counts: open({
    inspections: Count.describe('Inspections that were selected'),
    changed: Count.describe('Those that were changed, or would be'),
    unchanged: Count.describe('Those that are so already'),
    refused: Count.describe('Those that could not be changed; each says why'),
    undone: Count.describe('Those that were taken back'),
    kept: Count.describe('Those that the undoing left, because somebody has changed them since'),
  }).describe('What has become of the inspections, or would'),
  actor_id: Id.describe('Who asked for it, or for its undoing'),
  failure: z.string().nullable().describe('Why it stopped; null unless it failed'),
  created_at: Instant.nullable().describe('When it was asked for; null for a dry run'),
  finished_at: Instant.nullable().describe('When the last one was changed'),
  undo_until: Instant.nullable().describe(
    `Until when it can be undone: ${BULK_UNDO_HOURS} hours after its end; null once it is undone, and for what cannot be`,
  ),
  undone_at: Instant.nullable().describe('When it was undone'),
}).meta({ id: 'BulkChangeSummary', description: 'A change of many inspections, without what it could not change' });

const Clashes = open({
  inspections: Count.describe('Those that would be changed, and would have a clash'),
  overlap: Count.describe('Those that overlap another appointment of the clerk, or one another'),
  time_off: Count.describe('Those in time off of the clerk'),
  hours: Count.describe('Those outside of the working hours of the clerk'),
  travel: Count.describe('Those with too little time for the way, to it or from it'),
  remit: Count.describe('Those in a place or of a type that the clerk does not take'),
  first: z
    .array(
      open({
        inspection_id: Id.describe('The inspection'),
        address: z.string().nullable().describe('Its property in one line'),
        reasons: z.array(z.string()).describe('What is in its way, in words'),
      }),
    )
    .describe('The first hundred'),
}).meta({ id: 'BulkChangeClashes', description: 'What the board would complain of, from today on' });

export const BulkChange = BulkChangeSummary.extend({
  id: Id.nullable().describe('Null for a dry run, of which nothing is kept'),
  exceptions: z
    .array(BulkChangeItem)
    .describe('The first hundred that could not be changed, or were left by the undoing, with the reason'),
  clashes: Clashes.nullable().describe('Of a dry run of `move` or `assign_clerk`; null otherwise'),
}).meta({
  id: 'BulkChange',
  description: `A change of many inspections; up to ${MOST_WHILE_WAITING} are changed before the answer, more in the background`,
});

export const BulkChangeQuery = z.object({ ...listQuery(30), sort: UpdatedSort });
export const BulkChangePath = z.object({ bulk_change_id: IdParameter });
export const BulkChangeItemQuery = z.object({
  ...listQuery(30),
  sort: UpdatedSort,
  outcome: filter(z.enum(bulkOutcomes)).meta({ description: 'Those of this outcome alone' }),
});
