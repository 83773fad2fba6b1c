/**
 * A list as a table over the server's pages: sticky headings, sorting, selection, chosen columns, and keys.
 * j/k or the arrows move, Enter opens, Space previews, x selects, Shift a range. On a phone every row becomes a card.
 */
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useLatest } from '../use-latest.ts';
import type { DataTableColumn } from './column.ts';
import styles from './data-table.module.css';
import { DataTableHead } from './head.tsx';
import { DataTableRow, type RowOpening } from './row.tsx';
import { type ListTable, useShownColumns } from './use-list-table.ts';
import { useRowClicks } from './use-row-clicks.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowReturn } from './use-row-return.ts';

export type DataTableProps<Row extends RowData> = RowOpening<Row> & {
  /** The table's accessible name, for example "Properties". */
  label: string;
  table: ListTable<Row>;
  /** The same that the table was made of. */
  columns: readonly DataTableColumn<Row>[];
  /** The row whose preview is open. */
  openId?: string | undefined;
  /** Shown instead of rows. */
  empty?: ReactNode;
  /** The next page is on its way: the old rows stay, dimmed. */
  isStale?: boolean | undefined;
};

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, table, columns, empty, isStale = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const opening = useLatest(props);
  const { rows } = table.getRowModel();

  const shown = useShownColumns(table, columns);
  const isSelectable = table.options.enableRowSelection === true;
  const latestTable = useLatest(table);
  const ticked = useRef<string>(undefined);
  const handleToggle = useCallback(
    (id: string, asRange: boolean) => {
      const { rows: all } = latestTable.current.getRowModel();
      const to = all.findIndex((row) => row.id === id);
      const from = asRange ? all.findIndex((row) => row.id === ticked.current) : -1;
      ticked.current = id;
      const isOn = !all[to]?.getIsSelected();
      const ids = all.slice(Math.min(from === -1 ? to : from, to), Math.max(from, to) + 1).map((row) => row.id);
      latestTable.current.setRowSelection((before) => {
        const others = Object.entries(before).filter(([one]) => !ids.includes(one));
        return Object.fromEntries([...others, ...(isOn ? ids.map((one) => [one, true] as const) : [])]);
      });
    },
    [latestTable],
  );
  useRowKeys(container, {
    toggle: (id, asRange) => isSelectable && handleToggle(id, asRange),
    preview: props.onPreview,
  });
  const noteOpened = useRowReturn(container, table.options.data);
  const { openId } = props;
  const note = useLatest(noteOpened);
  useEffect(() => {
    if (openId !== undefined) note.current(openId);
  }, [note, openId]);
  const handleClick = useRowClicks(opening, (id) => table.getRow(id).original, noteOpened);

  if (rows.length === 0 && empty !== undefined) return <div className={styles.empty}>{empty}</div>;

  return (
    <div ref={container} className={styles.scroller}>
      <table
        className={classNames(styles.table, isStale && styles.stale)}
        aria-label={label}
        aria-busy={isStale || undefined}
      >
        <DataTableHead table={table} columns={shown} isSelectable={isSelectable} />
        {/* For the pointer alone: by keyboard a row is opened by its link. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onClick={handleClick}>
          {rows.map((row) => (
            <DataTableRow
              key={row.id}
              id={row.id}
              row={row.original}
              columns={shown}
              opening={opening}
              isSelectable={isSelectable}
              isSelected={row.getIsSelected()}
              isOpen={openId === row.id}
              onToggle={handleToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
