/** Adds a meter or a register, changes one, or takes a new reading. */
import { useWatch } from 'react-hook-form';
import { MeterDraft } from '#contract/meter.ts';
import { meterTypes } from '#domain/property/property-words.ts';
import { DateField, SelectField, TextField, TimeField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import {
  counting,
  type MeterValues,
  meterValues,
  type NewRegister,
  newMeterValues,
  newRegisterValues,
  registersOf,
  toMeterBody,
  typedFaults,
} from './meter-values.ts';
import { registerNames } from './registers.ts';

export type MeterBody = ReturnType<typeof MeterDraft.parse>;

/** The purpose of the dialog. */
export type MeterTask =
  | { kind: 'add' }
  | { kind: 'add-register'; parent: Meter }
  | { kind: 'change'; meter: Meter }
  /** Only the reading and its date: what one does at the door. */
  | { kind: 'read'; meter: Meter };

type Props = {
  task: MeterTask;
  /** The meters that this one can be a register of. */
  parents?: readonly Meter[] | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. `registers` are of a new meter. */
  onSave: (body: MeterBody, registers: NewRegister[]) => Promise<boolean>;
};

export function MeterDialog({ task, parents = [], onClose, onSave }: Props) {
  const form = useContractForm<MeterValues, typeof MeterDraft>({
    schema: MeterDraft,
    initial: initialOf(task),
    toBody: toMeterBody,
    faultsOf: typedFaults,
  });
  const isNew = task.kind === 'add' || task.kind === 'add-register';

  return (
    <FormDialog
      form={form}
      title={titleOf(task)}
      size="sm"
      onClose={onClose}
      label="Meter"
      action={task.kind === 'add' ? 'Add meter' : isNew ? 'Add register' : 'Save'}
      onSave={async (body) => {
        if (await onSave(body, registersOf(form.getValues()))) onClose();
      }}
    >
      <FieldGroup>
        {task.kind === 'add-register' && (
          <TextField
            name="type"
            label="Register"
            isRequired
            suggestions={registerNames(task.parent.type)}
            hint={`Such as ${task.parent.type}, night.`}
          />
        )}
        {(task.kind === 'add' || task.kind === 'change') && <DeviceFields parents={parents} />}
        <ReadingFields task={task} />
        <DateField name="date" label="Read on" isRequired span={8} />
        <TimeField name="time" label="Time" span={4} />
      </FieldGroup>
    </FormDialog>
  );
}

function DeviceFields({ parents }: { parents: readonly Meter[] }) {
  return (
    <>
      <TextField name="type" label="Type" isRequired suggestions={meterTypes} span={6} />
      <TextField name="serial_no" label="Serial number" span={6} />
      <TextField name="location" label="Location" span={6} />
      <TextField name="supplier" label="Supplier" span={6} />
      {parents.length > 0 && (
        <SelectField
          name="parent_id"
          label="Register of"
          emptyLabel="None: a meter of its own"
          options={parents.map(({ id, type, serial_no }) => ({
            value: String(id),
            label: serial_no === null ? type : `${type}, No. ${serial_no}`,
          }))}
        />
      )}
    </>
  );
}

function ReadingFields({ task }: { task: MeterTask }) {
  const isApart = useWatch<MeterValues>({ name: 'counting' }) === counting.dayAndNight;
  const before = task.kind === 'read' || task.kind === 'change' ? task.meter.reading : '';
  return (
    <>
      {task.kind === 'add' && (
        <SelectField
          name="counting"
          label="Registers"
          options={[
            { value: counting.once, label: 'One' },
            { value: counting.dayAndNight, label: 'Day and night' },
          ]}
        />
      )}
      {task.kind === 'add' && isApart ? (
        <>
          <TextField name="day" label="Day reading" span={6} />
          <TextField name="night" label="Night reading" span={6} />
        </>
      ) : (
        <TextField name="reading" label="Reading" hint={before === '' ? undefined : `Before: ${before}`} />
      )}
    </>
  );
}

function initialOf(task: MeterTask): MeterValues {
  if (task.kind === 'add') return newMeterValues();
  if (task.kind === 'add-register') return newRegisterValues(task.parent);
  return meterValues(task.meter, task.kind === 'read');
}

function titleOf(task: MeterTask): string {
  if (task.kind === 'add') return 'Add a meter';
  if (task.kind === 'add-register') return `Add a register to the ${task.parent.type} meter`;
  return task.kind === 'read' ? `New reading, ${task.meter.type}` : `Change ${task.meter.type} meter`;
}
