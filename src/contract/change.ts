/** The live feed of changes, as Server-Sent Events, and what was deleted. */
import * as z from 'zod';
import { deletedKinds, deletedParts } from '#domain/message/deleted-kind.ts';
import { EVENTS_KEPT_DAYS, watchedKinds, writtenKinds } from '#domain/message/event-kind.ts';
import {
  Bounded,
  ChangedSince,
  digits,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listOf,
  listQuery,
  open,
} from './wire.ts';

export const Change = open({
  type: z.string().meta({
    description:
      'Kind of change: one of those that webhooks are told, or one that only the feed tells: `pdf.progress`, `pdf.failed`, `report.opened`, `report.written`, `report.present` and `changes.missed`',
    examples: [...writtenKinds, ...watchedKinds, 'report.written', 'report.present', 'changes.missed'],
  }),
  timestamp: Instant.describe('When it happened'),
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Ids and state, as webhooks are told; of `pdf.progress` also how far it is, in per cent' }),
}).meta({ id: 'Change' });

/** As many as somebody may have open in the tabs of a browser. */
const MOST_REPORTS = 50;

/** Typing is no event, but everyone who has the report open hears of it. */
export const ChangesQuery = z.object({
  since_seconds: digits(z.int().min(0)).optional().meta({
    type: 'integer',
    minimum: 0,
    description:
      'How many seconds ago the oldest answer was asked for that you keep: what changed since then comes first, perhaps with some changes of the ten seconds before. `Last-Event-ID` goes before it',
  }),
  report: listOf(IdParameter, MOST_REPORTS).meta({
    description:
      'Ids of inspections whose reports are open, once for each place where they are; needs `reports.read`. Their `report.written`, without an id, come at once and after each change: `inspection_id` and the `version` of the report; while others have it open too, also its `rooms` in order and those that were `written`. People of the office also hear as `report.present` who has it open, and where they are: `person`, `tab`, `is` (`new`, `here` or `gone`), `room_id`, `item_id` and `field`',
  }),
});

/** The place of somebody in an open report. */
export const PresenceChange = z
  .object({
    tab: Bounded(LINE)
      .regex(/^[\w-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, _ and -' })
      .meta({ description: 'Chosen by the sender for each place where the report is open' }),
    is: z.enum(['new', 'here', 'gone']).meta({
      description: '`new` asks the others to say where they are; `gone` when the report is closed',
    }),
    room_id: Id.nullable().optional().describe('The room'),
    item_id: Id.nullable().optional().describe('The item'),
    field: z.enum(['name', 'description', 'condition', 'confirmed']).nullable().optional().describe('The field'),
  })
  .meta({ id: 'PresenceChange' });

/** `Last-Event-ID` as a header, the way clients of Server-Sent Events send it. */
export const ChangesHeaders = z.object({
  'last-event-id': Bounded(LINE)
    .regex(/^\d{1,15}$/, { error: 'must be the id of an event' })
    .optional()
    .meta({
      description: `The last id that was heard: what changed after it comes first. Changes are kept for ${EVENTS_KEPT_DAYS} days; where it is unknown or too old, or too much has changed, one \`changes.missed\` says why (\`because\`: \`unknown\`, \`too_old\` or \`too_many\`; \`kept_days\`), and everything is to be read afresh`,
    }),
});

/** Tombstones, for systems that keep in step. */
const kinds = [...Object.keys(deletedKinds), ...deletedParts];

const deletedFrom = {
  property_id: Id.optional().describe('The property that it belonged to'),
  inspection_id: Id.optional().describe('The inspection that it belonged to'),
  template_id: Id.optional().describe('The template that it belonged to'),
  room_id: Id.optional().describe('The room that it stood in'),
  item_id: Id.optional().describe('The item that it belonged to'),
  meter_id: Id.optional().describe('The meter that it showed'),
  client_id: Id.optional().describe('The client whose person it was'),
};

export const Deletion = open({
  type: z.string().meta({ description: 'The kind of thing that is gone', examples: kinds }),
  id: Id.describe('The id that it had, which nothing else will have'),
  version: z.int().nullable().describe('The version that it had; null for things without one'),
  deleted_at: Instant.describe('When it was deleted'),
  of: open(deletedFrom).describe('Its place, as far as that was still there'),
}).meta({ id: 'Deletion' });

const { page, per_page, cursor } = listQuery(100);
export const DeletionQuery = z.object({
  page,
  per_page,
  cursor,
  since: filter(ChangedSince).meta({
    description:
      'The number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment of the last 90 days (of an account that began since, any moment); left out, all that are known',
    type: 'string',
    examples: ['1875041389674515'],
  }),
});
