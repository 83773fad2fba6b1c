import { expect, test } from 'vitest';
import { visitsWords } from './visits-words.ts';

const visit = {
  type: 'Inventory',
  address: '1 Quay, Gosport',
  date: 'Tuesday 6 July 2027',
  time: '10:00',
  duration: '1 hour',
  clerk: 'Cleo Clerk',
  reason: '',
  keys: 'Hook 4',
  contacts: 'Ada 07700 900123',
  link: 'https://x.example/inspections/7',
};
const was = { ...visit, date: 'Monday 5 July 2027', time: '09:30' };

test('each visit says what is new of it, and how to answer about it', () => {
  const { news, count, visits } = visitsWords([
    { kind: 'moved', words: visit, was, answer: 'Please confirm here:\nhttps://x.example/a/1' },
    { kind: 'cancelled', words: { ...was, address: '2 Quay', reason: 'The tenant stays.' } },
  ]);
  expect([news, count]).toEqual(['2 visits changed', '2 visits']);
  expect(visits).toBe(
    'Moved: Inventory at 1 Quay, Gosport\nWas: Monday 5 July 2027, 09:30\nNow: Tuesday 6 July 2027, 10:00, with Cleo Clerk\n' +
      'Please confirm here:\nhttps://x.example/a/1\n\n' +
      'Cancelled: Inventory at 2 Quay\nWas: Monday 5 July 2027, 09:30\nThe tenant stays.',
  );
});

test('a clerk reads where the keys are, who lives there, and where the visit was before', () => {
  const { news, visits } = visitsWords([
    { kind: 'clerk_moved', words: visit, was: { ...was, address: '9 Pier' } },
    { kind: 'clerk_moved', words: { ...visit, address: '2 Quay' }, was: { ...was, address: '2 Quay' } },
  ]);
  expect(news).toBe('2 visits moved');
  expect(visits.split('\n').slice(0, 6)).toEqual([
    'Moved: Inventory at 1 Quay, Gosport',
    'Was: Monday 5 July 2027, 09:30, about 1 hour, at 9 Pier',
    'Now: Tuesday 6 July 2027, 10:00, about 1 hour',
    'Keys: Hook 4',
    'Contacts: Ada 07700 900123',
    'https://x.example/inspections/7',
  ]);
  expect(visits).toContain('Was: Monday 5 July 2027, 09:30, about 1 hour\n');
});

test('an offer says until when it stands, and nobody who lost a visit reads who lives there', () => {
  const until = 'Sunday 4 July 2027, 17:00';
  const { visits } = visitsWords([
    { kind: 'clerk_offered', words: { ...visit, until } },
    { kind: 'clerk_released', words: was },
  ]);
  expect(visits).toContain(`The first to accept has it, until ${until}:\nhttps://x.example/inspections/7`);
  expect(visits).not.toContain('Ada');
});
