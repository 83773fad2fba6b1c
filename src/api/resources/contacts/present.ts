/** Contacts on the wire, and those of them who ask for another time. */
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { AppointmentRequestRow } from '#store/inspections/appointment-answers.ts';
import type { ContactRow } from '#store/properties/contacts.ts';

export function presentContact(row: ContactRow) {
  const { id, type, name, email, phone, signee, notify, deliver, startsOn, endsOn, answer, version } = row;
  const contact = { id, type, name, email, phone, signee, notify, deliver, starts_on: startsOn, ends_on: endsOn };
  return { ...contact, ...(answer !== undefined && { answer }), version };
}

export function presentRequest(row: AppointmentRequestRow) {
  const { inspectionId, type, conductDate, propertyId, line1, line2, city, postcode, contactId, name, phone } = row;
  return {
    inspection: {
      id: inspectionId,
      type: { id: type, name: inspectionTypes[type] },
      property: { id: propertyId, address: { line1, line2, city, postcode } },
      conduct_date: conductDate,
    },
    contact: { id: contactId, name, phone },
    note: row.note,
    at: row.at,
  };
}
