/** Adds a meter, changes it, or takes a new reading. */
import { MeterDraft } from '#contract/meter.ts';
import { meterTypes } from '#domain/property-words.ts';
import { DateField, TextField, TimeField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { isDay, isTime, timeFault } from '#web/ui/time/skipped-time.ts';
import { toInstant, toWallTime } from '#web/ui/time/time-zone.ts';

type MeterBody = ReturnType<typeof MeterDraft.parse>;

type MeterValues = {
  type: string;
  location: string;
  supplier: string;
  serial_no: string;
  reading: string;
  date: string;
  time: string;
};

function toBody({ date, time, ...values }: MeterValues) {
  return {
    ...values,
    type: values.type.trim(),
    serial_no: textOrNull(values.serial_no),
    date: isDay(date) && isTime(time) ? toInstant({ date, time }) : date,
  };
}

function typedFaults(values: MeterValues): Partial<Record<string, string>> {
  const fault = timeFault(values);
  return fault === undefined ? {} : { time: fault };
}

function now(): Pick<MeterValues, 'date' | 'time'> {
  return toWallTime(new Date().toISOString());
}

function toValues(meter: Meter | undefined, isReading: boolean): MeterValues {
  if (meter === undefined) return { type: '', location: '', supplier: '', serial_no: '', reading: '', ...now() };
  const { type, location, supplier, reading, serial_no } = meter;
  const kept = { type, location, supplier, serial_no: serial_no ?? '' };
  return isReading ? { ...kept, reading: '', ...now() } : { ...kept, reading, ...toWallTime(meter.date) };
}

/** A meter as the form would send it. */
export const toMeterBody = (meter: Meter) => toBody(toValues(meter, false));

type Props = {
  meter?: Meter | undefined;
  /** Only the reading and its date: what one does at the door. */
  isReading?: boolean | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: MeterBody) => Promise<boolean>;
};

export function MeterDialog({ meter, isReading = false, onClose, onSave }: Props) {
  const form = useContractForm<MeterValues, typeof MeterDraft>({
    schema: MeterDraft,
    initial: toValues(meter, isReading),
    toBody,
    faultsOf: typedFaults,
  });

  return (
    <FormDialog
      form={form}
      title={
        meter === undefined ? 'Add a meter' : isReading ? `New reading, ${meter.type}` : `Change ${meter.type} meter`
      }
      size="sm"
      onClose={onClose}
      label="Meter"
      action={meter === undefined ? 'Add meter' : 'Save'}
      onSave={async (body) => {
        if (await onSave(body)) onClose();
      }}
    >
      <FieldGroup>
        {!isReading && (
          <>
            <TextField name="type" label="Type" isRequired suggestions={meterTypes} span={6} />
            <TextField name="serial_no" label="Serial number" span={6} />
            <TextField name="location" label="Location" span={6} />
            <TextField name="supplier" label="Supplier" span={6} />
          </>
        )}
        <TextField name="reading" label="Reading" hint={meter?.reading ? `Before: ${meter.reading}` : undefined} />
        <DateField name="date" label="Read on" isRequired span={8} />
        <TimeField name="time" label="Time" span={4} />
      </FieldGroup>
    </FormDialog>
  );
}
