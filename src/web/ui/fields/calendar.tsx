/** A month to choose a day from, by react-day-picker: arrows move by day and week, Page Up and Down by month. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { Button } from '../controls/button.tsx';
import { dateText } from '../time/date-text.ts';
import { today, weekdayOf, weekStartOf } from '../time/time-zone.ts';
import styles from './calendar.module.css';

/** `2027-02-03` as that day here: at noon, which every day has in every zone. */
export function toLocal(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

export function fromLocal(date: Date): string {
  const part = (number: number, length = 2) => String(number).padStart(length, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export function Calendar({ value, onChoose }: { value: string; onChoose: (date: string) => void }) {
  const [now] = useState(today);
  const chosen = value === '' ? undefined : toLocal(value);
  return (
    <div className={styles.calendar}>
      <DayPicker
        mode="single"
        // It is opened by its own button, to go on in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        lang="en-GB"
        weekStartsOn={(weekdayOf(weekStartOf(now)) % 7) as Day0}
        showOutsideDays
        fixedWeeks
        navLayout="around"
        today={toLocal(now)}
        selected={chosen}
        defaultMonth={chosen ?? toLocal(now)}
        onDayClick={(day) => onChoose(fromLocal(day))}
        classNames={monthClasses}
        components={{ Chevron, DayButton: Day }}
        labels={{
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
          labelDayButton: (day, { today: isToday }) => `${isToday ? 'Today, ' : ''}${dateText(fromLocal(day))}`,
        }}
      />
      <Button size="sm" variant="quiet" onClick={() => onChoose(now)}>
        Today
      </Button>
    </div>
  );
}

/** From Sunday, as JavaScript counts them. */
export type Day0 = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const monthClasses = {
  root: '',
  month: styles.month,
  month_caption: styles.caption,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  day_button: styles.day,
};

export function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />;
}

/** The layer around it gives the focus to this day each time it opens. */
function Day(props: ComponentProps<typeof DayButton>) {
  return <DayButton {...props} data-autofocus={props.tabIndex === 0 || undefined} />;
}
