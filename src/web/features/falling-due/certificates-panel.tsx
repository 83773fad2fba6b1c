/** The certificates of a home, and the dialog that adds one. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CertificateDraft } from '#contract/property/falling-due.ts';
import { certificateNames } from '#domain/property/certificate.ts';
import { DateField, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createCertificateMutation,
  deleteCertificateMutation,
  listCertificatesOptions,
  updateCertificateMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Certificate } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import styles from './falling-due.module.css';

type Open = { certificate: Certificate | undefined };

export function CertificatesPanel({ propertyId, canWrite }: { propertyId: number; canWrite: boolean }) {
  const path = { property_id: propertyId };
  const { data = [] } = useQuery(listCertificatesOptions({ path }));
  const [open, setOpen] = useState<Open>();
  const remove = useMutation(deleteCertificateMutation());

  async function handleRemove(certificate: Certificate): Promise<void> {
    try {
      await remove.mutateAsync({ path: { ...path, certificate_id: certificate.id } });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    await afterWrite('certificate');
  }

  return (
    <Panel
      title="Certificates"
      actions={
        canWrite && (
          <Button size="sm" icon={<Plus />} onClick={() => setOpen({ certificate: undefined })}>
            Add certificate
          </Button>
        )
      }
    >
      {data.length === 0 && <p className={styles.note}>None yet. They fall due with the visits.</p>}
      <ul>
        {data.map((certificate) => (
          <li key={certificate.id} className={styles.certificate}>
            <div className={styles.what}>
              <span className={styles.title}>{certificateNames[certificate.kind]}</span>
              <span className={styles.note}>{certificate.ref ?? ''}</span>
            </div>
            <span>{`Until ${dateText(certificate.expires_on)}`}</span>
            {certificate.expires_on < today() && <Tag>Run out</Tag>}
            {canWrite && (
              <div className={styles.actions}>
                <Button
                  size="sm"
                  aria-label={`Change the ${certificateNames[certificate.kind]}`}
                  onClick={() => setOpen({ certificate })}
                >
                  Change
                </Button>
                <IconButton
                  size="sm"
                  label={`Remove the ${certificateNames[certificate.kind]} until ${dateText(certificate.expires_on)}`}
                  icon={<Trash2 />}
                  onClick={() => void handleRemove(certificate)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <CertificateDialog propertyId={propertyId} certificate={open.certificate} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  );
}

type Values = { kind: string; issued_on: string; expires_on: string; ref: string };
const kinds = Object.entries(certificateNames).map(([value, label]) => ({ value, label }));

const labels: Record<keyof Values, string> = {
  kind: 'Kind',
  issued_on: 'Issued on',
  expires_on: 'Good until',
  ref: 'Reference',
};
const bodyOf = (values: Values) => ({
  ...values,
  issued_on: textOrNull(values.issued_on),
  // A missing day is missing, and no date that cannot be read.
  expires_on: textOrNull(values.expires_on),
  ref: textOrNull(values.ref),
});
const readCertificate = ({ kind, issued_on, expires_on, ref, version }: Certificate) => ({
  kind,
  issued_on,
  expires_on,
  ref,
  version,
});

type DialogProps = { propertyId: number; certificate: Certificate | undefined; onClose: () => void };

function CertificateDialog({ propertyId, certificate, onClose }: DialogProps) {
  const path = { property_id: propertyId };
  const create = useMutation(createCertificateMutation());
  const update = useMutation(updateCertificateMutation());
  const form = useContractForm<Values, typeof CertificateDraft>({
    schema: CertificateDraft,
    initial: {
      kind: certificate?.kind ?? 'gas',
      issued_on: certificate?.issued_on ?? '',
      expires_on: certificate?.expires_on ?? '',
      ref: certificate?.ref ?? '',
    },
    toBody: bodyOf,
  });
  const { save, conflictDialog } = useConflict(labels, String, {
    valueWord: (value, name) => (name.endsWith('_on') ? dateText(String(value)) : undefined),
  });
  return (
    <>
      <FormDialog
        form={form}
        title={certificate === undefined ? 'Add a certificate' : 'Change the certificate'}
        label="Certificate"
        action={certificate === undefined ? 'Add certificate' : 'Save changes'}
        onClose={onClose}
        onSave={async (body) => {
          const saved =
            certificate === undefined
              ? await create.mutateAsync({ path, body })
              : await save({
                  before: readCertificate(certificate),
                  body,
                  present: readCertificate,
                  send: (changes, headers) =>
                    update.mutateAsync({ path: { ...path, certificate_id: certificate.id }, body: changes, headers }),
                });
          if (saved === undefined) return;
          onClose();
          await afterWrite('certificate');
        }}
      >
        <FieldGroup>
          <SelectField name="kind" label={labels.kind} options={kinds} />
          <DateField name="issued_on" label={labels.issued_on} span={6} />
          <DateField name="expires_on" label={labels.expires_on} isRequired span={6} />
          <TextField name="ref" label={labels.ref} />
        </FieldGroup>
      </FormDialog>
      {conflictDialog}
    </>
  );
}
