/** The people who are told of a booking, in words. */
import { contactTypes } from '#domain/message/contact-type.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';

type Clerk = { id: number; name: string };
type Clerks = { isNew: boolean; former: Clerk | null; present: Clerk | null };

/** Somebody who gives themselves a visit knows of it. */
export function clerksToldWords({ isNew, former, present }: Clerks, me: number): string {
  if (former?.id === present?.id)
    return present === null || present.id === me ? '' : `Told of another time or place: ${present.name} (the clerk).`;
  const told = [
    ...(present === null || present.id === me ? [] : [`${present.name} (the clerk)`]),
    ...(former === null || former.id === me ? [] : [`${former.name} (the clerk until now)`]),
  ].join(' and ');
  if (told === '') return '';
  return isNew ? `Told of the visit: ${told}.` : `Told of the change of clerk: ${told}.`;
}

type Circumstances = { isNew: boolean; isConfirmed: boolean; takesContacts: boolean; isOver: boolean };

export function toldWords(
  contacts: readonly Contact[],
  { isNew, isConfirmed, takesContacts, isOver }: Circumstances,
): string {
  if (isNew && !takesContacts) return 'No contact is told: the property’s contacts are not taken along.';
  const told = contacts.filter(({ notify, email }) => notify && email !== null);
  if (told.length === 0)
    return 'No contact is told: none has an e-mail address and “Is told of dates and changes” ticked.';
  if (isOver) return 'No contact is told: the date is over.';
  const names = told.map(({ name, type }) => `${name} (${typeWord(type)})`).join(', ');
  if (!isConfirmed) return `Told once the date is confirmed: ${names}.`;
  return isNew ? `Told by e-mail: ${names}.` : `Told by e-mail when the appointment changes: ${names}.`;
}

const typeWord = (type: number) => ((contactTypes as Record<number, string>)[type] ?? 'Other').toLowerCase();
