/** A month to choose a day from: arrows move by day and week, Page Up and Down by month. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { dateText, months } from '../time/date-text.ts';
import { addDays, today, weekdayOf } from '../time/time-zone.ts';
import styles from './calendar.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The same day of another month, or that month's last. */
function addMonths(date: string, count: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const start = first.toISOString().slice(0, 10);
  const wanted = addDays(start, Number(date.slice(8)) - 1);
  if (wanted.slice(0, 7) === start.slice(0, 7)) return wanted;
  first.setUTCMonth(first.getUTCMonth() + 1);
  return addDays(first.toISOString().slice(0, 10), -1);
}

const steps: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - weekdayOf(date)),
  End: (date) => addDays(date, 7 - weekdayOf(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

export function Calendar({ value, onChoose }: { value: string; onChoose: (date: string) => void }) {
  const [focused, setFocused] = useState(value || today());
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(true);
  const month = focused.slice(0, 7);
  const firstShown = addDays(`${month}-01`, 1 - weekdayOf(`${month}-01`));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(firstShown, week * 7 + day)),
  );

  useLayoutEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    follows.current = true;
    setFocused(step(focused));
  }

  function turn(count: number) {
    follows.current = false;
    setFocused(addMonths(focused, count));
  }

  const title = `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton size="sm" label="Previous month" icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <output className={styles.title}>{title}</output>
        <IconButton size="sm" label="Next month" icon={<ChevronRight />} onClick={() => turn(1)} />
      </div>
      <table ref={grid} className={styles.grid} aria-label={title}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        {/* Keys bubble here from the days. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={handleKey}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={date === focused ? 0 : -1}
                    data-autofocus={date === focused || undefined}
                    aria-label={dateText(date)}
                    aria-pressed={date === value}
                    aria-current={date === today() ? 'date' : undefined}
                    data-outside={date.slice(0, 7) !== month || undefined}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="sm" variant="quiet" onClick={() => onChoose(today())}>
        Today
      </Button>
    </div>
  );
}
