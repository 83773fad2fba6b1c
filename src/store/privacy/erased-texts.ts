/** Free texts in which a person may be named, by their whole name, e-mail address or telephone number. */
import { naming, type Words, withoutNames } from './erased-words.ts';
import { recordPlaces } from './erased-records.ts';
import { finished, isNamed, plainName } from './person.ts';
import { erasedAddress, evidence, heldBy, type Place } from './place.ts';

/**
 * It goes in a day by itself, so here a name of one word is enough. The name of the encoding would bring the collation C along, which
 * has small letters of A to Z alone.
 */
const kept = `lower(convert_from(t.body, 'UTF8') collate "default")`;

const ofFinished = (report: string) =>
  `exists (select from inspections i where i.account_id = $1 and i.report_id = ${report} and i.completed_at is not null)`;

type Condition = (id: string) => string;

/** The subject of an entry of the trail is an inspection, or below one, for which this holds. */
const about = (isSo: Condition, isSoByReport: Condition) => {
  const below = ['room', 'item', 'action', 'attachment']
    .map(
      (type) => `t.subject_type = '${type}' and exists (select from ${type}s b
      where b.account_id = $1 and b.id = t.subject_id and ${isSoByReport('b.report_id')})`,
    )
    .join(' or ');
  return `(t.subject_type = 'inspection' and ${isSo('t.subject_id')}
  or t.subject_type = 'inspection_contact' and exists (select from inspection_contacts c
    where c.account_id = $1 and c.id = t.subject_id and ${isSo('c.inspection_id')}) or ${below})`;
};
const aboutFinished = about(finished, ofFinished);
const aboutHeld = `(${heldBy.property('t.property_id')} or ${about(heldBy.inspection, heldBy.report)})`;

const reportTexts: { what: string; table: string; words: Words; more?: string }[] = [
  { what: 'names of rooms', table: 'rooms', words: { texts: ['name'] } },
  {
    what: 'items',
    table: 'items',
    words: { texts: ['name', 'description'], json: ['condition', 'waived'] },
    more: ', updated_at = now()',
  },
  { what: 'actions', table: 'actions', words: { texts: ['action', 'responsibility', 'comments'] } },
  {
    what: 'descriptions and names of files',
    table: 'attachments',
    words: { texts: ['description', 'filename'] },
  },
];

const reportPlaces: Place[] = reportTexts.flatMap(({ what, table, words, more = '' }) => [
  {
    what: `${what} that name them, in reports that are not finished and templates`,
    table,
    where: `t.report_id is not null and ${naming(words)} and not ${ofFinished('t.report_id')}`,
    words,
    set: `${withoutNames(words)}${more}, version = version + 1`,
    isHeld: heldBy.report('t.report_id'),
    isOfReport: true as const,
  },
  {
    what: `${what} that name them, in finished reports`,
    table,
    where: `t.report_id is not null and ${naming(words)} and ${ofFinished('t.report_id')}`,
    words,
    why: evidence,
  },
]);

const inspectionWords: Words = {
  texts: [
    'title',
    'ref',
    'location_of_keys',
    'return_key',
    'notes_report',
    'notes_client',
    'cancellation_reason',
    'decline_reason',
  ],
  json: ['custom_fields'],
};
const inspectionPlaces: Place[] = [
  {
    what: 'notes of inspections that are not finished',
    table: 'inspections',
    where: `t.completed_at is null and ${naming(inspectionWords)}`,
    words: inspectionWords,
    set: `${withoutNames(inspectionWords)}, version = version + 1`,
    isHeld: heldBy.inspection('t.id'),
  },
  {
    what: 'notes of finished inspections',
    table: 'inspections',
    where: `t.completed_at is not null and ${naming(inspectionWords)}`,
    words: inspectionWords,
    why: evidence,
  },
  {
    what: 'internal notes of inspections',
    table: 'inspections',
    where: naming({ texts: ['notes_internal'] }),
    words: { texts: ['notes_internal'] },
    set: `${withoutNames({ texts: ['notes_internal'] })}, version = version + 1`,
    isHeld: heldBy.inspection('t.id'),
  },
  {
    what: 'questions of reviews and their answers',
    table: 'review_questions',
    where: naming({ texts: ['about', 'text', 'suggestion', 'answer', 'waiver'] }),
    words: { texts: ['about', 'text', 'suggestion', 'answer', 'waiver'] },
    set: withoutNames({ texts: ['about', 'text', 'suggestion', 'answer', 'waiver'] }),
    isHeld: heldBy.inspection('t.inspection_id'),
  },
  {
    what: 'reasons of waived charges',
    table: 'inspections',
    where: naming({ json: ['pricing'] }),
    words: { json: ['pricing'] },
    set: `${withoutNames({ json: ['pricing'] })}, version = version + 1`,
    isHeld: heldBy.inspection('t.id'),
  },
  {
    what: 'answers of contacts to appointments',
    table: 'inspection_contacts',
    where: naming({ texts: ['answer_note'] }),
    words: { texts: ['answer_note'] },
    set: `${withoutNames({ texts: ['answer_note'] })}, version = version + 1`,
    isHeld: heldBy.inspection('t.inspection_id'),
  },
  {
    what: 'texts of comments on finished reports',
    table: 'report_comments',
    where: `${plainName('t.author')} is distinct from given.name and ${naming({ texts: ['about', 'text', 'reply', 'author'] })}`,
    words: { texts: ['about', 'text', 'reply', 'author'] },
    why: evidence,
  },
  {
    what: 'names of shared links',
    table: 'file_shares',
    where: naming({ texts: ['name'] }),
    words: { texts: ['name'] },
    set: `${withoutNames({ texts: ['name'] })}, version = version + 1`,
    isHeld: heldBy.inspection('t.inspection_id'),
  },
  {
    what: 'files of meters',
    table: 'attachments',
    where: `t.report_id is null and ${naming({ texts: ['description', 'filename'] })}`,
    words: { texts: ['description', 'filename'] },
    set: `${withoutNames({ texts: ['description', 'filename'] })}, version = version + 1`,
  },
  {
    what: 'files that were announced and have not come',
    table: 'pending_attachments',
    where: naming({ texts: ['filename', 'description'], json: ['details'] }),
    words: { texts: ['filename', 'description'], json: ['details'] },
    set: `${withoutNames({ texts: ['filename', 'description'], json: ['details'] })}`,
    key: { column: 'delivery_key', type: 'uuid' },
  },
  {
    // No two of a report may be the same.
    what: 'names that applications gave to files that have not come',
    table: 'pending_attachments',
    where: naming({ texts: ['identifier'] }),
    words: { texts: ['identifier'] },
    set: 'identifier = delivery_key::text',
    key: { column: 'delivery_key', type: 'uuid' },
  },
];

const emailPlaces: Place[] = [
  {
    what: 'e-mails to them',
    table: 'emails',
    where: `lower(t.recipient) = given.email and not (t.inspection_id is not null and ${finished('t.inspection_id')})`,
    set: `recipient = ${erasedAddress}, subject = 'Erased', text = 'Erased', calendar = null,
      failure = case when failure is not null then 'Erased' end,
      tried_until = least(tried_until, now())`,
    isHeld: heldBy.email,
  },
  {
    what: 'texts of e-mails to them about finished reports',
    table: 'emails',
    where: `lower(t.recipient) = given.email and t.inspection_id is not null and ${finished('t.inspection_id')}`,
    set: `text = 'Erased', calendar = null, tried_until = least(tried_until, now())`,
    isHeld: heldBy.email,
  },
  {
    what: 'records that they were sent finished reports',
    table: 'emails',
    where: `lower(t.recipient) = given.email and t.inspection_id is not null and ${finished('t.inspection_id')}`,
    why: `${evidence} The record of sending belongs to them.`,
  },
  {
    what: 'e-mails to others that name them',
    table: 'emails',
    where: `lower(t.recipient) is distinct from given.email and ${naming({ texts: ['text', 'subject', 'calendar', 'failure'] })}`,
    words: { texts: ['text', 'subject', 'calendar', 'failure'] },
    set: `${withoutNames({ texts: ['text', 'subject', 'failure'] })}, calendar = null`,
    isHeld: heldBy.email,
  },
];

const trailPlaces: Place[] = [
  {
    what: 'names in the trail',
    table: 'audit_entries',
    where: `(t.actor_id = given.person or t.actor_id is null and ${isNamed('t.actor_name')}) and not ${aboutFinished}`,
    set: 'actor_name = given.placeholder',
    isHeld: aboutHeld,
  },
  {
    what: 'names in the trail of finished inspections',
    table: 'audit_entries',
    where: `(t.actor_id = given.person or t.actor_id is null and ${isNamed('t.actor_name')}) and ${aboutFinished}`,
    why: evidence,
  },
  {
    what: 'entries of the trail that name them',
    table: 'audit_entries',
    where: `${naming({ json: ['changes'] })} and not ${aboutFinished}`,
    words: { json: ['changes'] },
    set: withoutNames({ json: ['changes'] }),
    isHeld: aboutHeld,
  },
  {
    what: 'entries of the trail of finished inspections that name them',
    table: 'audit_entries',
    where: `${naming({ json: ['changes'] })} and ${aboutFinished}`,
    words: { json: ['changes'] },
    why: evidence,
  },
  {
    what: 'deliveries to webhooks',
    table: 'webhook_deliveries',
    where: naming({ texts: ['last_error'], json: ['payload', 'last_exchange'] }),
    words: { texts: ['last_error'], json: ['payload', 'last_exchange'] },
    set: withoutNames({ texts: ['last_error'], json: ['payload', 'last_exchange'] }),
  },
  {
    what: 'events',
    table: 'events',
    where: naming({ json: ['data'] }),
    words: { json: ['data'] },
    set: withoutNames({ json: ['data'] }),
    key: { column: 'seq', type: 'bigint' },
  },
  {
    what: 'answers that are kept for requests sent again',
    table: 'idempotency_keys',
    where: `(${kept} like any (given.likes) or position(given.name in ${kept}) > 0)`,
    set: null,
    key: { column: 'key_hash', type: 'bytea' },
  },
];

export const textPlaces: readonly Place[] = [
  ...emailPlaces,
  ...trailPlaces,
  ...inspectionPlaces,
  ...reportPlaces,
  ...recordPlaces,
];
