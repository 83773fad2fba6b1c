/**
 * Makes something draggable. Ids are unique in the whole area: `item:12`.
 * Take the result apart (`const { attach, style } = useDrag(…)`) and give `attach` to the element's `ref`.
 */
import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { type CSSProperties, type HTMLAttributes, useMemo } from 'react';

export type DragSource = { id: string; kind: string; name: string; data?: unknown; isOff?: boolean | undefined };

/** Spread on the element that is grabbed: a button, or the thing itself. It carries the keyboard's way in. */
export type HandleProps = HTMLAttributes<HTMLElement>;

export type Draggable = {
  attach: (element: HTMLElement | null) => void;
  attachHandle: (element: HTMLElement | null) => void;
  handleProps: HandleProps;
  /** The current position of the thing; omit it when an overlay follows the pointer. */
  style: CSSProperties | undefined;
  isDragging: boolean;
};

export function useDrag({ id, kind, name, data, isOff = false }: DragSource): Draggable {
  const known = useMemo(() => ({ kind, name, data }), [kind, name, data]);
  const drag = useDraggable({ id, data: known, disabled: isOff, attributes: { roleDescription: 'draggable' } });
  return {
    attach: drag.setNodeRef,
    attachHandle: drag.setActivatorNodeRef,
    handleProps: { ...drag.attributes, ...drag.listeners },
    style: drag.transform === null ? undefined : { transform: CSS.Translate.toString(drag.transform) },
    isDragging: drag.isDragging,
  };
}
