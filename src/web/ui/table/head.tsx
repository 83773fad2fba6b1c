import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type DataTableColumn, nextSort, readSort, type Sort } from './column.ts';
import styles from './data-table.module.css';

type SelectAll = { isAll: boolean; isSome: boolean; onToggle: () => void };

type Props<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selectAll: SelectAll | undefined;
};

export function DataTableHead<Row>({ columns, sort, onSort, selectAll }: Props<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selectAll && (
          <th scope="col" className={styles.tick}>
            <SelectAllBox {...selectAll} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

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

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { column: DataTableColumn<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const width = column.width === undefined ? undefined : { width: column.width };
  const current = readSort(sort);
  const word = column.sort;
  if (word === undefined || onSort === undefined) {
    return (
      <th scope="col" style={width} data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const isSorted = current?.word === word;
  const Arrow = isSorted ? (current?.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      style={width}
      data-align={column.align}
      aria-sort={isSorted ? (current?.isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(nextSort(sort, { sort: word, sortsDownFirst: column.sortsDownFirst }))}
      >
        {column.header}
        <Arrow size={13} aria-hidden />
      </button>
    </th>
  );
}
