import { expect, test } from 'vitest';
import { hashPdf, isPdf, readHash } from './hash-pdf.ts';

test('a file has the hash that others give it', async () => {
  expect(await hashPdf(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a PDF is told by its first bytes', async () => {
  expect(await isPdf(new Blob(['%PDF-1.7\n']))).toBe(true);
  expect(await isPdf(new Blob(['\u{feff}%PDF-1.7\n']))).toBe(true);
  expect(await isPdf(new Blob(['<html>']))).toBe(false);
});

test.each([
  [`  ${'AB'.repeat(32)} `, 'ab'.repeat(32)],
  ['ab:'.repeat(31) + 'ab', 'ab'.repeat(32)],
  [`${'ab '.repeat(16)}\n${'ab '.repeat(16)}`, 'ab'.repeat(32)],
  ['ab'.repeat(31), undefined],
  ['xy'.repeat(32), undefined],
  ['', undefined],
])('%j is read as %s', (text, hash) => {
  expect(readHash(text)).toBe(hash);
});
