/** Suggests which earlier photograph shows the same as one of now: by the picture, and by its turn in order of time. */
import { bitsBetween, type Look } from './look.ts';
import type { Photo } from './photo-viewer.tsx';

export type Taken = Pick<Photo, 'id' | 'taken_at'>;
type Side = { photo: Taken /** Those taken at the same place. */; among: readonly Taken[] };

/** Bits of 64: two pictures of other things have about so many otherwise. */
const UNLIKE = 28;
/** A picture of another turn has to look more alike by so many bits, over all turns. */
const TURNS = 12;

/** Undefined where there is none. A look that is not known yet is like that of anything else. */
export function findLikeliest(
  now: Side,
  then: readonly Taken[],
  looks: ReadonlyMap<number, Pick<Look, 'hash'>>,
): Taken | undefined {
  const own = looks.get(now.photo.id);
  const turn = turnOf(now.photo, now.among);
  const far = (photo: Taken): number => {
    const look = looks.get(photo.id);
    const unlike = own === undefined || look === undefined ? UNLIKE : bitsBetween(own.hash, look.hash);
    return unlike + TURNS * Math.abs(turn - turnOf(photo, then));
  };
  return then.toSorted((one, other) => far(one) - far(other))[0];
}

/** From 0, for the first, to 1. */
function turnOf(photo: Taken, among: readonly Taken[]): number {
  const inOrder = among.toSorted((one, other) => timeOf(one) - timeOf(other));
  return Math.max(0, inOrder.indexOf(photo)) / Math.max(1, inOrder.length - 1);
}

/** Without a time it is the last. */
const timeOf = ({ taken_at: at }: Taken): number => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at));
