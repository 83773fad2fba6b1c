/** Sets of keys and their movements between the wire and the store. */
import type * as z from 'zod';
import type { KeySetChange } from '#contract/property/keys.ts';
import { isOverdue, whereSetIs } from '#domain/property/keys.ts';
import type { KeyMovementRow, KeySetFields, KeySetRow } from '#store/properties/key-sets.ts';

/** A set as it is shown depends on the day, which is the account's. */
export type DatedSet = KeySetRow & { today: string };

export const presentKeySet = (row: DatedSet) => ({
  id: row.id,
  property: {
    id: row.propertyId,
    address: { line1: row.line1, line2: row.line2, city: row.city, postcode: row.postcode },
  },
  tag: row.tag,
  holds: row.holds,
  key_count: row.keyCount,
  place: row.place,
  holder: row.holder,
  staff_id: row.staffId,
  holder_name: row.holderName,
  out_since: row.outSince,
  due_back_on: row.dueBackOn,
  overdue: isOverdue(row, row.today),
  where: whereSetIs(row, row.today),
  version: row.version,
});

/** Only members in the body. */
export const acceptKeySet = (body: z.output<typeof KeySetChange>): Partial<KeySetFields> => ({
  ...(body.tag !== undefined && { tag: body.tag.trim() }),
  ...(body.holds !== undefined && { holds: body.holds }),
  ...(body.key_count !== undefined && { keyCount: body.key_count }),
  ...(body.place !== undefined && { place: body.place }),
});

export const presentMovement = (row: KeyMovementRow) => ({
  id: row.id,
  key_set_id: row.keySetId,
  at: row.at,
  direction: row.direction,
  holder: row.holder,
  staff_id: row.staffId,
  holder_name: row.holderName,
  place: row.place,
  due_back_on: row.dueBackOn,
  note: row.note,
  signature: row.signature,
  recorded_by: row.recordedBy === null ? null : { id: row.recordedBy, name: row.recordedByName ?? '' },
});
