/** Whether the rules of retention may remove this inspection, for administrators: it is held here, or with its property. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HoldDraft } from '#contract/privacy/retention.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { listLegalHoldsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateInspectionHold } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, LegalHold } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './holds.module.css';
import { LiftButton } from './lift-button.tsx';

export function InspectionHold({ inspection: { id, property } }: { inspection: Inspection }) {
  const { data: holds } = useQuery({ ...listLegalHoldsOptions(), throwOnError: whenEmpty });
  const own = holds?.find((hold) => hold.inspection_id === id);
  const whole = holds?.find((hold) => hold.inspection_id === null && hold.property_id === property.id);
  const consequence =
    whole === undefined
      ? 'The rules remove of this inspection what is old enough, from next night on.'
      : 'The hold of its property stays, and with it this inspection.';
  const lift = own && (
    <LiftButton hold={own} consequence={consequence}>
      Lift the hold
    </LiftButton>
  );
  return (
    <Panel title="Legal hold" actions={lift}>
      {holds === undefined && <Skeleton height="3rem" />}
      {whole !== undefined && <WholeProperty hold={whole} />}
      {own !== undefined && (
        <Details
          items={[
            { label: 'Held since', value: <DateTime at={own.at} /> },
            { label: 'Reason', value: own.reason },
          ]}
        />
      )}
      {holds !== undefined && own === undefined && (
        <>
          {whole === undefined && (
            <p className={styles.quiet}>
              Rules of retention may remove it once it is old enough. Hold it when somebody disputes its report, or may
              do so.
            </p>
          )}
          <HoldForm inspectionId={id} />
        </>
      )}
    </Panel>
  );
}

function WholeProperty({ hold: { reason, at } }: { hold: LegalHold }) {
  return (
    <p className={styles.quiet}>
      Its property has been held since <DateTime at={at} />, with all of its inspections: {reason}{' '}
      <Link to={paths.dataSettings()}>All legal holds</Link>
    </p>
  );
}

function HoldForm({ inspectionId }: { inspectionId: number }) {
  const form = useContractForm({
    schema: HoldDraft,
    initial: { reason: '' },
    toBody: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
    faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: 'Say why it is held.' } : {}),
  });
  const handleHold = submitHandler(form, async (body) => {
    await updateInspectionHold({ path: { inspection_id: inspectionId }, body });
    await afterWrite('legalHold');
    showToast({ text: 'The inspection is held.' });
  });
  return (
    <Form form={form} label="Hold this inspection" onSubmit={handleHold}>
      <FieldGroup>
        <TextField name="reason" label="Reason" span={12} />
      </FieldGroup>
      <FormActions>
        <SubmitButton variant="default">Hold this inspection</SubmitButton>
      </FormActions>
    </Form>
  );
}
