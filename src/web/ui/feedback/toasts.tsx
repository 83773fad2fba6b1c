/**
 * The corner where toasts appear: once, in the layout, or in the dialog over it, behind which nobody would see or reach
 * them. Failures are alerts, other messages are polite: both regions are there before the first message, since a screen
 * reader does not hear of a region that comes together with its text.
 */
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { KeyHint } from '../controls/key-hint.tsx';
import { useHotkey } from '../keyboard/use-hotkey.ts';
import { homeStore } from './announce.ts';
import { removeToast, type Toast, toastLifetimeMs, toastStore } from './toast.ts';
import styles from './toasts.module.css';

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const undoable = useUndoKey(toasts);
  const home = useSyncExternalStore(homeStore.subscribe, homeStore.read);
  const isInDialog = home !== document.body;
  const draw = (toast: Toast) => <ToastCard key={toast.id} toast={toast} hasKey={toast === undoable} />;
  const corner = (
    <section className={classNames(styles.corner, isInDialog && styles.inDialog)} aria-label="Messages">
      <div role="alert" aria-atomic="false" className={styles.region}>
        {toasts.filter(hasFailed).map(draw)}
      </div>
      <output aria-atomic="false" className={styles.region}>
        {toasts.filter((toast) => !hasFailed(toast)).map(draw)}
      </output>
    </section>
  );
  return isInDialog ? createPortal(corner, home) : corner;
}

const hasFailed = ({ tone }: Toast): boolean => tone === 'failed';

/**
 * Ctrl Z takes the undo of the latest message: from the middle of a board, Tab would need a hundred presses to come
 * here. Text typed since is later still, and its field undoes that by itself.
 */
function useUndoKey(toasts: readonly Toast[]): Toast | undefined {
  const latest = toasts.findLast(({ undo }) => undo !== undefined);
  const [typedOver, setTypedOver] = useState<number>();
  const undoable = latest?.id === typedOver ? undefined : latest;
  const id = undoable?.id;

  useEffect(() => {
    if (id === undefined) return;
    const handleInput = () => setTypedOver(id);
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, [id]);
  useHotkey({ key: 'z', mod: true }, () => undoable && takeBack(undoable), undoable !== undefined);
  return undoable;
}

function takeBack({ id, undo }: Toast): void {
  removeToast(id);
  undo?.();
}

type CardProps = { toast: Toast /** Its undo has the key just now. */; hasKey: boolean };

function ToastCard({ toast, hasKey }: CardProps) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => removeToast(toast.id), toastLifetimeMs(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    <div
      className={classNames(styles.toast, hasFailed(toast) && styles.failed)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {hasFailed(toast) && <CircleAlert size={16} aria-hidden />}
      <span className={styles.text}>{toast.text}</span>
      {toast.undo !== undefined && (
        <Button size="sm" aria-keyshortcuts={hasKey ? 'Control+Z' : undefined} onClick={() => takeBack(toast)}>
          Undo
          {hasKey && (
            <span aria-hidden>
              <KeyHint keys="Ctrl Z" />
            </span>
          )}
        </Button>
      )}
      <IconButton size="sm" label="Dismiss" icon={<X />} onClick={() => removeToast(toast.id)} />
    </div>
  );
}
