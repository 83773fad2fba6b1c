/** Fills a migrated database on its server's side: an account with its people and tokens, properties, inspections and reports. */
import { states } from '#domain/inspection-state.ts';
import type { Database } from '#store/database/database.ts';
import { idKinds } from '#store/database/id-leases.ts';
import { roles } from '#domain/role.ts';
import { scopes } from '#domain/scope.ts';

export type Size = { properties: number; inspections: number; reports: number };
export type Filled = {
  accountId: number;
  /** Every person has their own allowance of requests, so that many together may send what one may not. */
  tokens: string[];
  clerkIds: number[];
  inspectionIds: number[];
  propertyIds: number[];
  /** The commonest street names, each with one of its towns and the number of its houses in all towns together. */
  streets: { name: string; town: string; houses: number }[];
  /** Inspections in progress, each with a report of `roomsEach` × `itemsEach` items. */
  written: { inspectionId: number; items: { roomId: number; itemId: number }[] }[];
};

const people = 1000;
const clerks = 50;
export const report = { rooms: 40, items: 20, actions: 2, attachments: 3 };

/** In the form of a token of the account, as only the number of the person is told apart in it. */
const tokenOf = (accountId: number, person: number) => `${accountId}-${String(person).padStart(43, '0')}`;

export async function fill({ pool }: Database, size: Size): Promise<Filled> {
  const ids = async (text: string, values: unknown[] = []) =>
    (await pool.query<{ id: number }>(text, values)).rows.map(({ id }) => id);
  await giveIds(pool);
  const [accountId = 0] = await ids(`insert into accounts (name) values ('Harbour Lettings') returning id`);
  const addUsers = `insert into users (account_id, name, email, role)
    select $1, 'Person ' || n, $2 || n || '@example.com', $3 from generate_series(1, $4) n returning id`;
  const managerIds = await ids(addUsers, [accountId, 'manager', roles.manager, people]);
  const clerkIds = await ids(addUsers, [accountId, 'clerk', roles.clerk, clerks]);
  await addTokens(pool, accountId, managerIds);

  await pool.query(`insert into clients (account_id, name) select $1, 'Client ' || n from generate_series(1, 200) n`, [
    accountId,
  ]);
  const propertyIds = await addProperties(pool, accountId, size.properties);
  const inspectionIds = await addInspections(pool, { accountId, count: size.inspections, propertyIds, clerkIds });
  await addReports(pool, accountId, inspectionIds.slice(0, size.reports));
  await addTrail(pool, accountId);
  await leaveIds(pool, accountId);
  await pool.query('vacuum analyze');
  return {
    accountId,
    tokens: managerIds.map((_, at) => tokenOf(accountId, at + 1)),
    clerkIds,
    propertyIds: spread(propertyIds),
    inspectionIds: spread(inspectionIds),
    streets: await listCommonStreets(pool, accountId),
    written: await listWritten(pool, inspectionIds.slice(0, size.reports)),
  };
}

type Pool = Database['pool'];

/** Rows that are written here name no id: each table counts its own. */
async function giveIds(pool: Pool): Promise<void> {
  for (const table of idKinds) {
    await pool.query(`create sequence bench_${table}`);
    await pool.query(`alter table ${table} alter id set default nextval('bench_${table}')`);
  }
}

/** The service writes the ids that follow them; those of the floor lie far above. */
async function leaveIds(pool: Pool, accountId: number): Promise<void> {
  for (const table of idKinds) {
    await pool.query(
      `insert into id_leases (account_id, kind, next) select $1, $2, coalesce(max(id), 0) + 1 from ${table}`,
      [accountId, table],
    );
    await pool.query(`alter sequence bench_${table} restart 1000000000`);
  }
}

async function addTokens(pool: Pool, accountId: number, userIds: number[]): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into applications (account_id, id, name, client_id, redirect_uris, scopes)
     values ($1, 1, 'Benchmark', 'benchmark', '{}', $2) returning id`,
    [accountId, scopes],
  );
  await pool.query(
    `with granted as (
       insert into grants (account_id, user_id, application_id, scopes)
       select $1, id, $2, $3 from unnest($4::int[]) id returning id
     )
     insert into access_tokens (account_id, token_hash, grant_id, scopes, expires_at)
     select $1, sha256(convert_to($1 || '-' || lpad((row_number() over ())::text, 43, '0'), 'utf8')), id, $3,
       now() + interval '1 day' from granted`,
    [accountId, rows[0]?.id, scopes, userIds],
  );
}

const towns = ['Southsea', 'Portsmouth', 'Gosport', 'Fareham', 'Havant', 'Waterlooville', 'Chichester', 'Petersfield'];
const kinds = ['Road', 'Street', 'Close', 'Avenue', 'Lane', 'Drive', 'Grove', 'Way'];
const commonNames =
  'High Church Station Victoria Albert Palmerston Marmion Clarence Elm Park Queens Kings London Mill Manor Grange Springfield Windsor George School North South West East New Green Chapel Broad Bridge Richmond Alexandra Stanley York Orchard Highfield Cross Castle Garden Wood Beech';
const nameStarts =
  'Ash Black Brad Broom Burn Charl Chest Clay Copper Cran Darl Eg Fern Fox Glen Gran Hart Hazel Hen Hol Ivy Kel Kirk Lang Lark Lin Mal Marl May Nether Oak Over Pen Pine Prim Quarry Rad Rose Row Rush Sal Sand Shel Stan Sutt Thorn Upper Wal Whit Wil';
const nameEnds =
  'ford field ton ley wood hurst bourne combe dale den down garth gate grave ham heath hill holm hope land low mead mere minster mont more mount ness over port ridge shaw side stead stoke thorpe view wick worth yard';

/**
 * Forty houses a street, and names as unevenly spread as real ones: of sixteen thousand the commonest has seven in a
 * thousand properties, as every town has its High Street, and most are in one or two towns only. A street's houses came
 * to the firm at different times, so they do not lie side by side in the table.
 */
async function addProperties(pool: Pool, accountId: number, count: number): Promise<number[]> {
  await pool.query(
    `with house as materialized (
       select n, place, floor(20 * (power(801, place / 40 * 0.6180339887498949::float8 - floor(place / 40 * 0.6180339887498949::float8)) - 1))::int as rank
       from (select n, (n * 7919::bigint % $2::int)::int as place from generate_series(0, $2::int - 1) n) scattered
     ), named as (
       select n, place, place / 40 as street, case when rank < 320 then ($3::text[])[1 + rank % 40]
           else ($4::text[])[1 + rank % 50] || ($5::text[])[1 + rank / 50 % 40] end
         || ' ' || ($6::text[])[1 + (rank + rank / 40) % 8] as name
       from house
     )
     insert into properties (account_id, line1, city, county, postcode, country, lat, lng, furnished, type, no_of_beds,
       no_of_baths, parking, notes, client_id, tags, created_at)
     select $1, (1 + place % 40) || ' ' || name,
       ($7::text[])[1 + street % 8], 'Hampshire', 'PO' || (1 + street % 30) || ' ' || place % 9 || 'AB', 'United Kingdom',
       50.7 + n % 1000 * 0.0002, -1.1 + n % 777 * 0.0002, 'furnished', 'flat', 1 + n % 4, 1, n % 3 = 0,
       'The meter cupboard is in the hall, behind the coats.', (select min(id) from clients where account_id = $1) + n % 200,
       '{managed}', now() - interval '3 years' + n * (interval '3 years' / $2::int)
     from named order by n`,
    [accountId, count, ...[commonNames, nameStarts, nameEnds].map((names) => names.split(' ')), kinds, towns],
  );
  return (
    await pool.query<{ id: number }>('select id from properties where account_id = $1 order by id', [accountId])
  ).rows.map(({ id }) => id);
}

async function listCommonStreets(pool: Pool, accountId: number): Promise<Filled['streets']> {
  const { rows } = await pool.query<Filled['streets'][number]>(
    `select substr(line1, strpos(line1, ' ') + 1) as name, min(city) as town, count(*)::int as houses
     from properties where account_id = $1 group by name order by houses desc, name limit 50`,
    [accountId],
  );
  return rows;
}

type Bookings = { accountId: number; count: number; propertyIds: number[]; clerkIds: number[] };

async function addInspections(pool: Pool, { accountId, count, propertyIds, clerkIds }: Bookings): Promise<number[]> {
  await pool.query('insert into reports (account_id, written_at) select $1, now() from generate_series(1, $2)', [
    accountId,
    count,
  ]);
  await pool.query(
    `insert into inspections (account_id, property_id, report_id, actor_id, clerk_id, client_id, type, state, title,
       report_key, notes_report, notes_internal, conduct_at, time_to_complete, created_at)
     select $1, property.id, report.id, null, ($3::int[])[1 + n * 7 % cardinality($3::int[])], property.client_id, 1 + n % 3,
       case when n < 100 then 300 else ($4::int[])[1 + n % 20] end, 'Inventory and schedule of condition',
       'key' || n, 'Collect keys from the office.', 'Tenant has a dog.',
       now() + interval '60 days' - n * (interval '3 years' / $5::int), 90, now() - (($5::int - n) * (interval '3 years' / $5::int))
     from (select id, row_number() over (order by id) - 1 as n from reports where account_id = $1) report
     join properties property on property.account_id = $1 and property.id = $2 + n * 31 % $6::int`,
    [accountId, propertyIds[0], clerkIds, inTurn, count, propertyIds.length],
  );
  return (
    await pool.query<{ id: number }>('select id from inspections where account_id = $1 order by id', [accountId])
  ).rows.map(({ id }) => id);
}

/** The entry that the creation wrote: a search for an entry runs among those of years. */
async function addTrail(pool: Pool, accountId: number): Promise<void> {
  await pool.query(
    `insert into audit_entries (account_id, property_id, created_at, actor_id, actor_name, application, action, subject_type, subject_id)
     select $1, property_id, created_at, null, 'Person 1', 'Benchmark', 'inspection.created', 'inspection', id
     from inspections where account_id = $1 order by id`,
    [accountId],
  );
}

/** Most of every twenty are over; one each is in an earlier state. */
const inTurn = [
  states.pending,
  states.assigned,
  states.active,
  states.processing,
  states.review,
  ...Array.from({ length: 10 }, () => states.complete),
  ...Array.from({ length: 5 }, () => states.closed),
];

async function addReports(pool: Pool, accountId: number, inspectionIds: number[]): Promise<void> {
  const { rooms, items, actions, attachments } = report;
  await pool.query(
    `insert into rooms (account_id, report_id, position, name, block_type)
     select $1, report_id, n, 'Room ' || n, 'DETAILED' from inspections, generate_series(1, $3) n where id = any($2)`,
    [accountId, inspectionIds, rooms],
  );
  await pool.query(
    `insert into items (account_id, report_id, room_id, position, name, description, condition)
     select $1, rooms.report_id, rooms.id, n, 'Item ' || n, 'White painted panelled door with chrome lever handles',
       '"Light scuffs to the lower panel, a small chip at the edge"'
     from rooms, generate_series(1, $2) n where rooms.account_id = $1`,
    [accountId, items],
  );
  await pool.query(
    `insert into actions (account_id, report_id, item_id, action, responsibility, comments)
     select $1, report_id, id, 'Repaint', 'Landlord', 'Before the next tenancy' from items, generate_series(1, $2)
     where account_id = $1`,
    [accountId, actions],
  );
  // Every photograph is a file of its own.
  await pool.query(
    `insert into files (account_id, sha256, type, media_type, bytes, width, height, taken_at)
     select $1, encode(sha256(n::text::bytea), 'hex'), 'IMAGE', 'image/jpeg', 240000, 1600, 1200, now()
     from generate_series(1, $2) n`,
    [accountId, inspectionIds.length * rooms * items * attachments],
  );
  await pool.query(
    `insert into attachments (account_id, file_id, report_id, room_id, item_id, position, description, filename)
     select $1, (select min(id) from files where account_id = $1) + (items.id - (select min(id) from items where account_id = $1)) * $2 + n - 1, report_id, room_id, items.id, n,
       'Seen from the left', 'photo-' || n || '.jpg'
     from items, generate_series(1, $2) n where account_id = $1`,
    [accountId, attachments],
  );
}

async function listWritten(pool: Pool, inspectionIds: number[]): Promise<Filled['written']> {
  const { rows } = await pool.query<{ inspectionId: number; roomId: number; itemId: number }>(
    `select i.id as "inspectionId", it.room_id as "roomId", it.id as "itemId"
     from inspections i join items it on it.account_id = i.account_id and it.report_id = i.report_id
     where i.id = any($1) order by it.id`,
    [inspectionIds],
  );
  return [...Map.groupBy(rows, ({ inspectionId }) => inspectionId)].map(([inspectionId, items]) => ({
    inspectionId,
    items,
  }));
}

/** A thousand of them, from the whole range. */
function spread(ids: number[]): number[] {
  const step = Math.max(1, Math.floor(ids.length / 1000));
  return ids.filter((_, at) => at % step === 0).slice(0, 1000);
}
