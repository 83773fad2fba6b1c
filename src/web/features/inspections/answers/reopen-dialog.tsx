/** Asked when a report is returned or reopened: the reasons, chosen and written. */
import { Reopening } from '#contract/inspections/reopening.ts';
import { states } from '#domain/inspection-state.ts';
import { reopenReasonCodes, reopenReasons } from '#domain/correction/reopening.ts';
import { useController } from 'react-hook-form';
import { TextAreaField } from '#web/forms/fields.tsx';
import ticks from '#web/forms/form.module.css';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { reopenInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ReopenInspectionData } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { verbWords } from '../lifecycle.ts';

type ReopenBody = NonNullable<ReopenInspectionData['body']>;

type Props = { inspection: Inspection; onClose: () => void; onTaken: () => void };

export function ReopenDialog({ inspection, onClose, onTaken }: Props) {
  const { id, state } = inspection;
  // Its readers are told.
  const isFinished = state.id === states.complete;
  const form = useContractForm({
    schema: Reopening.unwrap().unwrap(),
    initial: { reasons: [] as ReopenBody['reasons'], note: '' },
    toBody: ({ reasons, note }) => ({ reasons, note: textOrNull(note) }),
  });
  return (
    <FormDialog
      form={form}
      title={isFinished ? 'Reopen this report' : 'Return this report'}
      action={isFinished ? 'Reopen' : 'Return'}
      size="sm"
      onClose={onClose}
      onSave={async (body) => {
        await reopenInspection({ path: { inspection_id: id }, body, throwOnError: true });
        onTaken();
        await afterInspectionWrite(inspection, 'inspection', 'reportVersion');
        showToast({ text: `${verbWords('reopen', state.id).done}.` });
      }}
    >
      <Reasons />
      <TextAreaField
        name="note"
        label="In your words"
        hint={
          isFinished
            ? 'It stands on the sheet of corrections, for everybody who reads the report.'
            : 'For whoever goes on with the report.'
        }
      />
    </FormDialog>
  );
}

function Reasons() {
  const { field } = useController({ name: 'reasons' });
  const chosen = field.value as readonly string[];
  return (
    <fieldset>
      <legend className={ticks.ticksLegend}>Why</legend>
      <div className={ticks.ticks}>
        {reopenReasonCodes.map((code) => (
          <label key={code} className={ticks.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                field.onChange(
                  reopenReasonCodes.filter((one) => (one === code ? target.checked : chosen.includes(one))),
                )
              }
            />
            {reopenReasons[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
