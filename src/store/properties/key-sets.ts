/** Sets of keys as they are now, the log of their movements, and the visits that need them. */
import { and, asc, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import { states } from '#domain/inspection-state.ts';
import type { KeyVisit } from '#domain/property/keys.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { isUniqueViolation } from '../database/violations.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { hasWords, type ListSearch, orderOf, wordsOf } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { users } from '../schema/account.ts';
import { keyMovements, keySets } from '../schema/keys.ts';
import { properties } from '../schema/property.ts';

type Columns = typeof keySets.$inferSelect;
export type KeySetRow = Columns & { line1: string; line2: string | null; city: string; postcode: string };
export type KeySetFields = Pick<Columns, 'tag' | 'holds' | 'keyCount' | 'place'>;
export type KeyMovementRow = typeof keyMovements.$inferSelect & { recordedByName: string | null };
export type Movement = Pick<
  KeyMovementRow,
  'direction' | 'holder' | 'staffId' | 'holderName' | 'place' | 'dueBackOn' | 'note' | 'signature' | 'recordedBy'
>;
export type KeySetFilter = ListSearch & {
  state?: 'in' | 'out' | 'overdue' | undefined;
  propertyId?: number | undefined;
  /** The account's. */
  today: string;
};

const { line1, line2, city, postcode } = properties;
const columns = { ...getTableColumns(keySets), line1, line2, city, postcode };
const orders = { tag: keySets.tag, due_back_on: keySets.dueBackOn };

export const buildKeySetStore = (db: Executor) => ({
  ...readKeySets(db),
  ...writeKeySets(db),
  ...keepMovements(db),
});

const readKeySets = (db: Executor) => {
  const select = () =>
    db.orm
      .select(columns)
      .from(keySets)
      .innerJoin(properties, and(eq(properties.accountId, keySets.accountId), eq(properties.id, keySets.propertyId)))
      .$dynamic();
  return {
    /** By tag. */
    list: (accountId: number, { q, sort, ...filter }: KeySetFilter, page: PageRequest): Promise<ListPage<KeySetRow>> =>
      selectPage(db, page, {
        from: keySets,
        where: and(eq(keySets.accountId, accountId), isIn(filter), hasWordsOf(accountId, q)),
        order: [...orderOf(sort, orders), { column: keySets.tag }, { column: keySets.id }],
        select: select(),
      }),

    listOf: (accountId: number, propertyId: number): Promise<KeySetRow[]> =>
      select()
        .where(and(eq(keySets.accountId, accountId), eq(keySets.propertyId, propertyId)))
        .orderBy(asc(keySets.tag), asc(keySets.id)),

    get: async (accountId: number, id: number): Promise<KeySetRow> => found(await select().where(one(accountId, id))),

    /** The same, with its row locked until the transaction ends. */
    lock: async (accountId: number, id: number): Promise<KeySetRow> =>
      found(await select().where(one(accountId, id)).for('update', { of: keySets })),

    /** Visits of staff to a home on a day, in the order of the day: each needs keys. */
    listVisits: async (
      accountId: number,
      { propertyId, on, tenantTypes }: { propertyId: number; on: string; tenantTypes: readonly number[] },
    ): Promise<KeyVisit[]> =>
      db.rows<KeyVisit>(
        'key-sets.visits',
        `select i.id, i.clerk_id as "clerkId", u.name as "clerkName" from inspections i
         left join users u on u.account_id = $1 and u.id = i.clerk_id
         where i.account_id = $1 and i.property_id = $2 and i.state < ${states.review} and i.type <> all($4::int[])
           and (i.conduct_at at time zone (select time_zone from accounts where id = $1))::date = $3::date
         order by i.conduct_date_only, i.conduct_at, i.id`,
        [accountId, propertyId, on, tenantTypes],
      ),
  };
};

const writeKeySets = (db: Executor) => ({
  add: async (accountId: number, propertyId: number, fields: KeySetFields): Promise<number> => {
    const id = await db.ids.takeOne('key_sets', accountId);
    await refuseTaken(fields.tag, () => db.orm.insert(keySets).values({ ...fields, accountId, propertyId, id }));
    return id;
  },

  change: async (accountId: number, id: number, fields: Partial<KeySetFields>): Promise<void> => {
    const set = { ...fields, version: sql`${keySets.version} + 1` };
    await refuseTaken(fields.tag ?? '', () => db.orm.update(keySets).set(set).where(one(accountId, id)));
  },

  /** With its log. */
  remove: async (accountId: number, id: number): Promise<void> => {
    await db.orm.delete(keySets).where(one(accountId, id));
  },
});

const keepMovements = (db: Executor) => ({
  /** The latest first. */
  listMovements: async (accountId: number, keySetId: number): Promise<KeyMovementRow[]> =>
    db.orm
      .select({ ...getTableColumns(keyMovements), recordedByName: users.name })
      .from(keyMovements)
      .leftJoin(users, and(eq(users.accountId, keyMovements.accountId), eq(users.id, keyMovements.recordedBy)))
      .where(and(eq(keyMovements.accountId, accountId), eq(keyMovements.keySetId, keySetId)))
      .orderBy(desc(keyMovements.at), desc(keyMovements.id)),

  /** Writes the step down, and the set is from then on where it leads. */
  move: async (accountId: number, keySetId: number, movement: Movement): Promise<number> => {
    const id = await db.ids.takeOne('key_movements', accountId);
    await db.orm.insert(keyMovements).values({ ...movement, accountId, keySetId, id });
    const { direction, holder, staffId, holderName, place, dueBackOn } = movement;
    await db.orm
      .update(keySets)
      .set({
        holder,
        staffId,
        holderName,
        dueBackOn,
        outSince: direction === 'out' ? sql`now()` : null,
        ...(place !== null && { place }),
        version: sql`${keySets.version} + 1`,
      })
      .where(one(accountId, keySetId));
    return id;
  },
});

const one = (accountId: number, id: number) => and(eq(keySets.accountId, accountId), eq(keySets.id, id));

function isIn({ state, propertyId, today }: Omit<KeySetFilter, 'q' | 'sort'>): SQL | undefined {
  const { holder, dueBackOn } = keySets;
  const isOut = ne(holder, 'office');
  return and(
    propertyId === undefined ? undefined : eq(keySets.propertyId, propertyId),
    state === 'in' ? eq(holder, 'office') : undefined,
    state === 'out' ? isOut : undefined,
    state === 'overdue' ? and(isOut, sql`${dueBackOn} < ${today}::date`) : undefined,
  );
}

/** Each word stands in the set or in the address of its home. */
function hasWordsOf(accountId: number, q: string | undefined): SQL | undefined {
  const { tag, holds, place, holderName, propertyId } = keySets;
  return and(
    ...wordsOf(q).map((word) =>
      or(
        hasWords(word, tag, holds, place, holderName),
        sql`${propertyId} in (select p.id from properties p where p.account_id = ${accountId} and strpos(p.search_text, ${word}) > 0)`,
      ),
    ),
  );
}

async function refuseTaken<Done>(tag: string, write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('duplicate', `Another set of keys has the tag ${tag}.`);
    throw error;
  }
}

function found([row]: KeySetRow[]): KeySetRow {
  if (row === undefined) throw notFound('set of keys');
  return row;
}
