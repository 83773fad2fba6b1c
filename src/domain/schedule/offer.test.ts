import { expect, test } from 'vitest';
import { whyOver } from './offer.ts';

const now = Date.parse('2027-02-03T09:00:00Z');
const [ann, ben] = [{ id: 1 }, { id: 2 }];
const ends = '2027-02-03T09:00:01Z';
const open = { acceptedBy: null, withdrawnAt: null, endsAt: ends, isTaken: false, clerks: [ann, ben], declined: [] };

test.each([
  [{}, undefined],
  [{ endsAt: '2027-02-03T09:00:00Z' }, 'The time of the offer is over.'],
  [{ withdrawnAt: '2027-02-03T08:00:00Z' }, 'The offer was withdrawn.'],
  [{ declined: [ben] }, undefined],
  [{ declined: [ben, ann] }, 'All the clerks to whom it was offered have said no.'],
  [{ isTaken: true }, 'The visit has been given to somebody, or will not take place.'],
  [{ acceptedBy: { name: 'Ann Clerk' }, isTaken: true }, 'Ann Clerk was first to accept it.'],
])('an offer with %j is over because: %s', (more, reason) => {
  expect(whyOver({ ...open, ...more }, now)).toBe(reason);
});
