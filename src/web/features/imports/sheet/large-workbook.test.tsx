import writeExcelFile from 'write-excel-file/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { readSheet } from './read-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

test('a workbook of 10,000 rows is read without a further worker, which our pages would not allow', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`${at} Albert Road`, 'Southsea', `PO5 ${at}`]);
  const file = await writeExcelFile(
    [['Address', 'Town', 'Postcode'], ...rows].map((row) => row.map((value) => ({ value }))),
  ).toBlob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('Refused by the content security policy.');
  });
  const sheet = await readSheet(bytes);
  expect(sheet.rows).toHaveLength(10_000);
  expect(sheet.rows.at(-1)).toEqual(['9999 Albert Road', 'Southsea', 'PO5 9999']);
});
