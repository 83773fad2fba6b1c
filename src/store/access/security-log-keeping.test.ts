/** The security log keeps what it was told, says it newest first, and lets nobody change it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { type GivenAccount, type GivenUser, givenAccount } from '#testing/given-account.ts';
import { buildStore, type Store } from '../build-store.ts';
import type { Database } from '../database/database.ts';

let database: Database;
let store: Store;
let account: GivenAccount;
let ann: GivenUser;
let ben: GivenUser;
const page = { page: 1, perPage: 30 };

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 });
  store = buildStore(database);
  account = await givenAccount(database, 'One firm');
  ann = await account.user('administrator', { name: 'Ann' });
  ben = await account.user('clerk', { name: 'Ben' });
});
afterAll(() => database.close());

const by = ({ id }: GivenUser) => ({
  accountId: account.id,
  userId: id,
  applicationName: 'Keyturn',
  from: { address: '192.0.2.7', browser: 'A browser' },
});

test('an event has who, when, from where and through what, and is found by its kind and by either person', async () => {
  await store.securityLog.add(by(ann), {
    kind: 'person.role_changed',
    subject: { type: 'person', id: ben.id },
    facts: { from: 'clerk', to: 'manager' },
  });
  await store.securityLog.add(by(ann), { kind: 'settings.changed', facts: { fields: ['name'] } });
  const { rows, total } = await store.securityLog.list(account.id, {}, page);
  expect(total).toBe(2);
  expect(rows[1]).toMatchObject({
    kind: 'person.role_changed',
    actorId: ann.id,
    application: 'Keyturn',
    subjectType: 'person',
    subjectId: ben.id,
    address: '192.0.2.7',
    browser: 'A browser',
    facts: { from: 'clerk', to: 'manager' },
  });
  const kindsBy = async (filter: Parameters<Store['securityLog']['list']>[1]) =>
    (await store.securityLog.list(account.id, filter, page)).rows.map(({ kind }) => kind);
  expect(await kindsBy({ kinds: ['settings.changed'] })).toEqual(['settings.changed']);
  expect(await kindsBy({ personId: ben.id })).toEqual(['person.role_changed']);
  expect(await kindsBy({ personId: ann.id })).toEqual(['settings.changed', 'person.role_changed']);
  expect(await kindsBy({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await store.securityLog.listNames(account.id, [ann.id, ben.id])).toEqual(
    new Map([
      [ann.id, 'Ann'],
      [ben.id, 'Ben'],
    ]),
  );
});

test('an event of a transaction that comes to nothing is not in the log', async () => {
  const { total } = await store.securityLog.list(account.id, {}, page);
  const undone = store.inTransaction(async (tx) => {
    await tx.securityLog.add(by(ann), { kind: 'settings.changed' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await store.securityLog.list(account.id, {}, page)).total).toBe(total);
});

test('the same download by one person is noted once an hour, by another person again', async () => {
  const downloaded = { kind: 'pdf.downloaded', subject: { type: 'pdf', id: 12 } } as const;
  for (const person of [ann, ann, ben]) await store.securityLog.addHourly(by(person), downloaded);
  const { rows } = await store.securityLog.list(account.id, { kinds: ['pdf.downloaded'] }, page);
  expect(rows.map(({ actorId }) => actorId)).toHaveLength(2);
  expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([ann.id, ben.id]));
});

test('no statement changes an event, nor removes one that is younger than 90 days', async () => {
  for (const statement of ["update security_events set kind = 'x'", 'delete from security_events'])
    await expect(database.pool.query(`${statement} where account_id = $1`, [account.id])).rejects.toThrow(
      'the security log is never changed',
    );
});

test('an event is kept for as long as its account says, and for 90 days at least', async () => {
  const other = await givenAccount(database, 'Another firm');
  const insert = (accountId: number, id: number, days: number) =>
    database.pool.query(
      `insert into security_events (account_id, id, kind, created_at)
       values ($1, $2, 'settings.changed', now() - make_interval(days => $3))`,
      [accountId, id, days],
    );
  for (const [at, days] of [80, 100, 700, 740].entries()) await insert(other.id, 1000 + at, days);
  const left = async () => (await store.securityLog.list(other.id, {}, page)).total;
  await store.securityLog.forgetOld();
  expect(await left()).toBe(3);
  await database.pool.query(`update accounts set settings = '{"securityLogDays": 1}' where id = $1`, [other.id]);
  await store.securityLog.forgetOld();
  expect(await left()).toBe(1);
});
