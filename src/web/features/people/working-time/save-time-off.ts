/** Adds to somebody's time off or takes from it, onto what others have saved meanwhile: nobody's entry is lost. */
import { currentOf, ifMatch } from '#web/forms/use-conflict.tsx';
import { updateStaffMember } from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import type { Away } from './time-off.ts';

type Kept = Pick<StaffMember, 'id' | 'version' | 'time_off'>;

export async function saveTimeOff(member: Kept, change: (all: readonly Away[]) => Away[]): Promise<void> {
  try {
    await updateStaffMember({
      path: { staff_id: member.id },
      body: { time_off: change(member.time_off) },
      headers: ifMatch(member.version),
    });
  } catch (error) {
    const current = currentOf(error);
    if (current === undefined) throw error;
    await saveTimeOff(current as Kept, change);
  }
}
