import { expect, test } from 'vitest';
import { choicesOf, fieldText } from './field-words.ts';

const field = { id: 1, name: 'Council', type: 'choice', options: ['Portsmouth', 'Havant'], required: true, version: 1 };

test('a field is said in words', () => {
  expect(fieldText(field)).toBe('Choice from a list: Portsmouth, Havant. Required.');
  expect(fieldText({ ...field, type: 'date', options: [], required: false })).toBe('Date');
});

test('choices are lines, each once', () => {
  expect(choicesOf(' A \n\nB\nA\n')).toEqual(['A', 'B']);
});
