/** The reason for which what was found is let stand. Without one the report goes all the same, and is asked about again. */
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import styles from '../inspections.module.css';

const MOST_LETTERS = 255;

type Props = { label?: string; hint?: string; onReason: (reason: string) => void };

export function ReasonField({
  label = 'Reason for the reviewer',
  hint = 'Kept at each of these items until its condition changes. It is not printed.',
  onReason,
}: Props) {
  return (
    <div className={styles.reason}>
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput {...control} maxLength={MOST_LETTERS} onChange={({ target }) => onReason(target.value)} />
        )}
      </Field>
    </div>
  );
}
