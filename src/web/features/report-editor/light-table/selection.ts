/** The photographs that the next place is for: a burst as a whole, or from one to another. */
import type { ToPlace } from './to-place.ts';

/** By their ids, since the others come and go. Without `head` it is the burst of `anchor`. `isHeld`: the order stays, too. */
export type Selected = { anchor: number; head?: number; isHeld?: true };
export type Range = { first: number; last: number /** The one that moves. */; head: number };

const indexOf = (all: readonly ToPlace[], id: number | undefined): number =>
  all.findIndex(({ photo }) => photo.id === id);

/** The first burst, once the one that was selected is gone. */
export function rangeOf(bursts: readonly ToPlace[][], selected: Selected | undefined): Range | undefined {
  const all = bursts.flat();
  const anchor = Math.max(0, indexOf(all, selected?.anchor));
  const head = indexOf(all, selected?.head);
  if (all.length === 0) return undefined;
  if (head >= 0) return { first: Math.min(anchor, head), last: Math.max(anchor, head), head };
  let first = 0;
  for (const burst of bursts) {
    const last = first + burst.length - 1;
    if (anchor <= last) return { first, last, head: first };
    first = last + 1;
  }
  return undefined;
}

/** One photograph on; with `extends` the selection grows or shrinks at its end. */
export function stepPhoto(
  bursts: readonly ToPlace[][],
  selected: Selected | undefined,
  { by, extends: isLonger }: { by: 1 | -1; extends: boolean },
): Selected | undefined {
  const all = bursts.flat();
  const range = rangeOf(bursts, selected);
  if (range === undefined) return selected;
  const isBurst = indexOf(all, selected?.head) < 0;
  if (!isLonger) {
    const id = all[clamp(range.head + by, all)]?.photo.id;
    return id === undefined ? selected : { anchor: id, head: id };
  }
  // A burst is held at its first one.
  const anchor = isBurst ? range.first : indexOf(all, selected?.anchor);
  const head = clamp((isBurst ? range.last : range.head) + by, all);
  const ids = [all[anchor]?.photo.id, all[head]?.photo.id] as const;
  return ids[0] === undefined || ids[1] === undefined ? selected : { anchor: ids[0], head: ids[1] };
}

/** To the burst after, or before. */
export function stepBurst(
  bursts: readonly ToPlace[][],
  selected: Selected | undefined,
  by: 1 | -1,
): Selected | undefined {
  const all = bursts.flat();
  const range = rangeOf(bursts, selected);
  if (range === undefined) return selected;
  const at = bursts.findIndex((burst) => burst.some(({ photo }) => photo.id === all[range.head]?.photo.id));
  const anchor = bursts[at + by]?.[0]?.photo.id;
  return anchor === undefined ? selected : { anchor };
}

/** The burst that comes once these are placed. */
export function afterRange(all: readonly ToPlace[], { first, last }: Range): Selected | undefined {
  const next = all[last + 1] ?? all[first - 1];
  return next && { anchor: next.photo.id };
}

const clamp = (at: number, all: readonly unknown[]): number => Math.max(0, Math.min(at, all.length - 1));
