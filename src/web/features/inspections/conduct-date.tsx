/** When an inspection takes place; hatched while nobody has confirmed it. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './inspections.module.css';

type Props = { inspection: Pick<Inspection, 'conduct_date' | 'conduct_date_option'> };

export function ConductDate({ inspection: { conduct_date, conduct_date_option } }: Props) {
  if (conduct_date === null) return <span className={styles.quiet}>No date yet</span>;
  if (conduct_date_option === 0) return <DateTime at={conduct_date} />;
  return (
    <span className={styles.unconfirmed} title="Not confirmed yet">
      <DateTime at={conduct_date} />
      <span className="visually-hidden">, not confirmed</span>
    </span>
  );
}
