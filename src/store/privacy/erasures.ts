/** Erases a person from an account, all but what finished reports need as evidence, and keeps a record without them. */
import { desc, eq } from 'drizzle-orm';
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { type ErasedPart, erasures, type KeptPart } from '../schema/privacy.ts';
import { type Place, places } from './erased-places.ts';
import {
  getKnownPerson,
  given,
  type KnownPerson,
  patternOf,
  type PersonNamed,
  type SoughtPerson,
  valuesOf,
} from './person.ts';

export type ErasureRow = typeof erasures.$inferSelect;
export type ErasureResult = { gone: ErasedPart[]; stays: KeptPart[] };

export const buildErasureStore = (db: Executor) => ({
  /** Counts what would go and what would stay, and changes nothing. */
  rehearse: async (accountId: number, subject: PersonNamed): Promise<ErasureResult> => {
    const { person, former } = await findPerson(db, accountId, subject, '');
    return resultOf(former, await eachPlace(person, (place) => count(db, place, person)));
  },

  /** In one transaction with its record. */
  erase: (accountId: number, actorId: number, subject: PersonNamed): Promise<ErasureRow> =>
    db.transaction(async (tx) => {
      const id = await tx.ids.takeOne('erasures', accountId);
      const placeholder =
        subject.personId === undefined ? `Erased person ${id}` : `Former member of staff ${subject.personId}`;
      const { person, former } = await findPerson(tx, accountId, subject, placeholder);
      const counted = await eachPlace(person, async (place) =>
        place.why === undefined ? change(tx, place, person) : count(tx, place, person),
      );
      if (former !== undefined) await eraseFormer(tx, person, former);
      const [row] = await tx.orm
        .insert(erasures)
        .values({ id, accountId, actorId, placeholder, ...resultOf(former, counted) })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    }),

  list: (accountId: number, page: PageRequest): Promise<ListPage<ErasureRow>> =>
    selectPage(db, page, {
      from: erasures,
      where: eq(erasures.accountId, accountId),
      select: db.orm.select().from(erasures).orderBy(desc(erasures.createdAt), desc(erasures.id)).$dynamic(),
    }),
});

type Counted = { place: Place; rows: number };

async function findPerson(
  db: Executor,
  accountId: number,
  { email, name, personId }: PersonNamed,
  placeholder: string,
): Promise<{ person: SoughtPerson; former: KnownPerson | undefined }> {
  if (personId === undefined) {
    const person = { accountId, email: email ?? null, name: name ?? null, userId: null, placeholder };
    return { person: { ...person, pattern: patternOf(email, name) }, former: undefined };
  }
  const former = await getKnownPerson(db, accountId, personId);
  if (!former.isArchived) throw new Refusal('in_use', 'Archive this person first: they can still sign in.');
  const keepsName = former.finished > 0;
  const pattern = patternOf(former.email, keepsName ? undefined : former.name);
  return { person: { accountId, email: former.email, name: null, pattern, userId: personId, placeholder }, former };
}

async function eachPlace(person: SoughtPerson, work: (place: Place) => Promise<number>): Promise<Counted[]> {
  const counted: Counted[] = [];
  // One after another: an earlier change decides what a later one finds.
  for (const place of places) counted.push({ place, rows: await work(place) });
  return counted;
}

const nameOf = (verb: string, { what, table }: Place) => `erasures.${verb} ${table} ${what}`;

async function count(db: Executor, place: Place, person: SoughtPerson): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    nameOf('count', place),
    `${given} select count(*)::int as count from ${place.table} t, given where t.account_id = $1 and (${place.where})`,
    valuesOf(person),
  );
  return row?.count ?? 0;
}

async function change(tx: Executor, place: Place, person: SoughtPerson): Promise<number> {
  const { table, where, set } = place;
  const statement =
    typeof set === 'string' ? `update ${table} t set ${set} from given` : `delete from ${table} t using given`;
  const rows = await tx.rows(
    nameOf('change', place),
    `${given} ${statement} where t.account_id = $1 and (${where}) returning 1`,
    valuesOf(person),
  );
  return rows.length;
}

/** Finished reports print the names of those who made them: then the name stays, and nothing else. */
async function eraseFormer(tx: Executor, { accountId, userId, placeholder }: SoughtPerson, former: KnownPerson) {
  await tx.rows(
    'erasures.former',
    `update users set name = case when $4 then name else $3 end, email = 'former-' || id || '@keyturn.invalid',
       phone = null, home_postcode = null, working_hours = '[]', time_off = '[]', password_hash = null,
       version = version + 1, updated_at = now()
     where account_id = $1 and id = $2`,
    [accountId, userId, placeholder, former.finished > 0],
  );
  await tx.rows(
    'directory.forget-sign-in-name',
    'delete from directory.sign_in_names where account_id = $1 and user_id = $2',
    [accountId, userId],
  );
}

function resultOf(former: KnownPerson | undefined, counted: Counted[]): ErasureResult {
  const gone = new Map<string, number>();
  const stays = counted
    .filter(({ place, rows }) => place.why !== undefined && rows > 0)
    .map(({ place, rows }) => ({ what: place.what, count: rows, why: place.why ?? '' }));
  for (const { place, rows } of counted)
    if (place.why === undefined && rows > 0) gone.set(place.what, (gone.get(place.what) ?? 0) + rows);
  if (former !== undefined) gone.set('their address, telephone, hours and password', 1);
  if (former !== undefined && former.finished === 0) gone.set('their name', 1);
  if (former !== undefined && former.finished > 0) {
    const why = 'Finished reports say who made them, and are evidence until their retention ends.';
    stays.push({ what: 'their name, in finished reports', count: former.finished, why });
  }
  return { gone: [...gone].map(([what, count]) => ({ what, count })), stays };
}
