import { expect, test } from 'vitest';
import { states } from '../inspection-state.ts';
import { answersOf, appointmentStanding, mayTakeTimes } from './appointment-answer.ts';

const now = Date.parse('2027-02-03T09:00:00Z');
const agreed = { state: states.assigned, conductAt: '2027-02-03T09:30:00Z', conductDateOption: 0, cancelledAt: null };

test.each([
  ['open', {}],
  ['begun', { conductAt: '2027-02-03T09:00:00Z' }],
  ['begun', { state: states.active }],
  ['unsettled', { conductDateOption: 1 }],
  ['unsettled', { conductAt: null }],
  ['cancelled', { cancelledAt: '2027-02-01T09:00:00Z', state: states.closed }],
] as const)('an appointment is %s with %o', (standing, change) => {
  expect(appointmentStanding({ ...agreed, ...change }, now)).toBe(standing);
});

test('an account lets contacts confirm, or ask for another time as well', () => {
  expect(answersOf('confirm')).toEqual(['confirmed']);
  expect(answersOf('another_time')).toEqual(['confirmed', 'another_time']);
  expect(answersOf('take_time')).toEqual(['confirmed', 'another_time']);
  expect((['confirm', 'another_time', 'take_time'] as const).filter(mayTakeTimes)).toEqual(['take_time']);
});
