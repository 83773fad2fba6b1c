/** Who did what to a property and its inspections, and when: newest first, in words. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/date-text.ts';
import { toWallTime } from '#web/ui/time-zone.ts';
import styles from './audit-trail.module.css';
import { actionText, fieldText, isNothing, valueText } from './audit-words.ts';

export function AuditTrail({ entries }: { entries: readonly AuditEntry[] }) {
  const days = Map.groupBy(entries, (entry) => toWallTime(entry.at).date);
  return (
    <div className={styles.trail}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dateText(day)}>
          <h2 className={styles.day}>{dateText(day)}</h2>
          <ol className={styles.list}>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, application, action, subject, changes } = entry;
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {toWallTime(at).time}
      </time>
      <div>
        <p>
          <strong>{actor.name}</strong> {actionText(action)}
          {subject.type === 'inspection' && (
            <>
              {' '}
              (<Link to={paths.inspection(subject.id)}>inspection {subject.id}</Link>)
            </>
          )}
        </p>
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map(({ field, from, to }) => (
              <li key={field}>
                {fieldText(field)}:{' '}
                {!isNothing(from) && (
                  <>
                    <del>{valueText(from)}</del> →{' '}
                  </>
                )}
                <ins>{valueText(to)}</ins>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.through}>through {application}</p>
      </div>
    </li>
  );
}
