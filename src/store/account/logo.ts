/** The logo of an account: a picture among its files, of which there is one at a time. */
import type { Executor } from '../database/database.ts';
import { pictureColumns, type PictureRow } from './only-picture.ts';

export const buildLogoStore = (db: Pick<Executor, 'rows'>) => ({
  find: (accountId: number): Promise<PictureRow | undefined> => findLogo(db, accountId),

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

export async function findLogo(db: Pick<Executor, 'rows'>, accountId: number): Promise<PictureRow | undefined> {
  const [row] = await db.rows<PictureRow>(
    'logo.find',
    `select ${pictureColumns} from account_logos l
       join files f on f.account_id = l.account_id and f.id = l.file_id
     where l.account_id = $1`,
    [accountId],
  );
  return row;
}
