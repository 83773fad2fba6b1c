/** Everything that differs from the report before, by kind: the summary and the list of changes count alike. */
import type { Comparison } from '../compare-reports.ts';
import { isThing } from './view-rooms.ts';

export type ChangeTally = Record<'changed' | 'added' | 'missing' | 'leftOut' | 'moved' | 'differing', number>;

export function tallyChanges({ counts, rooms }: Comparison): ChangeTally {
  const { changed, added, removed, moved } = counts;
  const missing = rooms
    .flatMap(({ items }) => items)
    .filter(({ kind, before }) => kind === 'removed' && before !== null && isThing(before.room)).length;
  return {
    changed,
    added,
    missing,
    leftOut: removed - missing,
    moved,
    differing: changed + added + removed + moved,
  };
}

/** `20 changed, 8 new, 3 missing, 1 moved` */
export function tallyWords({ changed, added, missing, leftOut, moved }: ChangeTally): string {
  const kinds: [number, string][] = [
    [changed, 'changed'],
    [added, 'new'],
    [missing, 'missing'],
    [leftOut, 'left out'],
    [moved, 'moved'],
  ];
  return kinds.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ');
}
