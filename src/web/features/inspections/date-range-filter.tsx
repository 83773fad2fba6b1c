/** The filter for the appointment's day: named ranges, or a first and a last day. */
import { ChevronDown } from 'lucide-react';
import type { DateRange } from '#domain/schedule/date-range.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { rangeText } from './date-range.ts';

const DateRangeFields = late(async () => (await import('./date-range-fields.tsx')).DateRangeFields);

type Props = { value: DateRange | undefined; onChange: (range: DateRange | undefined) => void };

export function DateRangeFilter({ value, onChange }: Props) {
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
      {(close) => <DateRangeFields value={value} onChange={onChange} onDone={close} />}
    </Popover>
  );
}
