/** A notice over everything, dialogs too, that takes no focus: somebody who types goes on in the same field. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { reachableHome } from '#web/ui/feedback/announce.ts';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';
import styles from './session-over.module.css';

type Props = { label: string; ways: ReactNode; children: ReactNode };

export function NoticeAbove({ label, ways, children }: Props) {
  const [spot, setSpot] = useState<Spot>();

  useLayoutEffect(() => {
    const follow = () => setSpot(findSpot);
    // Not while it is drawn: then the dialog that it comes instead of is still there.
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('click', follow);
    };
  }, []);

  if (spot === undefined) return null;
  return createPortal(
    <section
      // In the top layer: over a dialog that somebody types in.
      popover="manual"
      ref={(element) => element?.showPopover()}
      aria-label={label}
      className={styles.notice}
      data-low={spot.isLow || undefined}
    >
      <p className={styles.words}>{children}</p>
      <div className={styles.ways}>{ways}</div>
    </section>,
    spot.home,
  );
}

type Spot = { home: Element; isLow: boolean };

/** Within reach, and not over the field that somebody types in; else it stays, so that nobody misses the button. */
function findSpot(before: Spot | undefined): Spot {
  const field = document.activeElement;
  const isLow =
    field !== null && isTyping(field) ? field.getBoundingClientRect().top < window.innerHeight / 4 : before?.isLow;
  return { home: reachableHome(), isLow: isLow ?? false };
}
