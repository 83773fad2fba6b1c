/** Another wording of one message, for this time alone. */
import { EmailTrial } from '#contract/account/email-writing.ts';
import { TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';

export type Edited = { subject: string; text: string };

type Props = { message: Edited & { name: string }; onSave: (edited: Edited) => void; onClose: () => void };

export function EditMessageDialog({ message: { name, subject, text }, onSave, onClose }: Props) {
  const form = useContractForm<Edited, typeof EmailTrial>({
    schema: EmailTrial,
    initial: { subject, text },
    toBody: (values) => values,
  });
  return (
    <FormDialog
      form={form}
      title={`Message to ${name}`}
      size="md"
      onClose={onClose}
      action="Use these words"
      onSave={async (edited) => onSave(edited)}
    >
      <TextField name="subject" label="Subject" />
      <TextAreaField name="text" label="Text" rows={12} hint={hintOf(text)} />
    </FormDialog>
  );
}

function hintOf(text: string): string | undefined {
  if (text.includes('{visits}')) return '{visits} becomes the list of visits, each with the link that is theirs alone.';
  return /\{(?:answer|link)\}/.test(text) ? '{answer} or {link} becomes the link that is theirs alone.' : undefined;
}
