/** The next or the last inspection, on the property's overview. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Ago, DateTime } from '#web/ui/time/date-time.tsx';
import styles from './properties.module.css';

type Props = { title: string; inspection: Inspection | undefined; none: ReactNode };

export function AppointmentCard({ title, inspection, none }: Props) {
  return (
    <Panel title={title}>
      {inspection === undefined ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <div className={styles.appointment}>
          <Link to={paths.inspection(inspection.id)}>{inspection.title || inspection.type.name}</Link>
          <StateBadge state={inspection.state} />
          <span>
            <DateTime at={inspection.conduct_date} />
            {inspection.conduct_date_option === 1 && ' (not confirmed)'}
          </span>
          <span className={styles.none}>
            {inspection.conduct_date !== null && <Ago at={inspection.conduct_date} />}
            {inspection.clerk !== null && ` · ${inspection.clerk.name}`}
          </span>
        </div>
      )}
    </Panel>
  );
}
