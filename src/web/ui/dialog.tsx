/** A modal dialog on the browser's own <dialog>: focus stays inside, Escape closes, focus returns to the opener. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announceOutside, homeStore } from './announce.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  title: string;
  /** Called by Escape, the close button and a click outside; the caller unmounts the dialog, or asks first. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons; the primary one comes last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** `panel` slides in from the right and is full height. */
  place?: 'centre' | 'panel' | undefined;
  /** Off where a stray click would lose typing. */
  closesOutside?: boolean | undefined;
};

export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'md',
  place = 'centre',
  closesOutside = true,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    const around = placesAround(opener);
    if (!element.open) element.showModal();
    homeStore.changed();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      announceOutside(element);
      homeStore.changed();
      focusAgain(opener, around);
    };
  }, []);

  return (
    // The backdrop belongs to the dialog element itself; Escape is its keyboard twin.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], place === 'panel' && styles.panel)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker's own cancel bubbles up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return;
        // The second press of a double click on what opened it is no press outside, and takes no focus.
        if (event.detail > 1) event.preventDefault();
        else if (closesOutside) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} size="sm" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** From the inside out, within the page. */
function placesAround(opener: Element | null): Element[] {
  const around = [];
  for (let place = opener?.parentElement; place != null && !place.matches('main, body'); place = place.parentElement)
    around.push(place);
  return around;
}

/** The opener may be gone by what was done in the dialog: then what stands nearest to where it stood. */
function focusAgain(opener: Element | null, around: readonly Element[]): void {
  const left = around.filter((place) => place.isConnected);
  const near = opener?.isConnected === true ? opener : findFirst(left);
  if (near instanceof HTMLElement) near.focus();
}

function findFirst(places: readonly Element[]): Element | undefined {
  const stops = 'button:not(:disabled), a[href], input, select, textarea';
  for (const place of places) {
    const found = [...place.querySelectorAll(stops)].find((stop) => stop.checkVisibility());
    if (found !== undefined) return found;
  }
  return undefined;
}
