import { expect, test } from 'vitest';
import { findContacts } from './find-contacts.ts';

const ann = { name: 'Ann Müller', type: 1, email: 'ann@example.com', phone: '023 9200 1' } as const;
const bob = { name: 'Bob Reed', type: 2, email: null, phone: null } as const;
const found = (q: string) => findContacts([ann, bob], q).map(({ name }) => name);

test('contacts are found by every word, in any order, without accents', () => {
  expect(found('muller ann')).toEqual(['Ann Müller']);
  expect(found('example.com')).toEqual(['Ann Müller']);
  expect(found('ann reed')).toEqual([]);
  expect(found('  ')).toEqual(['Ann Müller', 'Bob Reed']);
});

test('a number is found with and without its spaces', () => {
  expect(found('02392001')).toEqual(['Ann Müller']);
  expect(found('023 9200')).toEqual(['Ann Müller']);
});
