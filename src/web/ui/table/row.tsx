import { type MouseEvent, memo, type RefObject } from 'react';
import { Link } from 'react-router';
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
};

type Props<Row> = {
  id: string;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  opening: RefObject<RowOpening<Row>>;
  noteOpened: RefObject<(id: string) => void>;
  isSelectable: boolean;
  isSelected: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
};

const interactive = 'a, button, input, label, select, textarea, [role="button"]';

function PlainRow<Row>({
  id,
  row,
  columns,
  opening,
  noteOpened,
  isSelectable,
  isSelected,
  isOpen,
  onToggle,
}: Props<Row>) {
  const { rowHref, rowName } = opening.current;

  /** The whole row answers to the mouse; the link inside is what keyboards and screen readers use. */
  function handleClick(event: MouseEvent<HTMLTableRowElement>) {
    const target = event.target as HTMLElement;
    const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');
    if (target.closest(interactive) || window.getSelection()?.isCollapsed === false) return;
    if (event.metaKey || event.ctrlKey) window.open(link?.href, '_blank', 'noopener');
    else link?.click();
  }

  function handleLink(event: MouseEvent) {
    const { onOpen } = opening.current;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    noteOpened.current(id);
    if (onOpen === undefined) return;
    event.preventDefault();
    onOpen(row);
  }

  return (
    <tr
      className={classNames(styles.row, isSelected && styles.selected, isOpen && styles.open)}
      data-row-id={id}
      onClick={handleClick}
    >
      {isSelectable && (
        <td className={styles.tick}>
          <label className={styles.tickArea}>
            <input
              type="checkbox"
              checked={isSelected}
              onChange={() => onToggle(id)}
              aria-label={`Select ${rowName(row)}`}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} scope="row" data-align={column.align} onPointerEnter={tellWholeText}>
            <Link to={rowHref(row)} data-row-link className={styles.link} onClick={handleLink}>
              {column.cell(row)}
            </Link>
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
