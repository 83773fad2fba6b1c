/** Invitations: the way in of people who have not joined yet, by one link at a time. */
import { addPasswordLink, linkMinutes } from '../access/passwords.ts';
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { claimAddress, tellOwner } from './sign-in-address.ts';

type Invited = UserKey & { email: string };

export const buildInvitationStore = (db: Executor) => ({
  /** The token of a new link, which ends the one before. */
  add: ({ accountId, id }: UserKey): Promise<string> =>
    db.transaction(async (tx) => {
      await tx.rows(
        'invitations.note',
        `update users set invited_at = now(), invited_until = now() + make_interval(mins => $3)
         where account_id = $1 and id = $2`,
        [accountId, id, linkMinutes.invitation],
      );
      return addPasswordLink(tx, { accountId, id }, 'invitation');
    }),

  /** No link of theirs works any more. */
  withdraw: ({ accountId, id }: UserKey): Promise<void> => endLinks(db, { accountId, id }),

  /** The person who signs in with their address in another account; undefined where they can. */
  settleAddress: ({ accountId, id, email }: Invited): Promise<UserKey | undefined> =>
    claimAddress(db, email, { accountId, id }),

  /** In the owner's own account: whoever invites learns nothing from their own e-mails. */
  tellOwner: (owner: UserKey, accountId: number): Promise<void> => tellOwner(db, owner, accountId),

  /** The token of a link by which a person who has joined chooses another password. */
  addReset: (key: UserKey): Promise<string> => addPasswordLink(db, key, 'reset'),
});

/** Also those that were sent to an address that the person no longer has. */
export async function endLinks(db: Executor, { accountId, id }: UserKey): Promise<void> {
  await db.rows(
    'invitations.end-links',
    `with ended as (delete from password_links where account_id = $1 and user_id = $2)
     update users set invited_until = null where account_id = $1 and id = $2`,
    [accountId, id],
  );
}
