import { expect, test } from 'vitest';
import { conditionText } from './rule-text.ts';

const any = { template_id: 1, type_id: null, client_id: null, beds_from: null, beds_to: null, furnished: null };
const names = { client: (id: number) => `Client ${id}` };

test.each([
  [{}, 'Every other booking'],
  [{ type_id: 5 }, 'Check Out / Move Out'],
  [{ client_id: 7, beds_from: 2, beds_to: 3 }, 'Client 7 · 2 to 3 bedrooms'],
  [{ beds_from: 1, beds_to: 1 }, '1 bedroom'],
  [{ beds_from: 4 }, '4 bedrooms or more'],
  [{ beds_to: 0 }, 'up to 0 bedrooms'],
  [{ beds_from: 0, beds_to: 0, furnished: 'Part Furnished' }, 'studio · part furnished'],
])('%j is said as %s', (rule, words) => {
  expect(conditionText({ ...any, ...rule }, names)).toBe(words);
});
