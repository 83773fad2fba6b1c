/** A file or pasted text as rows of text. Formulas are never evaluated: a workbook keeps what they last came to. */
import Papa from 'papaparse';
import { MOST_IMPORT_ROWS } from '#domain/import/import-kind.ts';
import { measureZip } from './measure-zip.ts';

/** The first row holds the headings. */
export type Sheet = { headings: string[]; rows: string[][] };
/** Said to whoever chose the file. */
export class UnreadableSheet extends Error {}

const MEGABYTE = 1024 * 1024;
export const MOST_FILE_BYTES = 20 * MEGABYTE;
/** A workbook of 20,000 rows is some 30 MB when it is unpacked. */
const MOST_UNPACKED_BYTES = 200 * MEGABYTE;
const MOST_COLUMNS = 200;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The compound files of Excel before 2007. */
const isOldWorkbook = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length > MOST_FILE_BYTES) throw new UnreadableSheet('The file has more than 20 MB. Save it in parts.');
  if (isOldWorkbook(bytes))
    throw new UnreadableSheet('This is a workbook of an old kind (.xls). Save it as .xlsx or .csv, and choose that.');
  return toSheet(isZip(bytes) ? await readWorkbook(bytes) : readText(textOf(bytes)));
}

export const readPasted = (text: string): Sheet => toSheet(readText(text));

/** UTF-8, or what Excel in the United Kingdom writes where it is none. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readText(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return data;
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  if (!measureZip(bytes, MOST_UNPACKED_BYTES))
    throw new UnreadableSheet('The workbook is too large when it is unpacked. Save it as .csv, and choose that.');
  const { readSheet: readFirst } = await import('read-excel-file/universal');
  try {
    const rows = await readFirst(new Blob([await unpacked(bytes)]));
    return rows.map((row) => row.map(cellText));
  } catch {
    throw new UnreadableSheet('The file is no workbook that can be read. Save it as .csv, and choose that.');
  }
}

/**
 * The same workbook without compression. The library unpacks a large one in a worker of its own, from an address that our
 * pages do not allow, and would wait for it for ever.
 */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') || name.endsWith('.rels') });
  return zipSync(parts, { level: 0 });
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // Midnight in UTC: workbooks know no time zones.
  const isDay = cell instanceof Date && !Number.isNaN(cell.getTime());
  return isDay ? cell.toISOString().slice(0, 10) : '';
}

function toSheet(all: string[][]): Sheet {
  const [headings, ...rows] = all.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (headings === undefined || rows.length === 0)
    throw new UnreadableSheet('There must be a row of headings, and at least one row below it.');
  if (headings.length > MOST_COLUMNS) throw new UnreadableSheet(`There are more than ${MOST_COLUMNS} columns.`);
  if (rows.length > MOST_IMPORT_ROWS)
    throw new UnreadableSheet(`There are ${rows.length} rows. Import ${MOST_IMPORT_ROWS} at most at a time.`);
  return { headings: headings.map((heading) => heading.trim()), rows };
}
