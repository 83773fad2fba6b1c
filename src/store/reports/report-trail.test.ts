/** Entries of the trail that are open take further changes in; in which portions these came makes no difference. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeChanges } from './report-trail.ts';
import type { AuditChange } from '../schema/event.ts';

type Thing = Record<string, unknown>;
const thing: fc.Arbitrary<Thing> = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 20 }),
  description: fc.option(fc.string({ maxLength: 20 })),
  condition: fc.oneof(fc.constant(null), fc.integer(), fc.constantFrom('Good', 'Fair', 'Poor')),
});
const history = fc.array(thing, { minLength: 1, maxLength: 8 });

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changesBetween(before: Thing, after: Thing): AuditChange[] {
  return Object.keys(after)
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

const stepsOf = (things: Thing[]): AuditChange[][] =>
  things.slice(1).map((after, at) => changesBetween(things[at] ?? {}, after));

test('a history merged step by step has the first and the last value of every field touched', () => {
  fc.assert(
    fc.property(history, (things) => {
      const merged = stepsOf(things).reduce(mergeChanges, []);
      const [first = {}, last = {}] = [things[0], things.at(-1)];
      for (const { field, from, to } of merged) expect({ from, to }).toEqual({ from: first[field], to: last[field] });
      const named = merged.map(({ field }) => field);
      expect(new Set(named).size).toBe(named.length);
      expect(named).toEqual(expect.arrayContaining(changesBetween(first, last).map(({ field }) => field)));
    }),
  );
});

const listed = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 4 });
const added = listed.map((ids): AuditChange => ({ field: 'items', from: null, to: ids }));
const removed = listed.map((ids): AuditChange => ({ field: 'photos', from: ids, to: null }));
const portion = fc.oneof(
  fc.tuple(added),
  fc.tuple(removed),
  fc.tuple(added, removed),
  history.map((things) => stepsOf(things).reduce(mergeChanges, [])),
);

test('merging is associative, and nothing merged with changes is these changes', () => {
  fc.assert(
    fc.property(portion, portion, portion, (a, b, c) => {
      expect(mergeChanges(mergeChanges(a, b), c)).toEqual(mergeChanges(a, mergeChanges(b, c)));
      expect(mergeChanges([], a)).toEqual(a);
      expect(mergeChanges(a, [])).toEqual(a);
    }),
  );
});

test('lists of added or removed things lose nothing and double nothing', () => {
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1 }), (lists) => {
      const all = lists.flat();
      const adding = lists.map((to): AuditChange[] => [{ field: 'items', from: null, to }]);
      const removing = lists.map((from): AuditChange[] => [{ field: 'items', from, to: null }]);
      expect(adding.reduce(mergeChanges, [])).toEqual([{ field: 'items', from: null, to: all }]);
      expect(removing.reduce(mergeChanges, [])).toEqual([{ field: 'items', from: all, to: null }]);
    }),
  );
});
