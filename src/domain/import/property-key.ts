/** Tells whether two addresses are of one home: the same postcode and the same numbers, or without a number the same street. */

type Address = { line1: string; line2?: string | null | undefined; postcode: string };

export const plainPostcode = (postcode: string): string => postcode.toLowerCase().replaceAll(/\s/g, '');

/** `Flat 2, 12a Albert Road, PO5 2SJ` → `po52sj 12a 2` */
export function propertyKey({ line1, line2, postcode }: Address): string {
  const text = `${line1} ${line2 ?? ''}`.toLowerCase();
  const numbers = text.match(/\d+[a-z]?(?![a-z])/g) ?? [];
  const place = numbers.length > 0 ? numbers.toSorted().join(' ') : line1.toLowerCase().replaceAll(/[^a-z]/g, '');
  return `${plainPostcode(postcode)} ${place}`;
}
