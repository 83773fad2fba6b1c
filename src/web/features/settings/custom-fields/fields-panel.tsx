/** The custom fields of properties or of inspections, in the order in which forms have them. */
import { ArrowDown, ArrowUp, Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import settings from '../settings.module.css';
import { FieldDialog } from './field-dialog.tsx';
import { fieldText, operationsOf, type Subject } from './field-words.ts';
import styles from './fields.module.css';

/** `fields`: archived ones as well, behind the others. */
type Props = { subject: Subject; title: string; fields: readonly CustomField[] };

export function FieldsPanel({ subject, title, fields: all }: Props) {
  const { update, remove, written } = operationsOf[subject];
  const fields = all.filter(({ archived_at: at }) => at == null);
  const archived = all.filter(({ archived_at: at }) => at != null);
  const [isAdding, setAdding] = useState(false);
  /** As it was when its form was opened. */
  const [edited, setEdited] = useState<CustomField>();

  const attempt = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      await afterWrite(written);
      announce(said);
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
  };
  const move = ({ id, name }: CustomField, position: number) =>
    attempt(
      () => update({ path: { custom_field_id: id }, body: { position } }),
      `${name} is number ${position + 1} of ${fields.length}.`,
    );
  const askArchive = async ({ id, name }: CustomField) => {
    const text =
      'Forms ask for it no more. Values that were given stay where they are, and nobody sees them until it is brought back. A field that nobody has filled in goes for good.';
    if (await confirm({ title: `Archive ${name}?`, text, action: 'Archive', isDanger: true }))
      await attempt(() => remove({ path: { custom_field_id: id } }), `${name} is asked for no more.`);
  };

  const bringBack = ({ id, name }: CustomField) =>
    attempt(
      () => update({ path: { custom_field_id: id }, body: { archived: false } }),
      `${name} is back, as the last field.`,
    );

  return (
    <Panel
      title={title}
      actions={
        <Button size="sm" icon={<Plus />} aria-label={`Add a field: ${title}`} onClick={() => setAdding(true)}>
          Add a field
        </Button>
      }
    >
      {fields.length === 0 ? (
        <p className={settings.quiet}>No fields of your own yet. A purchase order or the council would be one.</p>
      ) : (
        <ol className={styles.fields}>
          {fields.map((field, at) => (
            <li key={field.id} className={styles.field} aria-label={field.name}>
              <div className={styles.words}>
                <strong>{field.name}</strong>
                <span>{fieldText(field)}</span>
              </div>
              <div className={styles.actions}>
                <IconButton
                  icon={<ArrowUp />}
                  label={`Move ${field.name} up`}
                  disabled={at === 0}
                  onClick={() => void move(field, at - 1)}
                />
                <IconButton
                  icon={<ArrowDown />}
                  label={`Move ${field.name} down`}
                  disabled={at === fields.length - 1}
                  onClick={() => void move(field, at + 1)}
                />
                <IconButton icon={<Pencil />} label={`Change ${field.name}`} onClick={() => setEdited(field)} />
                <IconButton icon={<X />} label={`Archive ${field.name}`} onClick={() => void askArchive(field)} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {archived.length > 0 && <ArchivedFields fields={archived} onBringBack={bringBack} />}
      {isAdding && <FieldDialog subject={subject} onClose={() => setAdding(false)} />}
      {edited && <FieldDialog subject={subject} field={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

type ArchivedProps = { fields: readonly CustomField[]; onBringBack: (field: CustomField) => Promise<void> };

function ArchivedFields({ fields, onBringBack }: ArchivedProps) {
  return (
    <details className={styles.archived}>
      <summary>{`Archived: ${fields.length}`}</summary>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field.id} className={styles.field} aria-label={field.name}>
            <div className={styles.words}>
              <strong>{field.name}</strong>
              <span>{fieldText(field)}</span>
            </div>
            <Button size="sm" aria-label={`Bring ${field.name} back`} onClick={() => void onBringBack(field)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
