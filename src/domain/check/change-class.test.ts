import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { changeClass, itemClass } from './change-class.ts';

const action = (words: string, responsibility = 'Tenant') => ({ id: 1, action: words, responsibility, comments: null });
const of = (condition: string | null, ...words: string[]) =>
  changeClass({ kind: 'changed', condition, actions: words.map((one) => action(one)) });

test.each([
  ['Repair', 'Damage'],
  ['Make good & redecorate', 'Damage'],
  ['Deep clean', 'Cleaning'],
  ['Descale', 'Cleaning'],
  ['Supply missing', 'Missing'],
  ['Remove item/rubbish', 'Left behind'],
  ['Garden maintenance', 'Gardening'],
  ['Return to original room', 'Moved'],
  ['Investigate', 'To investigate'],
])('an action to %s is of the class %s', (words, name) => {
  expect(of('As check in; marked', words)).toBe(name);
});

test('fair wear and tear is told by the condition or by nobody being responsible', () => {
  expect(of('Light scuffs, FWT')).toBe('Fair wear and tear');
  const actions = [action('No action', 'None (FWT)')];
  expect(changeClass({ kind: 'changed', condition: 'Scuffed', actions })).toBe('Fair wear and tear');
});

test('a change of several kinds has several classes, and one of which nothing is said has none', () => {
  expect(of('Greasy; bulb gone', 'Clean', 'Replace')).toBe('Damage, Cleaning');
  expect(of('Scuffed')).toBeNull();
});

test('a thing that is gone is missing', () => {
  expect(changeClass({ kind: 'removed', condition: null, actions: [] })).toBe('Missing');
});

test('an item that is read by itself has the class of what is asked for there, in a check out alone', () => {
  const item = { condition: 'Scuffed, FWT', actions: [action('Clean')] };
  expect(itemClass(types.checkOut, item)).toBe('Fair wear and tear, Cleaning');
  expect(itemClass(types.routine, item)).toBeNull();
  expect(itemClass(types.checkOut, { condition: { 'Lamp lit': 1 }, actions: [] })).toBeNull();
});
