/** Charges of a visit by the rules of the firm: added when it is aborted or its clerk waited, waived, and taken off again. */
import type { Caller } from '#domain/caller.ts';
import {
  type AbortCause,
  abortFee,
  type Charge,
  type ChargeKind,
  findCharge,
  type FeeRules,
  noFeeRules,
  noticeOf,
  type Pricing,
  waitingFee,
  withCharge,
  withoutCharge,
} from '#domain/firm/charges.ts';
import { checkCrew } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AuditChange } from '#store/schema/event.ts';
import { inspectionEventData } from '../inspections/announce.ts';

type Check = (current: InspectionRow) => void;

/** The prices of a visit that is aborted now; undefined where that costs nothing. */
export async function pricingOfAborted(
  tx: StoreTransaction,
  { accountId, userId }: Caller,
  current: InspectionRow,
  cause: AbortCause | null,
): Promise<Pricing | undefined> {
  const now = Date.now();
  const notice = noticeOf(current, now);
  if (cause === null || notice === null) return undefined;
  const rule = abortFee((await rulesOf(tx, accountId)).aborted, cause, notice);
  if (rule === undefined || Number(rule.amount) === 0) return undefined;
  const facts = { amount: rule.amount, cause, notice, minutes: null };
  return withCharge(current.pricing, { kind: 'aborted', ...facts, ...addedBy(userId, now) });
}

/** A cancellation that is taken back costs nothing. */
export const pricingOfRestored = ({ pricing }: InspectionRow): Pricing | null => withoutCharge(pricing, 'aborted');

/** Its clerk, or a manager for them, says how long they waited at the door. */
export function noteWaiting(
  store: Store,
  caller: Caller,
  { id, minutes }: { id: number; minutes: number },
  check: Check,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    checkCrew(current, caller);
    if (isCarriedOutByTenant(current.type))
      throw new Refusal('state_forbids', 'The tenant carries this inspection out, so nobody waits at the door.', {
        facts: { state: current.state },
      });
    const before = findCharge(current.pricing, 'waiting')?.minutes ?? 0;
    // A second press says the same.
    if (before === minutes) return current;
    const pricing =
      minutes === 0 ? withoutCharge(current.pricing, 'waiting') : await withWaiting(tx, caller, current, minutes);
    const waited = { field: 'waited_minutes', from: before, to: minutes };
    return write(tx, caller, current, { pricing, action: 'inspection.waiting_noted', said: [waited] });
  });
}

async function withWaiting(
  tx: StoreTransaction,
  { accountId, userId }: Caller,
  { pricing }: InspectionRow,
  minutes: number,
): Promise<Pricing> {
  const amount = waitingFee((await rulesOf(tx, accountId)).waiting, minutes);
  const charge = { kind: 'waiting' as const, amount, cause: null, notice: null, minutes };
  return withCharge(pricing, { ...charge, ...addedBy(userId, Date.now()) });
}

/** `reason` null charges it again. */
export function waiveCharge(
  store: Store,
  caller: Caller,
  { id, kind, reason }: { id: number; kind: ChargeKind; reason: string | null },
  check: Check,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    const charge = findCharge(current.pricing, kind);
    if (charge === undefined)
      throw new Refusal('state_forbids', 'This inspection has no such charge.', { facts: { state: current.state } });
    if ((charge.waived?.reason ?? null) === reason) return current;
    const at = new Date().toISOString();
    const waived = reason === null ? null : { reason, actorId: caller.userId, at };
    return write(tx, caller, current, {
      pricing: withCharge(current.pricing, { ...charge, waived }),
      action: reason === null ? 'inspection.charge_restored' : 'inspection.charge_waived',
      reason,
    });
  });
}

type Written = { pricing: Pricing | null; action: string; said?: AuditChange[]; reason?: string | null };

async function write(
  tx: StoreTransaction,
  caller: Caller,
  current: InspectionRow,
  { pricing, action, said = [], reason }: Written,
): Promise<InspectionRow> {
  const { accountId, id, propertyId } = current;
  await tx.inspections.change(accountId, id, { pricing });
  await tx.audit.add(caller, {
    propertyId,
    action,
    subject: { type: 'inspection', id },
    changes: [...said, ...pricingChange(current.pricing, pricing, reason ?? undefined)],
  });
  const row = await tx.inspections.get(caller, id);
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['pricing'] }));
  return row;
}

/** For the trail, in which prices are for managers; so is the reason. */
export function pricingChange(from: Pricing | null, to: Pricing | null, reason?: string): AuditChange[] {
  const [before, after] = [from?.additional ?? null, to?.additional ?? null];
  if (before === after && reason === undefined) return [];
  const shown = (additional: string | null, why?: string) =>
    additional && { additional, ...(why !== undefined && { reason: why }) };
  return [{ field: 'pricing', from: shown(before), to: shown(after, reason) }];
}

const addedBy = (actorId: number, now: number): Pick<Charge, 'actorId' | 'at' | 'waived'> => ({
  actorId,
  at: new Date(now).toISOString(),
  waived: null,
});

async function rulesOf(tx: StoreTransaction, accountId: number): Promise<FeeRules> {
  return (await tx.people.getAccount(accountId)).settings.feeRules ?? noFeeRules;
}
