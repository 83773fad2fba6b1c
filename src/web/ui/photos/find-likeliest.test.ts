import { expect, test } from 'vitest';
import { findLikeliest, type Taken } from './find-likeliest.ts';

const photo = (id: number, minute: number | null): Taken => ({
  id,
  taken_at: minute === null ? null : new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
});
const nothing = new Map<number, { hash: string }>();
const hash = (bits: number) => ({ hash: '1'.repeat(bits).padEnd(64, '0') });

test('the one of the same turn is suggested while nothing is known of how they look', () => {
  const then = [photo(3, 30), photo(1, 10), photo(2, 20)];
  const among = [photo(13, 3), photo(11, 1), photo(12, 2)];
  const suggested = among.map((one) => findLikeliest({ photo: one, among }, then, nothing)?.id);
  expect(suggested).toEqual([3, 1, 2]);
});

test('the one that looks alike goes before the turn', () => {
  const now = photo(11, 1);
  const then = [photo(1, 10), photo(2, 20), photo(3, null)];
  const looks = new Map([
    [11, hash(40)],
    [1, hash(10)],
    [2, hash(5)],
    [3, hash(38)],
  ]);
  expect(findLikeliest({ photo: now, among: [now] }, then, looks)?.id).toBe(3);
});

test('the turn decides between those that look as much alike', () => {
  const among = [photo(11, 1), photo(12, 2)];
  const looks = new Map([11, 12, 1, 2].map((id) => [id, hash(id === 1 ? 21 : 20)]));
  const last = among[1] ?? photo(0, null);
  expect(findLikeliest({ photo: last, among }, [photo(2, 10), photo(1, 20)], looks)?.id).toBe(1);
});

test('nothing is suggested where there is no earlier one', () => {
  const now = photo(11, 1);
  expect(findLikeliest({ photo: now, among: [now] }, [], nothing)).toBeUndefined();
});
