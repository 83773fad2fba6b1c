/** Some of many things, each with a tick of its own, and all or none at once; an event with an example of its message. */
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './integrations.module.css';

type Choice = { value: string; label: string; code: string; example?: string };
type Props = { name: string; label: string; choices: readonly Choice[] };

export function TickList({ name, label, choices }: Props) {
  const { field, fieldState } = useController({ name });
  const chosen = field.value as readonly string[];
  const errorId = useId();
  const [shown, setShown] = useState<{ value: string; example: string }>();
  // In the order of the list, however they were ticked.
  const choose = (isOn: (value: string) => boolean) =>
    field.onChange(choices.map(({ value }) => value).filter((value) => isOn(value)));
  const isAll = chosen.length === choices.length;
  return (
    <fieldset aria-describedby={fieldState.error ? errorId : undefined}>
      <div className={styles.tickBar}>
        <legend className={styles.legend}>
          {label} · {chosen.length} of {choices.length} chosen
        </legend>
        <Button size="sm" variant="quiet" onClick={() => choose(() => !isAll)}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
      {fieldState.error && (
        <p id={errorId} className={styles.error} role="alert">
          {fieldState.error.message}
        </p>
      )}
      <ul className={styles.ticks}>
        {choices.map(({ value, label: words, code, example }, at) => (
          <li key={value} className={value === shown?.value ? styles.shown : styles.choice}>
            <label className={styles.tick}>
              <input
                ref={at === 0 ? field.ref : undefined}
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target }) => choose((one) => (one === value ? target.checked : chosen.includes(one)))}
              />
              <span>
                {words}
                <code>{code}</code>
              </span>
            </label>
            {example !== undefined && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Example of ${code}`}
                aria-expanded={value === shown?.value}
                onClick={() => setShown(value === shown?.value ? undefined : { value, example })}
              >
                Example
              </Button>
            )}
            {value === shown?.value && <CodeBlock label={`Message of ${code}`} text={shown.example} />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
