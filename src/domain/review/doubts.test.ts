import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { gatherApproved, indexApproved } from './approved.ts';
import { judgeItem, type ReviewedItem, type Surroundings } from './doubts.ts';

const clean = { action: 'Clean', responsibility: 'Tenant' };
const finished = [3, 5, 4].map((count, at) => ({
  reportId: at,
  name: 'Door',
  condition: `As check in; ${count} scuffs at 40 cm, LHS`,
  actions: [clean],
}));
const around: Surroundings = {
  typeId: types.checkOut,
  blockType: 'DETAILED',
  isRoomSeen: true,
  approved: indexApproved(gatherApproved(finished)),
  day: '2026-11-27',
};
const door: ReviewedItem = {
  id: 1,
  name: 'Door',
  before: 'Good, clean',
  now: 'As check in; 4 scuffs at 40 cm, RHS',
  description: null,
  actions: [clean],
  isSeen: true,
  confirmed: undefined,
  waived: [],
};
const judge = (item: Partial<ReviewedItem>, other: Partial<Surroundings> = {}) =>
  judgeItem({ ...door, ...item }, { ...around, ...other });

test('a sentence that was approved in three reports is passed over, whatever its side and within its numbers', () => {
  expect(judge({})).toEqual({ isChanged: true, doubts: [], approvedIn: 3 });
  expect(judge({ now: 'As check in; 40 scuffs at 40 cm, RHS' }).doubts).toEqual(['new']);
});

test('with another item, grade, action or responsibility it is new', () => {
  expect(judge({ name: 'Frame' }).doubts).toEqual(['new']);
  expect(judge({ now: 'Fair: 4 scuffs at 40 cm, RHS' }).doubts).toEqual(['new']);
  expect(judge({ actions: [{ ...clean, action: 'Replace' }] }).doubts).toEqual(['new']);
  expect(judge({ actions: [{ ...clean, responsibility: 'Landlord' }] }).doubts).toEqual(['new']);
  expect(judge({ actions: [clean, { ...clean, action: 'Repair' }] }).doubts).toEqual(['new']);
  expect(judge({ actions: [] }).doubts).toEqual(['unassigned', 'new']);
});

test('two reports are not many, and one that says it often is one', () => {
  const twice = indexApproved(gatherApproved(finished.slice(1)));
  const often = indexApproved(gatherApproved(finished.map((one) => ({ ...one, reportId: 1 }))));
  expect(judge({}, { approved: twice }).doubts).toEqual(['new']);
  expect(judge({}, { approved: often }).doubts).toEqual(['new']);
});

test('words that are other than they were handed on are looked at, approved or not', () => {
  expect(judge({ sent: { condition: 'As check in; 3 scuffs at 40 cm, RHS' } }).doubts).toEqual(['altered']);
  expect(judge({ sent: { condition: door.now } }).doubts).toEqual([]);
  expect(judge({ now: 'As check in', actions: [], sent: { condition: door.now } }).doubts).toEqual(['altered']);
  expect(judge({ sent: { description: 'White' } }).doubts).toEqual(['altered']);
});

test('a grade leaps by two steps, and upwards by one where a tenancy ended', () => {
  const grade = (before: string, now: string, typeId: number = types.checkOut) =>
    judge({ before, now }, { typeId }).doubts.includes('grade');
  expect(grade('Good', 'Fair: worn to centre')).toBe(false);
  expect(grade('Good', 'Poor: worn to centre')).toBe(true);
  expect(grade('Fair', 'Good, clean')).toBe(true);
  expect(grade('Fair', 'Good, clean', types.inspection)).toBe(false);
});

test('a reading does not fall, and keeps its unit and its figures', () => {
  const reading = (now: string) =>
    judge({ name: 'Gas', before: '00975 m³', now, actions: [] }, { blockType: 'METERS' }).doubts;
  expect(reading('01039 m³')).toEqual([]);
  for (const now of ['00974 m³', '1039 m³', '01039 kWh', 'As check in']) expect(reading(now), now).toContain('reading');
});

test('an alarm that did not sound is looked at, and so is an action without a finding', () => {
  const alarm = (now: string) => judge({ name: 'Smoke alarm', before: 'Tested, sounded', now }).doubts;
  expect(alarm('Tested, sounded')).toEqual(['idle']);
  expect(alarm('Tested, no sound')).toContain('alarm');
  expect(alarm('Head missing')).toContain('alarm');
});

test('a finding that somebody let stand with a reason is not asked about again', () => {
  const vague = { now: 'As check in; scuffs' };
  expect(judge(vague).doubts).toEqual(['vague', 'new']);
  expect(judge({ ...vague, waived: ['vague'] }).doubts).toEqual(['new']);
});

test('a change is seen on a photograph of its own; words as before wait for somebody to confirm them', () => {
  expect(judge({ isSeen: false }).doubts).toEqual(['unseen']);
  expect(judge({ now: 'Good, clean', actions: [], confirmed: false }).doubts).toEqual(['unchecked']);
});
