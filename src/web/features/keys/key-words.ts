/** Sets of keys and steps of their log in words. */
import type { KeyHolder } from '#domain/property/keys.ts';
import type { KeyMovement, KeySet } from '#web/queries/generated/types.gen.ts';

export const takerWords: Readonly<Record<Exclude<KeyHolder, 'office'>, string>> = {
  clerk: 'Clerk',
  tenant: 'Tenant',
  landlord: 'Landlord',
  contractor: 'Contractor',
};

export function homeText({ property: { address } }: Pick<KeySet, 'property'>): string {
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  return `${street}, ${address.city} ${address.postcode}`;
}

/** `Ann Lee (tenant)`, or its hook. */
export const holderText = ({ holder, holder_name: name, place }: KeySet): string =>
  holder === 'office' ? place : name === null ? `The ${holder}` : whoText(holder, name);

const whoText = (holder: KeyHolder, name: string | null): string =>
  name === null ? `the ${holder}` : `${name} (${holder})`;

export const movementText = ({ direction, holder, holder_name: name, place }: KeyMovement): string =>
  direction === 'out' ? `Out to ${whoText(holder, name)}` : `Back${place === null ? '' : `, on ${place}`}`;

export const keySetLabels = {
  tag: 'Tag',
  holds: 'On the ring',
  key_count: 'How many',
  place: 'Its hook in the office',
};
