/** Spreadsheets as they come: text in two encodings, workbooks, bombs, and files that are none. */
import { strToU8, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/browser';
import { expect, test } from 'vitest';
import { measureZip } from './measure-zip.ts';
import { readPasted, readSheet } from './read-sheet.ts';

const read = (text: string) => readSheet(strToU8(text));

test('text is read with commas, semicolons or tabs, with quotes, and without empty lines', async () => {
  const wanted = { headings: ['Name', 'Town'], rows: [['Ann "A"', 'Southsea, Portsmouth']] };
  expect(await read('\uFEFFName,Town\r\n\r\n"Ann ""A""","Southsea, Portsmouth"\r\n')).toEqual(wanted);
  expect(await read('Name;Town\n"Ann ""A""";Southsea, Portsmouth\n')).toEqual(wanted);
  expect(readPasted('Name\tTown\nAnn\tSouthsea')).toEqual({ headings: ['Name', 'Town'], rows: [['Ann', 'Southsea']] });
});

test('text that is no UTF-8 is read as Excel in the United Kingdom writes it', async () => {
  const bytes = new Uint8Array([...strToU8('Name\nCaf'), 0xe9, 0x0a]);
  expect((await readSheet(bytes)).rows).toEqual([['Café']]);
});

test('a workbook is read: text, figures, days, and of a formula nothing but text', async () => {
  const blob = await writeExcelFile([
    [{ value: 'Name' }, { value: 'Beds' }, { value: 'Starts' }],
    [
      { value: '=1+1', type: String },
      { value: 2, type: Number },
      { value: new Date(Date.UTC(2027, 1, 3)), type: Date, format: 'dd/mm/yyyy' },
    ],
  ]).toBlob();
  expect(await readSheet(new Uint8Array(await blob.arrayBuffer()))).toEqual({
    headings: ['Name', 'Beds', 'Starts'],
    rows: [['=1+1', '2', '2027-02-03']],
  });
});

test('a zip that unpacks to more than was allowed is known by its bytes', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(measureZip(bomb, 10_000_000)).toBe(false);
  expect(measureZip(bomb, 30_000_000)).toBe(true);
});

test.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /old kind/],
  ['a zip that is no workbook', zipSync({ 'a.txt': strToU8('a') }), /no workbook/],
  ['headings alone', strToU8('Name,Town\n'), /at least one row/],
])('%s is refused in words', async (_, bytes, words) => {
  await expect(readSheet(bytes)).rejects.toThrow(words);
});
