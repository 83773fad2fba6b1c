/** Whether the rules of retention may remove this inspection, for administrators: it is held here, or with its property. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { HoldDraft } from '#contract/privacy/retention.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listLegalHoldsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteInspectionHold, updateInspectionHold } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, LegalHold } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './inspection-hold.module.css';

export function InspectionHold({ inspection: { id, property } }: { inspection: Inspection }) {
  const { data: holds } = useQuery({ ...listLegalHoldsOptions(), throwOnError: whenEmpty });
  const own = holds?.find((hold) => hold.inspection_id === id);
  const whole = holds?.find((hold) => hold.inspection_id === null && hold.property_id === property.id);
  return (
    <Panel title="Legal hold" actions={own && <LiftButton inspectionId={id} isPropertyHeld={whole !== undefined} />}>
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

function LiftButton({ inspectionId, isPropertyHeld }: { inspectionId: number; isPropertyHeld: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const lift = async () => {
    const text = isPropertyHeld
      ? 'The hold of its property stays, and with it this inspection.'
      : 'The rules remove of this inspection what is old enough, from next night on.';
    if (!(await confirm({ title: 'Lift this hold?', text, action: 'Lift the hold', isDanger: true }))) return;
    setBusy(true);
    try {
      await deleteInspectionHold({ path: { inspection_id: inspectionId } });
      await afterWrite('legalHold');
      showToast({ text: 'The hold was lifted.' });
    } catch (error) {
      showToast({ tone: 'failed', text: `The hold was not lifted. ${errorText(error)}` });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void lift()}>
      Lift the hold
    </Button>
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
