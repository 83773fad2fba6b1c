/** Erases a person from an account, all but what finished reports need as evidence, and keeps a record without them. */
import { eq } from 'drizzle-orm';
import { erasedDomain } from '#domain/people/erased-address.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { type ErasedPart, erasures, type KeptPart } from '../schema/privacy.ts';
import { countDraftPdfs, removeDraftPdfs } from './draft-pdfs.ts';
import { changePlace, countPlace } from './erase-place.ts';
import { places } from './erased-places.ts';
import { getKnownPerson, type KnownPerson, type PersonNamed, type SoughtPerson } from './person.ts';
import { namesOf, phonesOf, type PersonInWords, spellingsOf, tellingWords, withWords } from './person-words.ts';
import { type Place, underHold } from './place.ts';

export type ErasureRow = typeof erasures.$inferSelect;
export type ErasureResult = { gone: ErasedPart[]; stays: KeptPart[] };

export const buildErasureStore = (db: Executor) => ({
  /** Counts what would go and what would stay, and changes nothing. */
  rehearse: async (accountId: number, subject: PersonNamed): Promise<ErasureResult> => {
    const { person, former } = await findPerson(db, accountId, subject, 0);
    const counted = await eachPlace((place) => countPlace(db, place, person));
    return resultOf(former, counted, await countDraftPdfs(db, accountId));
  },

  /** Refuses, or takes the id by which the security log knows it before the record is there. */
  begin: async (accountId: number, subject: PersonNamed): Promise<number> => {
    await findPerson(db, accountId, subject, 0);
    return db.ids.takeOne('erasures', accountId);
  },

  /**
   * A few rows in each transaction, so that nobody waits long for one. A process that is killed in the middle leaves a part done;
   * whoever asks again finds the rest. The record comes with the last step.
   */
  erase: async (
    accountId: number,
    { id, actorId, subject, dataDir }: { id: number; actorId: number; subject: PersonNamed; dataDir: string },
  ): Promise<ErasureRow> => {
    const { person, former } = await findPerson(db, accountId, subject, id);
    const drafts = await countDraftPdfs(db, accountId);
    const counted = await eachPlace((place) =>
      place.why === undefined ? changePlace(db, place, person) : countPlace(db, place, person),
    );
    if (isFound(former, counted)) await removeDraftPdfs(db, accountId, dataDir);
    return db.transaction(async (tx) => {
      if (former !== undefined) await eraseFormer(tx, person, former);
      const [row] = await tx.orm
        .insert(erasures)
        .values({ id, accountId, actorId, placeholder: person.placeholder, ...resultOf(former, counted, drafts) })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    });
  },

  list: (accountId: number, page: PageRequest): Promise<ListPage<ErasureRow>> =>
    selectPage(db, page, {
      from: erasures,
      where: eq(erasures.accountId, accountId),
      order: [
        { column: erasures.createdAt, descending: true },
        { column: erasures.id, descending: true },
      ],
      select: db.orm.select().from(erasures).$dynamic(),
    }),
});

type Counted = { place: Place; rows: number };

async function findPerson(
  db: Executor,
  accountId: number,
  { email, name, personId }: PersonNamed,
  erasureId: number,
): Promise<{ person: PersonInWords; former: KnownPerson | undefined }> {
  if (personId === undefined) {
    const placeholder = `Erased person ${erasureId}`;
    const person = { accountId, email: email ?? null, name: name ?? null, userId: null, placeholder, pattern: null };
    const theirs = [
      ...(await namesOf(db, person)).flatMap((one) => tellingWords(undefined, one)),
      ...(await phonesOf(db, person)),
    ];
    return { person: withWords(person, [...tellingWords(email, name), ...theirs]), former: undefined };
  }
  const former = await getKnownPerson(db, accountId, personId);
  if (!former.isArchived) throw new Refusal('in_use', 'Archive this person first: they can still sign in.');
  const words = [...tellingWords(former.email, former.name), ...spellingsOf(former.phone ?? '')];
  const placeholder = `Former ${former.isOfClient ? 'person of a client' : 'member of staff'} ${personId}`;
  const person = { accountId, email: former.email, name: null, userId: personId, placeholder, pattern: null };
  return { person: withWords(person, words), former };
}

async function eachPlace(work: (place: Place) => Promise<number>): Promise<Counted[]> {
  const counted: Counted[] = [];
  // One after another: an earlier change decides what a later one finds.
  for (const place of places) counted.push({ place, rows: await work(place) });
  return counted;
}

/** Finished reports print the names of those who made them: for these the name is kept, and for nothing else. */
async function eraseFormer(tx: Executor, { accountId, userId, placeholder }: SoughtPerson, former: KnownPerson) {
  await tx.rows(
    'erasures.former',
    `update users set printed_name = case when $4 then coalesce(printed_name, name) end, name = $3, email = 'former-' || id || '@${erasedDomain}',
       phone = null, home_postcode = null, home_lat = null, home_lng = null, working_hours = '[]', time_off = '[]', password_hash = null,
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

const isFound = (former: KnownPerson | undefined, counted: Counted[]): boolean =>
  former !== undefined || counted.some(({ rows }) => rows > 0);

function resultOf(
  former: KnownPerson | undefined,
  counted: Counted[],
  drafts: { gone: number; held: number },
): ErasureResult {
  const gone = new Map<string, number>();
  const stays = counted
    .filter(({ place, rows }) => place.why !== undefined && rows > 0)
    .map(({ place, rows }) => ({ what: place.what, count: rows, why: place.why ?? '' }));
  for (const { place, rows } of counted)
    if (place.why === undefined && rows > 0) gone.set(place.what, (gone.get(place.what) ?? 0) + rows);
  if (former !== undefined) gone.set('their address, telephone, hours and password', 1);
  if (former !== undefined) gone.set(former.finished === 0 ? 'their name' : 'their name, everywhere else', 1);
  if (former !== undefined && former.finished > 0) {
    const why = 'Finished reports, and those that are held, say who made them, and are evidence.';
    stays.push({ what: 'their name, in finished reports', count: former.finished, why });
  }
  if (isFound(former, counted)) {
    const what = 'PDFs of unfinished reports';
    if (drafts.gone > 0) gone.set(`${what}, which are drawn anew when somebody asks`, drafts.gone);
    if (drafts.held > 0) stays.push({ what: `${what}, held`, count: drafts.held, why: underHold });
  }
  return { gone: [...gone].map(([what, count]) => ({ what, count })), stays };
}
