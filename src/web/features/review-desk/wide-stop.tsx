/** A question about the visit as a whole: all its places, room by room, each a way to its field. */
import { Link } from 'react-router';
import type { Stop } from '#domain/review/list-stops.ts';
import { paths } from '#web/paths.ts';
import { fieldsOf, useDesk } from './desk.ts';
import styles from './review-desk.module.css';

export function WideStop({ stop: { places } }: { stop: Stop }) {
  const { inspectionId, report } = useDesk();
  const rooms = [...new Set(places.map(({ roomId }) => roomId))];
  return (
    <ul className={styles.rooms}>
      {rooms.map((roomId) => (
        <li key={roomId}>
          <span className={styles.roomName}>{report.room(roomId)?.name}</span>{' '}
          {places
            .filter((place) => place.roomId === roomId)
            .map(({ itemId }, at) => {
              const item = report.item(itemId);
              return (
                <span key={itemId} data-item={itemId}>
                  {at > 0 && ', '}
                  <Link to={`${paths.inspectionReport(inspectionId)}#item-${itemId}`}>
                    {item === undefined ? 'deleted' : fieldsOf(item).name}
                  </Link>
                </span>
              );
            })}
        </li>
      ))}
    </ul>
  );
}
