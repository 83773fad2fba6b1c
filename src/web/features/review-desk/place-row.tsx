/** One item at a stop: what it was, what was handed on where that differs, and what it is now, with what shows it. */
import { useMemo } from 'react';
import { Link } from 'react-router';
import { judgeItem } from '#domain/review/doubts.ts';
import { paths } from '#web/paths.ts';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import { conditionWords } from './condition-words.ts';
import { earlierOf, fieldsOf, useDesk, useDeskItem } from './desk.ts';
import { doubtTextAt } from './doubt-words.ts';
import { PhotoPair } from './photo-pair.tsx';
import { aroundOf, readItem } from './read-reviewed.ts';
import styles from './review-desk.module.css';

type Props = { itemId: number /** Passed over: only to be read. */; isRead?: boolean };

export function PlaceRow({ itemId, isRead = false }: Props) {
  const { report } = useDesk();
  const item = useDeskItem(itemId);
  const room = item && report.room(item.roomId);
  if (item === undefined || room === undefined) return <p className={styles.quiet}>This item was deleted.</p>;
  return <Row item={item} room={room} isRead={isRead} />;
}

function Row({ item, room, isRead }: { item: ItemEntry; room: RoomEntry; isRead: boolean }) {
  const desk = useDesk();
  const { inspectionId, earlier, handedOn, renderNow, day } = desk;
  const { name, condition } = fieldsOf(item);
  const before = earlierOf(desk, item);
  const sent = handedOn.get(item.id);
  const reviewed = useMemo(() => readItem(desk, item), [desk, item]);
  const { doubts } = useMemo(() => judgeItem(reviewed, aroundOf(desk, room)), [desk, reviewed, room]);
  const isOtherThanSent = doubts.includes('altered') && sent !== undefined && 'condition' in sent;
  const now = conditionWords(room.blockType, condition);
  return (
    <div className={styles.place} data-item={item.id}>
      <div className={styles.placeHead}>
        <Link to={`${paths.inspectionReport(inspectionId)}#item-${item.id}-condition`} className={styles.placeName}>
          {room.name} · {name}
        </Link>
        {!isRead &&
          doubts.map((doubt) => (
            <span key={doubt} className={styles.doubt} data-doubt={doubt}>
              {doubtTextAt(doubt, reviewed, day)}
            </span>
          ))}
      </div>
      <div className={styles.texts}>
        <div>
          <span className={styles.label}>{earlier?.name ?? 'Before'}</span>
          <div className={styles.words}>
            {before === undefined ? 'Not in a report before' : conditionWords(room.blockType, before.server.condition)}
          </div>
        </div>
        {isOtherThanSent && (
          <div>
            <span className={styles.label}>As handed on</span>
            <div className={styles.words}>{conditionWords(room.blockType, sent.condition)}</div>
          </div>
        )}
        <div>
          <span className={styles.label}>Now</span>
          {isRead ? (
            <div className={styles.words}>{now}</div>
          ) : (
            <div className={styles.now}>{renderNow(item, room)}</div>
          )}
          {item.actions.map((action) => (
            <div key={action.id} className={styles.action}>
              {action.action} · {action.responsibility}
              {action.comments !== null && <span> · {action.comments}</span>}
            </div>
          ))}
          {(item.waived?.condition === condition ? item.waived.findings : []).map(({ check, reason }) => (
            <div key={check} className={styles.action}>
              Let stand: {reason}
            </div>
          ))}
        </div>
        <PhotoPair before={before?.attachments ?? []} now={item.attachments} of={name} earlierName={earlier?.name} />
      </div>
    </div>
  );
}
