/**
 * A board whose things are dragged to its targets. It is drawn without the library for dragging, which comes right after the
 * first frame. One listener stands around all things: if each of several hundred cards had a draggable of its own, each would
 * ask at every pick-up whether it is the one, which is most of the cost of a pick-up.
 */
import {
  createContext,
  type HTMLAttributes,
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { late } from '../feedback/late.tsx';
import type { DragAreaProps } from './drag-area.tsx';
import { BoardTargets, Held, type KnownTarget, type Press } from './board-targets.ts';
import type { Dragged } from './drag.ts';

type DragBoardProps = Omit<DragAreaProps, 'id' | 'finds' | 'children'> & {
  /** An element that can be grabbed. It carries `sourceHint` and can be focused. */
  selector: string;
  /** The thing that an element stands for; undefined when it stays in place. */
  find: (element: HTMLElement) => Dragged | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const Targets = createContext(new BoardTargets());

/** Without a line the board can be read, and its dialogs move things; a press tries again. */
const Library = late(async () => (await import('./board-library.tsx')).BoardLibrary, { failed: () => null });

export function DragBoard({ selector, find, className, children, ...area }: DragBoardProps) {
  const [held] = useState(() => new Held());
  const [targets] = useState(() => new BoardTargets());
  const [isReady, setReady] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [attempt, setAttempt] = useState(0);

  function pass(press: Press) {
    return (event: SyntheticEvent) => {
      const element = (event.target as Element).closest<HTMLElement>(selector);
      if (element === null || held.isLifted) return;
      const source = find(element);
      if (source === undefined) return;
      held.take(element, source);
      if (held.grab === undefined) setAttempt(attempt + 1);
      else held.grab(press, event, element);
    };
  }

  return (
    <Targets.Provider value={targets}>
      {/* The things inside are the buttons; keys that they do not handle bubble here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={className}
        data-draggable={isReady ? '' : undefined}
        onMouseDown={pass('onMouseDown')}
        onTouchStart={pass('onTouchStart')}
        onKeyDown={pass('onKeyDown')}
      >
        <Still isHeld={isHeld}>{children}</Still>
      </div>
      <Library key={attempt} {...area} id={HINT_ID} {...{ held, targets }} onReady={setReady} onHold={setHeld} />
    </Targets.Provider>
  );
}

/**
 * Stays as it was while something is in hand, and shows the latest once it is let go: a row that grew by what a colleague does
 * would put another row beneath the pointer.
 */
const Still = memo(
  ({ children }: { isHeld: boolean; children: ReactNode }) => children,
  (_before, { isHeld }) => isHeld,
);

/** The library's text on how to drag has this id. */
const HINT_ID = 'how-to-drag';

/** Says to a screen reader that a thing can be dragged, and how. */
export const sourceHint: HTMLAttributes<HTMLElement> = {
  'aria-describedby': HINT_ID,
  'aria-roledescription': 'draggable',
};

/** A place to drop on. Ids are unique on the whole board: `cell:4:2027-02-03`. Give `attach` to the element's `ref`. */
export function useBoardTarget<Place extends HTMLElement>({
  id,
  ...told
}: KnownTarget & { id: string }): {
  attach: RefObject<Place | null>;
  isOver: boolean;
} {
  const targets = useContext(Targets);
  const attach = useRef<Place>(null);
  const [isOver, setOver] = useState(false);
  const known = useRef(told);
  useEffect(() => {
    Object.assign(known.current, told);
  });
  useEffect(() => {
    const element = attach.current;
    if (element === null) return undefined;
    return targets.add({ id, known: Object.assign(known.current, { element }), onOver: setOver });
  }, [targets, id]);
  return { attach, isOver };
}
