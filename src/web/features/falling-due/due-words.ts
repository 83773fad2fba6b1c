/** Proposals in words. */
import { certificateNames } from '#domain/property/certificate.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';

/** `Check Out / Move Out`, `Quarterly mid-term`, `Keys come back` */
export function dueTitle({ kind, type, recurring_visit: rule, certificate }: Proposal): string {
  if (rule !== null) return rule.name;
  if (certificate !== null) return `${certificateNames[certificate.kind]} runs out`;
  return kind === 'key_return' ? 'Keys come back' : (type?.name ?? 'Visit');
}

/** The reason why it is proposed, where its title does not say. */
export function dueNote({ kind, type, due_on: day, nominal_on: nominal }: Proposal): string {
  if (kind === 'visit') {
    const moved = day === nominal ? '' : `, moved from ${dateText(nominal, { isShort: true })}`;
    return `${type?.name ?? ''}${moved}`;
  }
  if (kind === 'check_in') return 'After the tenant leaves';
  return kind === 'certificate' ? 'Good until that day' : 'The tenant leaves';
}

export function homeText({ property: { address } }: Proposal): string {
  return [address.line1, address.line2, `${address.city} ${address.postcode}`].filter(Boolean).join(', ');
}

/** A visit is booked, anything else is done. */
export const isVisit = ({ type }: Proposal): boolean => type !== null;

export const outcomeWords = { booked: 'Booked', done: 'Done', dropped: 'Dropped' } as const;
