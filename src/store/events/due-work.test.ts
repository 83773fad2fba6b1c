/** Reads the plans by which the worker finds due work: they grow with those who wait for something, and not with the rows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRead, explain, isOfTable, noteStatements } from '#testing/database/read-plans.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { buildStore } from '../build-store.ts';
import type { Database } from '../database/database.ts';
import { giveUpEmails } from './emails.ts';
import { buildWork, dispatchEvents, type DueWork, type WorkKind, workKinds } from './outbox.ts';

/** Rows of one account, and as many again that are over or not due yet. */
const MANY = 5000;
/** Rows that a look may read where two accounts wait for something: some for each of eight partitions. */
const FEW = 200;

let database: Database;
let busy: GivenAccount;
let other: GivenAccount;

beforeAll(async () => {
  database = await openTestDatabase();
  busy = await givenAccount(database, 'A busy firm');
  other = await givenAccount(database, 'Another firm');
});
afterAll(() => database.close());

const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values);

/** The work that a look finds, and the statement by which it does. */
async function look(kind: WorkKind) {
  const { noting, last } = noteStatements(database);
  const due = await buildWork(noting, kind).listDue();
  return { due, statement: last() };
}

const countOf = (due: DueWork[], { id }: GivenAccount): number =>
  due.filter(({ accountId }) => accountId === id).length;

test.each(workKinds)('an index leads to due work of the kind %s', async (kind) => {
  const nodes = await explain(database, (await look(kind)).statement, { setting: 'enable_seqscan = off' });
  const scans = nodes.filter(isOfTable);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
});

describe('however much of one account waits, has ended or is not due yet, a look reads little of its', () => {
  test('e-mails', async () => {
    await run(
      `insert into emails (account_id, id, recipient, subject, text, sent_at, next_attempt_at)
       select $1, n, 'ann@example.com', 'Hello', '', case when n % 4 = 0 then now() end,
         case when n % 4 = 1 then now() + interval '1 hour' else now() end
       from generate_series(1, $2::int) n`,
      busy.id,
      MANY * 2,
    );
    // An earlier release left those whose time was over as they were.
    await run(
      `insert into emails (account_id, id, recipient, subject, text, tried_until, next_attempt_at)
       select $1, $2::int * 2 + n, 'ann@example.com', 'Hello', '', now() - interval '1 day', now() - interval '2 days'
       from generate_series(1, $2::int) n`,
      busy.id,
      MANY,
    );
    await giveUpEmails(database);
    await run(
      `insert into emails (account_id, id, recipient, subject, text) values ($1, 1, 'bob@example.com', 'Hello', '')`,
      other.id,
    );
    await run('analyze emails');
    const { due, statement } = await look('email');
    expect([countOf(due, busy), countOf(due, other)]).toEqual([10, 1]);
    expect(due.slice(0, 2).map(({ accountId }) => accountId)).toContain(other.id);
    expect(await countRead(database, statement)).toBeLessThan(FEW);
  });

  test('PDFs', async () => {
    for (const [account, count] of [
      [busy, MANY * 2],
      [other, 1],
    ] as const) {
      const property = await givenProperty(database, account.id);
      const { id } = await givenInspection(database, account.id, property.id);
      await run(
        `insert into pdfs (account_id, id, inspection_id, type, content_key, report_version, state)
         select $1, n, $2, 'FULL', n::text, 1, case when n % 2 = 0 then 'ready' else 'queued' end
         from generate_series(1, $3::int) n`,
        account.id,
        id,
        count,
      );
    }
    await run('analyze pdfs');
    const { due, statement } = await look('pdf');
    expect([countOf(due, busy), countOf(due, other)]).toEqual([10, 1]);
    expect(due.slice(0, 2).map(({ accountId }) => accountId)).toContain(other.id);
    expect(await countRead(database, statement)).toBeLessThan(FEW);
  });

  test('deliveries, where each webhook has its turn', async () => {
    const { webhooks } = buildStore(database);
    const webhookOf = async (account: GivenAccount, firstId: number, count: number) => {
      const { id } = await webhooks.add(account.id, { url: 'https://example.com/', events: ['property.created'] });
      await run(
        `insert into webhook_deliveries (account_id, id, webhook_id, kind, payload, state, next_attempt_at)
         select $1, $3::int + n, $2, 'property.created', '{}', case when n % 2 = 0 then 'delivered' else 'pending' end,
           now() - interval '1 hour'
         from generate_series(1, $4::int) n`,
        account.id,
        id,
        firstId,
        count,
      );
      return id;
    };
    const away = await webhookOf(busy, 0, MANY * 2);
    const [well, foreign] = [await webhookOf(busy, MANY * 2, 1), await webhookOf(other, 0, 1)];
    await run('analyze webhook_deliveries');
    const { due, statement } = await look('delivery');
    const sharers = due.map(({ accountId, sharerId }) => `${accountId}.${sharerId}`);
    expect(sharers.slice(0, 3).toSorted()).toEqual(
      [`${busy.id}.${away}`, `${busy.id}.${well}`, `${other.id}.${foreign}`].toSorted(),
    );
    expect(sharers.slice(3)).toEqual(Array(9).fill(`${busy.id}.${away}`));
    expect(await countRead(database, statement)).toBeLessThan(FEW);
  });

  test('rounds of the evening, of which each account has one', async () => {
    await run(`insert into accounts (name) select 'Firm' from generate_series(1, $1)`, MANY);
    await run(
      `insert into day_rounds (account_id, told_of, next_attempt_at)
       select id, now()::date, case when id = $1 then now() else now() + interval '1 hour' end from accounts`,
      other.id,
    );
    await run('analyze day_rounds');
    const { due, statement } = await look('day');
    expect(due.map(({ accountId }) => accountId)).toEqual([other.id]);
    expect(await countRead(database, statement)).toBeLessThan(FEW);
  });
});

test('events are dispatched in turns of accounts', async () => {
  const tell = (account: GivenAccount, count: number) =>
    run(
      `insert into events (account_id, kind, data, dispatched_at)
       select $1, 'property.updated', '{}', case when n % 2 = 0 then now() end from generate_series(1, $2::int) n`,
      account.id,
      count,
    );
  await tell(busy, MANY * 2);
  await tell(other, 1);
  await run('analyze events');
  await dispatchEvents(database);
  const { rows } = await run(
    'select account_id as "accountId", count(*)::int as left from events where dispatched_at is null group by account_id',
  );
  expect(rows).toEqual([{ accountId: busy.id, left: MANY - 199 }]);
});
