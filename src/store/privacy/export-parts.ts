/**
 * The records that an export of a person holds, one file each: what is kept about them, without secrets and without what is
 * about somebody else.
 */
import { type InspectionTypeCode, inspectionTypes } from '#domain/inspection-type.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { contactTypes } from '#domain/message/contact-type.ts';
import { roleNames } from '#domain/role.ts';
import { isNamed, isThem } from './person.ts';

export type ExportPart = {
  path: string;
  what: string;
  /** The tables, the person's own as `t`, beside the values as `given`. */
  from: string;
  where: string;
  /** The record, as JSON. */
  record: string;
  /** A number in `t` that grows, to read on from; left out where somebody has some dozens of rows at most. */
  key?: 'id';
};

const inWords = (column: string, words: Record<string, string>) =>
  `case ${column} ${Object.entries(words)
    .map(([code, word]) => `when ${code} then '${word.replaceAll("'", "''")}'`)
    .join(' ')} end`;
const typeOf = (table: string) =>
  inWords(`${table}.type`, inspectionTypes satisfies Record<InspectionTypeCode, string>);
const record = (members: Record<string, string>) =>
  `jsonb_build_object(${Object.entries(members)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;
const columns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `t.${name}`]));

const addressOf = (property: string) => `concat_ws(', ', ${property}.line1, ${property}.city, ${property}.postcode)`;
const ofInspection = `join inspections i on i.account_id = t.account_id and i.id = t.inspection_id
  join properties p on p.account_id = t.account_id and p.id = i.property_id`;
const visit = { inspection_id: 'i.id', inspection_type: typeOf('i'), property: addressOf('p') };

export const isSelfServicer = (inspection: string) =>
  isThem(`${inspection}.self_servicer ->> 'name'`, `${inspection}.self_servicer ->> 'email'`);
/** Whether this person had anything to do with an inspection, besides their work. Asked once, and not for each row. */
export const tookPart = (inspectionId: string) => `(
  ${inspectionId} = any(array(select c.inspection_id from given, inspection_contacts c
    where c.account_id = $1 and ${isThem('c.name', 'c.email')}))
  or ${inspectionId} = any(array(select s.id from given, inspections s
    where s.account_id = $1 and ${isSelfServicer('s')})))`;
/** Comments and signatures have a name alone: of two people of one name, the one who took part by their address. */
const wroteAs = (name: string) => `${isNamed(name)} and (given.email is null or ${tookPart('t.inspection_id')})`;

const entriesIn = (table: string) =>
  `array(select c.id from given, ${table} c where c.account_id = $1 and ${isThem('c.name', 'c.email')})`;

const contact = {
  type: inWords('t.type', contactTypes),
  ...columns('name', 'email', 'phone', 'signee', 'notify', 'deliver', 'created_at'),
};

const asContact: ExportPart[] = [
  {
    path: 'contacts-of-properties.json',
    what: 'Their entries as contact of a property',
    from: 'property_contacts t join properties p on p.account_id = t.account_id and p.id = t.property_id',
    where: isThem('t.name', 't.email'),
    record: record({ property: addressOf('p'), ...contact }),
    key: 'id',
  },
  {
    path: 'contacts-of-inspections.json',
    what: 'Their entries as contact of an inspection',
    from: `inspection_contacts t ${ofInspection}`,
    where: isThem('t.name', 't.email'),
    record: record({ ...visit, ...contact, ...columns('answer', 'answer_note', 'answered_at', 'answered_for') }),
    key: 'id',
  },
  {
    path: 'inspections.json',
    what: 'Inspections that they took part in or carried out themselves',
    from: 'inspections t join properties p on p.account_id = t.account_id and p.id = t.property_id',
    where: tookPart('t.id'),
    record: record({
      inspection_id: 't.id',
      type: typeOf('t'),
      state: inWords('t.state', inspectionStates),
      property: addressOf('p'),
      ...columns('conduct_at', 'started_at', 'submitted_at', 'completed_at', 'closed_at', 'cancelled_at'),
      carried_out_by_them: `case when ${isSelfServicer('t')} then t.self_servicer - 'templateId' end`,
    }),
    key: 'id',
  },
  {
    path: 'comments.json',
    what: 'Their comments on finished reports, and the answers',
    from: `report_comments t ${ofInspection}`,
    where: wroteAs('t.author'),
    record: record({ ...visit, ...columns('about', 'author', 'role', 'text', 'created_at', 'reply', 'replied_at') }),
    key: 'id',
  },
  {
    path: 'signatures.json',
    what: 'Their signatures: the drawing is a path in a box of 600 by 200',
    from: `report_signatures t ${ofInspection}`,
    where: wroteAs('t.name'),
    record: record({
      ...visit,
      ...columns('name', 'role', 'outcome', 'method', 'drawing', 'declaration', 'report_version', 'reason'),
      ...columns('confirmation', 'code_sent_to', 'witness', 'address', 'user_agent'),
      signed_at: 't.created_at',
    }),
    key: 'id',
  },
  {
    path: 'links-of-their-own.json',
    what: 'Links of their own to finished reports, and how often each was opened',
    from: `report_links t ${ofInspection}`,
    where: 'lower(t.sent_to) = given.email',
    record: record({ ...visit, ...columns('sent_to', 'created_at', 'revoked_at', 'opened_count', 'last_opened_at') }),
    key: 'id',
  },
  {
    path: 'openings.json',
    what: 'When a finished report was opened by a link of their own',
    from: `report_openings t ${ofInspection}`,
    where: 'lower(t.sent_to) = given.email',
    record: record({
      ...visit,
      ...columns('person', 'sent_to', 'created_at', 'kind', 'version_number', 'pdf_type', 'network', 'browser'),
    }),
    key: 'id',
  },
  {
    path: 'shared-links.json',
    what: 'Links to files that were sent to them, or that bear their name',
    from: `file_shares t ${ofInspection}`,
    where: `lower(t.recipient) = given.email or ${isNamed('t.name')}`,
    record: record({
      ...visit,
      ...columns('name', 'recipient', 'created_at', 'expires_at', 'revoked_at', 'opened_count', 'last_opened_at'),
    }),
    key: 'id',
  },
  {
    path: 'e-mails.json',
    what: 'E-mails to them',
    from: 'emails t',
    where: 'lower(t.recipient) = given.email',
    record: record({
      ...columns('inspection_id', 'recipient', 'subject', 'created_at', 'sent_at', 'failure', 'calendar'),
      text: 'case when t.confidential then null else t.text end',
    }),
    key: 'id',
  },
  {
    path: 'trail-about-them.json',
    what: 'Changes of their entries as contact',
    from: 'audit_entries t',
    where: `t.subject_type = 'property_contact' and t.subject_id = any(${entriesIn('property_contacts')})
      or t.subject_type = 'inspection_contact' and t.subject_id = any(${entriesIn('inspection_contacts')})`,
    record: record(columns('created_at', 'action', 'changes')),
    key: 'id',
  },
];

const isPerson = 't.user_id = given.person';
const asPerson: ExportPart[] = [
  {
    path: 'account-of-the-person.json',
    what: 'Their account in Keyturn, without the password',
    from: 'users t left join clients c on c.account_id = t.account_id and c.id = t.client_id',
    where: 't.id = given.person',
    record: record({
      ...columns(
        'name',
        'email',
        'phone',
        'home_postcode',
        'working_hours',
        'time_off',
        'hand_over_emails',
        'day_emails',
      ),
      role: inWords('t.role', roleNames),
      client: 'c.name',
      ...columns('invited_at', 'joined_at', 'archived_at', 'created_at', 'updated_at'),
    }),
  },
  {
    path: 'sign-ins.json',
    what: 'Sign-ins that are still known',
    from: 'sign_ins t',
    where: isPerson,
    record: record(columns('created_at', 'last_seen_at', 'expires_at', 'address', 'browser', 'two_factors', 'kept')),
  },
  {
    path: 'approvals.json',
    what: 'Applications that they allowed',
    from: 'grants t left join applications a on a.account_id = t.account_id and a.id = t.application_id',
    where: isPerson,
    record: record({
      application: `coalesce(a.name, 'Keyturn')`,
      ...columns('scopes', 'created_at', 'revoked_at', 'address', 'browser'),
    }),
  },
  {
    path: 'passkeys.json',
    what: 'Passkeys, without keys',
    from: 'passkeys t',
    where: isPerson,
    record: record(columns('name', 'created_at', 'last_used_at')),
  },
  {
    path: 'authenticator-app.json',
    what: 'Authenticator app, without its secret',
    from: 'authenticator_apps t',
    where: isPerson,
    record: record(columns('created_at', 'last_used_at')),
  },
  {
    path: 'identity-provider.json',
    what: 'Who they are at the firm’s identity provider',
    from: 'identities t',
    where: isPerson,
    record: record(columns('issuer', 'subject', 'created_at')),
  },
  {
    path: 'security-log.json',
    what: 'Entries of the security log: what they did, and what was done to their account. Others are not named',
    from: 'security_events t',
    where: `t.actor_id = given.person or t.subject_type = 'person' and t.subject_id = given.person`,
    record: record({
      ...columns('created_at', 'kind', 'application'),
      by: `case when t.actor_id = given.person then 'this person' when t.actor_id is null then 'the service or a visitor' else 'another person' end`,
      address: 'case when t.actor_id = given.person then t.address end',
      browser: 'case when t.actor_id = given.person then t.browser end',
      about: `case when t.subject_type = 'person' and t.subject_id <> given.person then 'another person' else t.subject_type end`,
    }),
    key: 'id',
  },
  {
    path: 'work.json',
    what: 'Inspections that they had a part in',
    from: 'inspections t join properties p on p.account_id = t.account_id and p.id = t.property_id',
    where: 'given.person in (t.clerk_id, t.typist_id, t.actor_id)',
    record: record({
      inspection_id: 't.id',
      type: typeOf('t'),
      property: addressOf('p'),
      clerk: 't.clerk_id is not distinct from given.person',
      typist: 't.typist_id is not distinct from given.person',
      ...columns('conduct_at', 'completed_at'),
    }),
    key: 'id',
  },
  {
    path: 'trail-of-their-work.json',
    what: 'What they did in the trail, without the values, which are about others',
    from: 'audit_entries t',
    where: 't.actor_id = given.person',
    record: record({
      ...columns('created_at', 'application', 'action', 'subject_type', 'subject_id'),
      fields: `(select jsonb_agg(change ->> 'field') from jsonb_array_elements(t.changes) change)`,
    }),
    key: 'id',
  },
  {
    path: 'replies.json',
    what: 'Their answers to comments, without the comments, which are others’',
    from: 'report_comments t',
    where: 't.replied_by = given.person',
    record: record(columns('inspection_id', 'reply', 'replied_at')),
    key: 'id',
  },
  {
    path: 'questions.json',
    what: 'Questions that they asked in reviews, and their answers to those of others and why they let them stand, without what others wrote',
    from: 'review_questions t',
    where:
      't.asked_by = given.person or t.answered_by = given.person or (t.waiver is not null and t.resolved_by = given.person)',
    record: record({
      inspection_id: 't.inspection_id',
      asked: `case when t.asked_by = given.person then jsonb_build_object('text', t.text, 'suggestion', t.suggestion, 'at', t.asked_at) end`,
      answered: `case when t.answered_by = given.person then jsonb_build_object('text', t.answer, 'at', t.answered_at) end`,
      waived: `case when t.waiver is not null and t.resolved_by = given.person then jsonb_build_object('reason', t.waiver, 'at', t.resolved_at) end`,
    }),
    key: 'id',
  },
];

export const exportParts: readonly ExportPart[] = [...asContact, ...asPerson];
