import { expect, test } from 'vitest';
import type { SchedulePlan, SchedulePlanOption, SchedulePlanVisit } from '#web/queries/generated/types.gen.ts';
import { acceptanceOf, gainText, leftWords, overlapsIn, proposedTakers, withTaker } from './plan-choice.ts';

const option = (staff: number, more: Partial<SchedulePlanOption> = {}): SchedulePlanOption => ({
  staff_id: staff,
  conduct_date: '2027-02-03T10:00:00+00:00',
  detour_minutes: 4,
  knows_property: false,
  visits: 2,
  minutes: 150,
  breaks: [],
  ...more,
});
const visit = (id: number, more: Partial<SchedulePlanVisit> = {}): SchedulePlanVisit => ({
  inspection_id: id,
  address: '1 High Street, PO5 3LX',
  staff_id: 1,
  conduct_date: '2027-02-03T10:00:00+00:00',
  is_confirmed: true,
  minutes: 60,
  chosen: option(2),
  options: [option(2), option(3)],
  needs: [],
  ...more,
});
const plan = (...visits: SchedulePlanVisit[]): SchedulePlan => ({
  id: 9,
  staff_id: 1,
  from: '2027-02-03',
  to: '2027-02-03',
  visits,
});

test('the proposal is accepted as it is, without the visits that nobody could take', () => {
  const proposal = plan(visit(11), visit(12, { chosen: null }));
  expect(acceptanceOf(proposal, proposedTakers(proposal), true)).toEqual({
    record_leave: true,
    visits: [{ inspection_id: 11, staff_id: 2 }],
  });
});

test('a time is sent only where it is another', () => {
  const later = option(2, { conduct_date: '2027-02-03T12:30:00+00:00' });
  const proposal = plan(visit(11, { chosen: later, options: [later] }));
  expect(acceptanceOf(proposal, proposedTakers(proposal), false).visits).toEqual([
    { inspection_id: 11, staff_id: 2, conduct_date: '2027-02-03T12:30:00+00:00' },
  ]);
});

test('a visit leaves the plan with what is handed over for it, and brings it back', () => {
  const proposal = plan(
    visit(11, { needs: [21] }),
    visit(21, { staff_id: 2, chosen: option(3), options: [option(3)] }),
  );
  const proposed = proposedTakers(proposal);
  const without = withTaker(proposal, proposed, 21, undefined);
  expect(without).toEqual({ 11: undefined, 21: undefined });
  expect(withTaker(proposal, without, 11, 2)).toEqual(proposed);
  // With another clerk nothing needs to be handed over.
  expect(withTaker(proposal, without, 11, 3)).toEqual({ 11: 3, 21: undefined });
});

test('two visits of the list that one clerk would have at once are named', () => {
  const proposal = plan(visit(11), visit(12), visit(13, { chosen: option(3) }));
  expect([...overlapsIn(proposal, proposedTakers(proposal)).keys()]).toEqual([11, 12]);
});

test('the gain of a choice is told in one line', () => {
  expect(gainText(option(2, { knows_property: true }))).toBe(
    '4 min detour · knows the property · 2 visits that day, 2 h 30 min',
  );
  expect(gainText(option(2, { detour_minutes: 0, visits: 1, minutes: 60 }))).toBe('no detour · 1 visit that day, 1 h');
});

test('the visits that nobody takes are counted in words', () => {
  expect([0, 1, 2].map(leftWords)).toEqual([
    'Each visit has somebody.',
    '1 visit stays as it is booked.',
    '2 visits stay as they are booked.',
  ]);
});
