/** Says before the booking is saved who will be told of it by e-mail. */
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { contactTypes } from '#domain/message/contact-type.ts';
import {
  listInspectionContactsOptions,
  listPropertyContactsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Contact, Inspection } from '#web/queries/generated/types.gen.ts';
import { isDay } from '#web/ui/time/skipped-time.ts';
import { today } from '#web/ui/time/time-zone.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';

type Watched = ['property.id', 'conduct_date', 'isConfirmed', 'auto_load_contacts'];

export function ToldPeople({ inspection }: { inspection: Inspection | undefined }) {
  const [propertyId, day, isConfirmed, takesContacts] = useWatch<InspectionValues, Watched>({
    name: ['property.id', 'conduct_date', 'isConfirmed', 'auto_load_contacts'],
  });
  const isNew = inspection === undefined;
  const ofProperty = useQuery({
    ...listPropertyContactsOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: isNew && propertyId !== null,
  });
  const own = useQuery({
    ...listInspectionContactsOptions({ path: { inspection_id: inspection?.id ?? 0 } }),
    enabled: !isNew,
  });
  const contacts = isNew ? ofProperty.data : own.data;
  const words =
    contacts === undefined
      ? ''
      : toldWords(contacts, { isNew, isConfirmed, takesContacts, isOver: isDay(day) && day < today() });
  return (
    <output aria-label="Who will be told" className={styles.told}>
      {words !== '' && (
        <>
          <Mail size={14} aria-hidden /> {words}
        </>
      )}
    </output>
  );
}

type Circumstances = { isNew: boolean; isConfirmed: boolean; takesContacts: boolean; isOver: boolean };

export function toldWords(
  contacts: readonly Contact[],
  { isNew, isConfirmed, takesContacts, isOver }: Circumstances,
): string {
  if (isNew && !takesContacts) return 'No contact is told: the property’s contacts are not taken along.';
  const told = contacts.filter(({ notify, email }) => notify && email !== null);
  if (told.length === 0) return 'No contact is told: none has an e-mail address and is to be told of dates.';
  if (isOver) return 'No contact is told: the date is over.';
  const names = told.map(({ name, type }) => `${name} (${typeWord(type)})`).join(', ');
  if (!isConfirmed) return `Told once the date is confirmed: ${names}.`;
  return isNew ? `Told by e-mail: ${names}.` : `Told by e-mail when the appointment changes: ${names}.`;
}

const typeWord = (type: number) => ((contactTypes as Record<number, string>)[type] ?? 'Other').toLowerCase();
