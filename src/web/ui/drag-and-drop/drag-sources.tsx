/**
 * Many things that can be picked up, with one listener around them. If each of several hundred cards had a draggable of
 * its own, each would ask at every pick-up whether it is the one, which is most of the cost of a pick-up.
 */
import { useDndMonitor, useDraggable } from '@dnd-kit/core';
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import type { Dragged } from './drag.ts';

type DragSourcesProps = {
  /** An element that can be grabbed. It carries `useSourceHint()` and can be focused. */
  selector: string;
  /** The thing that an element stands for; undefined when it stays in place. */
  find: (element: HTMLElement) => Dragged | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Written on the element while it is dragged. */
const LIFTED = 'lifted';

/** The one thing in hand. The library reads it when a drag starts, so it is the same object throughout. */
class Held implements Dragged {
  id = '';
  kind = '';
  name = '';
  data: unknown = undefined;
  private element: HTMLElement | null = null;

  get isLifted(): boolean {
    return isLifted(this.element);
  }
  take(element: HTMLElement, source: Dragged): void {
    Object.assign(this, source);
    this.element = element;
  }
  lift(): void {
    if (this.element !== null) this.element.dataset[LIFTED] = '';
  }
  letGo(): void {
    delete this.element?.dataset[LIFTED];
    this.element = null;
  }
}

const Hint = createContext<HTMLAttributes<HTMLElement>>({});

export function DragSources({ selector, find, className, children }: DragSourcesProps) {
  const [held] = useState(() => new Held());
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({
    id: useId(),
    data: held,
    attributes: { roleDescription: 'draggable' },
  });
  useDndMonitor({
    onDragStart: () => held.lift(),
    onDragEnd: () => held.letGo(),
    onDragCancel: () => held.letGo(),
  });
  const describedBy = attributes['aria-describedby'];
  const hint = useMemo(() => ({ 'aria-describedby': describedBy, 'aria-roledescription': 'draggable' }), [describedBy]);

  function pass(type: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') {
    return (event: SyntheticEvent) => {
      const element = (event.target as Element).closest<HTMLElement>(selector);
      if (element === null || held.isLifted) return;
      const source = find(element);
      if (source === undefined) return;
      held.take(element, source);
      setNodeRef(element);
      setActivatorNodeRef(element);
      listeners?.[type]?.(event);
    };
  }

  return (
    <Hint.Provider value={hint}>
      {/* The things inside are the buttons; keys that they do not handle bubble here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={className}
        onMouseDown={pass('onMouseDown')}
        onTouchStart={pass('onTouchStart')}
        onKeyDown={pass('onKeyDown')}
      >
        {children}
      </div>
    </Hint.Provider>
  );
}

/** Says to a screen reader that a thing can be dragged, and how. */
export function useSourceHint(): HTMLAttributes<HTMLElement> {
  return useContext(Hint);
}

/** Whether the element is being dragged: its keys then belong to the drag. */
export function isLifted(element: HTMLElement | null): boolean {
  return element?.dataset[LIFTED] !== undefined;
}
