/** The values of the placeholders in an e-mail about a stored inspection. */
import { inspectionTypes } from '#domain/inspection-type.ts';
import { notificationWords, type WayToAnswer } from '#domain/message/notification-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { Appointment } from '#store/inspections/appointment.ts';

export function wordsOf(
  row: Appointment,
  account: AccountRow,
  more: Record<string, string>,
  wayToAnswer?: WayToAnswer,
): Record<string, string> {
  const { property, title, type, clerkName, conductAt, conductDate, timeToComplete } = row;
  return notificationWords(
    {
      typeName: inspectionTypes[type],
      title,
      address: [property.line1, property.line2, property.city, property.postcode],
      clerk: clerkName,
      at: conductDate ?? conductAt,
      minutes: timeToComplete,
    },
    { name: account.name, timeZone: account.timeZone, brand: account.settings.brand ?? {} },
    more,
    wayToAnswer,
  );
}
