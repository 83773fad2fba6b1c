import { expect, test } from 'vitest';
import { inWordsToClerk, inWordsToOffice } from './offer-words.ts';

const [ann, ben] = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ben' },
];
const open = {
  staff: [ann, ben],
  declined_by: [],
  ends_at: '2027-02-03T13:00:00Z',
  is_open: true,
  accepted_by: null,
  withdrawn_at: null,
};
const lapsed = { ...open, is_open: false };

test.each([
  [undefined, 'Nobody has this visit.'],
  [open, 'Offered to Ann and Ben until Wed 3 Feb 2027, 13:00: the first to accept has it.'],
  [
    { ...open, declined_by: [ben] },
    'Offered to Ann and Ben until Wed 3 Feb 2027, 13:00: the first to accept has it. Ben said no.',
  ],
  [lapsed, 'Nobody has this visit. It was offered to Ann and Ben until Wed 3 Feb 2027, 13:00, and nobody accepted.'],
  [{ ...lapsed, declined_by: [ann, ben] }, 'Nobody has this visit. It was offered to Ann and Ben: all said no.'],
  [{ ...lapsed, withdrawn_at: '2027-02-03T09:00:00Z' }, 'Nobody has this visit.'],
])('the office reads of %j: %s', (offer, words) => {
  expect(inWordsToOffice(offer)).toBe(words);
});

test('a clerk reads what they are asked, and what they said', () => {
  expect(inWordsToClerk(open, 1)).toBe('Offered to you until Wed 3 Feb 2027, 13:00: the first to accept has it.');
  expect(inWordsToClerk({ ...open, declined_by: [ann] }, 1)).toMatch(/^You said no to this visit. It is offered until/);
});
