import { expect, test } from 'vitest';
import { checkOrder } from './ordering.ts';
import { invalid } from './refusal.ts';

test('an order names every id exactly once', () => {
  expect(() => checkOrder([1, 2, 3], [3, 1, 2])).not.toThrow();
  expect(() => checkOrder([], [])).not.toThrow();
});

test('every fault of an order is named, with its place', () => {
  expect(() => checkOrder([1, 2, 3, 4], [4, 9, 4])).toThrow(
    invalid(
      { pointer: '', code: 'missing', detail: 'The order leaves out 1, 2, 3.' },
      { pointer: '/1', code: 'unknown', detail: '9 is not here.' },
      { pointer: '/2', code: 'repeated', detail: '4 is named twice.' },
    ),
  );
});

test('an unknown id is named each time it occurs, and unreadable entries are passed over', () => {
  expect(() => checkOrder([1], [1, 9, undefined, 9])).toThrow(
    invalid(
      { pointer: '/1', code: 'unknown', detail: '9 is not here.' },
      { pointer: '/3', code: 'unknown', detail: '9 is not here.' },
    ),
  );
});
