/** On a phone: one room at a time, with the way to the next. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, useWhereabouts, useRoom, useRoomIds } from '../editor.ts';
import { RoomSection } from './room-section.tsx';
import styles from './rooms.module.css';

export function OneRoom() {
  const { whereabouts } = useEditor();
  const roomIds = useRoomIds();
  const { roomId = roomIds[0] } = useWhereabouts();

  useEffect(() => {
    whereabouts.setShowRoom((id) => {
      if (whereabouts.read().roomId !== id) whereabouts.go({ roomId: id, itemId: undefined });
      document.querySelector(`[data-room="${id}"]`)?.scrollIntoView({ block: 'start' });
    });
    whereabouts.view(roomId);
  }, [whereabouts, roomId]);

  if (roomId === undefined) return null;
  const at = roomIds.indexOf(roomId);
  return (
    <>
      <RoomSection key={roomId} id={roomId} />
      <div className={styles.steps}>
        <Step roomId={roomIds[at - 1]} direction="previous" />
        <Step roomId={roomIds[at + 1]} direction="next" />
      </div>
    </>
  );
}

function Step({ roomId, direction }: { roomId: number | undefined; direction: 'previous' | 'next' }) {
  const { whereabouts } = useEditor();
  const room = useRoom(roomId ?? 0);
  if (room === undefined) return <span />;
  return (
    <Button
      icon={direction === 'next' ? <ChevronRight /> : <ChevronLeft />}
      aria-label={`To the ${direction} room, ${room.name}`}
      onClick={() => {
        whereabouts.go({ roomId: room.id, itemId: undefined });
        document.querySelector('[data-editor]')?.scrollIntoView({ block: 'start' });
      }}
    >
      {room.name}
    </Button>
  );
}
