/** The visits of a plan: who takes each, what that gains and what it breaks. */
import { TriangleAlert } from 'lucide-react';
import { paths } from '#web/paths.ts';
import type { SchedulePlan, SchedulePlanVisit, StaffMember } from '#web/queries/generated/types.gen.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './away.module.css';
import { gainText, leftWords, overlapsIn, takenOption, type Takers, whenText } from './plan-choice.ts';

type Props = {
  /** The name of the clerk who is away. */
  name: string;
  plan: SchedulePlan;
  takers: Takers;
  staff: readonly StaffMember[];
  onTake: (inspectionId: number, taker: number | undefined) => void;
};

export function PlanList({ name, plan, takers, staff, onTake }: Props) {
  const names = new Map(staff.map((one) => [one.id, one.name]));
  const overlaps = overlapsIn(plan, takers);
  const left = plan.visits.filter(({ inspection_id: id }) => takers[id] === undefined).length;
  if (plan.visits.length === 0)
    return <output>{`${name} has no visit ${plan.from === plan.to ? 'on this day' : 'on these days'}.`}</output>;
  return (
    <>
      <ul className={styles.visits} aria-label="Visits to give to others">
        {plan.visits.map((visit) => (
          <Visit
            key={visit.inspection_id}
            visit={visit}
            isOther={visit.staff_id !== plan.staff_id}
            taker={takers[visit.inspection_id]}
            nameOf={(id) => names.get(id) ?? 'Somebody'}
            overlap={overlaps.get(visit.inspection_id)}
            onTake={(taker) => onTake(visit.inspection_id, taker)}
          />
        ))}
      </ul>
      <output className={styles.quiet}>{leftWords(left)}</output>
    </>
  );
}

type VisitProps = {
  visit: SchedulePlanVisit;
  /** It is a colleague's, who would hand it over. */
  isOther: boolean;
  taker: number | undefined;
  nameOf: (id: number) => string;
  overlap: string | undefined;
  onTake: (taker: number | undefined) => void;
};

function Visit({ visit, isOther, taker, nameOf, overlap, onTake }: VisitProps) {
  const { inspection_id: id, address, conduct_date: at, options, chosen } = visit;
  const option = takenOption(visit, taker);
  const { date, time } = toWallTime(at);
  const when =
    time === '' ? `${dateText(date, { isShort: true })}, no time` : `${dateText(date, { isShort: true })}, ${time}`;
  const broken = [...(option?.breaks.map(({ reason }) => reason) ?? []), ...(overlap === undefined ? [] : [overlap])];
  const first = chosen ?? options[0];
  return (
    <li className={styles.visit}>
      <input
        type="checkbox"
        aria-label={`Give ${when} at ${address} to somebody else`}
        checked={taker !== undefined}
        disabled={first === undefined}
        onChange={({ target }) => onTake(target.checked ? first?.staff_id : undefined)}
      />
      <div className={styles.what}>
        <a href={paths.inspection(id)} target="_blank" rel="noreferrer">
          {address}
        </a>
        <span className={styles.quiet}>
          {when}
          {visit.is_confirmed ? '' : ' · not confirmed'}
          {isOther && ` · from ${nameOf(visit.staff_id)}`}
        </span>
      </div>
      <Field label={`Who takes ${when} at ${address}`} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            emptyLabel={isOther ? `Stays with ${nameOf(visit.staff_id)}` : 'Nobody'}
            options={options.map((one) => ({
              value: String(one.staff_id),
              label: `${nameOf(one.staff_id)}, ${whenText(one.conduct_date)}`,
            }))}
            value={taker === undefined ? '' : String(taker)}
            onChange={({ target }) => onTake(target.value === '' ? undefined : Number(target.value))}
          />
        )}
      </Field>
      <div className={styles.why}>
        {option !== undefined && <span className={styles.quiet}>{gainText(option)}</span>}
        {option === undefined && chosen === null && <span className={styles.quiet}>Nobody is free for it.</span>}
        {broken.map((reason) => (
          <span key={reason} className={styles.broken}>
            <TriangleAlert size={14} aria-hidden />
            {reason}
          </span>
        ))}
      </div>
    </li>
  );
}
