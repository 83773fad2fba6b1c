/**
 * The places where an account keeps something about a person, and what an erasure does there. Each place is asked by the same
 * condition whether it counts or erases, so that a dry run tells what will happen.
 */
import { finished, isThem, mentions } from './person.ts';

export type Place = {
  what: string;
  table: string;
  /** On the table as `t` and the values as `given`. */
  where: string;
  /** The change; `null` removes the row. Left out where everything stays, and `why` says it. */
  set?: string | null;
  why?: string;
};

const without = (text: string) => `regexp_replace(${text}, given.pattern, given.placeholder, 'gi')`;

const erasedAddress = `'erased@keyturn.invalid'`;
const evidence = 'Finished reports are evidence and are kept until their retention ends.';
const aboutFinished = `(t.subject_type = 'inspection' and ${finished('t.subject_id')}
  or t.subject_type = 'inspection_contact' and exists (select from inspection_contacts c
    where c.account_id = $1 and c.id = t.subject_id and ${finished('c.inspection_id')}))`;
const nobody = `name = given.placeholder, email = null, phone = null, notify = false, deliver = false, version = version + 1`;

const contactPlaces: Place[] = [
  {
    what: 'contacts of properties',
    table: 'property_contacts',
    where: isThem('t.name', 't.email'),
    set: nobody,
  },
  {
    what: 'contacts of inspections that are not finished',
    table: 'inspection_contacts',
    where: `${isThem('t.name', 't.email')} and not ${finished('t.inspection_id')}`,
    set: nobody,
  },
  {
    what: 'contacts of finished inspections',
    table: 'inspection_contacts',
    where: `${isThem('t.name', 't.email')} and ${finished('t.inspection_id')}`,
    why: evidence,
  },
  {
    what: 'tenants of self-service inspections that are not finished, and their links',
    table: 'inspections',
    where: `${isThem(`t.self_servicer ->> 'name'`, `t.self_servicer ->> 'email'`)} and t.completed_at is null`,
    set: `self_servicer = self_servicer || jsonb_build_object('name', given.placeholder, 'email', ${erasedAddress}),
      tenant_token_hash = null, tenant_token_expires_at = null, version = version + 1`,
  },
  {
    what: 'tenants of finished self-service inspections',
    table: 'inspections',
    where: `${isThem(`t.self_servicer ->> 'name'`, `t.self_servicer ->> 'email'`)} and t.completed_at is not null`,
    why: evidence,
  },
  {
    what: 'shared links that they were sent, or that bear their name',
    table: 'file_shares',
    where: 'lower(t.recipient) = given.email or lower(t.name) = given.name',
    set: 'recipient = null, name = null, revoked_at = coalesce(revoked_at, now()), version = version + 1',
  },
  {
    what: 'comments on finished reports',
    table: 'report_comments',
    where: 'lower(t.author) = given.name',
    why: evidence,
  },
  {
    what: 'signatures under finished reports',
    table: 'report_signatures',
    where: 'lower(t.name) = given.name',
    why: evidence,
  },
];

const copyPlaces: Place[] = [
  {
    what: 'exports about them',
    table: 'person_exports',
    where: `t.person_id = given.person or lower(t.email) = given.email
      or lower(t.name) = given.name and (given.email is null or t.email is null)`,
    set: null,
  },
];

const staffPlaces: Place[] = [
  ...['sign_ins', 'password_links', 'authenticator_apps', 'recovery_codes', 'passkeys', 'identities'].map((table) => ({
    what: 'ways to sign in',
    table,
    where: 't.user_id = given.person',
    set: null,
  })),
  {
    what: 'names in the trail',
    table: 'audit_entries',
    where: `t.actor_id = given.person and not ${aboutFinished}`,
    set: 'actor_name = given.placeholder',
  },
  {
    what: 'names in the trail of finished inspections',
    table: 'audit_entries',
    where: `t.actor_id = given.person and ${aboutFinished}`,
    why: evidence,
  },
];

const textPlaces: Place[] = [
  {
    what: 'e-mails to them',
    table: 'emails',
    where: `lower(t.recipient) = given.email and not (t.inspection_id is not null and ${finished('t.inspection_id')})`,
    set: `recipient = ${erasedAddress}, subject = 'Erased', text = 'Erased', calendar = null,
      tried_until = least(tried_until, now())`,
  },
  {
    what: 'texts of e-mails to them about finished reports',
    table: 'emails',
    where: `lower(t.recipient) = given.email and t.inspection_id is not null and ${finished('t.inspection_id')}`,
    set: `text = 'Erased', calendar = null, tried_until = least(tried_until, now())`,
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
    where: `lower(t.recipient) is distinct from given.email and (${mentions('t.text')} or ${mentions('t.subject')})`,
    set: `text = ${without('text')}, subject = ${without('subject')}, calendar = null`,
  },
  {
    what: 'entries of the trail that name them',
    table: 'audit_entries',
    where: `${mentions('t.changes::text')} and not ${aboutFinished}`,
    set: `changes = ${without('changes::text')}::jsonb`,
  },
  {
    what: 'entries of the trail of finished inspections that name them',
    table: 'audit_entries',
    where: `${mentions('t.changes::text')} and ${aboutFinished}`,
    why: evidence,
  },
  {
    what: 'deliveries to webhooks',
    table: 'webhook_deliveries',
    where: mentions('t.payload::text'),
    set: `payload = ${without('payload::text')}::jsonb`,
  },
  { what: 'events', table: 'events', where: mentions('t.data::text'), set: `data = ${without('data::text')}::jsonb` },
  {
    what: 'notes of properties',
    table: 'properties',
    where: mentions('t.notes'),
    set: `notes = ${without('notes')}, version = version + 1`,
  },
  {
    what: 'notes of inspections that are not finished',
    table: 'inspections',
    where: `t.completed_at is null and (${['report', 'internal', 'client'].map((one) => `(${mentions(`t.notes_${one}`)})`).join(' or ')})`,
    set: `${['report', 'internal', 'client'].map((one) => `notes_${one} = ${without(`notes_${one}`)}`).join(', ')}, version = version + 1`,
  },
  {
    what: 'answers that are kept for requests sent again',
    table: 'idempotency_keys',
    where: `(given.email is not null and position(convert_to($2, 'UTF8') in t.body) > 0
      or given.name is not null and position(convert_to($3, 'UTF8') in t.body) > 0)`,
    set: null,
  },
  {
    what: 'items of reports and templates whose texts name them',
    table: 'items',
    where: mentions('t.description'),
    why: 'A person has to read them: change those of reports and templates that are not finished by hand.',
  },
];

export const places: readonly Place[] = [...contactPlaces, ...copyPlaces, ...staffPlaces, ...textPlaces];
