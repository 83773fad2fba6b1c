/** A control with its label, a hint, and its fault, tied together for everybody. */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldFrame = {
  label: string;
  /** One line that helps before something is wrong. */
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Screen readers hear the label, but it is not shown: in filter bars and dense rows. */
  isLabelHidden?: boolean | undefined;
  /** The number of the form's twelve columns that it takes; default all. */
  span?: 2 | 3 | 4 | 6 | 8 | 12 | undefined;
};

export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  span = 12,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-span={span}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            required
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={14} aria-hidden />
      {children}
    </p>
  );
}

export function CheckField({
  label,
  hint,
  error,
  span = 12,
  children,
}: Omit<FieldFrame, 'isRequired' | 'isLabelHidden'> & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field} data-span={span}>
      <label className={styles.check}>
        {children({
          id,
          'aria-describedby': error === undefined ? undefined : `${id}-error`,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': undefined,
        })}
        <span>
          {label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A named part of a form, in twelve columns that become one on a phone. */
export function FieldGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <fieldset>
      {title !== undefined && <legend className={styles.legend}>{title}</legend>}
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
