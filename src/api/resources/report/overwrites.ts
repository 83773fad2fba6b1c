/** Pairs the items of a copied room with the items they overwrite, and lists those to append. */
import { type Fault, invalid } from '#domain/refusal.ts';
import type { Pair } from '#store/reports/report-copy.ts';

type Named = { id: number; name: string };

/**
 * `overwriteIds` are items of the target. Each takes the text of the source's item of the same name; among several with
 * one name, the first takes from the first. Items without a pair are appended.
 */
export function pairOverwrites(
  source: readonly Named[],
  target: readonly Named[],
  overwriteIds: readonly number[],
): { overwrites: Pair[]; rest: number[] } {
  checkOverwrites(target, overwriteIds);
  const rest = [...source];
  const overwrites: Pair[] = [];
  for (const item of target) {
    if (!overwriteIds.includes(item.id)) continue;
    const at = rest.findIndex(({ name }) => isSameName(name, item.name));
    const [giver] = at < 0 ? [] : rest.splice(at, 1);
    if (giver !== undefined) overwrites.push({ from: giver.id, to: item.id });
  }
  return { overwrites, rest: rest.map(({ id }) => id) };
}

/** The items of a target that is there; none of a new one. Entries that could not be read are undefined. */
export function checkOverwrites(
  target: readonly Pick<Named, 'id'>[] | undefined,
  overwriteIds: readonly (number | undefined)[],
): void {
  const faults = overwriteIds.flatMap((id, at) =>
    id === undefined ? [] : (overwriteFault(target, id, `/overwrite_ids/${at}`) ?? []),
  );
  if (faults.length > 0) throw invalid(...faults);
}

export function overwriteFault(
  target: readonly Pick<Named, 'id'>[] | undefined,
  id: number,
  pointer: string,
): Fault | undefined {
  if (target?.some((item) => item.id === id) === true) return undefined;
  const room = target === undefined ? 'a new room, which has none' : 'the target room';
  return { pointer, code: 'unknown', detail: `${id} is not an item of ${room}.` };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
