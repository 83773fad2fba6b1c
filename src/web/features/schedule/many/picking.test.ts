import { expect, test } from 'vitest';
import { boxBetween, isTouched } from './lasso.ts';
import { stretched, toggled } from './use-picking.ts';

const row = ['1', '2', '3', '4'];
const picked = (...ids: string[]) => new Set(ids);

test('a second press takes a booking out again', () => {
  expect(toggled(picked('1'), '2')).toEqual(picked('1', '2'));
  expect(toggled(picked('1', '2'), '1')).toEqual(picked('2'));
});

test('Shift takes those between along, forwards and backwards, within one row', () => {
  expect(stretched(picked('1'), row, '1', '3')).toEqual(picked('1', '2', '3'));
  expect(stretched(picked('4'), row, '4', '2')).toEqual(picked('4', '3', '2'));
  expect(stretched(picked('9'), row, '9', '2')).toEqual(picked('9', '2'));
  expect(stretched(picked(), row, undefined, '2')).toEqual(picked('2'));
});

test('a lasso picks what it touches, whichever way it is drawn', () => {
  const box = boxBetween({ x: 50, y: 80 }, { x: 10, y: 20 });
  expect(isTouched({ left: 0, top: 0, right: 11, bottom: 21 }, box)).toBe(true);
  expect(isTouched({ left: 0, top: 0, right: 10, bottom: 20 }, box)).toBe(false);
  expect(isTouched({ left: 20, top: 90, right: 30, bottom: 99 }, box)).toBe(false);
});
