/** The class of a change at a check out, as the clerk's own words and actions say it: wear, damage, cleaning, missing. */
import { types } from '../inspection-type.ts';

type Action = { action: string; responsibility: string };
type Said = {
  kind: 'changed' | 'moved' | 'added' | 'removed';
  condition: string | null;
  actions: readonly Action[];
};

const wear = /\b(fair wear|wear and tear|fwt|traffic wear)\b/i;
/** In the order in which they are printed. An action may belong to several: `Clean and repair`. */
const classes: [name: string, ofAction: RegExp][] = [
  ['Damage', /\b(repair|replace|make good|redecorate|re-?key|re-?seal|patch|fix|contribution)\b/i],
  ['Cleaning', /\b(clean|deep clean|descale|wash|iron|shampoo|treat mould|wipe|dust)\b/i],
  ['Missing', /\b(supply missing|missing|supply)\b/i],
  ['Left behind', /\b(remove item|rubbish|dispose)\b/i],
  ['Gardening', /\b(garden|cut|weed)\b/i],
  ['Moved', /\breturn to\b/i],
  ['To investigate', /\b(investigate|test|service|monitor|inspect)\b/i],
];

/** Null where the words say none: nobody guesses it from a picture or a grade. */
export function changeClass({ kind, condition, actions }: Said): string | null {
  const asked = actions.map(({ action }) => action).join('; ');
  const found = classes.filter(([, pattern]) => pattern.test(asked)).map(([name]) => name);
  const isWear = wear.test(condition ?? '') || actions.some(({ responsibility }) => wear.test(responsibility));
  const all = [
    ...(isWear ? ['Fair wear and tear'] : []),
    ...found,
    ...(kind === 'removed' && !found.includes('Missing') ? ['Missing'] : []),
  ];
  return all.length === 0 ? null : all.join(', ');
}

/**
 * Beside an item of a check out that is read by itself, where nobody compares: that of what is said and asked for there. Questions of a
 * form have none.
 */
export function itemClass(
  typeId: number,
  { condition, actions }: { condition: unknown; actions: readonly Action[] },
): string | null {
  if (typeId !== types.checkOut) return null;
  return changeClass({ kind: 'changed', condition: typeof condition === 'string' ? condition : null, actions });
}
