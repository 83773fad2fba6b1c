/** The answer of a dry run: how many would be changed, which clash, and which are left. */
import { TriangleAlert } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { BulkChange } from '#web/queries/generated/types.gen.ts';
import { CheckField } from '#web/ui/fields/field.tsx';
import styles from './bulk.module.css';
import { type BulkAction, planWords } from './bulk-words.ts';

type Props = {
  action: BulkAction;
  /** Undefined while it is asked for. */
  plan: BulkChange | undefined;
  error: Error | null;
  leavesOut: boolean;
  /** Undefined where nothing clashes. */
  onLeaveOut: ((leavesOut: boolean) => void) | undefined;
};

export function BulkPlan({ action, plan, error, leavesOut, onLeaveOut }: Props) {
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  const clashes = plan?.clashes ?? null;
  return (
    <div className={styles.plan}>
      <output>{plan === undefined ? 'Looking what would change…' : planWords(action, plan, leavesOut)}</output>
      <Named label="What is left out" rows={plan?.exceptions ?? []} total={plan?.counts.refused ?? 0} />
      <ClashList clashes={clashes} leavesOut={leavesOut} onLeaveOut={onLeaveOut} />
    </div>
  );
}

type ClashProps = Pick<Props, 'leavesOut' | 'onLeaveOut'> & {
  clashes: BulkChange['clashes'];
  /** The person who would have them, where several people take some: ` of Ann Clerk`. */
  whose?: string;
  hint?: string;
};

export function ClashList({ clashes, whose = '', hint, leavesOut, onLeaveOut }: ClashProps) {
  return (
    <>
      {clashes !== null && clashes.inspections > 0 && (
        <>
          <p className={styles.clashing}>
            <TriangleAlert size={16} aria-hidden />
            {`${clashes.inspections} with a clash${whose}:`}
          </p>
          <Named
            label={`Those with a clash${whose}`}
            rows={clashes.first.map(({ reasons, ...one }) => ({ ...one, note: reasons.join('; ') }))}
            total={clashes.inspections}
          />
        </>
      )}
      {onLeaveOut !== undefined && (
        <CheckField label={`Leave out those with a clash${whose}`} hint={hint}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={leavesOut}
              onChange={({ target }) => onLeaveOut(target.checked)}
            />
          )}
        </CheckField>
      )}
    </>
  );
}

type NamedProps = {
  label: string;
  rows: readonly { inspection_id: number; address: string | null; note: string | null }[];
  total: number;
};

/** By name, each with its reason. */
export function Named({ label, rows, total }: NamedProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.exceptions} aria-label={label}>
      {rows.map(({ inspection_id: id, address, note }) => (
        <li key={id}>
          <a href={paths.inspection(id)} target="_blank" rel="noreferrer">
            {address ?? `Inspection ${id}`}
          </a>{' '}
          <span className={styles.quiet}>{note}</span>
        </li>
      ))}
      {total > rows.length && <li>and {total - rows.length} more</li>}
    </ul>
  );
}
