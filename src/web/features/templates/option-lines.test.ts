import { expect, test } from 'vitest';
import { linesOf } from './option-lines.ts';

test('questions stay text, also where one is a number', () => {
  expect(linesOf('Clean?\n\n 24 \n', 'questions')).toEqual(['Clean?', '24']);
});

test('the steps of a scale are numbers, and what is none stays as it was typed', () => {
  expect(linesOf('-1\n0\n1\nbest', 'scale')).toEqual([-1, 0, 1, 'best']);
});
