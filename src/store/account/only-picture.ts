/** Pictures of which an owner has one at a time: the logo of the firm or of a client, the signature of a member of staff, a set of keys. */
import type { Executor } from '../database/database.ts';

export type PictureOwner = { accountId: number } & (
  | { kind: 'account' }
  | { kind: 'client' | 'person' | 'keys'; id: number }
);
/** Its size in pixels as it was sent. */
export type PictureRow = { fileId: number; sha256: string; width: number; height: number };

/** Each with a row for an owner, whom the account and the columns name. */
const places = {
  account: { table: 'account_logos', columns: ['account_id'] },
  client: { table: 'client_logos', columns: ['account_id', 'client_id'] },
  keys: { table: 'key_set_photos', columns: ['account_id', 'key_set_id'] },
  person: { table: 'person_signatures', columns: ['account_id', 'user_id'] },
} as const;

export const buildPictureStore = (db: Pick<Executor, 'rows'>) => ({
  find: async (owner: PictureOwner): Promise<PictureRow | undefined> => {
    const { table, isTheirs, values } = placeOf(owner);
    const [row] = await db.rows<PictureRow>(
      `${table}.find`,
      `select f.id as "fileId", f.sha256, f.width, f.height from ${table} p
         join files f on f.account_id = p.account_id and f.id = p.file_id
       where ${isTheirs}`,
      values,
    );
    return row;
  },

  set: async (owner: PictureOwner, fileId: number): Promise<void> => {
    const { table, columns, values } = placeOf(owner);
    const names = columns.join(', ');
    const numbers = [...values, fileId].map((_value, at) => `$${at + 1}`).join(', ');
    await db.rows(
      `${table}.set`,
      `insert into ${table} (${names}, file_id) values (${numbers})
       on conflict (${names}) do update set file_id = excluded.file_id`,
      [...values, fileId],
    );
  },

  remove: async (owner: PictureOwner): Promise<void> => {
    const { table, isTheirs, values } = placeOf(owner);
    await db.rows(`${table}.remove`, `delete from ${table} p where ${isTheirs}`, values);
  },
});

function placeOf(owner: PictureOwner) {
  const { table, columns } = places[owner.kind];
  const isTheirs = columns.map((column, at) => `p.${column} = $${at + 1}`).join(' and ');
  const values = owner.kind === 'account' ? [owner.accountId] : [owner.accountId, owner.id];
  return { table, columns, isTheirs, values };
}
