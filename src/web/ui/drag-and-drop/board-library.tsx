/** The part of a board that needs the library for dragging: it stands beside the board, and is fetched after its first frame. */
import { useDndMonitor, useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { BoardTarget, BoardTargets, Held } from './board-targets.ts';
import { DragArea, type DragAreaProps } from './drag-area.tsx';

type Props = Omit<DragAreaProps, 'finds' | 'children'> & {
  held: Held;
  targets: BoardTargets;
  onReady: (isReady: boolean) => void;
  onHold: (isHeld: boolean) => void;
};

export function BoardLibrary({ held, targets, onReady, onHold, ...area }: Props) {
  const all = useSyncExternalStore(targets.subscribe, targets.read);
  return (
    <DragArea {...area} finds="board">
      <Source {...{ held, onReady, onHold }} />
      {all.map((target) => (
        <Target key={target.id} target={target} />
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

/** Its element is made known once something is over it: `cellUnderStart` says why. */
function Target({ target: { id, known, onOver } }: { target: BoardTarget }) {
  const { isOver } = useDroppable({ id, data: known });
  useLayoutEffect(() => onOver(isOver), [onOver, isOver]);
  return null;
}
