/** How long such a visit takes, from the firm's own visits or, before there are enough, from ours; filled in until somebody chooses. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { states } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, isInspectionType } from '#domain/inspection-type.ts';
import { readDuration, writeDuration } from '#domain/schedule/duration.ts';
import { predictDuration } from '#domain/schedule/duration-prediction.ts';
import { learnDuration, type Visit } from '#domain/schedule/learnt-duration.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { durationText } from '#web/ui/time/date-text.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';

/** The latest hundred of that type: what took long years ago says little. */
const formerOptions = (typeId: number) =>
  listInspectionsOptions({
    query: {
      type_id: [typeId],
      state_id: [states.review, states.complete, states.closed],
      sort: '-conduct_date',
      per_page: 100,
    },
  });

const toVisit = ({ started_at, submitted_at, time_to_complete, property }: Inspection): Visit => ({
  startedAt: started_at,
  submittedAt: submitted_at,
  planned: time_to_complete === null ? undefined : readDuration(time_to_complete),
  beds: property.no_of_beds,
  furnished: property.furnished,
});

type Usual = { duration: string; words: string };

function usualFor(type: InspectionTypeCode, home: Property, former: readonly Inspection[]): Usual {
  const shape = { beds: home.no_of_beds, furnished: home.furnished };
  const visits = former.filter(({ cancelled_at }) => cancelled_at == null).map(toVisit);
  const learnt = learnDuration(visits, shape);
  if (learnt === undefined) return { duration: writeDuration(predictDuration(type, shape)), words: 'Our estimate.' };
  return { duration: writeDuration(learnt.minutes), words: `The median of ${learnt.visits} visits like it.` };
}

type Props = {
  property: Property | undefined;
  /** Whether the field is still empty for nobody has been asked: that of a new booking. */
  fillsIn: boolean;
};

export function UsualDuration({ property, fillsIn }: Props) {
  const { setValue } = useFormContext<InspectionValues>();
  const [typeId, duration] = useWatch<InspectionValues, ['type.id', 'time_to_complete']>({
    name: ['type.id', 'time_to_complete'],
  });
  const type = Number(typeId);
  const former = useQuery(formerOptions(type));
  const isKnown = property !== undefined && isInspectionType(type) && !former.isPending;
  const usual = isKnown ? usualFor(type, property, former.data?.data ?? []) : undefined;
  const wanted = usual?.duration;
  /** Ours, as long as nobody has chosen another. */
  const filled = useRef('');

  useEffect(() => {
    if (!fillsIn || wanted === undefined || duration === wanted || duration !== filled.current) return;
    filled.current = wanted;
    setValue('time_to_complete', wanted);
  }, [fillsIn, wanted, duration, setValue]);

  if (usual === undefined) return <div className={styles.suggestion} />;
  if (duration === usual.duration) return <p className={styles.suggestion}>{usual.words}</p>;
  return (
    <div className={styles.suggestion}>
      <Button
        size="sm"
        variant="quiet"
        title={usual.words}
        onClick={() => setValue('time_to_complete', usual.duration, { shouldDirty: true })}
      >
        Usual: {durationText(usual.duration)}
      </Button>
    </div>
  );
}
