/** One of a few choices, all in sight: radio buttons in the shape of a bar. */
import { useId } from 'react';
import styles from './segmented.module.css';

type SegmentedProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
};

export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className={styles.radio}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
