import { expect, test } from 'vitest';
import { choicesOf, kindText } from './field-words.ts';

test('a kind is said in words', () => {
  expect(['choice', 'date'].map(kindText)).toEqual(['Choice from a list', 'Date']);
});

test('choices are lines, each once', () => {
  expect(choicesOf(' A \n\nB\nA\n')).toEqual(['A', 'B']);
});
