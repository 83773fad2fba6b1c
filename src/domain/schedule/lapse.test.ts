import { expect, test } from 'vitest';
import { lapseInWords, namesInWords } from './lapse.ts';

const [anna, bert] = [{ name: 'Anna' }, { name: 'Bert' }];

test.each([
  [[anna, bert], [], 'It was offered to Anna and Bert until noon, and nobody accepted.'],
  [[anna, bert], [bert], 'It was offered to Anna and Bert until noon, and nobody accepted. Bert said no.'],
  [[anna, bert], [bert, anna], 'It was offered to Anna and Bert: all said no.'],
  [[anna], [anna], 'It was offered to Anna: they said no.'],
])('an offer to %j, of whom %j said no, ended: %s', (clerks, declined, words) => {
  expect(lapseInWords({ clerks, declined }, 'noon')).toBe(words);
});

test('names are one list', () => {
  expect(namesInWords([anna])).toBe('Anna');
  expect(namesInWords([anna, bert, { name: 'Cleo' }])).toBe('Anna, Bert and Cleo');
});
