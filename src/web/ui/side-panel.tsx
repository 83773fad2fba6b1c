/** A panel beside the content that leaves it usable; on a phone it covers the page. Escape inside it closes it. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './side-panel.module.css';

type SidePanelProps = {
  title: string;
  onClose: () => void;
  /** Beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Put it after the content inside <WithPanel>. */
export function SidePanel({ title, onClose, actions, children }: SidePanelProps) {
  const titleId = useId();
  return (
    // Escape is heard from whatever has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {actions}
        <IconButton label="Close panel" icon={<X />} size="sm" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

type WithPanelProps = { children: ReactNode; panel: ReactNode };

/** The content and, when there is one, the panel at its right; closing gives the focus back to the content. */
export function WithPanel({ children, panel }: WithPanelProps) {
  const lastFocus = useRef<HTMLElement>(null);
  const isOpen = panel !== null && panel !== undefined && panel !== false;

  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) lastFocus.current?.focus();
  }, [isOpen]);

  return (
    <div className={styles.beside} data-open={isOpen || undefined}>
      <div
        className={styles.content}
        onFocus={(event) => {
          lastFocus.current = event.target;
        }}
      >
        {children}
      </div>
      {isOpen && panel}
    </div>
  );
}
