/** Adds or changes a tenancy, and notes a notice: the day on which somebody leaves is proposed, and typed. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TenancyDraft } from '#contract/property/tenancy.ts';
import { type NoticeBy, proposedLeaving, standardNoticeLengths } from '#domain/property/tenancy.ts';
import { DateField, SelectField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import formStyles from '#web/forms/form.module.css';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Contact, Tenancy } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import styles from './tenancies.module.css';
import {
  bodyOfTenancy,
  emptyTenancy,
  type MissingDay,
  missingDay,
  missingText,
  tenancyLabels,
  type TenancyValues,
  valuesOfTenancy,
} from './tenancy-values.ts';

export type TenancyBody = ReturnType<typeof TenancyDraft.parse>;

type Props = {
  tenancy?: Tenancy | undefined;
  /** People of the property. */
  contacts: readonly Contact[];
  /** The day that somebody came to fill in. */
  opensAt?: MissingDay | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: TenancyBody) => Promise<boolean>;
};

const parties = [
  { value: 'tenant', label: 'The tenant' },
  { value: 'landlord', label: 'The landlord' },
];

export function TenancyDialog({ tenancy, contacts, opensAt, onClose, onSave }: Props) {
  const form = useContractForm<TenancyValues, typeof TenancyDraft>({
    schema: TenancyDraft,
    initial: tenancy ? valuesOfTenancy(tenancy) : emptyTenancy,
    toBody: bodyOfTenancy,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (opensAt !== undefined) setFocus(opensAt);
  }, [opensAt, setFocus]);
  return (
    <FormDialog
      form={form}
      title={tenancy === undefined ? 'Add a tenancy' : 'Change the tenancy'}
      label="Tenancy"
      onClose={onClose}
      action={tenancy === undefined ? 'Add tenancy' : 'Save changes'}
      onSave={async (body) => {
        if (await onSave(body)) onClose();
      }}
    >
      <FieldGroup>
        <DateField name="starts_on" label={tenancyLabels.starts_on} isRequired span={6} />
        <DateField name="ends_on" label={tenancyLabels.ends_on} span={6} hint="Empty: it goes on until notice." />
        {contacts.length > 0 && <ContactTicks contacts={contacts} />}
      </FieldGroup>
      <FieldGroup title="Notice">
        <DateField name="notice_given_on" label="Given on" span={6} />
        <SelectField name="notice_by" label="Given by" options={parties} emptyLabel="Not said" span={6} />
        <DateField
          name="leaves_on"
          label={tenancyLabels.leaves_on}
          span={6}
          hint="The last day that law and contract allow."
        />
        <Proposal />
        <Missing />
      </FieldGroup>
    </FormDialog>
  );
}

/** Puts in the day that the firm's usual notice leads to: a person looks at it, and may type another. */
function Proposal() {
  const { setValue } = useFormContext<TenancyValues>();
  const [givenOn, by, leavesOn] = useWatch<TenancyValues, ['notice_given_on', 'notice_by', 'leaves_on']>({
    name: ['notice_given_on', 'notice_by', 'leaves_on'],
  });
  const { data } = useQuery({ ...getAccountSettingsOptions(), enabled: useCan('templates.read') });
  if (!/^\d{4}-\d\d-\d\d$/.test(givenOn) || by === '') return null;
  const months = (data?.notice_lengths ?? standardNoticeLengths)[by as NoticeBy];
  const day = proposedLeaving(givenOn, months);
  if (day === leavesOn) return null;
  return (
    <div className={styles.proposal}>
      <Button
        size="sm"
        onClick={() => setValue('leaves_on', day, { shouldDirty: true, shouldValidate: leavesOn !== '' })}
      >
        {`${months === 1 ? '1 month' : `${months} months`} on: ${dateText(day)}`}
      </Button>
    </div>
  );
}

/** A notice without one of its days drafts nothing: whoever saves it knows before. */
function Missing() {
  const [given, by, leaves] = useWatch<TenancyValues, ['notice_given_on', 'notice_by', 'leaves_on']>({
    name: ['notice_given_on', 'notice_by', 'leaves_on'],
  });
  const day = missingDay({ notice_given_on: given, notice_by: by, leaves_on: leaves });
  const isUnsaid = day === 'leaves_on' && by === '';
  return (
    <output className={styles.missing} hidden={day === undefined}>
      {day !== undefined && missingText(day)}
      {isUnsaid && ' Say who gave notice, and the firm’s usual length of it is offered.'}
    </output>
  );
}

function ContactTicks({ contacts }: { contacts: readonly Contact[] }) {
  const { field } = useController({ name: 'contact_ids' });
  const chosen = field.value as readonly number[];
  return (
    <fieldset className={styles.people}>
      <legend className={formStyles.ticksLegend}>{tenancyLabels.contact_ids}</legend>
      <div className={formStyles.ticks}>
        {contacts.map(({ id, name }) => (
          <label key={id} className={formStyles.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
