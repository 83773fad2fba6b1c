/** No data may break a page: rows too tall to keep whole, colours, text lengths. */
import { describe, expect, test } from 'vitest';
import { coloursFrom } from './colours.ts';
import { markLong } from './mark-long.ts';
import { readsInColumns, shorten } from './words/text-parts.ts';

describe('rows that may break across pages', () => {
  const isLong = (row: object) => (markLong({ rows: [row] }).rows[0] as { long?: boolean }).long;

  test('are those with a long text, many lines, or very many short texts', () => {
    expect(isLong({ name: 'Door', condition: 'Good order' })).toBe(false);
    expect(isLong({ condition: 'worn '.repeat(200) })).toBe(true);
    expect(isLong({ condition: 'line\n'.repeat(40) })).toBe(true);
    expect(isLong({ actions: Array.from({ length: 90 }, () => ({ text: 'Clean' })) })).toBe(true);
  });
});

describe('the brand colour', () => {
  test('is used as it is when it can be read on white', () => {
    expect(coloursFrom('#17505b')).toMatchObject({ accent: '#17505b', onAccent: '#ffffff' });
  });

  test('is darkened for text when it is pale, with dark text on top of it', () => {
    const { accent, ink, onAccent } = coloursFrom('#ffe14d');
    expect(accent).toBe('#ffe14d');
    expect(ink).not.toBe(accent);
    expect(onAccent).toBe('#14181c');
  });

  test('falls back to ours when the setting is not a colour', () => {
    for (const colour of [null, '', 'url(#x)', 'red; }']) expect(coloursFrom(colour).accent).toBe('#17505b');
    expect(coloursFrom('abc').accent).toBe('#aabbcc');
  });
});

test('a text is shortened to one line without cutting a letter in two', () => {
  expect(shorten('one\ntwo  three', 40)).toBe('one two three');
  expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
});

test('disclaimers stand in two columns, or in one when they are long', () => {
  expect(readsInColumns(['a'.repeat(400), 'b'.repeat(100)])).toBe(true);
  expect(readsInColumns(['a'.repeat(9000), 'b'])).toBe(false);
  expect(readsInColumns(['only one'])).toBe(false);
});
