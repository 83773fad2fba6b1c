/** A room of the finished report: its pictures, its items with condition, actions and comments. */
import { MessageSquarePlus } from 'lucide-react';
import { itemClass } from '#domain/check/change-class.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CommentCard } from './comment-card.tsx';
import { ConditionText } from './condition-text.tsx';
import {
  commentsOn,
  type FinishedItem,
  type FinishedReport,
  type FinishedRoom,
  itemAnchor,
  roomAnchor,
} from './finished.ts';
import styles from './finished-report.module.css';
import { PhotoGrid } from './photo-grid.tsx';

type Props = {
  report: FinishedReport;
  room: FinishedRoom;
  /** Undefined: comments are not taken any more. */
  onComment: ((item: { id: number; words: string }) => void) | undefined;
};

export function RoomSection({ report, room, onComment }: Props) {
  return (
    <section className={styles.room} id={roomAnchor(room)} aria-labelledby={`${roomAnchor(room)}-name`}>
      <h2 id={`${roomAnchor(room)}-name`}>{room.name}</h2>
      <PhotoGrid files={room.attachments} of={room.name} />
      {room.items.map((item) => (
        <Item key={item.id} report={report} room={room} item={item} onComment={onComment} />
      ))}
      {room.items.length === 0 && room.attachments.length === 0 && (
        <p className={styles.quiet}>Nothing was recorded here.</p>
      )}
    </section>
  );
}

/** The same words as beside the change in the PDFs; who is responsible stands with each action. */
function ChangeClass({ typeId, item }: { typeId: number; item: FinishedItem }) {
  const name = itemClass(typeId, item);
  return name === null ? null : (
    <p className={styles.class}>
      <span className={styles.quiet}>Class:</span> {name}
    </p>
  );
}

function Item({ report, room, item, onComment }: Props & { item: FinishedItem }) {
  const words = `${room.name} · ${item.name}`;
  return (
    <article className={styles.item} id={itemAnchor(item)}>
      <h3>{item.name}</h3>
      {item.description !== null && item.description !== '' && <p className={styles.description}>{item.description}</p>}
      <ConditionText room={room} condition={item.condition} />
      <ChangeClass typeId={report.type.id} item={item} />
      {item.actions.map((action, at) => (
        <p key={at} className={styles.action}>
          <strong>{action.action}</strong> · {action.responsibility}
          {action.comments !== null && action.comments !== '' && <> · {action.comments}</>}
        </p>
      ))}
      <PhotoGrid files={item.attachments} of={words} />
      {commentsOn(report, item.id).map((comment) => (
        <CommentCard key={comment.id} comment={comment} replyFrom={report.company.name} />
      ))}
      {onComment !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          icon={<MessageSquarePlus />}
          className={styles.commentButton}
          aria-label={`Comment on ${words}`}
          onClick={() => onComment({ id: item.id, words })}
        >
          Comment
        </Button>
      )}
    </article>
  );
}
