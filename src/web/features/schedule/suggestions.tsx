/** Times that would fit, each with its reason: a press takes it over. */
import { sectorAttribution } from '#domain/property/postcode-sector.ts';
import { clockText } from '#domain/schedule/schedule.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import styles from './suggestions.module.css';
import type { Fit } from './use-suggestions.ts';

type Props = {
  /** Undefined while it is not known yet. */
  fits: readonly Fit[] | undefined;
  /** The day that was chosen; undefined while all days in sight are looked through. */
  day: string | undefined;
  onTake: (fit: Fit) => void;
};

export function Suggestions({ fits, day, onTake }: Props) {
  return (
    <section aria-label="What would fit" aria-busy={fits === undefined} className={styles.suggestions}>
      <h3>What would fit</h3>
      {fits === undefined && <Skeleton height="6rem" />}
      {fits?.length === 0 && (
        <p>No clerk has room for it {day === undefined ? 'on the days in sight' : 'on that day'}.</p>
      )}
      {fits?.map((fit) => (
        <button
          key={`${fit.clerk.id}:${fit.day}`}
          type="button"
          className={styles.suggestion}
          onClick={() => onTake(fit)}
        >
          <strong>
            {fit.clerk.name}, {fit.day === day ? '' : `${dateText(fit.day, { isShort: true })}, `}
            {clockText(fit.from)}
          </strong>
          <span>{fit.reason}</span>
        </button>
      ))}
      <p className={styles.attribution}>
        Ways are reckoned from the properties' coordinates, or the middle of their postcode sectors. {sectorAttribution}
      </p>
    </section>
  );
}
