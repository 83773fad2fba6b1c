import { expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { isOwnStep, questionOfStart, type Verb } from './lifecycle.ts';

const crew = { clerk: { id: 4, name: 'Ada Clerk' }, typist: { id: 5, name: 'Tom Typist' } };
const booked = (conduct_date: string | null) => ({ ...crew, conduct_date }) as unknown as Inspection;
const manager = { id: 1, role: roles.manager };
const clerk = { id: 4, role: roles.clerk };

test('the primary button is the step of the role that looks at it', () => {
  const ownOf = (person: { id: number; role: number }) =>
    (['start', 'submit', 'complete', 'close'] as Verb[]).filter((verb) => isOwnStep(verb, booked(null), person));
  expect(ownOf(manager)).toEqual(['complete']);
  expect(ownOf({ ...manager, id: 4 })).toEqual(['start', 'submit', 'complete']);
  expect(ownOf(clerk)).toContain('start');
});

test('a visit that its clerk has not answered is accepted before it is started', () => {
  const unanswered = { ...booked(null), allowed: ['start', 'accept', 'decline'] } as Inspection;
  expect(isOwnStep('start', unanswered, clerk)).toBe(false);
  expect(isOwnStep('start', { ...unanswered, allowed: ['start', 'decline'] }, clerk)).toBe(true);
});

test('a start asks in the clerk’s place and before its day, else it asks nothing', () => {
  expect(questionOfStart(booked(today()), clerk)).toBeUndefined();
  expect(questionOfStart(booked(null), clerk)).toBeUndefined();
  expect(questionOfStart(booked('2099-01-05'), clerk)?.text).toMatch(/^The appointment is on Mon 5 Jan 2099\. /);
  expect(questionOfStart(booked(today()), manager)?.text).toMatch(
    /^This is the step of the clerk, Ada Clerk\. A start/,
  );
});
