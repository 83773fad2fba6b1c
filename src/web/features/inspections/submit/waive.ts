/** Keeps a reason at each item of which the checks found something: the reviewer reads it there, and nobody is asked again. */
import { type WaivableCheck, type Waiver, waivableChecks, withWaivers } from '#domain/check/waiver.ts';
import { updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { Item, Room } from '#web/queries/generated/types.gen.ts';
import { versionHeaders } from '#web/report/sync/request-options.ts';

export type Open = { room: Room; items: Item[] };
export type Found = { check: WaivableCheck; open: readonly Open[] };

export const isWaived = ({ waived = [] }: Item, check: WaivableCheck): boolean =>
  waived.some((one) => one.check === check);

/** Fails at the first item that somebody else has changed meanwhile: what was found there may be another thing by now. */
export async function waive(inspectionId: number, found: readonly Found[], reason: string): Promise<void> {
  for (const { room, item, given } of byItem(found, reason).values()) {
    await updateItem({
      path: { inspection_id: inspectionId, room_id: room.id, item_id: item.id },
      body: {
        name: item.name.value,
        description: item.description.value,
        waived: withWaivers(knownOf(item), given),
      },
      headers: versionHeaders(item.version),
      throwOnError: true,
    });
  }
}

type Waived = { room: Room; item: Item; given: Waiver[] };

/** Several checks may have found something of one item: it is written once. */
function byItem(found: readonly Found[], reason: string): Map<number, Waived> {
  const all = new Map<number, Waived>();
  for (const { check, open } of found)
    for (const { room, items } of open)
      for (const item of items) {
        const { given = [] } = all.get(item.id) ?? {};
        all.set(item.id, { room, item, given: [...given, { check, reason }] });
      }
  return all;
}

/** A later release may have checks that are not known here. */
function knownOf({ waived = [] }: Item): Waiver[] {
  return waived.flatMap(({ check, reason }) =>
    waivableChecks.filter((known) => known === check).map((known) => ({ check: known, reason })),
  );
}
