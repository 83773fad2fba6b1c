/** A list of names or captions, one on each line of a field. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { LINE } from '#contract/wire.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { lineFault, linesOf } from './wording-text.ts';
import { type WordingDialogProps, WordingPanel } from './wording-panel.tsx';
import styles from './wording.module.css';

type Name = 'rooms' | 'captions';
type Words = { name: Name; title: string; label: string; action: string; hint: string; lineHint: string };

export function LinesPanel({ settings, ...words }: Words & { settings: AccountSettings }) {
  return (
    <WordingPanel
      settings={settings}
      name={words.name}
      title={words.title}
      hint={words.hint}
      renderDialog={(props) => <LinesDialog {...props} {...words} />}
    >
      <p className={styles.rooms}>{settings[words.name].join(words.name === 'rooms' ? ', ' : ' · ')}</p>
    </WordingPanel>
  );
}

/** Every line is of the one field. */
const nameOf = (name: string) => name.replace(/^(?:rooms|captions)\.\d+$/, 'lines');

function LinesDialog({ name, title, label, action, lineHint, value, onClose, onSave }: DialogProps) {
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ rooms: true, captions: true }),
    initial: { lines: value.join('\n') },
    toBody: ({ lines }: { lines: string }) => ({ [name]: linesOf(lines) }),
    nameOf,
    faultsOf: ({ lines }) => {
      const fault = lineFault(lines, LINE);
      return fault === undefined ? {} : { lines: fault };
    },
  });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={title}
      action={action}
      onClose={onClose}
      onSave={(body) => onSave(body[name] ?? [])}
    >
      <TextAreaField name="lines" label={label} rows={14} hint={lineHint} />
    </FormDialog>
  );
}

type DialogProps = Words & WordingDialogProps<Name>;
