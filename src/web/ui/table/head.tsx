import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DataTableColumn } from './column.ts';
import styles from './data-table.module.css';
import type { ListTable } from './use-list-table.ts';

type Props<Row extends RowData> = {
  table: ListTable<Row>;
  /** Those that are shown, in their order. */
  columns: readonly DataTableColumn<Row>[];
  isSelectable: boolean;
};

export function DataTableHead<Row extends RowData>({ table, columns, isSelectable }: Props<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {isSelectable && (
          <th scope="col" className={styles.tick}>
            <SelectAllBox
              isAll={table.getIsAllRowsSelected()}
              isSome={table.getIsSomeRowsSelected()}
              onToggle={() => table.toggleAllRowsSelected()}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  );
}

type SelectAll = { isAll: boolean; isSome: boolean; onToggle: () => void };

function SelectAllBox({ isAll, isSome, onToggle }: SelectAll) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isAll, isSome]);
  return (
    <label className={styles.tickArea}>
      <input ref={box} type="checkbox" checked={isAll} onChange={onToggle} aria-label="Select all rows on this page" />
    </label>
  );
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const words = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row extends RowData>({ table, column }: { table: ListTable<Row>; column: DataTableColumn<Row> }) {
  const own = table.getColumn(column.id);
  const width = column.width === undefined ? undefined : { width: column.width };
  const sorted = own?.getIsSorted() || undefined;
  const Arrow = sorted === undefined ? ChevronsUpDown : arrows[sorted];
  return (
    <th scope="col" style={width} data-align={column.align} aria-sort={sorted ? words[sorted] : column.order}>
      {own?.getCanSort() === true ? (
        <button type="button" className={styles.sort} onClick={() => own.toggleSorting()}>
          {column.header}
          <Arrow size={13} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
