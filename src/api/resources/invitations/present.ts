/** How far somebody is who was invited, as it stands on the wire. */

type Joining = {
  invitedAt: string | null;
  invitedUntil: string | null;
  joinedAt: string | null;
  invitationLink?: string | undefined;
};

export function presentJoining({ invitedAt, invitedUntil, joinedAt, invitationLink }: Joining) {
  return {
    invited_at: invitedAt,
    invited_until: invitedUntil,
    joined_at: joinedAt,
    ...(invitationLink !== undefined && { invitation_link: invitationLink }),
  };
}
