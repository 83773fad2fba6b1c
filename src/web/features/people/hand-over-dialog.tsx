/** Before somebody is archived: who takes each of their inspections in progress. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
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
  canWait,
  isEveryoneChosen,
  nobody,
  openWorkOptions,
  takersOfAll,
  type Task,
  type Takers,
  visitsByTaker,
  withoutThese,
} from './open-work.ts';
import styles from './people.module.css';

export type HandedOver = {
  taker: StaffMember;
  inspectionIds: readonly number[];
  leftOut: readonly number[];
  onLeaveOut: (ids: readonly number[]) => void;
};

type Props = {
  member: StaffMember;
  onClose: () => void;
  /** The clashes that each of those has who takes some. */
  renderClashes: (of: HandedOver) => ReactNode;
};

export function HandOverDialog({ member: { id, name }, onClose, renderClashes }: Props) {
  const { data: tasks } = useQuery({ ...openWorkOptions(id), throwOnError: whenEmpty });
  const [chosen, setChosen] = useState<Takers>({});
  /** By the ids of those who would have taken them. */
  const [leftOut, setLeftOut] = useState<Readonly<Record<string, readonly number[]>>>({});
  const takers = withoutThese(tasks ?? [], chosen, new Set(Object.values(leftOut).flat()));
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
          <Work
            tasks={tasks}
            leaver={id}
            takers={takers}
            onChoose={(more) => {
              setChosen({ ...takers, ...more });
              setLeftOut({});
            }}
            renderClashes={(taker) => {
              const theirs = visitsByTaker(tasks, chosen).get(String(taker.id)) ?? [];
              const without = leftOut[taker.id] ?? [];
              return renderClashes({
                taker,
                inspectionIds: theirs.map(({ inspectionId }) => inspectionId).filter((one) => !without.includes(one)),
                leftOut: without,
                onLeaveOut: (ids) => {
                  const waiting = theirs.filter((task) => canWait(task) && ids.includes(task.inspectionId));
                  setLeftOut({ ...leftOut, [taker.id]: waiting.map(({ inspectionId }) => inspectionId) });
                },
              });
            }}
          />
        )}
        <div aria-live="polite">{fault !== undefined && <FieldError id="hand-over-fault">{fault}</FieldError>}</div>
      </div>
    </Dialog>
  );
}

type WorkProps = {
  tasks: readonly Task[];
  leaver: number;
  takers: Takers;
  onChoose: (chosen: Takers) => void;
  renderClashes: (taker: StaffMember) => ReactNode;
};

function Work({ tasks, leaver, takers, onChoose, renderClashes }: WorkProps) {
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
      {others.map((one) => (
        <Fragment key={one.id}>{renderClashes(one)}</Fragment>
      ))}
    </>
  );
}

const optionOf = ({ id, name }: StaffMember) => ({ value: String(id), label: name });
const optionsFor = (task: Task, others: readonly StaffMember[]) => [
  ...others.filter((one) => canTake(task.role, one)).map(optionOf),
  ...(canWait(task) ? [{ value: nobody, label: 'Nobody yet' }] : []),
];
