/** One of a few choices, all in sight: radio buttons in the shape of a bar. */
import { useId, useState } from 'react';
import styles from './segmented.module.css';

type SegmentedProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
};

export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  const name = useId();
  // An address holds the value of many a bar, and changes a moment after the click: until then the bar shows what was chosen.
  const [chosen, setChosen] = useState<{ value: string; over: string | null }>();
  if (chosen !== undefined && chosen.over !== value) setChosen(undefined);
  const shown = chosen?.value ?? value;
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={shown === option.value}
            onChange={() => {
              setChosen({ value: option.value, over: value });
              onChange(option.value);
            }}
            className={styles.radio}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
