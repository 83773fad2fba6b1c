/** Visits that fall due these days, of a home of its own: one to book, and one to decide. */
import { types } from '#domain/inspection-type.ts';
import { addDays, addMonths } from '#domain/schedule/calendar-day.ts';
import type { Office } from '../everything-office.ts';
import type { Ids } from '../everything-parts.ts';

export async function idsOfProposals({ make }: Office): Promise<Ids> {
  const property = await make('/properties', {
    address: { line1: '3 Castle Road', city: 'Southsea', postcode: 'PO5 3AB' },
    no_of_beds: 1,
    no_of_baths: 1,
  });
  const rule = { name: 'Each month', type_id: types.routine, every_months: 1, jitter_days: 0 };
  const proposing = await make('/recurring-visits', rule);
  const today = new Date().toISOString().slice(0, 10);
  const starts_on = addMonths(today, -1);
  const tenancy = await make(`/properties/${property}/tenancies`, { starts_on });
  const leaving = { starts_on: addDays(starts_on, -40), notice_given_on: starts_on, leaves_on: today };
  const left = await make(`/properties/${property}/tenancies`, leaving);
  return {
    // Another one, since samples change and delete it.
    recurringVisit: await make('/recurring-visits', { ...rule, name: 'Never used', every_months: 60 }),
    proposalToBook: `visit-${proposing}-${tenancy}-1`,
    proposal: `check-out-${left}`,
  };
}
