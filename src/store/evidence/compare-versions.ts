/** Compares two versions of what is printed, field by field. */
import type { PrintedFacts } from './printed-facts.ts';
import { thingsOf } from './printed-things.ts';
import type { Thing } from './thing.ts';

export type Difference = {
  place: string[];
  kind: string;
  change: 'changed' | 'added' | 'removed';
  /** Null for a thing that was added or removed. */
  field: string | null;
  was: string | null;
  now: string | null;
  /** As the audit trail names what it is about: itself, and for what was added or removed the things that it was in. */
  subjects: string[];
};

/** Whether a field is left out of the comparison. */
export type Hidden = (kind: string, field: string) => boolean;

/** In the order of the report; what was removed stands behind that which was before it. */
export function compareVersions(was: PrintedFacts, now: PrintedFacts, isHidden: Hidden = () => false): Difference[] {
  const [before, after] = [was, now].map((facts) => thingsOf(facts).map((thing) => without(thing, isHidden)));
  if (before === undefined || after === undefined) return [];
  const old = new Map(before.map((thing) => [thing.key, thing]));
  const young = new Map(after.map((thing) => [thing.key, thing]));
  const moved = orderChanges(before, after);
  return mergeKeys(before, after).flatMap((key) => {
    const [from, to] = [old.get(key), young.get(key)];
    if (from === undefined) return to === undefined ? [] : [addedOrRemoved(to, 'added')];
    if (to === undefined) return [addedOrRemoved(from, 'removed')];
    return [...changedFields(from, to), ...(moved.get(key) ?? [])];
  });
}

function without(thing: Thing, isHidden: Hidden): Thing {
  const shown = Object.entries(thing.fields).filter(([field]) => !isHidden(thing.kind, field));
  return { ...thing, fields: Object.fromEntries(shown) };
}

/** Those of both, in the order that is now. */
function mergeKeys(before: readonly Thing[], after: readonly Thing[]): string[] {
  const kept = new Set(after.map(({ key }) => key));
  /** The removed ones, by the one before them that is still there. */
  const behind = new Map<string, string[]>();
  let last = '';
  for (const { key } of before) {
    if (kept.has(key)) last = key;
    else behind.set(last, [...(behind.get(last) ?? []), key]);
  }
  return [...(behind.get('') ?? []), ...after.flatMap(({ key }) => [key, ...(behind.get(key) ?? [])])];
}

function addedOrRemoved(thing: Thing, change: 'added' | 'removed'): Difference {
  const { place, kind, subjects } = thing;
  const words = wordsOf(thing);
  const [was, now] = change === 'added' ? [null, words] : [words, null];
  return { place, kind, change, field: null, was, now, subjects };
}

/** All that was printed of it. */
function wordsOf({ fields }: Thing): string {
  return Object.entries(fields)
    .filter(([field, value]) => field !== 'taken_at' && value !== null && value !== '')
    .map(([field, value]) => (field === 'sha256' ? `fingerprint ${value}` : value))
    .join(' · ');
}

function changedFields(from: Thing, to: Thing): Difference[] {
  const about = { kind: to.kind, change: 'changed' as const, subjects: to.subjects.slice(0, 1) };
  const names = [...new Set([...Object.keys(to.fields), ...Object.keys(from.fields)])];
  const fields = names
    .map((field) => ({ field, was: from.fields[field] || null, now: to.fields[field] || null }))
    .filter(({ was, now }) => was !== now);
  const place = { field: 'place', was: from.parent?.name ?? null, now: to.parent?.name ?? null };
  return [...(from.parent?.key === to.parent?.key ? [] : [place]), ...fields].map((change) => ({
    ...about,
    place: to.place,
    ...change,
  }));
}

/** Things of a kind that stand in another order than before, by that in which they are. */
function orderChanges(before: readonly Thing[], after: readonly Thing[]): Map<string, Difference[]> {
  const [old, young] = [groups(before), groups(after)];
  const changes = new Map<string, Difference[]>();
  for (const [group, now] of young) {
    const were = old.get(group) ?? [];
    const both = new Set(were.map(({ key }) => key));
    const common = now.filter(({ key }) => both.has(key));
    const left = new Set(common.map(({ key }) => key));
    const earlier = were.filter(({ key }) => left.has(key));
    const [first] = common;
    if (first === undefined || common.every(({ key }, at) => key === earlier[at]?.key)) continue;
    const change = orderChange(first, earlier, common);
    changes.set(first.key, [...(changes.get(first.key) ?? []), change]);
  }
  return changes;
}

function groups(things: readonly Thing[]): Map<string, Thing[]> {
  return Map.groupBy(
    things.filter(({ parent }) => parent !== null),
    ({ kind, parent }) => `${parent?.key} ${kind}`,
  );
}

function orderChange({ kind, place, subjects }: Thing, were: Thing[], now: Thing[]): Difference {
  const isNamed = kind === 'room' || kind === 'item';
  const nameOf = (thing: Thing) => (isNamed ? thing.place.at(-1) : wordsOf(thing)) ?? '';
  return {
    place: isNamed ? place.slice(0, -1) : place,
    kind,
    change: 'changed',
    field: 'order',
    was: were.map(nameOf).join(', '),
    now: now.map(nameOf).join(', '),
    subjects: subjects.slice(1, 2),
  };
}
