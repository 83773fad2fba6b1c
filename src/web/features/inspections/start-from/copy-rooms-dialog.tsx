/** Takes over the rooms of the latest finished report of a property, its own or another like it. */
import * as z from 'zod';
import { CopyFromProperty } from '#contract/report.ts';
import { Id } from '#contract/wire.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { copyFromProperty } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { confirm, type Question } from '#web/ui/overlay/confirm.tsx';
import { propertyChoices, propertyChoicesOptions } from '../booking-choices.ts';
import { fullAddress } from '../inspection-text.ts';

const Copy = z.object({ source_property_id: Id, body: CopyFromProperty });
type Values = { source_property_id: number | null; body: { mode: 'append' | 'reset' } };

const questionOfReset: Question = {
  title: 'Replace all rooms?',
  text: 'Everything that was written in this report goes, with its photographs. It cannot be brought back.',
  action: 'Replace them',
  isDanger: true,
};

export function CopyRoomsDialog({ inspection, onClose }: { inspection: Inspection; onClose: () => void }) {
  const { id, property } = inspection;
  const initial: Values = { source_property_id: property.id, body: { mode: 'append' } };
  const form = useContractForm({ schema: Copy, initial, toBody: (values: Values) => values });

  async function handleSave({ source_property_id, body }: z.output<typeof Copy>) {
    if (body?.mode === 'reset' && !(await confirm(questionOfReset))) return;
    const { data } = await copyFromProperty({ path: { inspection_id: id, source_property_id }, body: body ?? null });
    await Promise.all([afterWrite('inspection'), afterWrite('report')]);
    showToast({ text: `${data.rooms.length} ${data.rooms.length === 1 ? 'room was' : 'rooms were'} copied.` });
    onClose();
  }

  return (
    <FormDialog form={form} title="Copy rooms" action="Copy the rooms" onClose={onClose} onSave={handleSave}>
      <p>
        The rooms of the latest finished report of a property, with their texts and photographs. A flat in the same
        block may have the same rooms.
      </p>
      <FieldGroup>
        <LookupField
          name="source_property_id"
          label="Property"
          isRequired
          queryOf={propertyChoicesOptions}
          optionsOf={propertyChoices}
          initial={{ value: String(property.id), label: fullAddress(property.address) }}
          placeholder="Part of the address or postcode"
          nothing="No property has all these words in its address."
        />
        <SelectField
          name="body.mode"
          label="The rooms that are here"
          options={[
            { value: 'append', label: 'Stay: the copies go after them' },
            { value: 'reset', label: 'Go: the copies take their place' },
          ]}
        />
      </FieldGroup>
    </FormDialog>
  );
}
