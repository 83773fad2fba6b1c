/**
 * The table behind a list: its columns, which of them are shown and in which order, sorting, paging and selection, by
 * TanStack Table. The server sorts and pages; the URL remembers.
 */
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataTableColumn, readSort, type Sort } from './column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type ListTable<Row extends RowData> = ReactTable<typeof features, Row>;

export type ListTableOptions<Row> = {
  rows: readonly Row[];
  /** Keep it at module scope or memoised: a new array rebuilds every row. */
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: ReadonlySet<string> | undefined;
  onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** The ids of the shown columns in their order; default: all that are not optional. */
  shownColumns?: readonly string[] | undefined;
  onColumns?: ((ids: readonly string[]) => void) | undefined;
  paging?: { page: number; perPage: number; totalRecords: number } | undefined;
  onPaging?: ((paging: { page: number; perPage: number }) => void) | undefined;
};

const after = <Value>(updater: Updater<Value>, before: Value): Value =>
  typeof updater === 'function' ? (updater as (value: Value) => Value)(before) : updater;

/** Choices kept by another release may name columns that are gone; the first, the link of its row, is always shown. */
export function columnsToShow<Row>(
  columns: readonly DataTableColumn<Row>[],
  chosen: readonly string[] | undefined,
): string[] {
  const known = columns.map(({ id }) => id);
  if (chosen === undefined) return columns.filter((column) => column.isOptional !== true).map(({ id }) => id);
  const shown = [...new Set(chosen)].filter((id) => known.includes(id));
  return known.slice(0, 1).some((first) => !shown.includes(first)) ? [...known.slice(0, 1), ...shown] : shown;
}

export function useListTable<Row extends RowData>(options: ListTableOptions<Row>): ListTable<Row> {
  const { rows, columns, sort, selection, shownColumns, paging } = options;
  const definitions = useMemo(() => columns.map(define), [columns]);
  const state = useMemo(() => {
    const shown = columnsToShow(columns, shownColumns);
    const hidden = columns.map(({ id }) => id).filter((id) => !shown.includes(id));
    return {
      columnOrder: [...shown, ...hidden],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection: Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
      sorting: sortingOf(columns, sort),
      pagination: { pageIndex: (paging?.page ?? 1) - 1, pageSize: paging?.perPage ?? Math.max(rows.length, 1) },
    };
  }, [columns, paging?.page, paging?.perPage, rows.length, selection, shownColumns, sort]);

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: options.rowId,
    state,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableSorting: options.onSort !== undefined,
    enableRowSelection: options.onSelect !== undefined,
    manualPagination: true,
    rowCount: paging?.totalRecords ?? rows.length,
    onSortingChange: (updater) => {
      const [chosen] = after(updater, state.sorting);
      const word = columns.find(({ id }) => id === chosen?.id)?.sort;
      if (chosen !== undefined && word !== undefined) options.onSort?.(`${chosen.desc ? '-' : ''}${word}`);
    },
    onColumnOrderChange: (updater) =>
      options.onColumns?.(after(updater, state.columnOrder).filter((id) => state.columnVisibility[id])),
    onColumnVisibilityChange: (updater) => {
      const isShown = after(updater, state.columnVisibility);
      options.onColumns?.(state.columnOrder.filter((id) => isShown[id]));
    },
    onRowSelectionChange: (updater) => {
      const chosen = after(updater, state.rowSelection);
      options.onSelect?.(new Set(Object.keys(chosen).filter((id) => chosen[id] === true)));
    },
    onPaginationChange: (updater) => {
      const { pageIndex, pageSize } = after(updater, state.pagination);
      options.onPaging?.({ page: pageIndex + 1, perPage: pageSize });
    },
  });
}

/** The descriptions of the visible columns, in their order. */
export function useShownColumns<Row extends RowData>(
  table: ListTable<Row>,
  columns: readonly DataTableColumn<Row>[],
): readonly DataTableColumn<Row>[] {
  const shown = table.getVisibleLeafColumns();
  return useMemo(() => shown.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []), [columns, shown]);
}

function define<Row extends RowData>(column: DataTableColumn<Row>, at: number): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    // The table sorts only columns that have a value; the server has the values.
    accessorFn: () => null,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.sort !== undefined,
    sortDescFirst: column.sortsDownFirst === true,
    // The first is the link of its row.
    enableHiding: at > 0,
  };
}

function sortingOf<Row>(columns: readonly DataTableColumn<Row>[], sort: Sort | undefined) {
  const now = readSort(sort);
  const column = columns.find((one) => one.sort !== undefined && one.sort === now?.word);
  return column === undefined || now === undefined ? [] : [{ id: column.id, desc: now.isDown }];
}
