/** The part of a board that needs the library for dragging: it stands beside the board, and is fetched after its first frame. */
import { useDndMonitor, useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { findsOnBoard, type Slot, Slots } from './board-collision.ts';
import type { BoardTargets, Held } from './board-targets.ts';
import { DragArea, type DragAreaProps } from './drag-area.tsx';

type Props = Omit<DragAreaProps, 'finds' | 'children'> & {
  held: Held;
  targets: BoardTargets;
  onReady: (isReady: boolean) => void;
  onHold: (isHeld: boolean) => void;
};

export function BoardLibrary({ held, targets, onReady, onHold, ...area }: Props) {
  const [slots] = useState(() => new Slots());
  const [finds] = useState(() => findsOnBoard(targets, slots));
  return (
    <DragArea {...area} finds={finds}>
      <Source {...{ held, onReady, onHold }} />
      {slots.all.map((slot) => (
        <OneSlot key={slot.slotId} slot={slot} slots={slots} />
      ))}
    </DragArea>
  );
}

/** One draggable for all things. */
function Source({ held, onReady, onHold }: Pick<Props, 'held' | 'onReady' | 'onHold'>) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: useId(), data: held });
  const letGo = () => {
    held.letGo();
    onHold(false);
  };
  useDndMonitor({
    onDragStart: () => {
      held.lift();
      onHold(true);
    },
    onDragEnd: letGo,
    onDragCancel: letGo,
  });
  useLayoutEffect(() => {
    held.setGrab((press, event, element) => {
      setNodeRef(element);
      setActivatorNodeRef(element);
      listeners?.[press]?.(event);
    });
  });
  useEffect(() => {
    onReady(true);
    return () => {
      held.setGrab(undefined);
      onReady(false);
      onHold(false);
    };
  }, [held, onReady, onHold]);
  return null;
}

/** Its element is made known once something is over the target that it stands for. */
function OneSlot({ slot, slots }: { slot: Slot; slots: Slots }) {
  const { isOver } = useDroppable({ id: slot.slotId, data: slot });
  useLayoutEffect(() => {
    if (!isOver) return undefined;
    const { target } = slot;
    slots.tell(slot);
    target?.onOver(true);
    return () => target?.onOver(false);
  }, [isOver, slot, slots]);
  return null;
}
