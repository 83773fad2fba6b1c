/** The way of an inspection through its states: those behind, the current one, those ahead. */
import { classNames } from '../class-names.ts';
import { StateGlyph } from './state-badge.tsx';
import styles from './state-stepper.module.css';

export type Step = {
  code: number;
  name: string;
  stage: 'done' | 'now' | 'ahead' | 'skipped';
  /** A short line below the name, for example a date. */
  note?: string | undefined;
};

export function StateStepper({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.stepper} aria-label="States">
      {steps.map((step) => (
        <li
          key={step.code}
          className={classNames(styles.step, styles[step.stage])}
          aria-current={step.stage === 'now' ? 'step' : undefined}
        >
          <StateGlyph code={step.code} />
          <span className={styles.name}>{step.name}</span>
          {step.stage !== 'now' && <span className="visually-hidden">, {step.stage}</span>}
          {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
