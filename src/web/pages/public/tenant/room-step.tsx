/** One room, whole: its items, photos of the room itself, and the way to the next. */
import { ItemCard } from './item-card.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import styles from './tenant.module.css';
import { useOpenReport, useRoom } from './use-report.ts';
import { stepAddress } from './use-step.ts';

export function RoomStep({ id }: { id: number }) {
  const room = useRoom(id);
  const { report, canWrite } = useOpenReport();
  const roomIds = report.roomIds();
  const at = roomIds.indexOf(id);
  if (room === undefined) {
    return (
      <p className={styles.text}>
        This room is no longer in the report. <a href={stepAddress({ kind: 'start' })}>See all rooms</a>
      </p>
    );
  }
  const before = roomIds[at - 1];
  const next = roomIds[at + 1];
  return (
    <>
      <progress className={styles.progress} aria-label="Rooms" value={at + 1} max={roomIds.length} />
      <section className={styles.item} aria-label={`Photos of the room ${room.name}`}>
        <h2 className={styles.itemName}>The room as a whole</h2>
        {canWrite && <p className={styles.hint}>One photo from the door and one from the opposite corner say a lot.</p>}
        <PhotoStrip place={{ roomId: id, itemId: null }} of={room.name} attachments={room.attachments} />
      </section>
      {report.itemIds(id).map((itemId) => (
        <ItemCard key={itemId} id={itemId} room={room} />
      ))}
      <nav className={styles.steps} aria-label="Rooms">
        <a
          className={styles.button}
          href={stepAddress(before === undefined ? { kind: 'start' } : { kind: 'room', id: before })}
        >
          {before === undefined ? 'All rooms' : 'Back'}
        </a>
        {(next !== undefined || canWrite) && (
          <a
            className={styles.primary}
            href={stepAddress(next === undefined ? { kind: 'review' } : { kind: 'room', id: next })}
          >
            {next === undefined ? 'Check and send in' : `Next: ${report.room(next)?.name ?? ''}`}
          </a>
        )}
      </nav>
    </>
  );
}
