/** Which items of a room give their text to which items of another when rooms are copied, and which are appended. */
import { type Fault, invalid } from '#domain/refusal.ts';
import type { Pair } from '#store/report-copy.ts';

type Named = { id: number; name: string };

/**
 * `overwriteIds` are items of the target. Each takes from the source's item of the same name; of several with one
 * name, the first takes from the first. What gives to nobody is appended.
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

/** Entries that could not be read are undefined. */
export function checkOverwrites(
  target: readonly Pick<Named, 'id'>[],
  overwriteIds: readonly (number | undefined)[],
): void {
  const faults: Fault[] = overwriteIds.flatMap((id, at) =>
    id === undefined || target.some((item) => item.id === id)
      ? []
      : [{ pointer: `/overwrite_ids/${at}`, code: 'unknown', detail: `${id} is not an item of the target room.` }],
  );
  if (faults.length > 0) throw invalid(...faults);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
