/** The palette's own dialog: without a title bar, near the top, closed by Escape or a click elsewhere. */
import { type ReactNode, useEffect, useRef } from 'react';
import { homeStore } from '#web/ui/announce.ts';
import styles from './palette.module.css';

export function PaletteDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    homeStore.changed();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      homeStore.changed();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    // The backdrop belongs to the dialog element itself; Escape is its keyboard twin.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>{children}</div>
    </dialog>
  );
}
