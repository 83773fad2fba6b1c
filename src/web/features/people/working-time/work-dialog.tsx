/** The form of the work that a member of staff takes: areas, types of inspection, and their colour on the board. */
import { useWatch } from 'react-hook-form';
import { StaffDraft } from '#contract/person.ts';
import { SelectField, TagsField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { TypeTicks } from '#web/forms/type-ticks.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { Swatch } from '#web/ui/controls/swatch.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { colourOptions, workOf, workValues } from './work-text.ts';
import styles from './working-time.module.css';

type Props = {
  member: StaffMember;
  onClose: () => void;
  onSave: (work: ReturnType<typeof workOf>) => Promise<void>;
};

const schema = StaffDraft.pick({ areas: true, inspection_types: true, colour: true });
/** A fault of one area is told of at the field of all. */
const nameOf = (name: string) => name.replace(/\.\d+$/, '');

export function WorkDialog({ member, onClose, onSave }: Props) {
  const form = useContractForm({ schema, initial: workValues(member), toBody: workOf, nameOf });
  const colour = useWatch({ control: form.control, name: 'colour' });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={`What ${member.name} takes`}
      label="Areas and types"
      action="Save"
      onClose={onClose}
      onSave={() => onSave(workOf(form.getValues()))}
    >
      <FieldGroup>
        <TagsField
          name="areas"
          label="Areas"
          hint="Postcode areas or districts, such as PO or SO14. None means everywhere."
        />
      </FieldGroup>
      <TypeTicks name="inspection_types" legend="Types of inspection" hint="None means every type." />
      <FieldGroup>
        <SelectField name="colour" label="Colour in the schedule" emptyLabel="None" options={colourOptions} span={6} />
      </FieldGroup>
      {colour !== '' && (
        <p className={styles.quiet}>
          <Swatch colour={colour} /> {member.name}
        </p>
      )}
    </FormDialog>
  );
}
