/** The sentences that the editor suggests. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { isUsualPhrase } from '#domain/usual-things/from-keyturn.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { type EntryDialogProps, type WordKind, WordListPanel } from './word-list-panel.tsx';
import { lineFault, linesOf } from './wording-text.ts';

const LONGEST = 1000;

const phrases: WordKind<'phrases'> = {
  name: 'phrases',
  title: 'Phrases',
  hint: 'Whole sentences that the firm writes again and again. The editor shows the rest of one whose beginning is typed, Tab takes it, and the right arrow its next word.',
  nouns: ['phrase', 'phrases'],
  keyOf: (phrase) => phrase,
  textOf: (phrase) => phrase,
  render: (phrase) => phrase,
  isUsual: isUsualPhrase,
  columns: [{ id: 'phrase', header: 'Phrase', cell: ({ entry }) => entry }],
  paste: {
    hint: 'A phrase on each line. Those that are there already stay once.',
    read: linesOf,
    faultOf: (text) => lineFault(text, LONGEST),
  },
  renderDialog: (props) => <PhraseDialog {...props} />,
};

export const PhrasesPanel = ({ settings }: { settings: AccountSettings }) => (
  <WordListPanel settings={settings} kind={phrases} />
);

const nameOf = (name: string) => name.replace(/^phrases\.\d+$/, 'phrase');

function PhraseDialog({ entry = '', isTaken, onClose, onSave }: EntryDialogProps<string>) {
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ phrases: true }),
    initial: { phrase: entry },
    toBody: ({ phrase }: { phrase: string }) => ({ phrases: [phrase.trim()] }),
    nameOf,
    faultsOf: ({ phrase }) => (isTaken(phrase.trim()) ? { phrase: 'This phrase is there already.' } : {}),
  });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={entry === '' ? 'Add a phrase' : 'Change the phrase'}
      action="Save the phrase"
      onClose={onClose}
      onSave={({ phrases: [phrase = ''] = [] }) => onSave(phrase)}
    >
      <TextAreaField name="phrase" label="Phrase" rows={4} isRequired />
    </FormDialog>
  );
}
