/** Takes a list from elsewhere: a line for each entry. */
import * as z from 'zod';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';

type Props = {
  title: string;
  hint: string;
  faultOf: (text: string) => string | undefined;
  onClose: () => void;
  onSave: (text: string) => Promise<void>;
};

const Pasted = z.object({ lines: z.string() });

export function PasteDialog({ title, hint, faultOf, onClose, onSave }: Props) {
  const form = useContractForm({
    schema: Pasted,
    initial: { lines: '' },
    toBody: ({ lines }: { lines: string }) => ({ lines }),
    faultsOf: ({ lines }) => {
      const fault = lines.trim() === '' ? 'Paste at least one line.' : faultOf(lines);
      return fault === undefined ? {} : { lines: fault };
    },
  });
  return (
    <FormDialog form={form} title={title} action="Add them" onClose={onClose} onSave={({ lines }) => onSave(lines)}>
      <TextAreaField name="lines" label="List" rows={12} hint={hint} />
    </FormDialog>
  );
}
