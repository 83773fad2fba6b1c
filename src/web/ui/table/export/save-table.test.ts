/** Tables for spreadsheets: every cell that would be calculated there is made harmless. */
import { expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/web-worker';
import { fileOf, harmless } from './save-table.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  [' @x', "' @x"],
  ['\tx', "'\tx"],
  ['-12.5', '-12.5'],
  ['07700 900000', '07700 900000'],
  [null, ''],
])('the cell %j is saved as %j', (cell, saved) => {
  expect(harmless(cell)).toBe(saved);
});

const saved = (format: 'csv' | 'xlsx') =>
  fileOf({
    format,
    headings: ['Name', 'Beds'],
    rows: [
      ['=A1', 2],
      ['"Ann", O', '007'],
    ],
  });

test('a table with commas and quotes, marked as UTF-8, and a workbook hold the same', async () => {
  const bytes = new Uint8Array(await (await saved('csv')).arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFName,Beds\r\n\'=A1,2\r\n"""Ann"", O",007',
  );
  expect(await readSheet(await saved('xlsx'))).toEqual([
    ['Name', 'Beds'],
    ["'=A1", '2'],
    ['"Ann", O', '007'],
  ]);
});
