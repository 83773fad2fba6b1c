/** The beginning, and every return: what this is, how far it is, and where to go on. */
import { ChevronRight } from 'lucide-react';
import styles from './tenant.module.css';
import { useMissing, useOpenReport, useRoom } from './use-report.ts';
import { stepAddress } from './use-step.ts';
import { counted } from './words.ts';

export function StartStep() {
  const { head, report, canWrite } = useOpenReport();
  const missing = useMissing();
  const roomIds = report.roomIds();
  const next = roomIds.find((id) => missing.some(({ room_id: roomId }) => roomId === id));
  const isBegun = head.inspection.started_at !== null || missing.length < head.warnings.length;
  if (roomIds.length === 0) {
    return (
      <p className={styles.text}>
        There is nothing to fill in yet. Please ask {head.company.name}, or come back to this link later.
      </p>
    );
  }
  return (
    <>
      {canWrite && (
        <>
          <p className={styles.text}>
            Hello {head.tenant.name}. Please go through the rooms one by one, answer what is asked and take photos.
            Everything is saved as you go: you can stop at any time and come back with the same link, also on another
            device.
          </p>
          <a
            className={styles.primary}
            href={next === undefined ? stepAddress({ kind: 'review' }) : stepAddress({ kind: 'room', id: next })}
          >
            {next === undefined ? 'Check and send in' : isBegun ? 'Go on' : 'Start'}
          </a>
        </>
      )}
      <ol className={styles.rooms} aria-label="Rooms">
        {roomIds.map((id) => (
          <RoomLine key={id} id={id} missing={missing.filter(({ room_id: roomId }) => roomId === id).length} />
        ))}
      </ol>
      {canWrite && next !== undefined && (
        <a className={styles.button} href={stepAddress({ kind: 'review' })}>
          Check and send in
        </a>
      )}
    </>
  );
}

function RoomLine({ id, missing }: { id: number; missing: number }) {
  const room = useRoom(id);
  const { canWrite } = useOpenReport();
  return (
    <li>
      <a className={styles.roomLine} href={stepAddress({ kind: 'room', id })}>
        <span className={styles.roomName}>{room?.name}</span>
        {canWrite && (
          <span className={styles.roomState} data-done={missing === 0 || undefined}>
            {missing === 0 ? 'Done' : `${counted(missing, 'thing')} to do`}
          </span>
        )}
        <ChevronRight size={18} aria-hidden />
      </a>
    </li>
  );
}
