import { expect, test } from 'vitest';
import { usualRooms } from '#domain/usual-things/wording.ts';
import { offeredRooms } from './usual-rooms.ts';

test('The rooms of the firm are offered once each, in its order', () => {
  expect(offeredRooms({ rooms: ['Hall', 'Boot Room', 'Hall'] }, false)).toEqual(['Hall', 'Boot Room']);
});

test('A firm that has removed all names is offered none', () => {
  expect(offeredRooms({ rooms: [] }, false)).toEqual([]);
});

test('Nothing is offered while the settings are on their way', () => {
  expect(offeredRooms(undefined, true)).toEqual([]);
});

test('The usual names are offered without a line and without such settings', () => {
  expect(offeredRooms(undefined, false)).toEqual(usualRooms);
  expect(offeredRooms({}, false)).toEqual(usualRooms);
});
