/** Removes what an import has added and nobody has used since. */
import { releaseSignInName } from '../directory/sign-in-names.ts';
import type { Executor } from '../database/database.ts';

export const buildTakingBack = (db: Executor) => ({
  /** With its trail: of a property that never was there is nothing to tell but what the security log says. */
  removeProperty: async (accountId: number, id: number): Promise<void> => {
    await db.rows('take-back.trail', 'delete from audit_entries where account_id = $1 and property_id = $2', [
      accountId,
      id,
    ]);
    await db.rows('take-back.property', 'delete from properties where account_id = $1 and id = $2', [accountId, id]);
  },

  /** Somebody who has never signed in; false where they have, or where work was given to them. */
  removePerson: async (accountId: number, id: number): Promise<boolean> => {
    const [unused] = await db.rows(
      'take-back.is-unused',
      `select from users u where u.account_id = $1 and u.id = $2 and u.joined_at is null
         and not exists (select from inspections i where i.account_id = $1 and $2 in (i.clerk_id, i.typist_id, i.actor_id))`,
      [accountId, id],
    );
    if (unused === undefined) return false;
    await releaseSignInName(db, { accountId, id });
    await db.rows('take-back.links', 'delete from password_links where account_id = $1 and user_id = $2', [
      accountId,
      id,
    ]);
    await db.rows('take-back.person', 'delete from users where account_id = $1 and id = $2', [accountId, id]);
    return true;
  },
});
