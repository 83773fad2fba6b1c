/** The logo of an account: a picture among its files, of which there is one at a time. */
import type { Executor } from '../database/database.ts';

export type LogoRow = { fileId: number; sha256: string; width: number; height: number };

export const buildLogoStore = (db: Pick<Executor, 'rows'>) => ({
  find: (accountId: number): Promise<LogoRow | undefined> => findLogo(db, accountId),

  set: async (accountId: number, fileId: number): Promise<void> => {
    await db.rows(
      'logo.set',
      `insert into account_logos (account_id, file_id) values ($1, $2)
       on conflict (account_id) do update set file_id = excluded.file_id`,
      [accountId, fileId],
    );
  },

  remove: async (accountId: number): Promise<void> => {
    await db.rows('logo.remove', 'delete from account_logos where account_id = $1', [accountId]);
  },
});

export async function findLogo(db: Pick<Executor, 'rows'>, accountId: number): Promise<LogoRow | undefined> {
  const [row] = await db.rows<LogoRow>(
    'logo.find',
    `select f.id as "fileId", f.sha256, f.width, f.height from account_logos l
       join files f on f.account_id = l.account_id and f.id = l.file_id
     where l.account_id = $1`,
    [accountId],
  );
  return row;
}
