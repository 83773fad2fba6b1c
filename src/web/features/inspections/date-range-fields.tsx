/** The days that a list of inspections is narrowed to: a range by name, or a first and a last day. */
import { useEffect, useRef, useState } from 'react';
import { type DateRange, isDateRange, namedRanges } from '#domain/schedule/date-range.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { readTypedDate } from '#web/ui/time/read-typed.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { intervalOf, withEnd } from './date-range.ts';
import styles from './inspections.module.css';

type End = 'first' | 'last';
type Props = {
  value: DateRange | undefined;
  onChange: (range: DateRange | undefined) => void;
  /** A choice that says all. */
  onDone: () => void;
};

const options = Object.entries(namedRanges).map(([value, label]) => ({ value, label }));

export function DateRangeFields({ value, onChange, onDone }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  // The layer was there before them.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const interval = value === undefined ? '' : intervalOf(value, today());
  const [from = '', to = from] = interval.split('/').map((end) => (end === '..' ? '' : end));
  /** Typed text that is no day: it stays in its field as it is. */
  const [unread, setUnread] = useState<Partial<Record<End, string>>>({});
  /** The days when somebody came to a field: `2` on the way to `20 Dec` must not move the other end for good. */
  const [before, setBefore] = useState({ first: from, last: to });

  function changeEnd(which: End, day: string) {
    const isRead = day === '' || readTypedDate(day) === day;
    setUnread({ ...unread, [which]: isRead ? undefined : day });
    const written = withEnd(which, day, which === 'first' ? before.last : before.first);
    if (isRead && isDateRange(written)) onChange(written);
  }

  function choose(range: DateRange | undefined) {
    setUnread({});
    onChange(range);
  }

  const end = (which: End, day: string) => (
    <EndField
      label={which === 'first' ? 'First day' : 'Last day'}
      value={unread[which] ?? day}
      isUnread={unread[which] !== undefined}
      onFocus={() => setBefore({ first: from, last: to })}
      onChange={(typed) => changeEnd(which, typed)}
    />
  );

  return (
    <div ref={fields} className={styles.range}>
      <Segmented
        label="Named ranges"
        options={options}
        value={value !== undefined && Object.hasOwn(namedRanges, value) ? value : null}
        onChange={(named) => {
          choose(named as DateRange);
          onDone();
        }}
      />
      <div className={styles.days}>
        {end('first', from)}
        {end('last', to)}
      </div>
      {value !== undefined && (
        <Button
          variant="quiet"
          onClick={() => {
            choose(undefined);
            onDone();
          }}
        >
          Any date
        </Button>
      )}
    </div>
  );
}

type EndProps = {
  label: string;
  value: string;
  isUnread: boolean;
  onFocus: () => void;
  onChange: (day: string) => void;
};

function EndField({ label, value, isUnread, onFocus, onChange }: EndProps) {
  const [isBeingTyped, setBeingTyped] = useState(false);
  return (
    <div onFocus={onFocus}>
      <Field label={label} error={isUnread && !isBeingTyped ? 'Not a day, and not looked for.' : undefined}>
        {(control) => (
          <DateInput
            control={control}
            label={label}
            value={value}
            onChange={(day) => {
              setBeingTyped(true);
              onChange(day);
            }}
            onBlur={() => setBeingTyped(false)}
          />
        )}
      </Field>
    </div>
  );
}
