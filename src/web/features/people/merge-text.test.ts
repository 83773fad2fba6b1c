import { expect, test } from 'vitest';
import type { MergedClient } from '#web/queries/generated/types.gen.ts';
import { mergeText } from './merge-text.ts';

const none = { properties: 0, inspections: 0, people: 0, template_rules: 0, fills: [] };
const merged = (more: Partial<MergedClient>) =>
  mergeText('Langstone Ltd', { ...none, client: { name: 'Langstone Homes' }, ...more } as MergedClient);

test('a merge says what moves, who sees more, and what is filled in', () => {
  expect(merged({ properties: 1, inspections: 3, people: 2, fills: ['phone', 'prices'] })).toBe(
    '1 property and 3 inspections will belong to Langstone Homes. ' +
      '2 people who sign in for it will see everything of both. ' +
      'Taken over, since they are empty there: phone and prices. ' +
      'Langstone Ltd itself is deleted, with its own details that are not taken over. This cannot be undone.',
  );
});

test('an empty client is only deleted', () => {
  expect(merged({})).toBe(
    'Langstone Ltd itself is deleted, with its own details that are not taken over. This cannot be undone.',
  );
});
