import { expect, test } from 'vitest';
import type { Report } from '#web/queries/generated/types.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { findByLetters } from './by-letters.ts';

let next = 10;
function item(name: string, condition: string | null) {
  next += 1;
  const text = <Value>(value: Value) => ({ value, editable: true });
  const texts = { name: text(name), description: text(null), condition: text(condition) };
  return { id: next, ...texts, actions: [], attachments: [] };
}

const room = (id: number, items: object[]) => ({
  id,
  name: { value: `Room ${id}`, editable: true },
  block_type: 'DETAILED',
  option_set: null,
  items,
  attachments: [],
});

const report = new ReportStore(1, {
  rooms: [
    room(1, [item('Window', 'Clean'), item('Worktop', 'Good')]),
    room(2, [item('Door', 'Good'), item('Door frame', null), item('Walls', null)]),
  ],
  attachments: {},
} as unknown as Report);

const nameOf = (roomId: number, letters: string) => findByLetters({ report }, roomId, letters)?.server.name;

test('an item is found by its first letters, an unanswered one of the room first', () => {
  expect(nameOf(2, 'do')).toBe('Door frame');
  expect(nameOf(2, 'DOOR')).toBe('Door frame');
  expect(nameOf(2, 'wa')).toBe('Walls');
});

test('one of another room is found where this has none', () => {
  expect(nameOf(2, 'wo')).toBe('Worktop');
  expect(nameOf(1, 'wal')).toBe('Walls');
});

test('one letter and other words find nothing', () => {
  expect(nameOf(2, 'w')).toBeUndefined();
  expect(nameOf(2, 'sink')).toBeUndefined();
  expect(nameOf(2, '  ')).toBeUndefined();
});
