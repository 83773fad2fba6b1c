/** Before somebody is archived: who takes each of their inspections in progress. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { states } from '#domain/inspection-state.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { handOverStaffWork } from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import {
  bodyOf,
  canTake,
  isEveryoneChosen,
  nobody,
  openWorkOptions,
  takersOfAll,
  type Task,
  type Takers,
} from './open-work.ts';
import styles from './people.module.css';

type Props = { member: StaffMember; onClose: () => void };

export function HandOverDialog({ member: { id, name }, onClose }: Props) {
  const { data: tasks } = useQuery({ ...openWorkOptions(id), throwOnError: whenEmpty });
  const [takers, setTakers] = useState<Takers>({});
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async (work: readonly Task[]) => {
    if (!isEveryoneChosen(work, takers)) return setFault('Choose somebody for each inspection.');
    setBusy(true);
    setFault(undefined);
    try {
      await handOverStaffWork({ path: { staff_id: id }, body: bodyOf(work, takers) });
      showToast({ text: `${name} was archived.` });
      onClose();
    } catch (error) {
      setFault(errorText(error));
      setBusy(false);
    }
    await afterWrite('person', 'inspection');
  };

  return (
    <Dialog
      title={`Archive ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Keep
          </Button>
          <Button variant="danger" isBusy={isBusy || tasks === undefined} onClick={() => void run(tasks ?? [])}>
            {tasks !== undefined && tasks.length > 0 ? 'Hand over and archive' : 'Archive'}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>They are signed out everywhere at once and cannot sign in again. Reports and trails keep their name.</p>
        {tasks === undefined ? (
          <Skeleton height="6rem" />
        ) : (
          <Work tasks={tasks} leaver={id} takers={takers} onChoose={(chosen) => setTakers({ ...takers, ...chosen })} />
        )}
        <div aria-live="polite">{fault !== undefined && <FieldError id="hand-over-fault">{fault}</FieldError>}</div>
      </div>
    </Dialog>
  );
}

type WorkProps = { tasks: readonly Task[]; leaver: number; takers: Takers; onChoose: (chosen: Takers) => void };

function Work({ tasks, leaver, takers, onChoose }: WorkProps) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  if (tasks.length === 0) return <p>Nothing in progress is theirs.</p>;
  const others = staff.filter(({ id }) => id !== leaver);
  const forAll = takersOfAll(tasks, others);
  const toAll = (taker: string) => onChoose(Object.fromEntries(tasks.map(({ key }) => [key, taker])));
  return (
    <>
      <p>
        {tasks.length === 1 ? 'An inspection in progress is' : `${tasks.length} inspections in progress are`} theirs. A
        clerk who takes one over is told by e-mail.
      </p>
      {forAll.length > 0 && (
        <Field label="All to">
          {(control) => (
            <Select
              {...control}
              value=""
              options={forAll.map(optionOf)}
              emptyLabel="Choose for all at once"
              onChange={({ target }) => target.value !== '' && toAll(target.value)}
            />
          )}
        </Field>
      )}
      <ul className={styles.work}>
        {tasks.map((task) => (
          <li key={task.key}>
            <Field label={task.label} hint={task.when === null ? undefined : dateTimeText(task.when)}>
              {(control) => (
                <Select
                  {...control}
                  value={takers[task.key] ?? ''}
                  options={optionsFor(task, others)}
                  emptyLabel="Choose somebody"
                  onChange={({ target }) => onChoose({ [task.key]: target.value })}
                />
              )}
            </Field>
          </li>
        ))}
      </ul>
    </>
  );
}

const optionOf = ({ id, name }: StaffMember) => ({ value: String(id), label: name });
const optionsFor = (task: Task, others: readonly StaffMember[]) => [
  ...others.filter((one) => canTake(task.role, one)).map(optionOf),
  ...(canWait(task) ? [{ value: nobody, label: 'Nobody yet' }] : []),
];

/** A visit that has begun needs somebody to end it. */
const canWait = ({ role, state }: Task) => role === 'typist' || state <= states.assigned;
