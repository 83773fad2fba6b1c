/** Photographs of one burst that look alike stand together, the sharpest first: most of them are one picture taken again. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { isAlike, type Look } from '#web/ui/photos/look.ts';
import type { ToPlace } from './to-place.ts';

/** By `lookKey`. */
export type Looks = ReadonlyMap<string, Look>;

/** One that is turned looks otherwise. */
export const lookKey = ({ id, rotation = 0 }: Attachment): string => `${id} ${rotation}`;

/** In the order of the first of each. */
export function stacksOf(burst: readonly ToPlace[], looks: Looks): ToPlace[][] {
  const lookAt = (one: ToPlace | undefined) => one && looks.get(lookKey(one.photo));
  const stacks: ToPlace[][] = [];
  for (const one of burst) {
    const look = lookAt(one);
    const stack = look && stacks.find(([first]) => isLike(lookAt(first), look));
    if (stack === undefined) stacks.push([one]);
    else stack.push(one);
  }
  const sharpness = (one: ToPlace) => lookAt(one)?.sharpness ?? 0;
  return stacks.map((stack) => stack.toSorted((one, other) => sharpness(other) - sharpness(one)));
}

const isLike = (one: Look | undefined, other: Look): boolean => one !== undefined && isAlike(one, other);
