/** An address in one line or two. */
import type { Address } from '#web/queries/generated/types.gen.ts';

type Written = Pick<Address, 'line1' | 'line2' | 'city' | 'county' | 'postcode'>;

/** `12 Harbour Lane, Flat 2` */
export function streetText({ line1, line2 }: Written): string {
  return [line1, line2].filter(Boolean).join(', ');
}

/** `Portsmouth PO5 3LX` */
export function townText({ city, postcode }: Written): string {
  return `${city} ${postcode}`.trim();
}

export function addressText(address: Written): string {
  return `${streetText(address)}, ${townText(address)}`;
}
