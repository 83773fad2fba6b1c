/** Creates a property without leaving what somebody is writing, from what they have typed so far. */
import { PropertyDraft } from '#contract/property.ts';
import { customFieldNames, withRequired } from '#web/forms/custom-fields-of-body.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import { PropertyFields } from './property-fields.tsx';
import { emptyProperty, type PropertyValues, toPropertyBody } from './property-values.ts';
import { readAddress } from './read-address.ts';

type Props = {
  /** The text that found no property. */
  typed: string;
  /** Bedrooms, where somebody has said how many. */
  beds?: number | null;
  customFields: readonly CustomField[];
  /** Rejects with the service's refusal. */
  onSave: (body: ReturnType<typeof PropertyDraft.parse>) => Promise<void>;
  onClose: () => void;
};

export function PropertyDialog({ typed, beds = null, customFields, onSave, onClose }: Props) {
  const empty = emptyProperty(customFields);
  const form = useContractForm<PropertyValues, typeof PropertyDraft>({
    schema: withRequired(PropertyDraft, customFields),
    initial: { ...empty, no_of_beds: beds, address: { ...empty.address, ...readAddress(typed) } },
    toBody: toPropertyBody,
    nameOf: customFieldNames,
  });
  return (
    <FormDialog
      form={form}
      title="New property"
      action="Create property"
      size="lg"
      nameOf={customFieldNames}
      onSave={onSave}
      onClose={onClose}
    >
      <PropertyFields customFields={customFields} />
    </FormDialog>
  );
}
