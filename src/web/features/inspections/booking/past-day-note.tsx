/** Says at the field that the chosen day is over, before the booking asks about it. */
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { pastDayText } from '#web/forms/past-day.ts';
import { isDay } from '#web/ui/time/skipped-time.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';

/** `before`: the day it had, which nobody is told about. */
export function PastDayNote({ before }: { before: string | undefined }) {
  const day = useWatch<InspectionValues, 'conduct_date'>({ name: 'conduct_date' });
  const text = isDay(day) ? pastDayText(day, before) : undefined;
  return (
    <output aria-label="Day" className={styles.clashes}>
      {text !== undefined && (
        <span>
          <TriangleAlert size={14} aria-hidden /> {text}
        </span>
      )}
    </output>
  );
}
