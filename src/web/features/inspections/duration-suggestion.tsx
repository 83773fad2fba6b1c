/** The usual duration for this type and home, taken over by a press. */
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { writeDuration } from '#domain/schedule/duration.ts';
import { predictDuration } from '#domain/schedule/duration-prediction.ts';
import { isInspectionType } from '#domain/inspection-type.ts';
import { getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { durationText } from '#web/ui/time/date-text.ts';
import type { InspectionValues } from './inspection-values.ts';
import styles from './inspections.module.css';

export function DurationSuggestion({ property }: { property: Property | undefined }) {
  const { setValue } = useFormContext<InspectionValues>();
  const [propertyId, typeId, duration] = useWatch<InspectionValues, ['property.id', 'type.id', 'time_to_complete']>({
    name: ['property.id', 'type.id', 'time_to_complete'],
  });
  const { data } = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
    ...(property !== undefined && property.id === propertyId && { initialData: property }),
  });
  const type = Number(typeId);
  if (data === undefined || propertyId === null || !isInspectionType(type))
    return <div className={styles.suggestion} />;
  const predicted = writeDuration(predictDuration(type, { beds: data.no_of_beds, furnished: data.furnished }));
  if (duration === predicted) return <p className={styles.suggestion}>The usual time for this home.</p>;
  return (
    <div className={styles.suggestion}>
      <Button size="sm" variant="quiet" onClick={() => setValue('time_to_complete', predicted, { shouldDirty: true })}>
        Usual: {durationText(predicted)}
      </Button>
    </div>
  );
}
