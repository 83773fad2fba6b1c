/** A part of a page with its own heading, on its own ground. */
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type PanelProps = { title: string; actions?: ReactNode; children: ReactNode };

export function Panel({ title, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Labels and values. A value of nothing is a dash, so that nobody wonders whether it was left out. */
export function Details({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.details}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.detail}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <span className={styles.none}>–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
