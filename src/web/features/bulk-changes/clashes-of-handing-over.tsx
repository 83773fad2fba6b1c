/** The visits that would clash if somebody took them over, as a dry run of assigning them tells. */
import { ClashList } from './bulk-plan.tsx';
import styles from './bulk.module.css';
import { useBulkPlan } from './use-bulk-plan.ts';

type Props = {
  taker: { id: number; name: string };
  /** Those that they take. */
  inspectionIds: readonly number[];
  /** Those that they would have taken. */
  leftOut: readonly number[];
  onLeaveOut: (ids: readonly number[]) => void;
};

/** Nothing where there is no clash. */
export function ClashesOfHandingOver({ taker, inspectionIds, leftOut, onLeaveOut }: Props) {
  const inspections = inspectionIds.map((id) => ({ id }));
  const { plan } = useBulkPlan(
    inspections.length === 0 ? undefined : { action: 'assign_clerk', staff_id: taker.id, inspections },
  );
  const clashes = plan?.clashes ?? null;
  const leavesOut = leftOut.length > 0;
  if (!leavesOut && (clashes?.inspections ?? 0) === 0) return null;
  const clashing = clashes?.first.map(({ inspection_id: id }) => id) ?? [];
  return (
    <div className={styles.plan}>
      <ClashList
        clashes={clashes}
        whose={` of ${taker.name}`}
        hint="They are nobody’s yet, and wait among the unassigned."
        leavesOut={leavesOut}
        onLeaveOut={(isOn) => onLeaveOut(isOn ? clashing : [])}
      />
    </div>
  );
}
