/** Contacts on the wire. */
import type { ContactRow } from '#store/properties/contacts.ts';

export function presentContact(row: ContactRow) {
  const { id, type, name, email, phone, signee, notify, deliver, startsOn, endsOn, version } = row;
  return { id, type, name, email, phone, signee, notify, deliver, starts_on: startsOn, ends_on: endsOn, version };
}
