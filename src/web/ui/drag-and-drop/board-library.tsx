/** The part of a board that needs the library for dragging: it stands beside the board, and is fetched after its first frame. */
import { useDndMonitor, useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { BoardTarget, BoardTargets, Held } from './board-targets.ts';
import { DragArea, type DragAreaProps } from './drag-area.tsx';

type Props = Omit<DragAreaProps, 'finds' | 'children'> & {
  held: Held;
  targets: BoardTargets;
  onReady: (isReady: boolean) => void;
};

export function BoardLibrary({ held, targets, onReady, ...area }: Props) {
  const all = useSyncExternalStore(targets.subscribe, targets.read);
  return (
    <DragArea {...area} finds="board">
      <Source held={held} onReady={onReady} />
      {all.map((target) => (
        <Target key={target.id} target={target} />
      ))}
    </DragArea>
  );
}

/** One draggable for all things. */
function Source({ held, onReady }: Pick<Props, 'held' | 'onReady'>) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: useId(), data: held });
  useDndMonitor({
    onDragStart: () => held.lift(),
    onDragEnd: () => held.letGo(),
    onDragCancel: () => held.letGo(),
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
    };
  }, [held, onReady]);
  return null;
}

function Target({ target: { id, element, known, onOver } }: { target: BoardTarget }) {
  const { setNodeRef, isOver } = useDroppable({ id, data: known });
  useLayoutEffect(() => {
    setNodeRef(element);
    return () => setNodeRef(null);
  }, [setNodeRef, element]);
  useLayoutEffect(() => onOver(isOver), [onOver, isOver]);
  return null;
}
