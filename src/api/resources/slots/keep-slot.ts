/** Keeps a time of a clerk for somebody, as long as it is free. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { SlotHoldDraft } from '#contract/inspections/slot.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { availabilityOf } from '#domain/schedule/availability.ts';
import type { Store } from '#store/build-store.ts';
import type { SlotHoldRow } from '#store/inspections/slot-holds.ts';
import { acceptMoment } from '../inspections/accept.ts';
import { findWhere } from './find-free.ts';
import { readClerkDays } from './read-clerk-days.ts';

type Draft = z.output<typeof SlotHoldDraft>;

export function keepSlot(store: Store, caller: Caller, draft: Draft): Promise<SlotHoldRow> {
  const { accountId, userId: actorId } = caller;
  const { staff_id: clerkId, minutes, type_id: type } = draft;
  return store.inTransaction(async (tx) => {
    const timeZone = await tx.people.getTimeZone(accountId);
    const startsAt = await acceptMoment(draft.conduct_date, async () => timeZone);
    if (startsAt.length === 10)
      throw invalid({ pointer: '/conduct_date', code: 'time', detail: 'conduct_date needs a time.' });
    const { propertyId, place } = await findWhere(tx, caller, {
      property_id: draft.property_id,
      postcode: draft.postcode,
    });
    if (draft.property_id != null && propertyId === undefined)
      throw invalid({ pointer: '/property_id', code: 'unknown', detail: `There is no property ${draft.property_id}.` });
    await tx.slotHolds.lockClerk(accountId, clerkId);
    const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
    const date = at.toPlainDate().toString();
    const { days } = await readClerkDays(tx, caller, { from: date, to: date, clerkIds: [clerkId], actorId });
    const [day] = days;
    if (day === undefined)
      throw invalid({ pointer: '/staff_id', code: 'unknown', detail: `There is no clerk ${clerkId}.` });
    const wish = { ...place, minutes, type, from: at.hour * 60 + at.minute };
    const clashes = availabilityOf(day.member, date, day.booked).clashesWith(wish);
    if (clashes.length > 0) throw new Refusal('slot_taken', `${day.name} is not free then: ${clashes.join('; ')}.`);
    const { lat, lng } = place;
    return tx.slotHolds.add(accountId, { clerkId, actorId, startsAt, minutes, lat, lng });
  });
}
