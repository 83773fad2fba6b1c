/**
 * A list as a table over the server's pages: sticky headings, sorting, selection, chosen columns, and keys.
 * j/k or the arrows move, Enter opens, x selects. On a phone every row becomes a card.
 */
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useLatest } from '../use-latest.ts';
import type { DataTableColumn, Sort } from './column.ts';
import styles from './data-table.module.css';
import { DataTableHead } from './head.tsx';
import { DataTableRow } from './row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useRowReturn } from './use-row-return.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });

export type DataTableProps<Row> = {
  /** The table's accessible name, for example "Properties". */
  label: string;
  rows: readonly Row[];
  /** Keep it at module scope or memoised: a new array rebuilds every row. */
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  /** The row in words, for "Select 12 Harbour Lane". */
  rowName: (row: Row) => string;
  /** Where a click or Enter leads; the first column is its link. */
  rowHref: (row: Row) => string;
  /** Instead of following the link: for a preview beside the list. Ctrl/Cmd-click still follows it. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row whose preview is open. */
  openId?: string | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: ReadonlySet<string> | undefined;
  onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** The ids of the shown columns in their order; default: all that are not optional. */
  shownColumns?: readonly string[] | undefined;
  /** Shown instead of rows. */
  empty?: ReactNode;
  /** The next page is on its way: the old rows stay, dimmed. */
  isStale?: boolean | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowId, selection, shownColumns, empty, isStale = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const handlers = useLatest(props);

  const definitions = useMemo(
    () => columns.map((column): ColumnDef<typeof features, Row & object> => ({ id: column.id, header: column.header })),
    [columns],
  );
  const shown = useMemo(
    () => shownColumns ?? columns.filter((column) => column.isOptional !== true).map((column) => column.id),
    [columns, shownColumns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, shown.includes(column.id)])),
      rowSelection: Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    }),
    [columns, selection, shown],
  );
  const data = rows as readonly (Row & object)[];
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state,
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(state.rowSelection) : change;
      handlers.current.onSelect?.(new Set(Object.keys(next).filter((id) => next[id] === true)));
    },
  });

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = useMemo(() => shown.flatMap((id) => byId.get(id) ?? []), [byId, shown]);
  const isSelectable = props.onSelect !== undefined;
  const latestTable = useLatest(table);
  const handleToggle = useCallback((id: string) => latestTable.current.getRow(id).toggleSelected(), [latestTable]);
  useRowKeys(container, (id) => isSelectable && handleToggle(id));
  const noteOpened = useLatest(useRowReturn(container, rows));

  if (rows.length === 0 && empty !== undefined) return <div className={styles.empty}>{empty}</div>;

  return (
    <div ref={container} className={styles.scroller}>
      <table
        className={classNames(styles.table, isStale && styles.stale)}
        aria-label={label}
        aria-busy={isStale || undefined}
      >
        <DataTableHead
          columns={visible}
          sort={props.sort}
          onSort={props.onSort}
          selectAll={
            isSelectable
              ? {
                  isAll: table.getIsAllRowsSelected(),
                  isSome: table.getIsSomeRowsSelected(),
                  onToggle: () => table.toggleAllRowsSelected(),
                }
              : undefined
          }
        />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <DataTableRow
              key={row.id}
              id={row.id}
              row={row.original as Row}
              columns={visible}
              handlers={handlers}
              noteOpened={noteOpened}
              isSelectable={isSelectable}
              isSelected={row.getIsSelected()}
              isOpen={props.openId === row.id}
              onToggle={handleToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
