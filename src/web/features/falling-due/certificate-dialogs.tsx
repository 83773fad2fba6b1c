/** A certificate that runs out is followed by a new one with a later day, or none is needed any more, for a reason. */
import * as z from 'zod';
import { CertificateDraft } from '#contract/property/falling-due.ts';
import { ProposalDecision } from '#contract/property/proposal.ts';
import { certificateNames } from '#domain/property/certificate.ts';
import { DateField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { ifMatch } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getCertificate, updateCertificate } from '#web/queries/generated/sdk.gen.ts';
import type { Certificate, Proposal } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { homeText } from './due-words.ts';

export type CertificateDue = Proposal & { certificate: NonNullable<Proposal['certificate']> };
type Asked = { proposal: CertificateDue; onClose: () => void };
type Dropped = Asked & { onDrop: (reason: string) => Promise<void> };

export function CertificateDialog({ isRenewed, ...props }: Dropped & { isRenewed: boolean }) {
  return isRenewed ? <RenewDialog {...props} /> : <NotNeededDialog {...props} />;
}

function RenewDialog({ proposal, onClose }: Asked) {
  const { due_on: day, certificate, property } = proposal;
  const name = certificateNames[certificate.kind];
  const { expires_on: until, issued_on: issuedOn, ref } = CertificateDraft.shape;
  const form = useContractForm({
    schema: z.object({
      expires_on: until.refine((next) => next > day, { error: `must be later than ${dateText(day)}` }),
      issued_on: issuedOn,
      ref,
    }),
    initial: { expires_on: '', issued_on: '', ref: '' },
    toBody: (values) => ({
      expires_on: textOrNull(values.expires_on),
      issued_on: textOrNull(values.issued_on),
      ref: textOrNull(values.ref),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={`${name}: the new one`}
      action="Save certificate"
      onClose={onClose}
      onSave={async (body) => {
        const path = { property_id: property.id, certificate_id: certificate.id };
        const { data: read } = await getCertificate({ path, throwOnError: true });
        const saved: Certificate | undefined =
          read.expires_on === day
            ? (await updateCertificate({ path, body, headers: ifMatch(read.version), throwOnError: true })).data
            : undefined;
        onClose();
        await afterWrite('certificate');
        const { expires_on: last } = saved ?? read;
        showToast({
          ...(saved === undefined && { tone: 'failed' as const }),
          text: `${name}: ${saved === undefined ? 'somebody else has changed it, ' : ''}good until ${dateText(last)}.`,
        });
      }}
    >
      <p>{`That of ${homeText(proposal)} is good until ${dateText(day)}. The next falls due when the new one runs out.`}</p>
      <FieldGroup>
        <DateField name="expires_on" label="New certificate, good until" isRequired />
        <DateField name="issued_on" label="Issued on" span={6} />
        <TextField name="ref" label="Reference" span={6} />
      </FieldGroup>
    </FormDialog>
  );
}

function NotNeededDialog({ proposal, onClose, onDrop }: Dropped) {
  const form = useContractForm({
    schema: ProposalDecision.required({ reason: true }),
    initial: { reason: '' },
    toBody: ({ reason }) => ({ key: proposal.key, outcome: 'dropped', reason }),
  });
  const name = certificateNames[proposal.certificate.kind];
  return (
    <FormDialog
      form={form}
      title={`${name}: none needed any more`}
      action="Drop"
      size="sm"
      onClose={onClose}
      onSave={async ({ reason }) => {
        await onDrop(reason);
        onClose();
      }}
    >
      <TextAreaField name="reason" label="Reason" hint={`It stands in the log of ${homeText(proposal)}.`} isRequired />
    </FormDialog>
  );
}
