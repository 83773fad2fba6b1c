/** Sends the rows of a sheet in pieces: each is checked by the service, and nothing is written. */
import { type ImportKind, MOST_ROWS_AT_ONCE } from '#domain/import/import-kind.ts';
import type { MatchedColumn } from '#domain/import/match-columns.ts';
import { createImport, putImportRows } from '#web/queries/generated/sdk.gen.ts';
import type { Sheet } from './sheet/read-sheet.ts';

type Options = {
  kind: ImportKind;
  name: string;
  sheet: Sheet;
  columns: readonly MatchedColumn[];
  onProgress: (sent: number) => void;
};
type SentRow = { number: number; cells: Record<string, string> };

/** The body of a request is a megabyte at most, and a letter may be three bytes. */
const MOST_LETTERS = 250_000;
/** Below the headings. */
const FIRST_LINE = 2;

export async function sendRows({ kind, name, sheet, columns, onProgress }: Options): Promise<number> {
  const { data: draft } = await createImport({ body: { kind, name: name.slice(0, 255), columns: [...columns] } });
  const rows = sheet.rows.map((row, at) => ({ number: at + FIRST_LINE, cells: cellsOf(row, columns) }));
  let sent = 0;
  for (const piece of inPieces(rows)) {
    await putImportRows({ path: { import_id: draft.id }, body: { rows: piece } });
    sent += piece.length;
    onProgress(sent / rows.length);
  }
  return draft.id;
}

function cellsOf(row: readonly string[], columns: readonly MatchedColumn[]): Record<string, string> {
  const cells = columns.flatMap(({ field }, at) => (field === null ? [] : [[field, row[at] ?? ''] as const]));
  return Object.fromEntries(cells);
}

function* inPieces(rows: readonly SentRow[]): Generator<SentRow[]> {
  let piece: SentRow[] = [];
  let letters = 0;
  for (const row of rows) {
    const more = JSON.stringify(row).length;
    if (piece.length > 0 && (piece.length >= MOST_ROWS_AT_ONCE || letters + more > MOST_LETTERS)) {
      yield piece;
      piece = [];
      letters = 0;
    }
    piece.push(row);
    letters += more;
  }
  if (piece.length > 0) yield piece;
}
