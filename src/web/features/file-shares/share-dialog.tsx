/** Makes a link: its files, its name, its end, and its recipient, if any. People of clients pass theirs on themselves. */
import { useWatch } from 'react-hook-form';
import { FileShareDraft } from '#contract/file-share.ts';
import { DateField, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { addDays, today, toInstant } from '#web/ui/time/time-zone.ts';
import { FileChoice } from './file-choice.tsx';
import { pdfNames, type ShareableFile } from './shareable-files.ts';

type Body = ReturnType<typeof FileShareDraft.parse>;
type Values = { what: string; attachment_ids: number[]; name: string; recipient: string; ends: string };

const FILES = 'files';
const STANDARD_DAYS = 30;

/** A day includes its evening, in the account's zone. */
export const endOfDay = (date: string): string => toInstant({ date, time: '23:59' });

/** Fields with another name on the wire. */
const nameOf = (name: string) => ({ expires_at: 'ends', pdf_type: 'what' })[name] ?? name;

type Props = {
  inspectionId: number;
  files: readonly ShareableFile[];
  /** There is an earlier report to show changes from. */
  hasChanges: boolean;
  isClient: boolean;
  onClose: () => void;
  onSave: (body: Body) => Promise<void>;
};

export function ShareDialog({ inspectionId, files, hasChanges, isClient, onClose, onSave }: Props) {
  const form = useContractForm<Values, typeof FileShareDraft>({
    schema: FileShareDraft,
    initial: { what: 'FULL', attachment_ids: [], name: '', recipient: '', ends: addDays(today(), STANDARD_DAYS) },
    toBody: ({ what, attachment_ids, name, recipient, ends }) => ({
      inspection_id: inspectionId,
      ...(what === FILES ? { attachment_ids } : { pdf_type: what }),
      name: textOrNull(name),
      ...(!isClient && { recipient: textOrNull(recipient) }),
      expires_at: ends === '' ? undefined : endOfDay(ends),
    }),
    nameOf,
  });
  const what = useWatch({ control: form.control, name: 'what' });
  const recipient = useWatch({ control: form.control, name: 'recipient' });
  const kinds = Object.entries(pdfNames).filter(([type]) => type !== 'CHANGES' || hasChanges);
  const options = [
    ...kinds.map(([value, label]) => ({ value, label })),
    { value: FILES, label: 'Chosen photos and files' },
  ];

  return (
    <FormDialog
      form={form}
      title="Share by link"
      onClose={onClose}
      size={what === FILES ? 'lg' : 'md'}
      action={recipient.trim() === '' ? 'Make the link' : 'Make and send the link'}
      onSave={async (body) => {
        await onSave(body);
        onClose();
      }}
      nameOf={nameOf}
    >
      <FieldGroup>
        <SelectField name="what" label="What the link shows" options={options} />
        <TextField
          name="name"
          label={isClient ? 'What the link is for' : 'Name of the link'}
          hint={
            isClient
              ? 'For example “Our insurer”. People who open the link do not see it.'
              : 'For yourselves; people who open the link do not see it.'
          }
          isRequired={isClient}
        />
        {!isClient && (
          <TextField
            name="recipient"
            label="Send the link to"
            type="email"
            hint="An e-mail address, or nothing to pass the link on yourself."
            span={6}
          />
        )}
        <DateField name="ends" label="Works until" hint="That day included." span={6} />
      </FieldGroup>
      {what === FILES && <FileChoice name="attachment_ids" files={files} />}
    </FormDialog>
  );
}
