/** The field of the filter for the area of a property. */
import { useEffect, useRef, useState } from 'react';
import { areaPattern } from '#domain/property/postcode-area.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import styles from './area-form.module.css';

type Props = { value: string; onChange: (area: string) => void };

export function AreaForm({ value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The layer was there before its field.
  useEffect(() => input.current?.focus(), []);
  const take = () => {
    const area = text.trim();
    if (area === '' || areaPattern(area) !== undefined) onChange(area);
    else setWrong(true);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Field
        label="Postcodes that begin with"
        hint="One or more, such as PO4, PO5 3"
        error={isWrong ? 'Write beginnings of postcodes with commas between them, such as PO4, PO5 3.' : undefined}
      >
        {(control) => (
          <TextInput {...control} ref={input} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className={styles.buttons}>
        {value !== '' && (
          <Button variant="quiet" onClick={() => onChange('')}>
            Any area
          </Button>
        )}
        <Button type="submit" variant="primary">
          Show
        </Button>
      </div>
    </form>
  );
}
