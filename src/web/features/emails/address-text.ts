/** The address of the inspection that an e-mail is about, on one line. */
import type { Email } from '#web/queries/generated/types.gen.ts';

export function addressText(property: Email['property']): string {
  if (property === null) return 'Inspection';
  const { line1, line2, city } = property.address;
  return [line1, line2, city].filter((part) => part !== null && part !== '').join(', ');
}
