/** Matches the columns of the file with ours, and shows what stands in them. */
import type { ImportField } from '#domain/import/field-parts.ts';
import type { MatchedColumn } from '#domain/import/match-columns.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/fields/input.tsx';
import styles from './imports.module.css';
import type { Sheet } from './sheet/read-sheet.ts';

type Props = {
  fields: readonly ImportField[];
  sheet: Sheet;
  columns: readonly MatchedColumn[];
  onChange: (columns: MatchedColumn[]) => void;
};

const SHOWN_EXAMPLES = 3;

export function MatchTable({ fields, sheet, columns, onChange }: Props) {
  const choose = (at: number, field: string | null) =>
    onChange(
      columns.map((column, other) => {
        if (other === at) return { ...column, field };
        // A field has one column.
        return column.field === field && field !== null ? { ...column, field: null } : column;
      }),
    );
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, styles.stacked)} aria-label="Columns of the file">
        <thead>
          <tr>
            <th>In the file</th>
            <th>For example</th>
            <th>Goes to</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, field }, at) => (
            <tr key={at}>
              <th scope="row">{heading || `Column ${at + 1}`}</th>
              <td className={styles.examples}>{examplesOf(sheet, at)}</td>
              <td>
                <Select
                  aria-label={`Column ${heading || at + 1} goes to`}
                  value={field ?? ''}
                  emptyLabel="Leave out"
                  options={fields.map(({ name, label }) => ({ value: name, label }))}
                  onChange={({ target }) => choose(at, target.value === '' ? null : target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function examplesOf({ rows }: Sheet, at: number): string {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.slice(0, SHOWN_EXAMPLES).join(' · ');
}

/** Needed, and without a column: every row would have a fault. */
export function missingFields(fields: readonly ImportField[], columns: readonly MatchedColumn[]): ImportField[] {
  return fields.filter(({ name, isRequired }) => isRequired === true && columns.every(({ field }) => field !== name));
}
