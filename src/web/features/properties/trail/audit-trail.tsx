/** The trail of a property and its inspections: who did what, and when; newest first, in words. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { getReportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './audit-trail.module.css';
import { actionText, inspectionText, type Names } from './audit-words.ts';
import { changedLines } from './changed-lines.ts';
import { meterNameOf, useMeterNames } from './meter-names.ts';
import { propertyInspectionsOptions } from '../property-inspections.ts';
import { noSubjectNames, subjectNamesOf } from './report-subjects.ts';

/** `inspectionId` when they are all of one inspection, which need not be named then. */
type Props = { entries: readonly AuditEntry[]; propertyId: number; inspectionId: number | undefined };

export function AuditTrail({ entries, propertyId, inspectionId }: Props) {
  const { data: staff } = useQuery(allStaffOptions());
  const people: Names = new Map(staff?.map(({ id, name }) => [id, name]));
  const { data: ofProperty } = useQuery({
    ...propertyInspectionsOptions(propertyId),
    enabled: inspectionId === undefined,
  });
  const inspections: Names = new Map(ofProperty?.data.map((one) => [one.id, inspectionText(one)]));
  // A whole report is read for its names only where its history is looked at, and only when that speaks of its parts.
  const { data: parts = noSubjectNames } = useQuery({
    ...getReportOptions({ path: { inspection_id: inspectionId ?? 0 } }),
    select: subjectNamesOf,
    enabled: inspectionId !== undefined && entries.some(({ subject }) => partsOfReport.has(subject.type)),
  });
  const meters = useMeterNames(
    propertyId,
    entries.some(({ subject }) => subject.type === 'meter'),
  );
  const days = Map.groupBy(entries, (entry) => toWallTime(entry.at).date);
  return (
    <div className={styles.trail}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dateText(day)}>
          <h2 className={styles.day}>{dateText(day)}</h2>
          <ol className={styles.list}>
            {ofDay.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                people={people}
                inspections={inspections}
                part={parts.get(`${entry.subject.type} ${entry.subject.id}`) ?? meterNameOf(entry, meters)}
                isNamed={entry.subject.type === 'inspection' && entry.subject.id !== inspectionId}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const partsOfReport = new Set(['room', 'item', 'action', 'attachment']);

type EntryProps = {
  entry: AuditEntry;
  people: Names;
  inspections: Names;
  /** The part of the report, or the meter, that it is about. */
  part: string | undefined;
  isNamed: boolean;
};

function Entry({ entry, people, inspections, part, isNamed }: EntryProps) {
  const { at, actor, application, action, subject } = entry;
  const lines = changedLines(entry.changes, people);
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {toWallTime(at).time}
      </time>
      <div>
        <p>
          <strong>{actor.name}</strong> {actionText(action)}
          {part !== undefined && ` (${part})`}
          {isNamed && (
            <>
              {' '}
              (
              <Link to={paths.inspection(subject.id)}>{inspections.get(subject.id) ?? `inspection ${subject.id}`}</Link>
              )
            </>
          )}
        </p>
        {lines.length > 0 && (
          <ul className={styles.changes}>
            {lines.map(({ label, from, to }) => (
              <li key={label}>
                {label}:{' '}
                {from !== undefined && (
                  <>
                    <del>{from}</del> →{' '}
                  </>
                )}
                <ins>{to}</ins>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.through}>through {application}</p>
      </div>
    </li>
  );
}
