import { expect, test } from 'vitest';
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { isBehind } from './is-behind.ts';

const noon = Date.parse('2027-02-03T12:00:00Z');
const visit = (time: string, id: InspectionStateCode) => ({
  conduct_date: `2027-02-03T${time}:00Z`,
  state: { id, name: '' },
});

test('a visit is behind us once its time has come, and one that is done before its time as well', () => {
  expect(isBehind(visit('11:00', states.assigned), noon)).toBe(true);
  expect(isBehind(visit('13:00', states.assigned), noon)).toBe(false);
  expect(isBehind(visit('13:00', states.complete), noon)).toBe(true);
  expect(isBehind({ ...visit('13:00', states.complete), conduct_date: null }, noon)).toBe(false);
});
