/** Positions in a list. Several lists may share one DragArea, so that things move between them. */
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useMemo } from 'react';
import type { Draggable, DragSource } from './use-drag.ts';

/** The ids in their order: a stable array, or every row draws again. */
export function SortableGroup({ list, ids, children }: { list: string; ids: readonly string[]; children: ReactNode }) {
  return (
    <SortableContext id={list} items={ids as string[]} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

/** `list` is the id of the SortableGroup around it. */
export function useSortableItem(source: DragSource & { list: string }): Draggable & { isOver: boolean; index: number } {
  const { id, kind, name, data, list, isOff = false } = source;
  const known = useMemo(() => ({ kind, name, data, list }), [kind, name, data, list]);
  const item = useSortable({
    id,
    data: known,
    disabled: isOff,
    attributes: { roleDescription: 'sortable' },
    // The arrival is announced and shown already; a second slide only delays the next key.
    animateLayoutChanges: () => false,
  });
  return {
    attach: item.setNodeRef,
    attachHandle: item.setActivatorNodeRef,
    handleProps: { ...item.attributes, ...item.listeners },
    style: { transform: CSS.Translate.toString(item.transform), transition: item.transition },
    isDragging: item.isDragging,
    isOver: item.isOver,
    index: item.index,
  };
}
