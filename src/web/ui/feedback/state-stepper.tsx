/** The way of an inspection through its states: those behind, the current one, those ahead. */
import { classNames } from '../class-names.ts';
import { StateGlyph } from './state-badge.tsx';
import styles from './state-stepper.module.css';

export type Step = {
  code: number;
  name: string;
  place: 'done' | 'now' | 'ahead' | 'skipped';
  /** A short line below the name, for example a date. */
  note?: string | undefined;
};

const places = { done: 'done', now: 'now', ahead: 'ahead', skipped: 'skipped' } as const;

export function StateStepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.code}
          className={classNames(styles.step, styles[places[step.place]])}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <StateGlyph code={step.code} />
          <span className={styles.name}>{step.name}</span>
          {step.place !== 'now' && <span className="visually-hidden">, {step.place}</span>}
          {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
