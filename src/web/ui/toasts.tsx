/** The corner where toasts appear: once, in the layout. Failures are alerts, the rest is said politely. */
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { removeToast, type Toast, toastLifetimeMs, toastStore } from './toast.ts';
import styles from './toasts.module.css';

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section className={styles.corner} aria-label="Messages">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => removeToast(toast.id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);

  return (
    <div
      className={classNames(styles.toast, toast.tone === 'failed' && styles.failed)}
      role={toast.tone === 'failed' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone === 'failed' && <CircleAlert size={16} aria-hidden />}
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            removeToast(toast.id);
            toast.action?.onAction();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="sm" label="Dismiss" icon={<X />} onClick={() => removeToast(toast.id)} />
    </div>
  );
}
