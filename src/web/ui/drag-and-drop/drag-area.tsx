/** The part of a page in which things are dragged: it reports drags in our words and says them aloud. */
import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DroppableContainer,
  MeasuringStrategy,
  type Over,
} from '@dnd-kit/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DescribeTarget, howToDrag, sayDrags } from './announcements.ts';
import { nearestTarget, targetAtCorner } from './collision.ts';
import type { Dragged, DragState, Drop } from './drag.ts';
import { mayScroll } from './may-scroll.ts';
import { readDrag, readDragged } from './read-drag.ts';
import { type ArrowStep, useDragSensors } from './sensors.ts';

export type DragAreaProps = {
  children: ReactNode;
  onDrop: (drop: Drop) => void;
  onPickUp?: ((dragged: Dragged) => void) | undefined;
  /** Called for every move: write styles directly there, or keep state updates small. */
  onMove?: ((state: DragState) => void) | undefined;
  /** The target under the thing changed. */
  onOver?: ((state: DragState) => void) | undefined;
  onCancel?: ((dragged: Dragged) => void) | undefined;
  /** Follows the pointer; without it the thing itself moves. */
  renderOverlay?: ((dragged: Dragged) => ReactNode) | undefined;
  describeTarget?: DescribeTarget | undefined;
  /** `list` finds the nearest position, `corner` where an arrow step ended; a board brings its own way. */
  finds?: 'list' | 'corner' | CollisionDetection | undefined;
  /** A board's own steps by arrow key; lists bring theirs. */
  arrowStep?: ArrowStep | undefined;
  instructions?: string | undefined;
  /** Given to the instructions, where things name them by it. */
  id?: string | undefined;
};

const targetName: DescribeTarget = (target) => target.name;
const collisions = { list: nearestTarget, corner: targetAtCorner };
const scrolling = { canScroll: mayScroll };
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

export function DragArea(props: DragAreaProps) {
  const { id, children, onDrop, onPickUp, onMove, onOver, onCancel, renderOverlay } = props;
  const { describeTarget = targetName, finds = 'list', arrowStep, instructions = howToDrag } = props;
  const sensors = useDragSensors(arrowStep);
  const [dragged, setDragged] = useState<Dragged>();
  const accessibility = useMemo(
    () => ({ announcements: sayDrags(describeTarget), screenReaderInstructions: { draggable: instructions } }),
    [describeTarget, instructions],
  );

  useOwnEscape(dragged !== undefined);

  function handleEnd(event: DragMoveEvent) {
    setDragged(undefined);
    // Also for the announcement, which is made of the same event.
    event.over = overNow(event);
    const state = readDrag(event);
    if (state.over === undefined) onCancel?.(state.dragged);
    else onDrop({ ...state, over: state.over });
  }

  return (
    <DndContext
      {...(id !== undefined && { id })}
      sensors={sensors}
      collisionDetection={typeof finds === 'string' ? collisions[finds] : finds}
      accessibility={accessibility}
      measuring={measuring}
      autoScroll={scrolling}
      onDragStart={({ active }) => {
        const picked = readDragged(active);
        setDragged(picked);
        onPickUp?.(picked);
      }}
      onDragMove={onMove && ((event) => onMove(readDrag(event)))}
      onDragOver={onOver && ((event) => onOver(readDrag(event)))}
      onDragEnd={handleEnd}
      onDragCancel={({ active }) => {
        setDragged(undefined);
        onCancel?.(readDragged(active));
      }}
    >
      {children}
      {renderOverlay !== undefined &&
        createPortal(
          <DragOverlay dropAnimation={null}>{dragged === undefined ? null : renderOverlay(dragged)}</DragOverlay>,
          document.body,
        )}
    </DndContext>
  );
}

/**
 * The place at the end of a drag. The library tells `over` an effect later: a hand that lets go right after a quick move would
 * drop on a place that it only came past.
 */
function overNow({ collisions, over }: DragMoveEvent): Over | null {
  if (collisions === null) return over;
  const found = collisions[0]?.data?.['droppableContainer'] as DroppableContainer | undefined;
  const rect = found?.rect.current;
  if (found === undefined || !rect) return collisions.length === 0 ? null : over;
  return { id: found.id, data: found.data, rect, disabled: found.disabled };
}

/**
 * Escape puts the thing in hand back. The library leaves the key to everybody else as well: to a bar that would select
 * none, and to the dialog around a list.
 */
function useOwnEscape(isDragging: boolean): void {
  useLayoutEffect(() => {
    if (!isDragging) return;
    function own(event: KeyboardEvent) {
      if (event.code === 'Escape') event.preventDefault();
    }
    addEventListener('keydown', own, true);
    return () => removeEventListener('keydown', own, true);
  }, [isDragging]);
}
