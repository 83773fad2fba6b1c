import { expect, test } from 'vitest';
import { hashWords } from './hash-words.ts';

test('the same words have the same hash, and any other letter another one', () => {
  const words = 'As check in; 3 scuffs to lower LHS';
  expect(hashWords(words)).toBe(hashWords(words));
  const others = Array.from(words, (_, at) => hashWords(`${words.slice(0, at)}x${words.slice(at + 1)}`));
  expect(new Set([hashWords(words), ...others]).size).toBe(words.length + 1);
});
