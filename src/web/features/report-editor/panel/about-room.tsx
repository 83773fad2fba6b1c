/** The details of a room as a whole. */
import { blockWords } from '../block-words.ts';
import { isTemplate, useEditor } from '../editor.ts';
import { PhotoSection } from '../photos/photo-section.tsx';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import { Decisions } from './decision.tsx';
import styles from './panel.module.css';
import { Recordings } from './recordings.tsx';

export function AboutRoom({ room }: { room: RoomEntry }) {
  const place = { roomId: room.id, itemId: null };
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{room.name}</h2>
      <p className={styles.sub}>{blockWords(room.blockType).name}, the room as a whole</p>
      <Decisions subject={`room ${room.id}`} entry={room} />
      {!isTemplate(useEditor()) && (
        <>
          <PhotoSection place={place} attachments={room.attachments} of={room.name} />
          <Recordings attachments={room.attachments} place={place} />
        </>
      )}
    </div>
  );
}
