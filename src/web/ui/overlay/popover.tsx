/**
 * A layer beside its button, on the browser's popover: in the top layer, closed by Escape or a click elsewhere.
 * It is placed by measuring, follows its button while the page scrolls, and flips where the window ends.
 */
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

/** The browser itself opens and closes the layer through `popoverTarget`. */
export type TriggerProps = { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string };

type PopoverProps = {
  /** The button: `(props) => <Button {...props}>Columns</Button>`. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  /** Drawn only while open; after `close` the focus is on the button again. */
  children: (close: () => void) => ReactNode;
  /** The layer's accessible name. */
  label: string;
  role?: 'dialog' | 'menu' | undefined;
  align?: Align | undefined;
  className?: string | undefined;
  /** Called with the layer, open or not, whenever its contents may have changed. */
  onLayer?: ((layer: HTMLElement) => void) | undefined;
};

const gap = 4;
const firstStop = '[role^="menuitem"], :is(button, input):enabled, a';

const triggerOf = (id: string) => document.querySelector(`[aria-controls="${CSS.escape(id)}"]`);

export function Popover({
  renderTrigger,
  children,
  label,
  role = 'dialog',
  align = 'start',
  className,
  onLayer,
}: PopoverProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen && layer.current ? keepBeside(layer.current, align) : undefined), [isOpen, align]);
  useEffect(() => {
    if (layer.current !== null) onLayer?.(layer.current);
  }, [onLayer]);

  function handleOpening(layer: HTMLElement) {
    // The contents have to be there before the first frame, or the layer is placed by the size of nothing.
    flushSync(() => setOpen(true));
    requestAnimationFrame(() => {
      placeBeside(layer, align);
      const first = layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer.querySelector<HTMLElement>(firstStop);
      (first ?? layer).focus();
    });
  }

  /** Tab goes on in the page, and the layer must not cover the focused element. */
  function handleLeaving(event: FocusEvent<HTMLElement>) {
    const { currentTarget: layer, relatedTarget: next } = event;
    if (!(next instanceof Node) || layer.contains(next)) return;
    // Its own button closes it by itself: closed before, the same press would open it again.
    if (triggerOf(id)?.contains(next) !== true) layer.hidePopover();
  }

  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id })}
      <div
        ref={layer}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles.layer, className)}
        onBeforeToggle={(event) => event.newState === 'open' && handleOpening(event.currentTarget)}
        onBlur={handleLeaving}
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}

type Align = 'start' | 'end';

/** Follows any scrolling, and any growth of the two, as of a part that is fetched when it is first shown. */
function keepBeside(layer: HTMLElement, align: Align): () => void {
  const place = () => placeBeside(layer, align);
  // In the next frame: placing it may change its size again.
  const sizes = new ResizeObserver(() => requestAnimationFrame(place));
  sizes.observe(layer);
  const over = new AbortController();
  window.addEventListener('resize', place, { signal: over.signal });
  // A scroll does not bubble; one inside the layer moves nothing.
  const options = { capture: true, passive: true, signal: over.signal };
  document.addEventListener('scroll', ({ target }) => target !== layer && place(), options);
  return () => {
    sizes.disconnect();
    over.abort();
  };
}

function placeBeside(layer: HTMLElement, align: Align): void {
  const anchor = triggerOf(layer.id)?.getBoundingClientRect();
  if (anchor === undefined) return;
  const width = layer.offsetWidth;
  // Measures its natural size: in its current place it may have been cut.
  const height = layer.scrollHeight + layer.offsetHeight - layer.clientHeight;
  const isBelow = anchor.bottom + gap + height <= window.innerHeight || anchor.top < window.innerHeight - anchor.bottom;
  const left = align === 'start' ? anchor.left : anchor.right - width;
  layer.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  layer.style.top = isBelow ? `${anchor.bottom + gap}px` : `${Math.max(gap, anchor.top - gap - height)}px`;
  layer.style.maxHeight = `${isBelow ? window.innerHeight - anchor.bottom - 3 * gap : anchor.top - 2 * gap}px`;
  layer.style.minWidth = `${anchor.width}px`;
}
