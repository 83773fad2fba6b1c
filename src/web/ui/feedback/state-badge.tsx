/** A state, always by name; the glyph fills up along the way, so that colour is never the only sign. */
import { states } from '#domain/inspection-state.ts';
import { classNames } from '../class-names.ts';
import styles from './state-badge.module.css';

type StateBadgeProps = {
  state: { id: number; name: string };
  /** A cancelled one is Closed on the wire; the name shown says so. */
  name?: string | undefined;
  /** Without the ground: for table cells. */
  isPlain?: boolean | undefined;
};

export function StateBadge({ state, name, isPlain = true }: StateBadgeProps) {
  return (
    <span className={classNames(styles.badge, !isPlain && styles.filled)} data-state={state.id}>
      <StateGlyph code={state.id} />
      {name ?? state.name}
    </span>
  );
}

/** The progress that each state stands for, in quarters of the circle. */
const quarters: Record<number, number> = {
  [states.active]: 1,
  [states.processing]: 2,
  [states.review]: 3,
  [states.complete]: 4,
  [states.closed]: 4,
};

export function StateGlyph({ code }: { code: number }) {
  const share = (quarters[code] ?? 0) / 4;
  const isDone = share === 1;
  return (
    <svg className={styles.glyph} data-state={code} viewBox="0 0 14 14" width="12" height="12" aria-hidden="true">
      <circle
        cx="7"
        cy="7"
        r="6"
        fill={isDone ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={code === states.pending ? '2.2 1.6' : undefined}
      />
      {share > 0 && !isDone && (
        <circle
          cx="7"
          cy="7"
          r="2"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 7 7)"
        />
      )}
      {code === states.complete && (
        <path d="M4.3 7.2 6.2 9l3.5-4" fill="none" stroke="var(--surface)" strokeWidth="1.5" />
      )}
      {code === states.closed && <path d="M4.6 7h4.8" fill="none" stroke="var(--surface)" strokeWidth="1.6" />}
    </svg>
  );
}
