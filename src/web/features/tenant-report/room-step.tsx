/** One room, whole: its items, photos of the room itself where it is a place, and the way to the next. */
import { USUAL_PHOTOS } from '#domain/inspection-type.ts';
import { needsRoomPhoto } from '#domain/tenant-report.ts';
import { isAt, type RoomEntry } from '#web/report/model/report-entry.ts';
import { ItemCard } from './item-card.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import styles from './tenant.module.css';
import { useOpenReport, useQueuedPhotos, useRoom } from './use-report.ts';
import { stepAddress } from './use-step.ts';
import { photosAskedIn } from './words.ts';

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
      <progress className={styles.progress} aria-label="Steps" value={at + 1} max={roomIds.length} />
      <RoomPhotos room={room} />
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

/** Meters, keys and plain questions ask for none; existing ones, or those on their way, are shown all the same. */
function RoomPhotos({ room: { id, name, blockType, attachments } }: { room: RoomEntry }) {
  const { head, report, canWrite } = useOpenReport();
  const place = { roomId: id, itemId: null };
  const { photos_per_room: asked = USUAL_PHOTOS } = head;
  const queued = useQueuedPhotos().filter((photo) => isAt(place, photo));
  const itemNames = report.itemIds(id).flatMap((itemId) => report.item(itemId)?.server.name ?? []);
  const isAsked = asked > 0 && needsRoomPhoto(blockType, itemNames);
  if (!isAsked && attachments.length + queued.length === 0) return null;
  const { heading, hint } = photosAskedIn(blockType, asked);
  return (
    <section className={styles.item} aria-label={`Photos of ${name}`}>
      <h2 className={styles.itemName}>{isAsked ? heading : 'Photos'}</h2>
      {isAsked && canWrite && <p className={styles.hint}>{hint}</p>}
      <PhotoStrip place={place} of={name} attachments={attachments} />
    </section>
  );
}
