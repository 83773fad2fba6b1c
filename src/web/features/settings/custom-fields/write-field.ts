/** A custom field beside its form: it is moved, archived and brought back here. Each is said, and so is a refusal. */
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import type { ListedField } from './field-list.ts';
import { operationsOf, type Subject } from './field-words.ts';

const pathOf = ({ id }: ListedField) => ({ custom_field_id: id });

export const moveField = (field: ListedField, position: number) =>
  attempt(
    field.subject,
    () => operationsOf[field.subject].update({ path: pathOf(field), body: { position } }),
    `${field.name} is number ${position + 1} of ${field.count}.`,
  );

export const bringFieldBack = (field: ListedField) =>
  attempt(
    field.subject,
    () => operationsOf[field.subject].update({ path: pathOf(field), body: { archived: false } }),
    `${field.name} is back, as the last field.`,
  );

/** Answers whether it is archived now. */
export async function archiveField(field: ListedField): Promise<boolean> {
  const { name, subject } = field;
  const text =
    'Forms ask for it no more. Values that were given stay where they are, and nobody sees them until it is brought back. A field that nobody has filled in goes for good.';
  if (!(await confirm({ title: `Archive ${name}?`, text, action: 'Archive', isDanger: true }))) return false;
  return attempt(subject, () => operationsOf[subject].remove({ path: pathOf(field) }), `${name} is asked for no more.`);
}

async function attempt(subject: Subject, work: () => Promise<unknown>, said: string): Promise<boolean> {
  try {
    await work();
    await afterWrite(operationsOf[subject].written);
    announce(said);
    return true;
  } catch (error) {
    showToast({ tone: 'failed', text: errorText(error) });
    return false;
  }
}
