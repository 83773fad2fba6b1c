/** Saves a list as it is shown: with its filters, its order and its columns, all of its pages. */
import type { DataTableColumn } from '../column.ts';
import type { ListAnswer } from '../list-answer.ts';
import { saveTable, type TableFormat } from './save-table.ts';

export type ListExport<Row> = {
  /** The name of the file, such as `properties`. */
  name: string;
  /** A page of the list, with its filters and in its order; `perPage` rows. */
  read: (page: number, perPage: number) => Promise<ListAnswer<Row>>;
  /** Has the security log know of it, before anything is saved. */
  note: (format: TableFormat, rows: number) => Promise<unknown>;
};

type Wanted<Row> = {
  format: TableFormat;
  columns: readonly DataTableColumn<Row>[];
  onProgress: (part: number) => void;
};

const PER_PAGE = 100;
const MOST_PAGES = 200;

/** How many rows were saved. */
export async function exportList<Row extends { id: number | string }>(
  { name, read, note }: ListExport<Row>,
  { format, columns, onProgress }: Wanted<Row>,
): Promise<number> {
  // By id: others may add rows meanwhile, which moves some to the next page.
  const rows = new Map<number | string, Row>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, pagination } = await read(page, PER_PAGE);
    if (pagination.totalPages > MOST_PAGES)
      throw new Error(`There are more than ${MOST_PAGES * PER_PAGE} rows. Narrow the list by its filters first.`);
    for (const row of data) rows.set(row.id, row);
    onProgress(page / pagination.totalPages);
    if (page >= pagination.totalPages) break;
  }
  await note(format, rows.size);
  const saved = columns.filter(({ isControl }) => isControl !== true);
  const headings = saved.map(({ header }) => header);
  await saveTable({ name, format, headings, rows: [...rows.values()].map((row) => saved.map(cellOf(row))) });
  return rows.size;
}

const cellOf =
  <Row>(row: Row) =>
  ({ text, cell }: DataTableColumn<Row>): string | number | undefined => {
    const value = text === undefined ? cell(row) : text(row);
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  };
