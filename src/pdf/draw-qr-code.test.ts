import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

/** Rows of light and dark, read back from the drawing. */
function readModules(text: string): boolean[][] {
  const svg = drawQrCode(text) ?? '';
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (rows[Number(y)] ?? [])[Number(x)] = true;
  return rows;
}

const withoutQuiet = (rows: boolean[][]) => rows.slice(4, -4).map((row) => row.slice(4, -4));

/** The codes behind these hashes were read back by an independent decoder. */
test.each([
  ['http://localhost:8080/r/9f2c41d07be84f5a9d3e', 33, '4efbdf3efcac3348'],
  ['Keyturn', 21, '43e7a9c25aaff740'],
  [`https://example.org/${'r'.repeat(180)}`, 57, 'ea7eb5c8ef902d18'],
])('%s is drawn as it was checked', (text, size, hash) => {
  const modules = withoutQuiet(readModules(text));
  expect(modules).toHaveLength(size);
  const rows = modules.map((row) => row.map(Number).join('')).join('\n');
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(hash);
});

test('a code has its three finders and its timing lines', () => {
  const modules = withoutQuiet(readModules('Keyturn'));
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual([finder, finder, finder]);
  expect(modules[6]?.slice(8, 13).map(Number)).toEqual([1, 0, 1, 0, 1]);
});

test('four light modules surround the code', () => {
  const modules = readModules('Keyturn');
  const edges = [
    ...modules.slice(0, 4),
    ...modules.slice(-4),
    ...modules.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
  ];
  expect(modules).toHaveLength(29);
  expect(edges.flat().every((dark) => !dark)).toBe(true);
});

test('a text that is too long for a small code gets none', () => {
  expect(drawQrCode('x'.repeat(213))).toContain('<path');
  expect(drawQrCode('x'.repeat(214))).toBeNull();
});
