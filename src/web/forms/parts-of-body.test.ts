import { expect, test } from 'vitest';
import { bodyOf, partsOf, withWhole } from './parts-of-body.ts';

const body = { title: 'Inventory', notes: { client: 'Hello', internal: null }, tags: ['a'], clerk: { id: 3 } };

test('a body is split at its groups alone, and put together again', () => {
  const parts = partsOf(body, ['notes']);
  expect(parts).toEqual({
    title: 'Inventory',
    'notes.client': 'Hello',
    'notes.internal': null,
    tags: ['a'],
    clerk: { id: 3 },
  });
  expect(bodyOf(parts)).toEqual(body);
});

test('a group that is sent whole carries what was read of it, and only when a part of it changes', () => {
  const read = { 'custom_fields.1': 'a', 'custom_fields.2': 'b', title: 'Inventory' };
  expect(withWhole({ 'custom_fields.2': 'c' }, read, ['custom_fields'])).toEqual({
    'custom_fields.1': 'a',
    'custom_fields.2': 'c',
  });
  expect(withWhole({ title: 'Check In' }, read, ['custom_fields'])).toEqual({ title: 'Check In' });
});
