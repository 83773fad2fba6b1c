/** The inspections of a property over the years, newest first. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { StateBadge, StateGlyph } from '#web/ui/feedback/state-badge.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './inspection-timeline.module.css';
import { byYear } from './property-inspections.ts';

export function InspectionTimeline({ inspections }: { inspections: readonly Inspection[] }) {
  return (
    <div className={styles.timeline}>
      {byYear(inspections).map(({ year, inspections: ofYear }) => (
        <section key={year} aria-label={year}>
          <h2 className={styles.heading}>{year}</h2>
          <ol className={styles.list}>
            {ofYear.map((inspection) => (
              <TimelineEntry key={inspection.id} inspection={inspection} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function TimelineEntry({ inspection }: { inspection: Inspection }) {
  const { id, type, title, state, conduct_date, conduct_date_option, clerk, ref } = inspection;
  const isCancelled = typeof inspection.cancelled_at === 'string';
  return (
    <li className={styles.entry}>
      <span className={styles.mark}>
        <StateGlyph code={state.id} />
      </span>
      <div className={styles.what}>
        <Link to={paths.inspection(id)} className={styles.title}>
          {title === '' ? type.name : title}
        </Link>
        <span className={styles.note}>
          {[title !== type.name && type.name, clerk?.name, ref].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={styles.when}>
        <DateTime at={conduct_date} isShort />
        {conduct_date !== null && conduct_date_option === 1 && ' (not confirmed)'}
      </span>
      <StateBadge state={state} name={isCancelled ? 'Cancelled' : undefined} />
    </li>
  );
}
