/** Creates or changes a property. Field names are the wire names, so a refusal finds its own field. */
import { useNavigate } from 'react-router';
import { PropertyDraft } from '#contract/property.ts';
import { customFieldNames, withRequired } from '#web/forms/custom-fields-of-body.ts';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useAskedField } from '#web/forms/use-asked-field.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import type { CustomField, Property } from '#web/queries/generated/types.gen.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import styles from './properties.module.css';
import { PropertyFields } from './property-fields.tsx';
import { emptyProperty, type PropertyValues, toPropertyBody, toPropertyValues } from './property-values.ts';

type PropertyBody = ReturnType<typeof PropertyDraft.parse>;

type Props = {
  /** Undefined for a new one. */
  property?: Property | undefined;
  customFields: readonly CustomField[];
  /** Rejects with the service's refusal; resolves to the page to show next, or to nothing when the form stays open. */
  onSave: (body: PropertyBody) => Promise<string | undefined>;
  cancelHref: string;
};

export function PropertyForm({ property, customFields, onSave, cancelHref }: Props) {
  const initial = property === undefined ? emptyProperty(customFields) : toPropertyValues(property, customFields);
  const form = useContractForm<PropertyValues, typeof PropertyDraft>({
    schema: withRequired(PropertyDraft, customFields),
    initial,
    toBody: toPropertyBody,
    nameOf: customFieldNames,
  });
  useAskedField(form);
  const navigate = useNavigate();
  const letGo = useLeaveGuard(form.formState.isDirty);

  const handleSave = submitHandler(
    form,
    async (body) => {
      const href = await onSave(body);
      if (href === undefined) return;
      letGo();
      await navigate(href, { replace: true });
    },
    customFieldNames,
  );

  return (
    <div className={styles.form}>
      <Form form={form} label="Property" onSubmit={handleSave}>
        <PropertyFields property={property} customFields={customFields} />
        <FormActions>
          <SubmitButton>{property === undefined ? 'Create property' : 'Save changes'}</SubmitButton>
          <ButtonLink to={cancelHref} variant="quiet">
            Cancel
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
