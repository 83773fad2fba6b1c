/** On the report by its key, which only reads: a party has a link of their own sent to comment or sign by. */
import { useState } from 'react';
import { LinkRequest } from '#contract/inspections/report-signing.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { requestReportLink } from '#web/queries/generated/sdk.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';

type Props = { reportKey: string; company: string; onClose: () => void };

export function OwnLinkRequest({ reportKey, company, onClose }: Props) {
  const [askedFor, setAskedFor] = useState<string>();
  const form = useContractForm<{ email: string }, typeof LinkRequest>({
    schema: LinkRequest,
    initial: { email: '' },
    toBody: ({ email }) => ({ email: email.trim() }),
  });

  if (askedFor !== undefined)
    return (
      <Dialog title="Look into your mail" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <p>
          If {company} knows {askedFor} as an address of a tenant, landlord or agent of this report, a link is on its
          way there. If nothing comes within a few minutes, please ask {company}.
        </p>
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      title="Get your own link"
      action="Send me the link"
      onClose={onClose}
      onSave={async (body) => {
        await requestReportLink({ path: { report_key: reportKey }, body });
        setAskedFor(body.email);
      }}
    >
      <p>Comments and signatures are taken by a link that is yours alone, so that nobody signs in your name.</p>
      <FieldGroup>
        <TextField name="email" label="Your e-mail address" type="email" autoComplete="email" isRequired takesFocus />
      </FieldGroup>
    </FormDialog>
  );
}
