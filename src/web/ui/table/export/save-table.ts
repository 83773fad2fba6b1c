/** Saves a table as a file of comma-separated values or as a workbook, loaded when it is first wanted. */
import Papa from 'papaparse';

export type TableFormat = 'csv' | 'xlsx';
type Cell = string | number | null | undefined;
type Table = { name: string; format: TableFormat; headings: readonly string[]; rows: readonly (readonly Cell[])[] };

/** As the service's own tables: a cell that a spreadsheet would read as a formula begins with an apostrophe. */
const startsFormula = /^\s*[=+\-@]|^[\t\r\n]/;
const isFigure = /^[+-]?\d+([.,]\d+)?$/;

export function harmless(cell: Cell): string {
  const text = cell == null ? '' : String(cell);
  return startsFormula.test(text) && !isFigure.test(text) ? `'${text}` : text;
}

export async function saveTable(table: Table): Promise<void> {
  saveBlob(await fileOf(table), `${table.name}.${table.format}`);
}

export async function fileOf({ format, headings, rows }: Omit<Table, 'name'>): Promise<Blob> {
  const texts = [headings, ...rows].map((row) => row.map(harmless));
  return format === 'csv' ? csvOf(texts) : workbookOf(texts);
}

/** With a mark at the beginning by which Excel knows that it is UTF-8. */
const csvOf = (rows: string[][]) => new Blob(['\uFEFF', Papa.unparse(rows, { newline: '\r\n' })], { type: 'text/csv' });

/** Every cell is text, so that no number loses its zeros and no text becomes a formula. */
async function workbookOf(rows: string[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const [headings = [], ...rest] = rows;
  const cell = (value: string) => ({ type: String, value });
  const sheet = [
    headings.map((value) => ({ ...cell(value), fontWeight: 'bold' as const })),
    ...rest.map((row) => row.map(cell)),
  ];
  return writeExcelFile(sheet, { stickyRowsCount: 1 }).toBlob();
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
