/** Each clerk's number of visits this week, as bars with their numbers. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { countByClerk } from './clerk-counts.ts';
import styles from './today.module.css';

export function WeekBars({ inspections }: { inspections: readonly Inspection[] }) {
  const counts = countByClerk(inspections);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  if (counts.length === 0) return <p className={styles.none}>Nothing is booked this week.</p>;
  return (
    <table className={styles.bars}>
      <caption className="visually-hidden">Appointments this week by clerk</caption>
      <tbody>
        {counts.map(({ id, name, count }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={styles.barCell}>
              <div className={styles.bar} style={{ width: `${(count / most) * 85}%` }} />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
