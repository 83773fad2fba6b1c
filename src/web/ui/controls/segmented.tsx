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
  const [{ over, chosen }, choose] = useState({ over: value, chosen: value });
  if (over !== value) choose({ over: value, chosen: value });
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => {
              choose({ over: value, chosen: option.value });
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
