/** Adding, changing and removing meters: audited and announced in one transaction. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { MeterChange, MeterDraft } from '#contract/meter.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { MeterRow } from '#store/properties/meters.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { Members } from '../../validator.ts';
import { checkMayChangeMeters } from './may-change.ts';
import { acceptMeterChange } from './present.ts';

/** Sees the current state, as it would be shown, before anything is written. */
type Check = (current: MeterRow, attachments: AttachmentRow[]) => void;
type Ids = { propertyId: number; id: number };

export async function addMeter(
  store: Store,
  caller: Caller,
  propertyId: number,
  body: z.output<typeof MeterDraft>,
): Promise<MeterRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await lockProperty(tx, caller, propertyId);
    const parentId = body.parent_id ?? null;
    checkParent(await tx.meters.list(accountId, propertyId), { parentId });
    const id = await tx.meters.add(accountId, propertyId, {
      type: body.type,
      location: body.location,
      supplier: body.supplier,
      reading: body.reading,
      serialNo: null,
      ...acceptMeterChange(body),
      date: acceptMeterChange(body).date ?? body.date,
      parentId,
    });
    const row = await tx.meters.get(accountId, { propertyId, id });
    const changes = factsOf(row).map(({ field, value }) => ({ field, from: null, to: value }));
    await note(tx, caller, { propertyId, id }, 'meter.added', changes);
    return row;
  });
}

export async function changeMeter(
  store: Store,
  caller: Caller,
  { propertyId, id }: Ids,
  body: z.output<typeof MeterChange>,
  check: Check,
): Promise<MeterRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    await lockProperty(tx, caller, propertyId);
    const current = await tx.meters.lock(accountId, { propertyId, id });
    check(current, await tx.meters.listAttachments(accountId, [id]));
    const wanted = acceptMeterChange(body);
    if (wanted.parentId !== undefined)
      checkParent(await tx.meters.list(accountId, propertyId), { id, parentId: wanted.parentId });
    if (wanted.date?.length === 10) wanted.date = startOf(wanted.date, await tx.people.getTimeZone(accountId));
    if (!differs(current, wanted)) return current;
    await tx.meters.change(accountId, { propertyId, id }, { ...current, ...wanted });
    const row = await tx.meters.get(accountId, { propertyId, id });
    const { version: _, ...after } = row;
    await note(
      tx,
      caller,
      { propertyId, id },
      'meter.updated',
      changesBetween<Record<string, unknown>>(current, after),
    );
    return row;
  });
}

export async function removeMeter(store: Store, caller: Caller, { propertyId, id }: Ids, check: Check): Promise<void> {
  const { accountId } = caller;
  await store.inTransaction(async (tx) => {
    await lockProperty(tx, caller, propertyId);
    const current = await tx.meters.lock(accountId, { propertyId, id });
    check(current, await tx.meters.listAttachments(accountId, [id]));
    const children = (await tx.meters.list(accountId, propertyId)).filter(({ parentId }) => parentId === id);
    if (children.length > 0) {
      const ids = children.map((child) => child.id);
      throw new Refusal('in_use', `Meters ${ids.join(', ')} hang on this one.`, { facts: { meter_ids: ids } });
    }
    await tx.meters.remove(accountId, { propertyId, id });
    const changes = factsOf(current).map(({ field, value }) => ({ field, from: value, to: null }));
    await note(tx, caller, { propertyId, id }, 'meter.removed', changes);
  });
}

/** Locked, so that simultaneous changes cannot make a ring of parents. */
async function lockProperty(tx: StoreTransaction, caller: Caller, propertyId: number): Promise<void> {
  await tx.properties.lock(caller, propertyId);
  await checkMayChangeMeters(tx, caller, propertyId);
}

/** Whether the parent can be one, when other members of the meter `id`, or of a new one, are not valid. */
export async function checkMeterMembers(
  store: StoreTransaction,
  caller: Caller,
  { propertyId, id }: Partial<Ids> & Pick<Ids, 'propertyId'>,
  { parent_id: parentId = null }: Members<typeof MeterChange>,
): Promise<void> {
  if (parentId === null) return;
  await store.properties.get(caller, propertyId);
  checkParent(await store.meters.list(caller.accountId, propertyId), { id, parentId });
}

/** A parent is a meter of the same property, and nobody's parent is its own descendant. */
function checkParent(meters: MeterRow[], { id, parentId }: { id?: number | undefined; parentId: number | null }): void {
  if (parentId === null) return;
  const parents = new Map(meters.map((meter) => [meter.id, meter.parentId]));
  if (!parents.has(parentId)) {
    throw invalid({ pointer: '/parent_id', code: 'unknown', detail: `This property has no meter ${parentId}.` });
  }
  for (let above: number | null | undefined = parentId; above != null; above = parents.get(above)) {
    if (above !== id) continue;
    throw invalid({ pointer: '/parent_id', code: 'ring', detail: 'A meter cannot hang on itself.' });
  }
}

function startOf(day: string, timeZone: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
}

function differs(current: MeterRow, { date, ...wanted }: Partial<MeterRow>): boolean {
  const moved = date !== undefined && Date.parse(date) !== Date.parse(current.date);
  return moved || changesBetween<Record<string, unknown>>(current, wanted).length > 0;
}

/** They tell a trail which meter or register it was, and what it read. Our number says that to nobody. */
function factsOf(row: MeterRow): { field: string; value: string }[] {
  const fields = ['type', 'serialNo', 'location', 'reading'] as const;
  return fields.flatMap((field) => {
    const value = row[field];
    return value === null || value === '' ? [] : [{ field, value }];
  });
}

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { propertyId, id }: Ids,
  action: string,
  changes: AuditChange[],
): Promise<void> {
  await tx.audit.add(caller, { propertyId, action, subject: { type: 'meter', id }, changes });
  await tx.events.add(caller.accountId, 'property.updated', { property_id: propertyId });
}
