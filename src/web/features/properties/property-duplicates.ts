/** A property that may be here already: the same postcode and the same house number. */
import { listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';

type Typed = { line1: string; line2?: string | null; postcode: string };

/** `po5 3lx` → `PO53LX` */
const plainPostcode = (postcode: string): string => postcode.replaceAll(/\s/g, '').toUpperCase();

/** The numbers of an address, in order: `12a Harbour Lane, Flat 2` → `12a 2`. */
function numbersOf({ line1, line2 }: Pick<Typed, 'line1' | 'line2'>): string {
  return (`${line1} ${line2 ?? ''}`.toLowerCase().match(/\d{1,9}[a-z]?\b/g) ?? []).join(' ');
}

/** A full postcode is worth asking about; fewer letters match a whole town. */
const shortestPostcode = 5;

export function isWorthAsking(typed: Typed): boolean {
  return plainPostcode(typed.postcode).length >= shortestPostcode && typed.line1.trim() !== '';
}

export function likelyDuplicatesOptions({ postcode }: Pick<Typed, 'postcode'>) {
  return listPropertiesOptions({ query: { address: postcode.trim(), per_page: 100 } });
}

export function likelyDuplicates(typed: Typed, found: readonly Property[]): Property[] {
  const numbers = numbersOf(typed);
  const name = typed.line1.trim().toLowerCase();
  return found.filter(({ address }) => {
    if (plainPostcode(address.postcode) !== plainPostcode(typed.postcode) || numbersOf(address) !== numbers)
      return false;
    // A house without a number is known by its name.
    return numbers !== '' || address.line1.toLowerCase() === name;
  });
}
