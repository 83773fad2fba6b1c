import { describe, expect, test } from 'vitest';
import { states } from '../inspection-state.ts';
import { types } from '../inspection-type.ts';
import { roles } from '../role.ts';
import { type AnswerStanding, checkClerkAnswer, clerkVerbs } from './clerk-answer.ts';

const now = Date.parse('2027-02-03T10:00:00Z');
const visit: AnswerStanding = {
  state: states.assigned,
  clerkId: 7,
  typistId: null,
  type: types.inventory,
  conductAt: '2027-02-03T11:00:00Z',
  conductDate: null,
  clerkAcceptedAt: null,
};
const clerk = { userId: 7, role: roles.clerk };

describe('a visit ahead', () => {
  test('is accepted or declined by its clerk, and by nobody else', () => {
    expect(clerkVerbs(visit, clerk, now)).toEqual(['accept', 'decline']);
    expect(clerkVerbs(visit, { userId: 8, role: roles.manager }, now)).toEqual([]);
  });

  test('can be declined after it was accepted', () => {
    expect(clerkVerbs({ ...visit, clerkAcceptedAt: '2027-02-01T09:00:00Z' }, clerk, now)).toEqual(['decline']);
  });

  test('lasts until the end of its day when no time is given', () => {
    const day = { conductAt: '2027-02-03T00:00:00Z', conductDate: '2027-02-03' };
    expect(clerkVerbs({ ...visit, ...day }, clerk, now)).toEqual(['accept', 'decline']);
    expect(clerkVerbs({ ...visit, ...day }, clerk, now + 86_400_000)).toEqual([]);
    expect(clerkVerbs({ ...visit, conductAt: null }, clerk, now)).toEqual(['accept', 'decline']);
  });
});

test.each([
  ['somebody else answers', {}, { userId: 8, role: roles.manager }, 'Only its clerk may do this.'],
  ['it has begun', { state: states.active }, clerk, 'Only from Assigned; this inspection is in Active.'],
  ['its time is over', { conductAt: '2027-02-03T09:59:00Z' }, clerk, 'The time of this visit is over.'],
  ['its tenant does it', { type: types.selfService }, clerk, /carries this inspection out/],
] as const)('is refused in words when %s', (_, more, actor, words) => {
  expect(() => checkClerkAnswer({ ...visit, ...more }, actor, now)).toThrow(words);
});
