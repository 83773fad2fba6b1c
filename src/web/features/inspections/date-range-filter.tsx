/** The filter for the appointment's day: named ranges, or a first and a last day. */
import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { dateText } from '#web/ui/date-text.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { today } from '#web/ui/time-zone.ts';
import { type DateRange, intervalOf, isDateRange, namedRanges, rangeText, withEnd } from './date-range.ts';
import styles from './inspections.module.css';

type Props = { value: DateRange | undefined; onChange: (range: DateRange | undefined) => void };

const options = Object.entries(namedRanges).map(([value, label]) => ({ value, label }));

export function DateRangeFilter({ value, onChange }: Props) {
  const interval = value === undefined ? '' : intervalOf(value, today());
  const [from = '', to = from] = interval.split('/').map((end) => (end === '..' ? '' : end));

  function changeEnd(which: 'first' | 'last', day: string) {
    const written = withEnd(which, day, which === 'first' ? to : from);
    if (isDateRange(written)) onChange(written);
  }

  return (
    <Popover
      label="Date"
      renderTrigger={(props) => (
        <Button {...props}>
          Date
          {value !== undefined && <strong>{rangeText(value, dateText)}</strong>}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.range}>
          <Segmented
            label="Named ranges"
            options={options}
            value={value !== undefined && Object.hasOwn(namedRanges, value) ? value : null}
            onChange={(named) => {
              onChange(named as DateRange);
              close();
            }}
          />
          <div className={styles.days}>
            <DateInput label="First day" value={from} onChange={(day) => changeEnd('first', day)} />
            <DateInput label="Last day" value={to} onChange={(day) => changeEnd('last', day)} />
          </div>
          {value !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                onChange(undefined);
                close();
              }}
            >
              Any date
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
}
