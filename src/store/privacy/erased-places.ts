/**
 * The places where an account keeps something about a person. Each is asked by the same condition whether it is counted or erased,
 * so that a dry run tells what will happen.
 */
import { textPlaces } from './erased-texts.ts';
import { naming } from './erased-words.ts';
import { finished, isNamed, isThem } from './person.ts';
import { erasedAddress, evidence, heldBy, type Place, withHolds } from './place.ts';

const nobody = `name = given.placeholder, email = null, phone = null, notify = false, deliver = false, version = version + 1`;

const contactPlaces: Place[] = [
  {
    what: 'contacts of properties',
    table: 'property_contacts',
    where: isThem('t.name', 't.email'),
    set: nobody,
    isHeld: heldBy.property('t.property_id'),
  },
  {
    what: 'contacts of inspections that are not finished',
    table: 'inspection_contacts',
    where: `${isThem('t.name', 't.email')} and not ${finished('t.inspection_id')}`,
    set: `${nobody}, answer_note = null`,
    isHeld: heldBy.inspection('t.inspection_id'),
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
    isHeld: heldBy.inspection('t.id'),
  },
  {
    what: 'tenants of finished self-service inspections',
    table: 'inspections',
    where: `${isThem(`t.self_servicer ->> 'name'`, `t.self_servicer ->> 'email'`)} and t.completed_at is not null`,
    why: evidence,
  },
  {
    what: 'shared links that they were sent',
    table: 'file_shares',
    where: 'lower(t.recipient) = given.email',
    set: 'recipient = null, revoked_at = coalesce(revoked_at, now()), version = version + 1',
    isHeld: heldBy.inspection('t.inspection_id'),
  },
  {
    what: 'comments on finished reports',
    table: 'report_comments',
    where: isNamed('t.author'),
    why: evidence,
  },
  {
    what: 'signatures under finished reports',
    table: 'report_signatures',
    where: `${isNamed('t.name')} or lower(t.code_sent_to) = given.email or ${naming({ texts: ['declaration', 'reason'] })}`,
    words: { texts: ['declaration', 'reason'] },
    why: evidence,
  },
  {
    what: 'links of their own to finished reports',
    table: 'report_links',
    where: 'lower(t.sent_to) = given.email',
    set: null,
    isHeld: heldBy.inspection('t.inspection_id'),
  },
  {
    what: 'openings of finished reports by links of their own',
    table: 'report_openings',
    where: `lower(t.sent_to) = given.email or ${isNamed('t.person')}`,
    why: evidence,
  },
  {
    what: 'clients',
    table: 'clients',
    where: `${isThem('t.name', 't.email')} or ${naming({ texts: ['name', 'email', 'phone'], json: ['address'] })}`,
    words: { texts: ['name', 'email', 'phone'], json: ['address'] },
    why: 'A client is a customer of the firm and has properties: change its name and address by hand.',
  },
  {
    what: 'people who sign in here',
    table: 'users',
    where: 'given.person is null and lower(t.email) = given.email',
    why: 'Archive them, and erase them from the list of those who have left.',
  },
];

const copyPlaces: Place[] = [
  {
    what: 'exports about them or of the whole account, and dispute packs',
    table: 'exports',
    where: `t.about in ('account', 'dispute') or t.person_id = given.person or lower(t.email) = given.email
      or ${isNamed('t.name')} and (given.email is null or t.email is null)`,
    set: null,
  },
  {
    what: 'rows of imports',
    table: 'import_rows',
    where: `${isThem(`t.cells ->> 'name'`, `t.cells ->> 'email'`)}`,
    set: `cells = '{}', faults = '[]', before = null, duplicate_label = null, key = null`,
    key: null,
  },
  {
    what: 'names with their address that other systems gave',
    table: 'external_ids',
    where: `strpos(lower(t.value), given.email) > 0 or ${naming({ texts: ['value'] })}`,
    words: { texts: ['value'] },
    set: null,
    key: null,
  },
];

const staffPlaces: Place[] = [
  'sign_ins',
  'password_links',
  'authenticator_apps',
  'recovery_codes',
  'passkeys',
  'identities',
].map((table) => ({ what: 'ways to sign in', table, where: 't.user_id = given.person', set: null, key: null }));

const approvalPlace: Place = {
  what: 'browsers and network addresses of their approvals',
  table: 'grants',
  where: 't.user_id = given.person and coalesce(t.browser, t.address) is not null',
  set: 'browser = null, address = null',
  key: null,
};

const ownSignaturePlaces: Place[] = [
  {
    what: 'the signature that they keep',
    table: 'person_signatures',
    where: 't.user_id = given.person',
    set: null,
    key: null,
  },
  {
    what: 'their signatures as clerk under finished reports',
    table: 'clerk_signatures',
    where: 't.user_id = given.person',
    why: evidence,
    key: null,
  },
];

/** Texts come first: after a crash in the middle the contacts still tell the telephone numbers to look for. */
export const places: readonly Place[] = [
  ...textPlaces,
  ...contactPlaces,
  ...copyPlaces,
  ...staffPlaces,
  approvalPlace,
  ...ownSignaturePlaces,
].flatMap(withHolds);
