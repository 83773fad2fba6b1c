import { expect, test } from 'vitest';
import { inspectionStates, type InspectionStateCode } from '../inspection-state.ts';
import { roles } from '../role.ts';
import { mayBeAsked, mayResolve } from './question.ts';

test('questions are asked while a report is written or reviewed', () => {
  const states = Object.keys(inspectionStates).map((state) => Number(state) as InspectionStateCode);
  expect(states.filter(mayBeAsked)).toEqual([300, 310, 350]);
});

test('a question is resolved by its asker, or by a manager', () => {
  expect(mayResolve({ id: 1, role: roles.reviewer }, 1)).toBe(true);
  expect(mayResolve({ id: 2, role: roles.reviewer }, 1)).toBe(false);
  expect(mayResolve({ id: 2, role: roles.manager }, 1)).toBe(true);
});
