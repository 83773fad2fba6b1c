/** Homes that were placed before there were sectors of postcodes are placed again: in steps, so that it may stop at any time. */
import type { Database, Executor } from '../database/database.ts';
import { placesOfPostcodes } from '../directory/postcode-sectors.ts';

const STEP = 1_000;

type Home = { accountId: number; id: number; postcode: string };

/** Resolves when none is left. Several processes may do it: one that another has placed meanwhile is left alone. */
export async function locateAgain(database: Database): Promise<void> {
  await locateAll(database, listProperties, placeProperties);
  await locateAll(database, listPeople, placePeople);
}

type List = (db: Executor, after: Pick<Home, 'accountId' | 'id'>) => Promise<Home[]>;
type Place = (db: Executor, placed: Placed) => Promise<unknown>;
/** As columns, for one statement. */
type Placed = [
  accountIds: number[],
  ids: number[],
  postcodes: string[],
  lat: (number | null)[],
  lng: (number | null)[],
];

async function locateAll(db: Executor, list: List, place: Place): Promise<void> {
  for (let after = { accountId: 0, id: 0 }; ; ) {
    const homes = await list(db, after);
    const last = homes.at(-1);
    if (last === undefined) return;
    const known = await placesOfPostcodes(
      db,
      homes.map(({ postcode }) => postcode),
    );
    const points = homes.map(({ postcode }) => known.get(postcode));
    await place(db, [
      homes.map(({ accountId }) => accountId),
      homes.map(({ id }) => id),
      homes.map(({ postcode }) => postcode),
      points.map((point) => point?.lat ?? null),
      points.map((point) => point?.lng ?? null),
    ]);
    after = last;
  }
}

const wanted = `unnest($1::int[], $2::int[], $3::text[], $4::float8[], $5::float8[])
  as wanted (account_id, id, postcode, lat, lng)`;

const listProperties: List = (db, { accountId, id }) =>
  db.rows<Home>(
    'locate-again.properties',
    `select account_id as "accountId", id, postcode from properties
     where (account_id, id) > ($1, $2) and located_by is null order by account_id, id limit ${STEP}`,
    [accountId, id],
  );

const placeProperties: Place = (db, placed) =>
  db.rows(
    'locate-again.place-properties',
    `update properties p set lat = wanted.lat, lng = wanted.lng, located_by = 'postcode' from ${wanted}
     where p.account_id = wanted.account_id and p.id = wanted.id and p.postcode = wanted.postcode and p.located_by is null`,
    placed,
  );

const listPeople: List = (db, { accountId, id }) =>
  db.rows<Home>(
    'locate-again.people',
    `select account_id as "accountId", id, home_postcode as postcode from users
     where (account_id, id) > ($1, $2) and home_postcode is not null and home_lat is null
     order by account_id, id limit ${STEP}`,
    [accountId, id],
  );

const placePeople: Place = (db, placed) =>
  db.rows(
    'locate-again.place-people',
    `update users u set home_lat = wanted.lat, home_lng = wanted.lng from ${wanted}
     where u.account_id = wanted.account_id and u.id = wanted.id and u.home_postcode = wanted.postcode
       and wanted.lat is not null`,
    placed,
  );
