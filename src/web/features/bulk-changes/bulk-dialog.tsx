/** One action on the selected inspections: what it needs, what it would do and cannot do, and how far it is. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_BULK_DAYS } from '#domain/bulk-change.ts';
import { roles } from '#domain/role.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { createBulkChange } from '#web/queries/generated/sdk.gen.ts';
import type { BulkChange, BulkChangeDraft, StaffMember } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './bulk.module.css';
import { BulkPlan } from './bulk-plan.tsx';
import { type BulkAction, bulkWords, clashTail, counted, isUnderWay, progressOf } from './bulk-words.ts';
import type { BulkSelection } from './bulk-selection.ts';
import { followBulkChange } from './follow-bulk-change.ts';
import { useBulkPlan, useLeavingOut } from './use-bulk-plan.ts';

type Props = {
  action: BulkAction;
  selection: BulkSelection;
  onClose: () => void;
  /** It is done, or goes on in the background. */
  onDone: () => void;
};

const NOBODY = 'nobody';

export function BulkDialog({ action, selection, onClose, onDone }: Props) {
  const isOne = selection.inspections?.length === 1;
  const { title: titleOfMany, titleOfOne, verb } = bulkWords[action];
  const title = isOne ? (titleOfOne ?? titleOfMany) : titleOfMany;
  const [given, setGiven] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [underWay, setUnderWay] = useState<BulkChange>();
  // Selected when it was opened: rows that change behind it are refused, and named.
  const [draft] = useState(selection);
  const leaving = useLeavingOut(given);
  const order = orderOf(action, given);
  const body = order && { ...draft, ...order, ...(leaving.isOn && { leave_out_clashes: true }) };
  const { plan, error } = useBulkPlan(body);
  const count = plan?.counts.changed ?? 0;
  const clashing = plan?.clashes?.inspections ?? 0;

  async function handleDo() {
    if (body === undefined) return;
    setBusy(true);
    try {
      const { data } = await createBulkChange({ body });
      if (isUnderWay(data)) setUnderWay(data);
      await followBulkChange(data, setUnderWay);
      onDone();
    } catch (error) {
      setBusy(false);
      showToast({ tone: 'failed', text: `Nothing was changed. ${errorText(error)}` });
    }
  }

  return (
    <Dialog
      title={title}
      size="sm"
      onClose={underWay === undefined ? onClose : onDone}
      closesOutside={false}
      footer={
        underWay === undefined ? (
          <>
            <Button onClick={onClose}>{action !== 'cancel' ? 'Cancel' : isOne ? 'Keep it' : 'Keep them'}</Button>
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              isBusy={isBusy}
              disabled={count === 0}
              onClick={() => void handleDo()}
            >
              {count === 0 ? verb : `${verb} ${counted(action, count)}${clashTail(count, clashing)}`}
            </Button>
          </>
        ) : (
          <Button onClick={onDone}>Go on meanwhile</Button>
        )
      }
    >
      {underWay === undefined ? (
        <div className={styles.form}>
          <OrderField action={action} isOne={isOne} value={given} onChange={setGiven} />
          {body !== undefined && (
            <BulkPlan
              action={action}
              plan={plan}
              error={error}
              leavesOut={leaving.isOn}
              onLeaveOut={clashing > 0 || leaving.isOffered ? leaving.set : undefined}
            />
          )}
        </div>
      ) : (
        <div className={styles.form}>
          <Progress label={title} value={progressOf(underWay)} />
          <p className={styles.quiet}>
            You can leave this meanwhile. A message says when it is done{action !== 'send_again' && ', with its undo'}.
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** The members that the action takes; undefined until they are chosen. */
function orderOf(action: BulkAction, given: string): Omit<BulkChangeDraft, 'inspections' | 'filter'> | undefined {
  switch (action) {
    case 'assign_clerk':
    case 'assign_typist':
      return given === '' ? undefined : { action, staff_id: given === NOBODY ? null : Number(given) };
    case 'move': {
      const days = Number(given);
      return Number.isInteger(days) && days !== 0 && Math.abs(days) <= MOST_BULK_DAYS ? { action, days } : undefined;
    }
    case 'confirm':
    case 'send_again':
      return { action };
    case 'cancel':
      return { action, ...(given.trim() !== '' && { reason: given.trim() }) };
  }
}

type FieldProps = { action: BulkAction; isOne: boolean; value: string; onChange: (value: string) => void };

function OrderField({ action, isOne, value, onChange }: FieldProps) {
  switch (action) {
    case 'assign_clerk':
      return <PersonField label="Clerk" isMeant={isClerk} value={value} onChange={onChange} />;
    case 'assign_typist':
      return <PersonField label="Typist" isMeant={isTypist} value={value} onChange={onChange} />;
    case 'move':
      return (
        <Field label="Days later" hint={`Below zero moves ${isOne ? 'it' : 'them'} earlier. The time of day stays.`}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              type="number"
              min={-MOST_BULK_DAYS}
              max={MOST_BULK_DAYS}
              step={1}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      );
    case 'confirm':
      return (
        <p>
          {isOne
            ? 'Its day is agreed from then on, and contacts who are notified are told of it.'
            : 'Their days are agreed from then on, and contacts who are notified are told of them.'}
        </p>
      );
    case 'send_again':
      return <p>Contacts who are notified get the e-mail about their appointment once more. This cannot be undone.</p>;
    case 'cancel':
      return (
        <Field
          label="Reason"
          hint={`For the contacts who are told. It may be left empty. No charge is added to ${isOne ? 'it' : 'any of them'}.`}
        >
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={3}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      );
  }
}

const isClerk = ({ role }: StaffMember) => role === roles.clerk || role === roles.manager;
const isTypist = ({ role }: StaffMember) => role === roles.typist;

type PersonProps = Omit<FieldProps, 'action' | 'isOne'> & { label: string; isMeant: (member: StaffMember) => boolean };

function PersonField({ label, isMeant, value, onChange }: PersonProps) {
  const { data: staff, error } = useQuery(allStaffOptions());
  const people = (staff ?? [])
    .filter(isMeant)
    .toSorted((a, b) => Number(b.role === roles.clerk) - Number(a.role === roles.clerk) || a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field label={label} error={error === null ? undefined : `The staff could not be loaded. ${errorText(error)}`}>
      {(control) => (
        <Select
          {...control}
          data-autofocus
          emptyLabel="Choose…"
          options={[...people, { value: NOBODY, label: 'Nobody' }]}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
