/** A signature in a form, drawn or typed, with the agreement that it gives. */
import { useController } from 'react-hook-form';
import { CheckField } from '#web/forms/fields.tsx';
import { SignaturePad } from '#web/forms/signature/signature-pad.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import styles from './finished-report.module.css';

const methods = [
  { value: 'drawn', label: 'Draw' },
  { value: 'typed', label: 'Type' },
];

export type Handwriting = { method: string; drawing: string; accepts_declaration: boolean };

export const noHandwriting: Handwriting = { method: 'drawn', drawing: '', accepts_declaration: false };

/** The members of the body; another outcome has no signature. */
export const handwritingBody = ({ method, drawing, accepts_declaration }: Handwriting, isSigned: boolean) =>
  isSigned
    ? { method, drawing: method === 'typed' || drawing === '' ? null : drawing, accepts_declaration }
    : { method: null, drawing: null };

type Props = {
  /** The typed name is theirs. */
  name: string;
  /** The label of the tick. */
  agreement: string;
};

export function HandwritingFields({ name, agreement }: Props) {
  const method = useController<Handwriting, 'method'>({ name: 'method' }).field;
  const { field: drawing, fieldState } = useController<Handwriting, 'drawing'>({ name: 'drawing' });
  return (
    <>
      <Segmented label="How to sign" options={methods} value={method.value} onChange={method.onChange} />
      {method.value === 'drawn' ? (
        <div>
          <SignaturePad path={drawing.value} onChange={drawing.onChange} />
          {fieldState.error !== undefined && (
            <FieldError id="drawing-error">
              {drawing.value === '' ? 'Draw the signature above, or type it instead.' : 'Draw more than a dot.'}
            </FieldError>
          )}
        </div>
      ) : (
        <div>
          <p className={styles.typedName} aria-hidden="true">
            {name}
          </p>
          <p className={styles.byline}>The name {name} counts as the signature.</p>
        </div>
      )}
      <CheckField name="accepts_declaration" label={agreement} />
    </>
  );
}
