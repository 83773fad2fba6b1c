/** Months in which some days are marked, to look at and to choose a day from. Arrows move by day and week. */
import { DayPicker } from 'react-day-picker';
import { dateText } from '../time/date-text.ts';
import { today, weekdayOf, weekStartOf } from '../time/time-zone.ts';
import { Chevron, type Day0, fromLocal, monthClasses, toLocal } from './calendar.tsx';
import styles from './calendar.module.css';

type Marked = { from: string; to: string; words: string };
type Props = { label: string; marked: readonly Marked[]; onChoose?: ((day: string) => void) | undefined };

export function MarkedDays({ label, marked, onChoose }: Props) {
  const now = today();
  const wordsOf = (day: string) => marked.find(({ from, to }) => from <= day && day <= to)?.words;
  const next = marked.map(({ to, from }) => (from > now ? from : to)).filter((day) => day >= now);
  return (
    <section className={styles.calendar} aria-label={label}>
      <DayPicker
        lang="en-GB"
        weekStartsOn={(weekdayOf(weekStartOf(now)) % 7) as Day0}
        fixedWeeks
        navLayout="around"
        today={toLocal(now)}
        defaultMonth={toLocal(next.toSorted()[0] ?? now)}
        modifiers={{ marked: marked.map(({ from, to }) => ({ from: toLocal(from), to: toLocal(to) })) }}
        modifiersClassNames={{ marked: styles.marked ?? '' }}
        classNames={monthClasses}
        components={{ Chevron }}
        {...(onChoose && { onDayClick: (day: Date) => onChoose(fromLocal(day)) })}
        labels={{
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
          labelDayButton: (day) => [dateText(fromLocal(day)), wordsOf(fromLocal(day))].filter(Boolean).join(': '),
          labelGridcell: (day) => [dateText(fromLocal(day)), wordsOf(fromLocal(day))].filter(Boolean).join(': '),
        }}
      />
    </section>
  );
}
