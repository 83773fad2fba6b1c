/** Saved views of the list of inspections, in the order in which they stand in the navigation. */
import * as z from 'zod';
import { MOST_COUNTED, MOST_NAME, MOST_VIEWS } from '#domain/firm/saved-view.ts';
import { isDateRange, namedRanges } from '#domain/schedule/date-range.ts';
import { inspectionOrders } from '../inspection.ts';
import { LINE, open, orWords, Text } from '../wire.ts';
import { ListFilter } from './bulk-change.ts';

const ViewFilter = ListFilter.omit({ conduct_date: true })
  .extend({
    when: Text(LINE)
      .refine(isDateRange, { error: 'is no range of days' })
      .optional()
      .meta({
        description: `The days of the appointment: ${orWords(Object.keys(namedRanges))}, or a first and a last day`,
        examples: ['this-month', '2027-02-01/2027-02-07'],
      }),
  })
  .meta({ id: 'SavedViewFilter', description: 'As in the list of inspections, with days by name' });

const members = {
  name: Text(MOST_NAME).min(1).describe('In the navigation'),
  filter: ViewFilter,
  sort: z.enum(inspectionOrders).nullable().default(null).describe('Null: the usual order'),
  columns: z
    .array(Text(LINE))
    .max(30)
    .nullable()
    .default(null)
    .describe('The columns that it shows, in their order; null: those that each person has chosen'),
};

export const SavedViewsDraft = z
  .object({
    version: z.int().min(0).optional().describe('The version that you read: others since then are not put back'),
    views: z
      .array(z.object(members).meta({ id: 'SavedViewDraft' }))
      .max(MOST_VIEWS)
      .describe(`All of them, in their order; ${MOST_VIEWS} at most`),
  })
  .meta({ id: 'SavedViewsDraft' });

const SavedView = open({
  ...members,
  count: z.int().describe(`How many inspections match; it counts to ${MOST_COUNTED}, and that means as many or more`),
}).meta({ id: 'SavedView', description: 'A list of inspections under a name' });

const SomeViews = open({
  version: z.int().describe('Grows with each change; 0 before there were any'),
  views: z.array(SavedView).describe('In their order'),
}).meta({ id: 'SomeViews', description: 'Views in their order' });

export const SavedViews = open({
  own: SomeViews.describe('Of the caller alone'),
  firm: SomeViews.describe('Of everybody in the firm; managers change them'),
}).meta({ id: 'SavedViews' });
