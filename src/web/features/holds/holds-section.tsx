/** Properties and inspections of which no rule removes anything, since somebody may sue. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod';
import { HoldDraft } from '#contract/privacy/retention.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { listLegalHoldsOptions, listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateLegalHold } from '#web/queries/generated/sdk.gen.ts';
import type { LegalHold, ListPropertiesResponse } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './holds.module.css';
import { LiftButton } from './lift-button.tsx';

export function HoldsSection() {
  const { data: holds } = useQuery({ ...listLegalHoldsOptions(), throwOnError: whenEmpty });
  /** Another form after each hold: a lookup keeps what it has shown. */
  const [made, setMade] = useState(0);
  return (
    <Panel title="Legal holds">
      <p className={styles.quiet}>
        Neither a rule nor an erasure removes anything of a property that is held, for as long as it is. Hold it when
        somebody disputes a report of it, or may do so. A single inspection is held on its own page.
      </p>
      {holds === undefined ? (
        <Skeleton height="3rem" />
      ) : holds.length === 0 ? (
        <p className={styles.quiet}>Nothing is held.</p>
      ) : (
        <ul className={styles.list} aria-label="What is held">
          {holds.map((hold) => (
            <Hold key={`${hold.property_id} ${hold.inspection_id}`} hold={hold} />
          ))}
        </ul>
      )}
      <HoldForm key={made} onDone={() => setMade(made + 1)} />
    </Panel>
  );
}

function Hold({ hold }: { hold: LegalHold }) {
  const { inspection_id, title, address, reason, at } = hold;
  const name = inspection_id === null ? address : `${title}, ${address}`;
  return (
    <li className={styles.hold}>
      <div>
        <strong>{inspection_id === null ? address : <Link to={paths.inspection(inspection_id)}>{name}</Link>}</strong>
        <p>{reason}</p>
        <p className={styles.quiet}>
          Since <DateTime at={at} />
        </p>
      </div>
      <LiftButton
        hold={hold}
        label={`Lift the hold of ${name}`}
        consequence={`The rules remove of ${name} what is old enough, from next night on.`}
      >
        Lift
      </LiftButton>
    </li>
  );
}

const Draft = z.object({ property_id: z.int(), reason: HoldDraft.shape.reason });
type Values = { property_id: number | null; reason: string };
const blank: Values = { property_id: null, reason: '' };

function HoldForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm({
    schema: Draft,
    initial: blank,
    toBody: ({ property_id: id, reason }: Values) => ({ property_id: id ?? 0, reason: reason.trim() }),
    faultsOf: ({ property_id: id, reason }) => ({
      ...(id === null && { property_id: 'Choose a property.' }),
      ...(reason.trim() === '' && { reason: 'Say why it is held.' }),
    }),
  });
  const handleHold = submitHandler(form, async ({ property_id, reason }) => {
    await updateLegalHold({ path: { property_id }, body: { reason } });
    await afterWrite('legalHold');
    showToast({ text: 'The property is held.' });
    onDone();
  });
  return (
    <Form form={form} label="Hold a property" onSubmit={handleHold}>
      <FieldGroup>
        <LookupField
          name="property_id"
          label="Property"
          span={6}
          queryOf={propertiesAt}
          optionsOf={choicesOf}
          placeholder="Type an address"
          nothing="No property has this address."
        />
        <TextField name="reason" label="Reason" span={6} />
      </FieldGroup>
      <FormActions>
        <SubmitButton variant="default">Hold this property</SubmitButton>
      </FormActions>
    </Form>
  );
}

const MOST_CHOICES = 20;
const propertiesAt = (address: string) =>
  listPropertiesOptions({ query: { per_page: MOST_CHOICES, sort: 'match', ...(address !== '' && { address }) } });
const choicesOf = ({ data }: ListPropertiesResponse) =>
  data.map(({ id, address: { line1, city, postcode } }) => ({
    value: String(id),
    label: [line1, city, postcode].filter(Boolean).join(', '),
  }));
