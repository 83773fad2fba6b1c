import { expect, test } from 'vitest';
import { writeRef } from './ref-numbering.ts';

test('a reference is the prefix and the number, with as many digits as the firm likes', () => {
  expect(writeRef({ prefix: 'HL-', first: 1, digits: 5 }, 1)).toBe('HL-00001');
  expect(writeRef({ prefix: '', first: 4711, digits: 1 }, 3)).toBe('4713');
  expect(writeRef({ prefix: '27/', first: 998, digits: 3 }, 4)).toBe('27/1001');
});
