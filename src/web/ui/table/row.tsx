import { memo, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { tellWholeText } from '../whole-text.ts';
import type { DataTableColumn } from './column.ts';
import styles from './data-table.module.css';

/** The name of a row, and its link. */
export type RowOpening<Row> = {
  /** The row in words, for "Select 12 Harbour Lane". */
  rowName: (row: Row) => string;
  /** The target of a click or Enter; the first column is its link. */
  rowHref: (row: Row) => string;
  /** Instead of following the link: for a preview beside the list. Ctrl/Cmd-click still follows it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** By Space, a look at the row without leaving the list. */
  onPreview?: ((id: string) => void) | undefined;
};

type Props<Row> = {
  id: string;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  opening: RefObject<RowOpening<Row>>;
  isSelectable: boolean;
  isSelected: boolean;
  isOpen: boolean;
  /** `asRange`: with all rows since the last one that was ticked. */
  onToggle: (id: string, asRange: boolean) => void;
};

function PlainRow<Row>({ id, row, columns, opening, isSelectable, isSelected, isOpen, onToggle }: Props<Row>) {
  const { rowHref, rowName } = opening.current;

  return (
    <tr className={classNames(styles.row, isSelected && styles.selected, isOpen && styles.open)} data-row-id={id}>
      {isSelectable && (
        <td className={styles.tick}>
          <label className={styles.tickArea}>
            <input
              type="checkbox"
              checked={isSelected}
              onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as MouseEvent).shiftKey)}
              aria-label={`Select ${rowName(row)}`}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} scope="row" data-align={column.align} onPointerEnter={tellWholeText}>
            {/* Not a Link, thirty of which took a slow machine 50 ms: the table hears of clicks and knows the way. */}
            <a href={rowHref(row)} data-row-link className={styles.link}>
              {column.cell(row)}
            </a>
          </th>
        ) : (
          <td key={column.id} data-align={column.align} data-phone={column.onPhone} onPointerEnter={tellWholeText}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Memoised: selecting one row, or opening its preview, must not draw the other ninety-nine. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
