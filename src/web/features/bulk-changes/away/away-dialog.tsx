/** A clerk is away: which days, who takes each of their visits, and all of it at once, with one undo. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { MOST_PLANNED_DAYS } from '#domain/schedule/plan/plan-cost.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { applySchedulePlan, createSchedulePlan } from '#web/queries/generated/sdk.gen.ts';
import type { SchedulePlan, StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { CheckField, Field, FieldError, FieldGroup } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { followBulkChange } from '../follow-bulk-change.ts';
import styles from './away.module.css';
import { acceptanceOf, proposedTakers, type Takers, withTaker } from './plan-choice.ts';
import { PlanList } from './plan-list.tsx';

/** `clerkId`: undefined where the dialog asks for it. The days are `2027-02-03`. */
type Props = { clerkId?: number | undefined; from: string; to?: string | undefined; onClose: () => void };

type Days = { from: string; to: string };

const DAY = 86_400_000;

export function AwayDialog({ clerkId, from: first, to: last = first, onClose }: Props) {
  const [person, setPerson] = useState(clerkId === undefined ? '' : String(clerkId));
  const [days, setDays] = useState({ from: first, to: last });
  const [isLeave, setLeave] = useState(true);
  const [chosen, setChosen] = useState<{ plan: number; takers: Takers }>();
  const [isBusy, setBusy] = useState(false);
  const { data: staff = [] } = useQuery(allStaffOptions());
  const fault = faultOf(days);
  const wanted =
    person === '' || fault !== undefined ? undefined : JSON.stringify({ staff_id: Number(person), ...days });
  const asked = useSettled(wanted);
  const { data, error } = usePlan(asked);
  const plan = asked === wanted ? data : undefined;
  const ownTakers = plan !== undefined && chosen?.plan === plan.id ? chosen.takers : undefined;
  const takers = plan && (ownTakers ?? proposedTakers(plan));
  const acceptance = plan && takers && acceptanceOf(plan, takers, isLeave);
  const name = staff.find(({ id }) => id === Number(person))?.name ?? 'The clerk';

  async function handleAccept() {
    if (plan === undefined || acceptance === undefined) return;
    setBusy(true);
    try {
      const { data: change } = await applySchedulePlan({ path: { schedule_plan_id: plan.id }, body: acceptance });
      onClose();
      await followBulkChange(change);
      await afterWrite('person');
    } catch (failure) {
      setBusy(false);
      showToast({ tone: 'failed', text: `Nothing was changed. ${errorText(failure)}` });
    }
  }

  return (
    <Dialog
      title="A clerk is away"
      size="lg"
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={acceptance === undefined || (acceptance.visits.length === 0 && !isLeave)}
            onClick={() => void handleAccept()}
          >
            {acceptText(acceptance?.visits.length ?? 0)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <AwayFields
          isAsked={clerkId === undefined}
          staff={staff}
          value={{ person, days, isLeave }}
          onPerson={setPerson}
          onDays={setDays}
          onLeave={setLeave}
        />
        {fault !== undefined && <FieldError id="away-fault">{fault}</FieldError>}
        {error !== null && <p role="alert">{errorText(error)}</p>}
        {wanted !== undefined && error === null && plan === undefined && <Looking />}
        {plan !== undefined && takers !== undefined && (
          <PlanList
            name={name}
            plan={plan}
            takers={takers}
            staff={staff}
            onTake={(id, taker) => setChosen({ plan: plan.id, takers: withTaker(plan, takers, id, taker) })}
          />
        )}
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  /** The person is not chosen yet. */
  isAsked: boolean;
  staff: readonly StaffMember[];
  value: { person: string; days: Days; isLeave: boolean };
  onPerson: (person: string) => void;
  onDays: (days: Days) => void;
  onLeave: (isLeave: boolean) => void;
};

function AwayFields({ isAsked, staff, value: { person, days, isLeave }, onPerson, onDays, onLeave }: FieldsProps) {
  return (
    <FieldGroup>
      <Field label="Who is away" span={6}>
        {(control) => (
          <Select
            {...control}
            data-autofocus={isAsked || undefined}
            emptyLabel="Choose…"
            options={optionsOf(staff)}
            value={person}
            onChange={({ target }) => onPerson(target.value)}
          />
        )}
      </Field>
      <Field label="From" span={3}>
        {(control) => (
          <DateInput
            control={control}
            value={days.from}
            onChange={(from) => onDays({ from, to: days.to === days.from ? from : days.to })}
          />
        )}
      </Field>
      <Field label="To" span={3}>
        {(control) => <DateInput control={control} value={days.to} onChange={(to) => onDays({ ...days, to })} />}
      </Field>
      <CheckField label="Record it as time off" hint="Colleagues read that they are away, and never why.">
        {(control) => (
          <input {...control} type="checkbox" checked={isLeave} onChange={({ target }) => onLeave(target.checked)} />
        )}
      </CheckField>
    </FieldGroup>
  );
}

/** A plan is made anew whenever the dialog asks: nothing of it may be old. */
function usePlan(asked: string | undefined) {
  return useQuery({
    queryKey: ['schedule plan', asked],
    queryFn:
      asked === undefined
        ? skipToken
        : async ({ signal }): Promise<SchedulePlan> =>
            (await createSchedulePlan({ body: JSON.parse(asked), signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

function Looking() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Looking who could take the visits…</output>
      <Skeleton height="10rem" />
    </div>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function faultOf({ from, to }: { from: string; to: string }): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Say from which day to which.';
  if (to < from) return 'The last day comes before the first.';
  if (Date.parse(to) - Date.parse(from) >= MOST_PLANNED_DAYS * DAY)
    return `A plan is for ${MOST_PLANNED_DAYS} days at most.`;
  return undefined;
}

/** Clerks first: managers go out as well. */
function optionsOf(staff: readonly StaffMember[]) {
  return staff
    .filter(({ role }) => role === roles.clerk || role === roles.manager || role === roles.administrator)
    .toSorted(
      (one, other) =>
        Number(other.role === roles.clerk) - Number(one.role === roles.clerk) || one.name.localeCompare(other.name),
    )
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

function acceptText(count: number): string {
  if (count === 0) return 'Record the time off';
  return count === 1 ? 'Give 1 visit to others' : `Give ${count} visits to others`;
}
