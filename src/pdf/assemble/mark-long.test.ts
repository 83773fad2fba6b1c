import { expect, test } from 'vitest';
import { markLong } from './mark-long.ts';

const rowsOf = (count: number, text: string) => Array.from({ length: count }, () => ({ name: 'Door', text }));
const wholeOf = (view: object) => (markLong(view) as { whole?: string[] }).whole;

test('a list that fits on a page is kept whole, a longer one is not', () => {
  expect(wholeOf({ alarms: rowsOf(5, 'Sounded') })).toEqual(['alarms']);
  expect(wholeOf({ alarms: rowsOf(100, 'Sounded') })).toBeUndefined();
});

test('few rows with much text are not kept whole', () => {
  expect(wholeOf({ rooms: rowsOf(4, 'Scuffed and worn. '.repeat(20)) })).toBeUndefined();
  expect(wholeOf({ rooms: rowsOf(4, 'a\n'.repeat(20)) })).toBeUndefined();
});

test('lists of words, lists of photographs and empty lists are not mentioned', () => {
  expect(wholeOf({ notes: ['One.'], photos: [{ src: 'a.jpg' }], files: [] })).toBeUndefined();
});

test('a row taller than a page may break, and a drawn signature makes no row tall', () => {
  const [long, signed] = markLong([
    { text: 'Scuffed, marked and worn. '.repeat(60), path: null },
    { text: 'Daniel Okafor', path: 'M0 0L9 9'.repeat(2000) },
  ]);
  expect(long).toMatchObject({ long: true });
  expect(signed).toMatchObject({ long: false });
});
