/** How far somebody is who was invited, in words. */
import type { ClientPerson, StaffMember } from '#web/queries/generated/types.gen.ts';

export type Joining = Pick<StaffMember | ClientPerson, 'invited_until' | 'joined_at' | 'archived_at'>;

type JoiningState = 'active' | 'invited' | 'ended' | 'uninvited' | 'archived';

export function joiningState(
  { invited_until: until, joined_at: joinedAt, archived_at: archivedAt }: Joining,
  now = Date.now(),
): JoiningState {
  if (archivedAt !== null) return 'archived';
  if (joinedAt !== null) return 'active';
  if (until === null) return 'uninvited';
  return Date.parse(until) > now ? 'invited' : 'ended';
}

export function joiningWords(person: Joining, now = Date.now()): string {
  switch (joiningState(person, now)) {
    case 'archived':
      return 'Archived';
    case 'active':
      return 'Active';
    case 'uninvited':
      return 'Not invited';
    case 'ended':
      return 'Invitation has ended';
    case 'invited':
      return `Invited until ${new Date(person.invited_until ?? 0).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}`;
  }
}
