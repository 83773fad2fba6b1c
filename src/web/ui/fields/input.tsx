/** Text, text area, number and choice as plain elements in the house's look: no state of their own. */
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />;
}

/** Grows with its text. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.input, styles.area, className)} />;
}

export type SelectOption = { value: string; label: string };

type SelectProps = ComponentProps<'select'> & {
  options: readonly (SelectOption | string)[];
  /** The choice of nothing; without it the first option is chosen from the start. */
  emptyLabel?: string | undefined;
};

/** The browser's own list: right on every phone, and searched by typing. */
export function Select({ options, emptyLabel, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames(styles.input, styles.select, className)}>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </select>
  );
}
