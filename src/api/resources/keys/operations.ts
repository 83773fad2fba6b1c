/** Adding, changing, removing and moving sets of keys: audited and announced in one transaction. */
import type * as z from 'zod';
import type { KeyMovementDraft, KeySetChange, KeySetDraft } from '#contract/property/keys.ts';
import type { Caller } from '#domain/caller.ts';
import { isOut } from '#domain/property/keys.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { KeyMovementRow, KeySetRow, Movement } from '#store/properties/key-sets.ts';
import type { AuditChange } from '#store/schema/event.ts';
import { acceptKeySet } from './present.ts';

type Check = (current: KeySetRow) => void;
type Draft = z.output<typeof KeyMovementDraft>;

export function addKeySet(store: Store, caller: Caller, body: z.output<typeof KeySetDraft>): Promise<KeySetRow> {
  const { property_id: propertyId, tag, holds, key_count: keyCount, place } = body;
  return store.inTransaction(async (tx) => {
    await tx.properties.lock(caller, propertyId);
    const id = await tx.keySets.add(caller.accountId, propertyId, { tag: tag.trim(), holds, keyCount, place });
    await note(tx, caller, { propertyId, id }, 'key_set.added', [{ field: 'tag', from: null, to: tag.trim() }]);
    return tx.keySets.get(caller.accountId, id);
  });
}

export function changeKeySet(
  store: Store,
  caller: Caller,
  id: number,
  body: z.output<typeof KeySetChange>,
  check: Check,
): Promise<KeySetRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.keySets.lock(caller.accountId, id);
    check(current);
    const changes = changesBetween<Record<string, unknown>>(current, acceptKeySet(body));
    if (changes.length === 0) return current;
    await tx.keySets.change(caller.accountId, id, acceptKeySet(body));
    await note(tx, caller, current, 'key_set.updated', changes);
    return tx.keySets.get(caller.accountId, id);
  });
}

export async function removeKeySet(store: Store, caller: Caller, id: number, check: Check): Promise<void> {
  await store.inTransaction(async (tx) => {
    const current = await tx.keySets.lock(caller.accountId, id);
    check(current);
    await tx.keySets.remove(caller.accountId, id);
    await note(tx, caller, current, 'key_set.removed', [{ field: 'tag', from: current.tag, to: null }]);
  });
}

/** Under the version of the set, so that of two people who hand it out the second one sees what the first has done. */
export function moveKeySet(
  store: Store,
  caller: Caller,
  id: number,
  body: Draft,
  check: Check,
): Promise<KeyMovementRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.keySets.lock(accountId, id);
    await checkMayMove(tx, caller, current);
    check(current);
    if (body.direction === 'back' && !isOut(current)) throw invalid(isIn);
    const movement = await movementOf(tx, caller, body);
    const movementId = await tx.keySets.move(accountId, id, movement);
    const after = await tx.keySets.get(accountId, id);
    const action = body.direction === 'out' ? 'key_set.handed_out' : 'key_set.taken_back';
    await note(tx, caller, current, action, changesBetween<Record<string, unknown>>(wordsOf(current), wordsOf(after)));
    const made = (await tx.keySets.listMovements(accountId, id)).find((one) => one.id === movementId);
    if (made === undefined) throw new Error('the movement was not kept');
    return made;
  });
}

const isIn = { pointer: '/direction', code: 'is_in', detail: 'The set is in the office already.' };

async function movementOf(tx: StoreTransaction, caller: Caller, body: Draft): Promise<Movement> {
  const { direction, note: words, signature = null } = body;
  const ofBoth = { direction, note: words?.trim() || null, signature, recordedBy: caller.userId };
  if (direction === 'back') {
    const home = { holder: 'office', staffId: null, holderName: null, dueBackOn: null } as const;
    return { ...ofBoth, ...home, place: body.place ?? null };
  }
  const { holder = 'clerk', due_back_on: dueBackOn = null, holder_name: name } = body;
  if (holder !== 'clerk')
    return { ...ofBoth, holder, staffId: null, holderName: name?.trim() || null, place: null, dueBackOn };
  const staffId = body.staff_id ?? 0;
  const holderName = (await tx.staff.get(caller.accountId, staffId)).name;
  return { ...ofBoth, holder, staffId, holderName, place: null, dueBackOn };
}

/** Clerks write down movements of the keys of homes that they visit. */
async function checkMayMove(
  tx: StoreTransaction,
  { accountId, role, userId }: Caller,
  { propertyId }: KeySetRow,
): Promise<void> {
  if (isManager(role) || (await tx.meters.isClerkAt(accountId, { propertyId, userId }))) return;
  throw new Refusal('role_forbids', 'Keys are moved by managers and by the clerk of an inspection of this property.');
}

/** As the trail shows it. */
const wordsOf = ({ holder, holderName, dueBackOn, place }: KeySetRow) => ({
  holder: holderName === null ? holder : `${holderName} (${holder})`,
  due_back_on: dueBackOn,
  place,
});

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { propertyId, id }: { propertyId: number; id: number },
  action: string,
  changes: AuditChange[],
): Promise<void> {
  await tx.audit.add(caller, { propertyId, action, subject: { type: 'key_set', id }, changes });
  await tx.events.add(caller.accountId, 'property.updated', { property_id: propertyId });
}
