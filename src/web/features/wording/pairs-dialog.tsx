/** A form of entries with two parts, a heading and its text: as many as somebody likes, in their order. */
import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountSettingsChange } from '#contract/settings.ts';
import { TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useRows } from '#web/forms/use-rows.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { WordingDialogProps } from './wording-panel.tsx';
import styles from './wording.module.css';

export type Part = { name: string; label: string };
type HeadPart = Part & { isOptional?: boolean };
/** `write` and `read`: a text of lines for what is a list on the wire. */
type TextPart = Part & { rows?: number; write?: (value: unknown) => string; read?: (text: string) => unknown };
type Entry = Record<string, unknown>;
type Values = { entries: Entry[] };
type Name = 'disclaimers' | 'glossary' | 'usual_items';

type Props<Of extends Name> = WordingDialogProps<Of> & {
  name: Of;
  title: string;
  /** For one of them, such as "term". */
  noun: string;
  parts: { head: HeadPart; text: TextPart };
  /** A third part, which is no text. */
  more?: { name: string; blank: unknown; render: (name: string) => ReactNode };
};

const trimmed = (part: unknown) => (typeof part === 'string' ? part.trim() : part);

export function PairsDialog<Of extends Name>({ name, title, noun, parts, more, value, onClose, onSave }: Props<Of>) {
  const { head, text } = parts;
  const { write = (one: unknown) => one, read = trimmed } = text;
  // Every line is of the one field.
  const nameOf = (wire: string) =>
    wire.replace(new RegExp(`^${name}\\b`), 'entries').replace(/^(entries\.\d+\.items)\.\d+$/, '$1');
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ disclaimers: true, glossary: true, usual_items: true }),
    initial: { entries: value.map((entry: Entry): Entry => ({ ...entry, [text.name]: write(entry[text.name]) })) },
    toBody: ({ entries }: Values) => ({
      [name]: entries.map((entry) => ({
        [head.name]: trimmed(entry[head.name]),
        [text.name]: read(entry[text.name] as string),
        ...(more && { [more.name]: entry[more.name] }),
      })),
    }),
    nameOf,
  });
  const { rows, append, remove, moveUp } = useRows(form, 'entries');
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={title}
      size="lg"
      action="Save"
      onClose={onClose}
      onSave={(body) => onSave((body[name] ?? []) as unknown as WordingDialogProps<Of>['value'])}
    >
      <ol className={styles.entries}>
        {rows.map((_, at) => (
          <li key={at} className={styles.entry}>
            <div className={styles.parts}>
              <TextField
                name={`entries.${at}.${head.name}`}
                label={`${head.label} ${at + 1}`}
                isRequired={head.isOptional !== true}
              />
              <TextAreaField
                name={`entries.${at}.${text.name}`}
                label={`${text.label} ${at + 1}`}
                rows={text.rows ?? 2}
              />
              {more?.render(`entries.${at}.${more.name}`)}
            </div>
            <Button
              variant="quiet"
              size="sm"
              icon={<ArrowUp />}
              aria-label={`Move ${noun} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => moveUp(at)}
            />
            <Button
              variant="quiet"
              size="sm"
              icon={<X />}
              aria-label={`Remove ${noun} ${at + 1}`}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={<Plus />}
          onClick={() => append({ [head.name]: '', [text.name]: '', ...(more && { [more.name]: more.blank }) })}
        >
          Add a {noun}
        </Button>
      </div>
    </FormDialog>
  );
}
