/** The days of somebody who is away, among their time off: colleagues read that they are away, and never why. */
import type { Caller } from '#domain/caller.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { StaffRow } from '#store/account/staff.ts';
import { changeStaffMember } from '../staff/operations.ts';

type Days = { from: string; to: string };
type Away = StaffRow['timeOff'][number];

const nothing = (): void => undefined;

/** False where they are away on those days already. */
export async function recordLeave(
  tx: StoreTransaction,
  caller: Caller,
  staffId: number,
  { from, to }: Days,
  mail: MailSettings,
): Promise<boolean> {
  const { timeOff } = await tx.staff.lock(caller.accountId, staffId);
  if (timeOff.some((away) => away.from <= from && to <= away.to)) return false;
  const added = [...timeOff, { from, to, reason: null }].toSorted((one, other) => one.from.localeCompare(other.from));
  await changeStaffMember(tx, caller, staffId, { time_off: added }, nothing, mail);
  return true;
}

/** Leaves what somebody has written there since. */
export async function takeLeaveBack(
  tx: StoreTransaction,
  caller: Caller,
  staffId: number,
  { from, to }: Days,
  mail: MailSettings,
): Promise<void> {
  const { timeOff } = await tx.staff.lock(caller.accountId, staffId);
  const at = timeOff.findIndex((away: Away) => away.from === from && away.to === to && away.reason === null);
  if (at === -1) return;
  await changeStaffMember(tx, caller, staffId, { time_off: timeOff.toSpliced(at, 1) }, nothing, mail);
}
