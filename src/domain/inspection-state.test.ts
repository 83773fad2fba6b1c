import { expect, test } from 'vitest';
import { inspectionStates, type InspectionStateCode, lifecycleVerbs, whyNot } from './inspection-state.ts';
import { roles } from './role.ts';

const clerk = { userId: 4, role: roles.clerk };

test('why a step is not possible now is said with the names of the states, and never with those of operations', () => {
  const standing = { state: 200 as const, clerkId: 4, typistId: null };
  expect(whyNot('start', standing, clerk)).toBeUndefined();
  expect(whyNot('submit', standing, clerk)).toBe('Only from Active or Processing; this inspection is in Assigned.');
  expect(whyNot('cancel', { ...standing, state: 400 }, clerk)).toBe(
    'Only from Pending, Assigned, Active, Processing or Review; this inspection is in Complete.',
  );
  expect(whyNot('cancel', standing, clerk)).toBe('Only a manager may do this.');

  const states = Object.keys(inspectionStates).map(Number) as InspectionStateCode[];
  const reasons = states.flatMap((state) => lifecycleVerbs.map((verb) => whyNot(verb, { ...standing, state }, clerk)));
  expect(reasons.filter((reason) => reason !== undefined && /'|\d/.test(reason))).toEqual([]);
});
