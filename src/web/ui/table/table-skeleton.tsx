/** The table before its first rows: the same headings and heights, so that nothing moves when they come. */
import { Skeleton } from '../feedback/skeleton.tsx';
import type { DataTableColumn } from './column.ts';
import styles from './data-table.module.css';

/** `columns` are those that are shown, in their order. */
type Props<Row> = { columns: readonly DataTableColumn<Row>[]; rows?: number; isSelectable?: boolean };

const widths = ['78%', '55%', '66%', '48%', '72%'];

export function TableSkeleton<Row>({ columns, rows = 12, isSelectable = false }: Props<Row>) {
  return (
    <div className={styles.scroller} aria-hidden="true">
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {isSelectable && (
              <td className={styles.tick}>
                <Skeleton width="1rem" />
              </td>
            )}
            {columns.map(({ id, header, width, align }) => (
              <th key={id} style={width === undefined ? undefined : { width }} data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className={styles.row}>
              {isSelectable && (
                <td className={styles.tick}>
                  <Skeleton width="1rem" />
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column.id} data-phone={column.onPhone}>
                  <Skeleton width={widths[(row + at) % widths.length]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
