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

/** The words of an address in order, without signs: `14 Elm Grove, Flat 2` → `14 elm grove flat 2` */
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');

/** Whether `line` is the house of this home, with the flat left out: `14 Elm Grove` of `14 Elm Grove, Flat 2`. */
export function isFlatAt({ line1, line2 }: Pick<Address, 'line1' | 'line2'>, line: string): boolean {
  const [home, house] = [wordsOf(`${line1} ${line2 ?? ''}`), wordsOf(line)];
  return house !== '' && ` ${home} `.includes(` ${house} `);
}
