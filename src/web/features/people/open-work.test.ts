import { expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { bodyOf, isEveryoneChosen, nobody, takersOfAll, taskOf } from './open-work.ts';

const inspection = (id: number) =>
  ({
    id,
    type: { id: 5, name: 'Check Out' },
    state: { id: 200, name: 'Assigned' },
    property: { address: { line1: '12 Albert Road', postcode: 'PO5 2SJ' } },
    conduct_date: '2027-02-03',
  }) as Inspection;
const tasks = [taskOf(inspection(1), 'clerk'), taskOf(inspection(2), 'clerk'), taskOf(inspection(1), 'typist')];

test('a task is named by what, where, and whether it is the typing', () => {
  expect(tasks.map(({ label }) => label)).toEqual([
    'Check Out, 12 Albert Road, PO5 2SJ',
    'Check Out, 12 Albert Road, PO5 2SJ',
    'Typing: Check Out, 12 Albert Road, PO5 2SJ',
  ]);
});

test('both parts of one inspection go in one entry, and work may wait for somebody', () => {
  const takers = { 'clerk-1': '7', 'clerk-2': nobody, 'typist-1': '8' };
  expect(bodyOf(tasks, takers)).toEqual({
    inspections: [
      { id: 1, clerk: { id: 7 }, typist: { id: 8 } },
      { id: 2, clerk: { id: null } },
    ],
    archive: true,
  });
});

test('each task needs a choice', () => {
  expect(isEveryoneChosen(tasks, { 'clerk-1': '7', 'clerk-2': '' })).toBe(false);
  expect(isEveryoneChosen([], {})).toBe(true);
});

test('all tasks are offered to those alone who can take every one', () => {
  const staff = Object.values(roles).map((role) => ({ id: role, role })) as StaffMember[];
  const rolesFor = (some: typeof tasks) => takersOfAll(some, staff).map(({ role }) => role);
  expect(rolesFor(tasks.slice(0, 2))).toEqual([roles.administrator, roles.manager, roles.clerk]);
  expect(rolesFor(tasks.slice(2))).toEqual([roles.administrator, roles.manager, roles.typist]);
  expect(rolesFor(tasks)).toEqual([roles.administrator, roles.manager]);
});
