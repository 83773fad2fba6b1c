/** One end of the days that a list is narrowed to. */
import { readTypedDate } from '../time/read-typed.ts';
import { DateInput } from './date-input.tsx';
import styles from './day-filter.module.css';

type Props = { label: string; value: string; onChange: (day: string) => void };

/** A day that is typed halfway is not looked for. */
export function DayFilter({ label, value, onChange }: Props) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <DateInput
        label={label}
        value={value}
        onChange={(day) => {
          if (day === '' || readTypedDate(day) === day) onChange(day);
        }}
      />
    </label>
  );
}
