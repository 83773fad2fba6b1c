/** A signature in a form: drawn, or left out. Its value is the path, empty without one. */
import { useController } from 'react-hook-form';
import { FieldError } from '#web/ui/fields/field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import styles from './signature-pad.module.css';

export function SignatureField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <SignaturePad path={String(field.value)} onChange={field.onChange} />
      {fieldState.error !== undefined && <FieldError id="signature-error">Draw more than a dot.</FieldError>}
    </fieldset>
  );
}
