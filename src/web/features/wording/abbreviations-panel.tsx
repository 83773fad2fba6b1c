/** Short forms and the words they stand for. */
import { AccountSettingsChange } from '#contract/settings.ts';
import { isUsualAbbreviation } from '#domain/usual-things/from-keyturn.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { type Abbreviation, readAbbreviation, readAbbreviations, unreadLine } from './word-list.ts';
import { type EntryDialogProps, type WordKind, WordListPanel } from './word-list-panel.tsx';
import { linesOf } from './wording-text.ts';
import styles from './wording.module.css';

const LONGEST_SHORT = 20;
const LONGEST_LONG = 255;

const abbreviations: WordKind<'abbreviations'> = {
  name: 'abbreviations',
  title: 'Abbreviations',
  hint: 'Short forms that clerks and typists write. The editor writes them out as they are typed, and Backspace brings the short form back. PDFs explain those that stay in their glossary.',
  nouns: ['abbreviation', 'abbreviations'],
  keyOf: ({ short }) => short,
  textOf: ({ short, long }) => `${short}: ${long}`,
  render: ({ short, long }) => (
    <>
      <strong className={styles.short}>{short}</strong> {long}
    </>
  ),
  isUsual: isUsualAbbreviation,
  columns: [
    { id: 'short', header: 'Short form', cell: ({ entry }) => entry.short },
    { id: 'long', header: 'Stands for', cell: ({ entry }) => entry.long },
  ],
  paste: {
    hint: 'One on each line, such as GO = good order; two columns of a spreadsheet do as well. Those that are there already get the new words.',
    read: readAbbreviations,
    faultOf,
  },
  renderDialog: (props) => <AbbreviationDialog {...props} />,
};

export const AbbreviationsPanel = ({ settings }: { settings: AccountSettings }) => (
  <WordListPanel settings={settings} kind={abbreviations} />
);

function faultOf(text: string): string | undefined {
  const unread = unreadLine(text);
  if (unread !== undefined) return `“${unread}” has no words it stands for. Write it as GO = good order.`;
  const long = linesOf(text).find((line) => isTooLong(readAbbreviation(line)));
  return (
    long && `“${long}” is too long: a short form has ${LONGEST_SHORT} characters at most, its words ${LONGEST_LONG}.`
  );
}

const isTooLong = ({ short, long }: Abbreviation = { short: '', long: '' }): boolean =>
  short.length > LONGEST_SHORT || long.length > LONGEST_LONG;

const nameOf = (name: string) => name.replace(/^abbreviations\.\d+\./, '');

function AbbreviationDialog({ entry, isTaken, onClose, onSave }: EntryDialogProps<Abbreviation>) {
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ abbreviations: true }),
    initial: { short: entry?.short ?? '', long: entry?.long ?? '' },
    toBody: ({ short, long }: Abbreviation) => ({ abbreviations: [{ short: short.trim(), long: long.trim() }] }),
    nameOf,
    faultsOf: ({ short, long }) =>
      isTaken({ short: short.trim(), long }) ? { short: 'There is an abbreviation like this already.' } : {},
  });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={entry === undefined ? 'Add an abbreviation' : `Change ${entry.short}`}
      action="Save the abbreviation"
      onClose={onClose}
      onSave={async ({ abbreviations = [] }) => {
        for (const one of abbreviations) await onSave(one);
      }}
    >
      <FieldGroup>
        <TextField name="short" label="Short form" isRequired takesFocus />
        <TextField name="long" label="Stands for" isRequired />
      </FieldGroup>
    </FormDialog>
  );
}
