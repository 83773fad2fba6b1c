import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildQrModules, drawQrCode } from './draw-qr-code.ts';

/** The codes behind these hashes were read back by an independent decoder. */
test.each([
  ['http://localhost:8080/r/9f2c41d07be84f5a9d3e', 33, '4efbdf3efcac3348'],
  ['Keyturn', 21, '43e7a9c25aaff740'],
  [`https://example.org/${'r'.repeat(180)}`, 57, 'ea7eb5c8ef902d18'],
])('%s is drawn as it was checked', (text, size, hash) => {
  const modules = buildQrModules(text) ?? [];
  expect(modules).toHaveLength(size);
  const rows = modules.map((row) => row.map(Number).join('')).join('\n');
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(hash);
});

test('a code has its three finders and its timing lines', () => {
  const modules = buildQrModules('Keyturn') ?? [];
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

test('what is too long for a small code gets none', () => {
  expect(drawQrCode('x'.repeat(213))).toContain('<path');
  expect(drawQrCode('x'.repeat(214))).toBeNull();
});
