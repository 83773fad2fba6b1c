/** An inspection as people are told of it: with what its e-mails and its calendar entry say. */
import type { InspectionRow } from './inspection-columns.ts';

const members = [
  'id',
  'accountId',
  'propertyId',
  'type',
  'title',
  'state',
  'clerkId',
  'clerkName',
  'conductAt',
  'conductDate',
  'conductDateOption',
  'timeToComplete',
  'locationOfKeys',
  'cancelledAt',
  'version',
] as const satisfies (keyof InspectionRow)[];
const addressMembers = ['line1', 'line2', 'city', 'postcode'] as const satisfies (keyof InspectionRow['property'])[];

export type Appointment = Pick<InspectionRow, (typeof members)[number]> & {
  property: Pick<InspectionRow['property'], (typeof addressMembers)[number]>;
};

/** Without anything else of the row. */
export function appointmentOf(row: Appointment): Appointment {
  const picked = Object.fromEntries(members.map((member) => [member, row[member]]));
  const property = Object.fromEntries(addressMembers.map((member) => [member, row.property[member]]));
  return { ...picked, property } as Appointment;
}
