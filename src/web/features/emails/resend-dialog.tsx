/** Asks where an e-mail goes the second time, and sends it. */
import { EmailResend } from '#contract/account/email-writing.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { resendEmail } from '#web/queries/generated/sdk.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { resendName } from './resend-name.ts';

const Resend = EmailResend.required();

type Props = {
  email: Email;
  onClose: () => void;
  /** The e-mail that goes: this one, or a new one where this has gone. */
  onSent: (email: Email) => void;
};

export function ResendDialog({ email, onClose, onSent }: Props) {
  const { id, state, recipient, created_at: writtenAt } = email;
  const title = resendName(email) ?? 'Send again';
  const isGone = state === 'sent';
  const form = useContractForm<{ recipient: string }, typeof Resend>({
    schema: Resend,
    initial: { recipient: isGone ? '' : recipient },
    toBody: (values) => ({ recipient: values.recipient.trim() }),
    faultsOf: ({ recipient: to }) =>
      isGone && to.trim().toLowerCase() === recipient.toLowerCase()
        ? { recipient: 'It went there already. Give another address.' }
        : {},
  });
  return (
    <FormDialog
      form={form}
      title={title}
      size="sm"
      onClose={onClose}
      action="Send"
      onSave={async (body) => {
        try {
          const { data } = await resendEmail({ path: { email_id: id }, body });
          // Sent there before, it is not sent twice.
          const how = data.state === 'sent' ? 'has been sent' : 'is on its way';
          showToast({ text: `The e-mail ${how} to ${data.recipient}.` });
          onClose();
          onSent(data);
        } finally {
          // Also after a refusal: somebody else may have been quicker, or have moved the appointment.
          await afterWrite('email', 'inspection');
        }
      }}
    >
      <TextField
        name="recipient"
        label="To"
        type="email"
        takesFocus
        hint={`${isGone ? `It went to ${recipient}. ` : ''}It goes as it was written ${dateTimeText(writtenAt)}: what has changed since is not in it, and a link that was replaced no longer works.`}
      />
    </FormDialog>
  );
}
