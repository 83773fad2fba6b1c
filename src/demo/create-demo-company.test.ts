import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import { parseBuffer } from 'music-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectionStateCodes } from '#domain/inspection-state.ts';
import { inspectionTypeCodes, types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import {
  findUsualTemplate,
  type Offered,
  type TemplateRule,
  typesThatAskForBeds,
  typesWithoutTemplate,
} from '#domain/usual-things/template-rule.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { originalPath } from '#store/files/files.ts';
import { isPassword } from '#store/secrets/password.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { createDemoCompany, type DemoCompany, ensureDemoCompany } from './create-demo-company.ts';
import { dictations, readDictation } from './dictations.ts';

let database: Database;
let dataDir: string;
let company: DemoCompany;
const said: string[] = [];
/** The CPU time of this process alone, however busy the machine is. */
let seconds: number;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-demo-'));
  const begun = process.cpuUsage();
  company = await createDemoCompany({
    database,
    dataDir,
    publicUrl: 'http://localhost:8080',
    report: (line) => said.push(line),
    today: new Date('2027-03-31T10:20:00Z'),
  });
  const { user, system } = process.cpuUsage(begun);
  seconds = (user + system) / 1_000_000;
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function count(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${query}`);
  return Number(rows[0]?.count);
}

test('holds the promised amounts', async () => {
  expect(await count('properties')).toBe(120);
  expect(await count('inspections')).toBe(400);
  expect(await count('users where role <> 6')).toBe(10);
  expect(await count('clients')).toBe(8);
  expect(await count('webhooks where not enabled')).toBe(1);
  expect(await count('templates where not self_service')).toBe(13);
  expect(await count('items')).toBeGreaterThan(15_000);
  expect(seconds).toBeLessThan(60);
});

test('finds a template for a booking of every type, whatever the home', async () => {
  const { rows: accounts } = await database.pool.query<{ rules: TemplateRule[] }>(
    `select settings -> 'templateRules' as rules from accounts where id = $1`,
    [company.accountId],
  );
  const { rows: offered } = await database.pool.query<Offered & { name: string }>(
    `select id, name, type_ids as "typeIds", self_service as "selfService", system from templates`,
  );
  const rules = accounts[0]?.rules ?? [];
  expect(typesWithoutTemplate(rules, offered)).toEqual([]);
  expect(typesThatAskForBeds(rules, offered)).toEqual([]);
  const inventory = { typeId: types.inventory, clientId: null, beds: 2, furnished: null };
  const named = (home: object) => {
    const found = findUsualTemplate(rules, { ...inventory, ...home });
    return offered.find(({ id }) => id === found)?.name;
  };
  const students = rules.find(({ clientId }) => clientId !== null)?.clientId;
  expect(await count(`clients where id = ${String(students)} and name = 'Highfield Student Homes'`)).toBe(1);
  expect(named({ clientId: students, beds: 6 })).toBe('Student let');
  expect(named({ beds: 4, furnished: 'Unfurnished' })).toBe('House');
  expect(named({ furnished: 'Unfurnished' })).toBe('Unfurnished flat');
  expect(named({ typeId: types.routine, beds: 1 })).toBe('Mid-term');
});

test('has tenancies, what falls due at homes, and keys that should be back', async () => {
  expect(await count('tenancies')).toBeGreaterThan(120);
  expect(await count(`tenancies where leaves_on > '2027-03-31'`)).toBeGreaterThan(8);
  expect(await count('(select distinct tenancy_id from tenancy_contacts) as lived_in')).toBeGreaterThan(60);
  expect(await count(`certificates where expires_on between '2027-03-31' and '2027-05-12'`)).toBeGreaterThan(8);
  expect(await count('recurring_visits')).toBe(1);
  expect(await count('key_sets')).toBe(150);
  expect(await count('key_movements')).toBeGreaterThan(150);
  expect(await count(`key_sets where holder <> 'office' and due_back_on < '2027-03-31'`)).toBeGreaterThan(3);
  expect(await count(`key_sets where holder = 'office' and (due_back_on is not null or out_since is not null)`)).toBe(
    0,
  );
});

test('has inspections of every type and in every state', async () => {
  const { rows: types } = await database.pool.query<{ type: number }>(
    'select distinct type from inspections order by type',
  );
  expect(types.map(({ type }) => type)).toEqual(inspectionTypeCodes);
  const { rows: states } = await database.pool.query<{ state: number }>(
    'select distinct state from inspections order by state',
  );
  expect(states.map(({ state }) => state)).toEqual(inspectionStateCodes);
});

test('has check outs that start from their check ins, room by room', async () => {
  const ofCheckOut = `inspections i join rooms on rooms.report_id = i.report_id
    where i.type = 5 and i.initialization_type = 6 and i.state >= 350`;
  expect(await count(`(select distinct i.id from ${ofCheckOut}) as started`)).toBeGreaterThanOrEqual(2);
  expect(await count(`${ofCheckOut} and rooms.origin_id is null`)).toBe(0);
  expect(await count(`${ofCheckOut} and rooms.name_editable`)).toBe(0);
});

test('one report has 500 photos and a cover, a dozen have some, and none is of an unknown room', async () => {
  const { rows } = await database.pool.query<{ photos: string; covered: boolean }>(
    `select count(*) as photos, bool_or(i.cover_attachment_id is not null) as covered from inspections i
     join attachments a on a.report_id = i.report_id join files f on f.id = a.file_id
     where f.type = 'IMAGE' group by i.id order by count(*) desc`,
  );
  expect(rows).toHaveLength(12);
  expect(Number(rows[0]?.photos)).toBe(500);
  expect(rows.every(({ covered }) => covered)).toBe(true);
});

test('jobs in Processing have recordings of real length to type from, of the very rooms and items', async () => {
  const { rows } = await database.pool.query<{
    report: number;
    room: string;
    filename: string;
    duration: number;
    items: string[];
  }>(
    `select a.report_id as report, r.name as room, a.filename, f.duration,
            (select array_agg(name order by position) from items where room_id = r.id) as items
     from inspections i join attachments a on a.report_id = i.report_id
     join files f on f.id = a.file_id join rooms r on r.id = a.room_id
     where i.state = 310 and f.type = 'AUDIO'`,
  );
  expect(rows.length).toBe(dictations.length);
  expect(new Set(rows.map(({ report }) => report)).size).toBe(4);
  for (const { room, filename, duration, items } of rows) {
    const recorded = dictations.find(({ file }) => filename === `${file}.webm`);
    expect([room, duration, items]).toEqual([
      recorded?.room,
      recorded?.seconds,
      recorded?.items.map(({ name }) => name),
    ]);
    expect(duration).toBeGreaterThanOrEqual(60);
    expect(duration).toBeLessThanOrEqual(240);
  }
  // The typist writes the missing texts.
  const untyped = `items join attachments a on a.room_id = items.room_id join files f on f.id = a.file_id and f.type = 'AUDIO'`;
  expect(await count(`${untyped} where items.description is not null or items.condition is not null`)).toBe(0);
});

test('every attachment has bytes of its own, and every picture can be shown at once, in all its sizes', async () => {
  const { rows } = await database.pool.query<{ sha256: string }>(
    `select f.sha256 from files f join attachments a on a.file_id = f.id where f.type = 'IMAGE'`,
  );
  expect(rows.length).toBeGreaterThan(1500);
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
  const shown = new Set<string>();
  for (const { sha256 } of rows) {
    const folder = join(dataDir, 'files', String(company.accountId), sha256.slice(0, 2), sha256);
    expect((await readdir(folder)).toSorted()).toEqual(['1280.jpg', '320.jpg', '480.jpg', 'original', 'upright.jpg']);
    shown.add(
      createHash('sha256')
        .update(await readFile(join(folder, '480.jpg')))
        .digest('hex'),
    );
  }
  expect(shown.size).toBeGreaterThan(120);
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});

test('a photo says when it was taken: while the clerk was there, in the time of the place', async () => {
  const { rows } = await database.pool.query<{ sha256: string; taken: Date; started: Date; minutes: number }>(
    `select f.sha256, f.taken_at as taken, i.started_at as started,
            extract(epoch from f.taken_at - i.started_at) / 60 as minutes
     from files f join attachments a on a.file_id = f.id join inspections i on i.report_id = a.report_id
     where f.type = 'IMAGE'`,
  );
  expect(Math.min(...rows.map(({ minutes }) => Number(minutes)))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...rows.map(({ minutes }) => Number(minutes)))).toBeLessThan(300);
  const { sha256 = '', taken = new Date(0) } = rows[7] ?? {};
  const camera = ExifReader.load(await readFile(originalPath(dataDir, { accountId: company.accountId, sha256 })));
  const [day, time] = String(camera.DateTimeOriginal?.description).split(' ');
  const said = `${day?.replaceAll(':', '-')}T${time}${camera.OffsetTimeOriginal?.description}`;
  expect(Math.abs(Date.parse(said) - taken.getTime())).toBeLessThan(1000);
  expect(camera.Make?.description).toBe('Keyturn');
});

test('the recordings have their stated length and content', async () => {
  for (const dictation of dictations) {
    const { format } = await parseBuffer(await readDictation(dictation));
    expect([Math.round(format.duration ?? 0), format.hasVideo]).toEqual([dictation.seconds, false]);
    // Letters are spoken one by one, and signs as words.
    const spoken = dictation.spoken.join(' ').replaceAll(/\b([A-Z]) (?=[A-Z]\b)/g, '$1');
    for (const { name } of dictation.items) expect(spoken).toContain(name.split(/[/&]/)[0]?.trim());
  }
});

test('demo.json names one user of each role with a password that works, for its owner only', async () => {
  const path = join(dataDir, 'demo.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const file = JSON.parse(await readFile(path, 'utf8')) as DemoCompany['file'];
  expect(file).toEqual(company.file);
  expect(file).toMatchObject({
    url: 'http://localhost:8080',
    api_url: 'http://localhost:8080/api',
    auth_url: 'http://localhost:8080',
  });
  expect(new Set(file.users.map(({ role }) => role))).toEqual(
    new Set(['administrator', 'manager', 'reviewer', 'clerk', 'typist', 'client']),
  );
  const { rows } = await database.pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from users',
  );
  const [user] = file.users;
  expect(
    await isPassword(user?.password ?? '', rows.find(({ email }) => email === user?.email)?.password_hash ?? null),
  ).toBe(true);
});

test('demo.json lists a third-party application that may ask for every scope', () => {
  const listening = company.file.apps.filter(({ redirect_uris: uris }) =>
    uris.includes('http://localhost:8977/callback'),
  );
  expect(listening).toHaveLength(1);
  expect(listening[0]?.scopes).toEqual(scopes);
  expect(listening[0]?.client_secret).toMatch(/^[\w-]{30,}$/);
});

test('the trail of a property tells what happened to it, newest first', async () => {
  const { rows } = await database.pool.query<{ property_id: number }>(
    'select property_id from inspections where state = 500 and cancelled_at is null order by id limit 1',
  );
  const trail = await buildStore(database).audit.list(
    company.accountId,
    { propertyId: rows[0]?.property_id ?? 0 },
    { page: 1, perPage: 100 },
  );
  const actions = trail.rows.map(({ action }) => action);
  expect(actions.at(-1)).toBe('property.created');
  expect(actions).toContain('inspection.complete');
  const times = trail.rows.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('timestamps follow the states', async () => {
  expect(await count('inspections where state >= 300 and cancelled_at is null and started_at is null')).toBe(0);
  expect(await count('inspections where state >= 350 and cancelled_at is null and submitted_at is null')).toBe(0);
  expect(await count('inspections where state in (400, 500) and cancelled_at is null and completed_at is null')).toBe(
    0,
  );
  expect(await count('inspections where state = 500 and closed_at is null')).toBe(0);
  expect(await count('inspections where state = 200 and clerk_id is null')).toBe(0);
  expect(await count('inspections where state = 100 and clerk_id is not null')).toBe(0);
  expect(await count('inspections where updated_at < created_at')).toBe(0);
});

test('meters have histories that only grow, and day and night registers hang on their meter', async () => {
  expect(await count('meter_readings')).toBeGreaterThan(500);
  expect(await count('meters where parent_id is not null')).toBeGreaterThan(2);
  expect(await count(`meter_readings r join meters m on m.id = r.meter_id where r.date > m.date`)).toBe(0);
});

test('is not made twice', async () => {
  expect(
    await ensureDemoCompany({ database, dataDir, publicUrl: 'http://localhost:8080', report: () => undefined }),
  ).toBeUndefined();
  expect(await count('accounts')).toBe(1);
});
