/** Nothing here yet, and what to do next; or what went wrong, and how to try again. */
import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type ErrorStateProps = { title: string; children?: ReactNode; onRetry?: (() => void) | undefined };

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const titleId = useId();
  return (
    <div className={styles.state} role="alert" aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
    </div>
  );
}
