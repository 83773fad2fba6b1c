import { expect, test } from 'vitest';
import { answerChip, isTrouble } from './answer-tone.ts';

test.each([
  ['Damage found', true],
  ['Hazard present', true],
  ['Action needed', true],
  ['Leaks', true],
  ['Free of damp and mould', false],
  ['No leaks', false],
  ['Undamaged', false],
  ['Kept clean', false],
  ['Control in place', false],
])('%s: Yes is bad news: %s', (question, expected) => {
  expect(isTrouble(question)).toBe(expected);
});

test('the tone of an answer follows its meaning, not the word', () => {
  expect(answerChip('Damage found', 1)).toEqual({ word: 'Yes', tone: 'bad' });
  expect(answerChip('Damage found', 0)).toEqual({ word: 'No', tone: 'good' });
  expect(answerChip('Kept clean', 0)).toEqual({ word: 'No', tone: 'bad' });
  expect(answerChip('Kept clean', 2).tone).toBe('plain');
  expect(answerChip('Kept clean', null).tone).toBe('warn');
});
