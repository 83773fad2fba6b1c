/** A modal dialog: a title with a button to close it, its contents, and its buttons. */
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export type DialogProps = {
  title: string;
  /** Called by Escape, the close button and a click outside; the caller unmounts the dialog, or asks first. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons; the primary one comes last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** `panel` slides in from the right and is full height. */
  at?: 'centre' | 'panel' | undefined;
  /** Off where a stray click would lose typing. */
  closesOutside?: boolean | undefined;
};

export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'md',
  at = 'centre',
  closesOutside = true,
}: DialogProps) {
  const titleId = useId();

  return (
    <Modal
      className={classNames(styles.dialog, styles[size], at === 'panel' && styles.panel)}
      aria-labelledby={titleId}
      onClose={onClose}
      closesOutside={closesOutside}
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
    </Modal>
  );
}
