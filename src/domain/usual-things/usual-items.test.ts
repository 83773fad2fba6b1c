import { expect, test } from 'vitest';
import { itemsOfRoom, usualItems } from './usual-items.ts';

const own = [
  { room: '', items: ['Door'] },
  { room: 'Kitchen, Utility', items: ['Hob'] },
  { room: 'Shower', items: ['Tray'] },
  { room: 'En suite shower', items: ['Screen'] },
];

test.each([
  ['Kitchen / Diner', 'Hob'],
  ['KITCHEN', 'Hob'],
  ['Ground floor utility', 'Hob'],
  ['Shower room', 'Tray'],
  ['Master en-suite shower', 'Screen'],
  ['Bedroom 1', 'Door'],
  ['', 'Door'],
])('%s has the items of the entry that names it best', (name, item) => {
  expect(itemsOfRoom(own, name)).toEqual([item]);
});

test('a part is meant from the beginning of a word', () => {
  expect(itemsOfRoom([{ room: 'WC', items: ['Seat'] }], 'Newcastle suite')).toEqual([]);
  expect(itemsOfRoom([{ room: 'WC', items: ['Seat'] }], 'Downstairs WC')).toEqual(['Seat']);
});

test('a firm that has removed all of them is offered none', () => {
  expect(itemsOfRoom([], 'Kitchen')).toEqual([]);
});

test.each([
  ['Kitchen', 'Hob'],
  ['Bathroom', 'Basin'],
  ['Ensuite', 'Basin'],
  ['WC', 'Basin'],
  ['Rear garden', 'Lawn'],
  ['Hall', 'Ceiling'],
])('those of the trade know a %s', (name, item) => {
  expect(itemsOfRoom(usualItems, name)).toContain(item);
});
