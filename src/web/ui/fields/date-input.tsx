/** A date or a time to type, in any way people write them; the calendar behind the button is loaded when asked for. */
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { late } from '../feedback/late.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Popover } from '../overlay/popover.tsx';
import { dateText } from '../time/date-text.ts';
import { readTypedDate, readTypedTime } from '../time/read-typed.ts';
import styles from './date-input.module.css';
import type { ControlProps } from './field.tsx';
import { TextInput } from './input.tsx';

const Calendar = late(async () => (await import('./calendar.tsx')).Calendar, {
  whileFetched: <Skeleton width="17rem" height="17rem" />,
});

type TypedInputProps = {
  control?: ControlProps | undefined;
  /** For an input without a visible label. */
  label?: string | undefined;
  /** `2027-02-03` or `09:30`; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
};

/** While somebody types, their letters stay; unreadable text is passed on as it is, for the form to refuse. */
function useTyped(value: string, read: (text: string) => string | undefined, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    typed,
    onType: (text: string) => {
      setTyped(text);
      onChange(text.trim() === '' ? '' : (read(text) ?? text));
    },
    onDone: () => setTyped(undefined),
    isRead: value === '' || read(value) !== undefined,
  };
}

export function DateInput({ control, label, value, onChange, onBlur }: TypedInputProps) {
  const { typed, onType, onDone, isRead } = useTyped(value, readTypedDate, onChange);
  const isDate = value !== '' && isRead;
  return (
    <div className={styles.date} data-date>
      <TextInput
        {...control}
        aria-label={label}
        placeholder="Day month year"
        autoComplete="off"
        value={typed ?? (isDate ? dateText(value) : value)}
        aria-invalid={control?.['aria-invalid'] ?? (typed === undefined && !isRead ? true : undefined)}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => {
          onDone();
          onBlur?.();
        }}
      />
      <Popover
        label="Calendar"
        align="end"
        renderTrigger={(props) => (
          <Button
            {...props}
            variant="quiet"
            size="sm"
            className={styles.open}
            aria-label={`Choose ${label ?? 'a date'} from the calendar`}
            icon={<CalendarDays />}
          />
        )}
      >
        {(close) => (
          <Calendar
            value={isDate ? value : ''}
            onChoose={(date) => {
              onDone();
              onChange(date);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}

export function TimeInput({ control, label, value, onChange, onBlur }: TypedInputProps) {
  const { typed, onType, onDone, isRead } = useTyped(value, readTypedTime, onChange);
  return (
    <TextInput
      {...control}
      aria-label={label}
      className={styles.time}
      placeholder="hh:mm"
      autoComplete="off"
      inputMode="numeric"
      value={typed ?? value}
      aria-invalid={control?.['aria-invalid'] ?? (typed === undefined && !isRead ? true : undefined)}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        onDone();
        onBlur?.();
      }}
    />
  );
}
