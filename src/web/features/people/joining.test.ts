import { expect, test } from 'vitest';
import { joiningWords } from './joining.ts';

const now = Date.parse('2027-02-03T09:30:00Z');

test.each([
  ['Archived', { invited_until: null, joined_at: null, archived_at: '2027-02-01T00:00:00+00:00' }],
  ['Active', { invited_until: null, joined_at: '2027-02-01T00:00:00+00:00', archived_at: null }],
  ['Invited until 8 Feb', { invited_until: '2027-02-08T12:00:00+00:00', joined_at: null, archived_at: null }],
  ['Invitation has ended', { invited_until: '2027-02-01T12:00:00+00:00', joined_at: null, archived_at: null }],
  ['Not invited', { invited_until: null, joined_at: null, archived_at: null }],
])('a person is %s', (words, person) => {
  expect(joiningWords(person, now)).toBe(words);
});
