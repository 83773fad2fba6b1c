/** Adds a set of keys, or changes what it is. */
import { KeySetDraft } from '#contract/property/keys.ts';
import { NumberField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { KeySet, ListPropertiesResponse } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { homeText, keySetLabels } from './key-words.ts';

export type KeySetBody = ReturnType<typeof KeySetDraft.parse>;
type Values = {
  property_id: number | null;
  tag: string;
  holds: string;
  key_count: number | string | null;
  place: string;
};

type Props = {
  set?: KeySet | undefined;
  /** On the page of a property. */
  propertyId?: number | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: KeySetBody) => Promise<boolean>;
};

export function KeyDialog({ set, propertyId, onClose, onSave }: Props) {
  const form = useContractForm<Values, typeof KeySetDraft>({
    schema: KeySetDraft,
    initial: {
      property_id: set?.property.id ?? propertyId ?? null,
      tag: set?.tag ?? '',
      holds: set?.holds ?? '',
      key_count: set?.key_count ?? 1,
      place: set?.place ?? '',
    },
    toBody: (values) => ({
      ...values,
      property_id: values.property_id ?? undefined,
      key_count: Number(values.key_count ?? Number.NaN),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={set === undefined ? 'Add a set of keys' : `Change ${set.tag}`}
      label="Set of keys"
      action={set === undefined ? 'Add keys' : 'Save changes'}
      onClose={onClose}
      onSave={async (body) => {
        if (await onSave(body)) onClose();
      }}
    >
      <FieldGroup>
        {set === undefined && propertyId === undefined && (
          <LookupField
            name="property_id"
            label="Property"
            isRequired
            queryOf={propertiesOptions}
            optionsOf={homesOf}
            placeholder="Part of the address or postcode"
            nothing="No property has all these words in its address."
          />
        )}
        <TextField name="tag" label={keySetLabels.tag} isRequired span={6} hint="As it stands on it, such as DK-14." />
        <NumberField name="key_count" label={keySetLabels.key_count} isRequired min={1} span={6} />
        <TextField name="holds" label={keySetLabels.holds} isRequired hint="Such as 2 Yale, 1 mortice, communal fob." />
        <TextField name="place" label={keySetLabels.place} isRequired hint="Such as Office board, hook 14." />
      </FieldGroup>
    </FormDialog>
  );
}

const propertiesOptions = (address: string) =>
  listPropertiesOptions({ query: { per_page: 10, sort: 'match', ...(address !== '' && { address }) } });
const homesOf = ({ data }: ListPropertiesResponse) =>
  data.map((property) => ({ value: String(property.id), label: homeText({ property }) }));
