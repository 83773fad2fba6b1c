/** Says before the booking is saved who will be told of it by e-mail. */
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import {
  listInspectionContactsOptions,
  listPropertyContactsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { isDay } from '#web/ui/time/skipped-time.ts';
import { today } from '#web/ui/time/time-zone.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';
import { clerksToldWords, toldWords } from './told-words.ts';

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
  const isOver = isDay(day) && day < today();
  const clerks = useToldClerks(inspection, isOver);
  const words =
    contacts === undefined
      ? ''
      : [toldWords(contacts, { isNew, isConfirmed, takesContacts, isOver }), clerks].filter(Boolean).join(' ');
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

/** In words; empty where no clerk is told. */
function useToldClerks(inspection: Inspection | undefined, isOver: boolean): string {
  const me = useSession().id;
  const [clerkId, typeId] = useWatch<InspectionValues, ['clerk.id', 'type.id']>({ name: ['clerk.id', 'type.id'] });
  const { data: staff } = useQuery(allStaffOptions());
  const type = Number(typeId);
  const isTenants = isInspectionType(type) && isCarriedOutByTenant(type);
  if (isOver || isTenants || (inspection?.state.id ?? states.pending) >= states.complete) return '';
  const former = inspection?.clerk ?? null;
  const isSame = clerkId === String(former?.id ?? '');
  const present = isSame ? former : clerkId === '' ? null : staff?.find(({ id }) => String(id) === clerkId);
  if (present === undefined) return '';
  return clerksToldWords({ isNew: inspection === undefined, former, present }, me);
}
