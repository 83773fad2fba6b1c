/** The running numbers of references, leased in blocks like ids: nobody waits for a counter, and gaps are fine. */
import { type RefNumbering, writeRef } from '#domain/firm/ref-numbering.ts';
import { buildPeopleStore } from '../account/people.ts';
import type { Executor } from '../database/database.ts';

export const buildRefNumberStore = (db: Executor) => ({
  /** The next reference; null in an account that numbers none. */
  take: async (accountId: number): Promise<string | null> => {
    const { settings } = await buildPeopleStore(db).getAccount(accountId);
    const numbering: RefNumbering | null = settings.refNumbering ?? null;
    return numbering === null ? null : writeRef(numbering, await db.ids.takeOne('refs', accountId));
  },
});
