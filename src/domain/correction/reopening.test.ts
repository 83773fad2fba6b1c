import { expect, test } from 'vitest';
import { reopeningText } from './reopening.ts';

test('a reopening is told by its reasons and its note', () => {
  const note = 'The hob was cracked before.';
  expect(reopeningText({ reasons: ['wording', 'photographs'], note })).toBe(`Wording, photographs: ${note}`);
  expect(reopeningText({ reasons: ['readings'], note: null })).toBe('Meters, keys or alarms');
  expect(reopeningText({ reasons: [], note })).toBe(note);
  expect(reopeningText({ reasons: [], note: null })).toBe('');
});
