/** The parts that a reader looks for first: meters and alarms, and the actions with the people responsible. */
import type { ReactNode } from 'react';
import {
  actionsByResponsibility,
  type FinishedReport,
  itemAnchor,
  otherMeters,
  type RoomWithActions,
} from './finished.ts';
import styles from './finished-report.module.css';

type Line = { what: string; where: string; value: string };

export function ReportSummary({ report }: { report: FinishedReport }) {
  const { title, meters } = otherMeters(report);
  return (
    <>
      <Lines
        id="meters"
        title={title}
        lines={meters.map(({ name, serial, reading }) => ({
          what: name,
          where: serial === '' ? '' : `Serial no. ${serial}`,
          value: reading,
        }))}
      />
      <Lines
        id="alarms"
        title="Alarms"
        lines={report.summary.alarms.map(({ name, location, result }) => ({
          what: name,
          where: location,
          value: result,
        }))}
      />
    </>
  );
}

function Lines({ id, title, lines }: { id: string; title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map(({ what, where, value }, at) => (
          <li key={at}>
            <span>
              <strong>{what}</strong>
              {where !== '' && <span className={styles.where}>{where}</span>}
            </span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ActionsProps = {
  rooms: readonly RoomWithActions[];
  /** Leads to the item that an action is for. */
  renderPlace: (item: { id: number }, words: string) => ReactNode;
};

/** The lists of who is to do what, below their names. */
export function ActionGroups({ rooms, renderPlace }: ActionsProps) {
  return actionsByResponsibility(rooms).map(([responsibility, actions]) => (
    <div key={responsibility} className={styles.group}>
      <h3>{responsibility}</h3>
      <ul className={styles.lines}>
        {actions.map(({ action, comments, item, room }, at) => (
          <li key={at}>
            <span>
              <strong>{action}</strong>
              {comments !== null && comments !== '' && <span className={styles.where}>{comments}</span>}
            </span>
            {renderPlace(item, `${room.name} · ${item.name}`)}
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function ReportActions({ report: { rooms } }: { report: FinishedReport }) {
  if (actionsByResponsibility(rooms).length === 0) return null;
  return (
    <section className={styles.part} id="actions" aria-labelledby="actions-title">
      <h2 id="actions-title">Actions</h2>
      <ActionGroups rooms={rooms} renderPlace={(item, words) => <a href={`#${itemAnchor(item)}`}>{words}</a>} />
    </section>
  );
}
