/** The parts that a reader looks for first: meters and alarms, and the actions with the people responsible. */
import { actionsByResponsibility, type FinishedReport, itemAnchor, otherMeters } from './finished.ts';
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

export function ReportActions({ report }: { report: FinishedReport }) {
  const groups = actionsByResponsibility(report.rooms);
  if (groups.length === 0) return null;
  return (
    <section className={styles.part} id="actions" aria-labelledby="actions-title">
      <h2 id="actions-title">Actions</h2>
      {groups.map(([responsibility, actions]) => (
        <div key={responsibility} className={styles.group}>
          <h3>{responsibility}</h3>
          <ul className={styles.lines}>
            {actions.map(({ action, comments, item, room }, at) => (
              <li key={at}>
                <span>
                  <strong>{action}</strong>
                  {comments !== null && comments !== '' && <span className={styles.where}>{comments}</span>}
                </span>
                <a href={`#${itemAnchor(item)}`}>
                  {room.name} · {item.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
