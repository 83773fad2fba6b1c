/**
 * The places in which somebody wrote of a person: rows and columns that an erasure looks through. Names are ordinary words, and the
 * texts are about others, so an export says where they stand, and a person decides what each means.
 */
import { places } from './erased-places.ts';
import { naming, type Words } from './erased-words.ts';
import { isThem } from './person.ts';
import type { Place } from './place.ts';

export type Mentions = { path: string; what: string; place: Place; record: string };

type Named = {
  what: string;
  /** Members that lead to the row, by their expressions on `t`; $1 is the account. */
  at: Record<string, string>;
  /** Rows in which they stand otherwise than by their words. */
  also?: string;
  /** Rows that the export has elsewhere. */
  but?: string;
};

const homeIn = (table: string) => `(select h.id from ${table} h where h.account_id = $1 and h.report_id = t.report_id)`;
const ofReport = { inspection_id: homeIn('inspections'), template_id: homeIn('templates') };
const id = { id: 't.id' };
const ofInspection = { inspection_id: 't.inspection_id' };
const ofProperty = { property_id: 't.property_id' };
const columns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `t.${name}`]));

/** By the table. */
const named: Record<string, Named> = {
  rooms: { what: 'rooms', at: { ...id, ...ofReport } },
  items: { what: 'items', at: { ...id, ...ofReport } },
  actions: { what: 'actions', at: { ...id, ...ofReport } },
  attachments: {
    what: 'photographs and other files',
    at: {
      ...id,
      ...ofReport,
      property_id: '(select m.property_id from meters m where m.account_id = $1 and m.id = t.meter_id)',
    },
  },
  pending_attachments: {
    what: 'files that have not come',
    at: { ...columns('room_id', 'item_id', 'created_at'), ...ofReport },
  },
  inspections: { what: 'notes and fields of inspections', at: { inspection_id: 't.id' } },
  inspection_contacts: { what: 'answers to appointments', at: { ...id, ...ofInspection } },
  report_comments: { what: 'comments', at: { ...id, ...ofInspection } },
  review_questions: { what: 'questions of reviews', at: { ...id, ...ofInspection } },
  report_signatures: { what: 'declarations and reasons of signatures', at: { ...id, ...ofInspection } },
  file_shares: { what: 'names of shared links', at: { ...id, ...ofInspection } },
  emails: {
    what: 'e-mails to others',
    at: { ...id, ...ofInspection },
    but: 'given.email is not null and lower(t.recipient) = given.email',
  },
  audit_entries: {
    what: 'entries of the trail',
    at: { ...id, ...ofProperty, ...columns('subject_type', 'subject_id', 'created_at') },
  },
  properties: { what: 'properties', at: { property_id: 't.id' } },
  meters: { what: 'meters', at: { ...id, ...ofProperty } },
  meter_readings: { what: 'readings of meters', at: { ...id, ...columns('meter_id') } },
  clients: { what: 'clients', at: { client_id: 't.id' }, also: isThem('t.name', 't.email') },
  users: { what: 'time off of staff', at: { person_id: 't.id' } },
  templates: { what: 'templates', at: { template_id: 't.id' } },
  template_versions: { what: 'versions of templates', at: columns('template_id', 'number') },
  option_sets: { what: 'lists of answers', at: { option_set_id: 't.id' } },
  custom_fields: { what: 'custom fields', at: { custom_field_id: 't.id' } },
  key_sets: { what: 'sets of keys', at: { key_set_id: 't.id', ...ofProperty } },
  key_movements: { what: 'movements of keys', at: { ...id, key_set_id: 't.key_set_id' } },
  certificates: { what: 'certificates', at: { ...id, ...ofProperty } },
  recurring_visits: { what: 'recurring visits', at: { recurring_visit_id: 't.id' } },
  imports: { what: 'imports', at: { import_id: 't.id' } },
  import_rows: {
    what: 'rows of imports',
    at: columns('import_id', 'number'),
    also: isThem(`t.cells ->> 'name'`, `t.cells ->> 'email'`),
  },
  saved_views: { what: 'saved views that look for them', at: { owner: 't.owner' } },
  bulk_changes: { what: 'changes of many inspections', at: { bulk_change_id: 't.id' } },
  bulk_change_rows: {
    what: 'inspections that were changed with many others',
    at: { ...columns('bulk_change_id'), ...ofInspection },
  },
  legal_holds: { what: 'reasons for holding properties', at: ofProperty },
  inspection_holds: { what: 'reasons for holding inspections', at: ofInspection },
  accounts: { what: 'settings of the firm', at: { account_id: 't.id' } },
  applications: { what: 'applications', at: { application_id: 't.id' } },
  external_ids: {
    what: 'ids of other systems',
    at: columns('kind', 'property_id', 'client_id', 'inspection_id', 'property_contact_id', 'inspection_contact_id'),
    also: 'strpos(lower(t.value), given.email) > 0',
  },
};

/** All columns of one table, of whichever place. */
const together = (all: Words[]): Words => {
  const each = (list: 'texts' | 'lists' | 'json') => [...new Set(all.flatMap((words) => words[list] ?? []))];
  return { texts: each('texts'), lists: each('lists'), json: each('json') };
};

/** The names of the columns in which they stand. */
function columnsNaming({ texts = [], lists = [], json = [] }: Words): string {
  const each = [
    ...texts.map((column) => [column, naming({ texts: [column] })]),
    ...lists.map((column) => [column, naming({ lists: [column] })]),
    ...json.map((column) => [column, naming({ json: [column] })]),
  ];
  return `to_jsonb(array_remove(array[${each.map(([column, is]) => `case when ${is} then '${column}' end`).join(', ')}], null))`;
}

const membersOf = (members: Record<string, string>) =>
  `jsonb_strip_nulls(jsonb_build_object(${Object.entries(members)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))`;

export const mentions: readonly Mentions[] = Object.entries(named).map(([table, { what, at, also, but }]) => {
  const ofTable = places.filter((place) => place.table === table);
  const words = together(ofTable.flatMap((place) => place.words ?? []));
  const [key] = ofTable.map((place) => place.key);
  const is = also === undefined ? naming(words) : `(${naming(words)} or ${also})`;
  return {
    path: `mentions/${table.replaceAll('_', '-')}.json`,
    what: `Where somebody wrote of them: ${what}`,
    place: {
      what: 'mentions',
      table,
      where: but === undefined ? is : `${is} and not (${but})`,
      ...(key !== undefined && { key }),
    },
    record: membersOf({ ...at, columns: columnsNaming(words) }),
  };
});
