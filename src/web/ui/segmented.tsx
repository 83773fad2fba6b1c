/** One of a few choices, all in sight: radio buttons in the shape of a bar. */
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

export type SegmentedOption = {
  value: string;
  label: string /** The key that chooses it, shown small. */;
  hint?: string;
};

type SegmentedProps = {
  label: string;
  options: readonly SegmentedOption[];
  value: string | null;
  onChange: (value: string) => void;
  size?: 'md' | 'sm' | undefined;
  isOff?: boolean | undefined;
};

export function Segmented({ label, options, value, onChange, size = 'md', isOff = false }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.bar, size === 'sm' && styles.sm)} disabled={isOff}>
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
          {option.hint !== undefined && <kbd className={styles.hint}>{option.hint}</kbd>}
        </label>
      ))}
    </fieldset>
  );
}
