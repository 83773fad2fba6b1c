/** On a phone: one room at a time, with the way to the next. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, usePlace, useRoom, useRoomIds } from '../editor.ts';
import { RoomSection } from './room-section.tsx';
import styles from './rooms.module.css';

export function OneRoom() {
  const { place } = useEditor();
  const roomIds = useRoomIds();
  const { roomId = roomIds[0] } = usePlace();

  useEffect(() => {
    place.setShowRoom((id) => {
      if (place.read().roomId !== id) place.go({ roomId: id, itemId: undefined });
      document.querySelector(`[data-room="${id}"]`)?.scrollIntoView({ block: 'start' });
    });
    place.view(roomId);
  }, [place, roomId]);

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
  const { place } = useEditor();
  const room = useRoom(roomId ?? 0);
  if (room === undefined) return <span />;
  return (
    <Button
      icon={direction === 'next' ? <ChevronRight /> : <ChevronLeft />}
      aria-label={`To the ${direction} room, ${room.name}`}
      onClick={() => {
        place.go({ roomId: room.id, itemId: undefined });
        document.querySelector('[data-editor]')?.scrollIntoView({ block: 'start' });
      }}
    >
      {room.name}
    </Button>
  );
}
