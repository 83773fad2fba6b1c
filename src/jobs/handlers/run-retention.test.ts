/** Rules of retention: rehearsed, made, carried out in batches, and stopped in the middle. */
import { access } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import type { RetentionKind } from '#domain/people/retention.ts';
import { removeBatch } from '#store/privacy/retention-removal.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildRunRetention } from './run-retention.ts';

let api: TestApi;
let firm: Everything;
let office: ReturnType<TestApi['as']>;
let call: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  firm = await givenEverything(api, 'A firm that forgets');
  office = api.as(String(firm.ids['backOfficeToken']));
  call = api.as(firm.users.administrator.token);
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, [firm.account.id, ...values]);
/** With its comments answered. */
async function finish(id: unknown, ago: string, state: number = states.complete): Promise<void> {
  await query(
    `update inspections set state = $3, completed_at = now() - $4::interval where account_id = $1 and id = $2`,
    [id, state, ago],
  );
  await query(`update report_comments set reply = 'Yes' where account_id = $1 and inspection_id = $2`, [id]);
}
const there = async (id: unknown) => (await call('GET', `/inspections/${String(id)}`)).status === 200;
const rehearse = async (kind: RetentionKind, months: number) =>
  (await office('POST', '/retention/rehearsal', { kind, months })).json;

async function make(kind: RetentionKind, months: number): Promise<number> {
  const { count } = await rehearse(kind, months);
  expect((await office('PUT', '/retention', { kind, months, count })).status).toBe(200);
  const { rows } = await query('select id from retention_rules where account_id = $1 and kind = $2', [kind]);
  return rows[0].id;
}
const run = (id: number, signal = new AbortController().signal) =>
  buildRunRetention({ database: api.database, store: api.store, dataDir: api.dataDir })(
    { accountId: firm.account.id, id },
    signal,
  );

test('a dry run counts and names what would go, and changes nothing', async () => {
  const { ids } = firm;
  await finish(ids['inspection'], '14 months');
  const before = await databaseFingerprint(api.database, firm.account.id);
  const told = await rehearse('finished_reports', 13);
  expect(told).toMatchObject({
    count: 1,
    examples: [{ id: ids['inspection'], address: expect.stringContaining('PO') }],
  });
  expect(await rehearse('finished_reports', 15)).toEqual({ count: 0, held: 0, examples: [] });
  expect(await databaseFingerprint(api.database, firm.account.id)).toEqual(before);
});

test('a rule is refused below its fewest months, and where more would go than its dry run told', async () => {
  await finish(firm.ids['inspection'], '14 months');
  const short = await office('PUT', '/retention', { kind: 'finished_reports', months: 11, count: 9 });
  expect([short.status, short.json.errors[0].pointer]).toEqual([422, '/months']);
  const unseen = await office('PUT', '/retention', { kind: 'finished_reports', months: 13, count: 0 });
  expect([unseen.status, unseen.json.errors[0].pointer]).toEqual([422, '/count']);
  expect((await call('PUT', '/retention', { kind: 'emails', months: 24 })).json.code).toBe('back_office_only');
  const rules = (await office('GET', '/retention')).json;
  expect(rules.every(({ months }: { months: number | null }) => months === null)).toBe(true);
});

test('an old finished report goes with its people, files, e-mails and trail, and leaves a record and an entry of the log', async () => {
  const { ids, account } = firm;
  await finish(ids['inspection'], '14 months');
  const pdf = pdfPath(api.dataDir, { accountId: account.id, id: ids['pdf'] as number });
  await access(pdf);
  const { rows } = await query('select report_id from inspections where account_id = $1 and id = $2', [
    ids['inspection'],
  ]);
  await run(await make('finished_reports', 13));
  expect(await there(ids['inspection'])).toBe(false);
  expect(await there(ids['otherInspection'] ?? firm.elsewhere['inspection'])).toBe(true);
  await expect(access(pdf)).rejects.toThrow('ENOENT');
  for (const [table, column, id] of [
    ['inspection_contacts', 'inspection_id', ids['inspection']],
    ['report_comments', 'inspection_id', ids['inspection']],
    ['emails', 'inspection_id', ids['inspection']],
    ['pdfs', 'inspection_id', ids['inspection']],
    ['file_shares', 'inspection_id', ids['inspection']],
    ['rooms', 'report_id', rows[0].report_id],
    ['attachments', 'report_id', rows[0].report_id],
  ])
    expect([
      table,
      (await query(`select from ${table} where account_id = $1 and ${column} = $2`, [id])).rowCount,
    ]).toEqual([table, 0]);
  const trail = await query(
    `select from audit_entries where account_id = $1 and subject_type = 'inspection' and subject_id = $2`,
    [ids['inspection']],
  );
  expect(trail.rowCount).toBe(0);
  const unused = await query(
    'select from files f where account_id = $1 and not exists (select from attachments a where a.account_id = $1 and a.file_id = f.id)',
  );
  expect(unused.rowCount).toBe(0);
  const { json } = await office('GET', '/retention/runs');
  expect(json.data[0]).toMatchObject({
    kind: 'finished_reports',
    months: 13,
    removed: 1,
    finished_at: expect.any(String),
  });
  const [logged] = (await call('GET', '/security-log?kind=retention.run')).json.data;
  expect(logged).toMatchObject({ actor: { id: null }, facts: { kind: 'finished_reports', removed: 1 } });
});

test('nothing goes that a report in progress, an open comment, a later report or a hold needs', async () => {
  const { ids, elsewhere } = firm;
  for (const id of [ids['inspection'], elsewhere['inspection'], ids['in.close'], ids['finished']])
    await finish(id, '10 years');
  // Reopened, with a comment that nobody has answered, held, and the start of a later one.
  await finish(ids['inspection'], '10 years', states.review);
  await query(`update report_comments set reply = null, verdict = null where account_id = $1`);
  await query(
    `update inspections set initialization_type = 6, initialization_from = $3 where account_id = $1 and id = $2`,
    [ids['in.start'], ids['finished']],
  );
  const { rows } = await query('select property_id from inspections where account_id = $1 and id = $2', [
    ids['in.close'],
  ]);
  const held = await office('PUT', `/legal-holds/${rows[0].property_id}`, { reason: 'A claim.' });
  expect(held.json).toMatchObject([{ property_id: rows[0].property_id, reason: 'A claim.' }]);
  expect(await rehearse('finished_reports', 12)).toMatchObject({ count: 0, held: 1 });
  await run(await make('finished_reports', 12));
  for (const id of [ids['inspection'], elsewhere['inspection'], ids['in.close'], ids['finished']])
    expect(await there(id)).toBe(true);
  expect((await office('GET', '/retention/runs')).json.data).toEqual([]);
  expect((await office('DELETE', `/legal-holds/${rows[0].property_id}`)).status).toBe(204);
  expect(await rehearse('finished_reports', 12)).toMatchObject({ count: 1, held: 0 });
});

test('a hold of one inspection keeps it and its files, and lets the others go', async () => {
  const { ids } = firm;
  const [held, other] = [ids['inspection'], ids['finished']];
  for (const id of [held, other]) await finish(id, '10 years');
  await office('PUT', `/legal-holds/inspections/${held}`, { reason: 'A claim.' });
  const { json: holds } = await office('PUT', `/legal-holds/inspections/${held}`, { reason: 'The carpet.' });
  expect(holds).toMatchObject([{ inspection_id: held, reason: 'The carpet.', title: expect.any(String) }]);
  expect(await rehearse('finished_reports', 13)).toMatchObject({ count: 1, held: 1 });
  expect(await rehearse('photographs', 13)).toMatchObject({ count: 0, held: expect.any(Number) });
  await run(await make('finished_reports', 13));
  expect([await there(held), await there(other)]).toEqual([true, false]);

  expect((await office('DELETE', `/legal-holds/inspections/${held}`)).status).toBe(204);
  expect(await rehearse('finished_reports', 13)).toMatchObject({ count: 1, held: 0 });
  const { json: log } = await call('GET', '/security-log?kind=hold.made&kind=hold.ended');
  expect(log.data).toMatchObject(
    ['hold.ended', 'hold.made', 'hold.made'].map((kind) => ({ kind, subject: { type: 'inspection', id: held } })),
  );
  expect((await office('PUT', '/legal-holds/inspections/999999', { reason: 'A claim.' })).status).toBe(404);
});

/** Until somebody waits for a row that another has, or what is asked about has ended without waiting. */
async function waitsOrEnds(running: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void running.finally(() => (hasEnded = true)).catch(() => undefined);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(hasEnded || (await api.database.pool.query(waiting)).rowCount === 1).toBe(true), {
    timeout: 10_000,
    interval: 20,
  });
}

test.each(['property', 'inspection'] as const)(
  'a hold of the %s that is made while the rule is carried out keeps the inspection, its photographs and its PDFs',
  async (held) => {
    const { ids, account, users } = firm;
    await finish(ids['inspection'], '14 months');
    const rules = [await make('photographs', 12), await make('finished_reports', 13)];
    const property = 'select property_id as id from inspections where account_id = $1 and id = $2';
    const { rows } = await query(property, [ids['inspection']]);
    const photographs = () =>
      query(
        `select from attachments a join inspections i on i.account_id = $1 and i.report_id = a.report_id
         where a.account_id = $1 and i.id = $2`,
        [ids['inspection']],
      );
    const before = (await photographs()).rowCount;
    let running: Promise<unknown> = Promise.resolve();
    await api.store.inTransaction(async (tx) => {
      const id = held === 'property' ? rows[0].id : (ids['inspection'] as number);
      await tx.retention.hold(account.id, held, { id, actorId: users.administrator.id, reason: 'A claim.' });
      // The batch lists the inspection before the hold is committed, and has to ask about it again.
      running = rules.reduce((earlier, rule) => earlier.then(() => run(rule)), Promise.resolve());
      await waitsOrEnds(running);
    });
    await running;
    expect(await there(ids['inspection'])).toBe(true);
    expect((await photographs()).rowCount).toBe(before);
    await access(pdfPath(api.dataDir, { accountId: account.id, id: ids['pdf'] as number }));
  },
);

test('a rule that is taken away while it is carried out removes nothing more', async () => {
  const { ids, account } = firm;
  await finish(ids['inspection'], '14 months');
  const rule = await make('finished_reports', 13);
  let running: Promise<unknown> = Promise.resolve();
  await api.store.inTransaction(async (tx) => {
    await tx.retention.lockRules(account.id);
    await tx.retention.removeRule(account.id, 'finished_reports');
    running = run(rule);
    await waitsOrEnds(running);
  });
  await running;
  expect(await there(ids['inspection'])).toBe(true);
});

test('an inspection that is reopened while the rule is carried out keeps its photographs', async () => {
  const { ids } = firm;
  await finish(ids['inspection'], '14 months');
  const rule = await make('photographs', 12);
  const photographs = () => query(`select from attachments where account_id = $1`);
  const before = (await photographs()).rowCount;
  let running: Promise<unknown> = Promise.resolve();
  await api.database.transaction(async (tx) => {
    await tx.rows('', 'update inspections set state = $3 where account_id = $1 and id = $2', [
      firm.account.id,
      ids['inspection'],
      states.review,
    ]);
    running = run(rule);
    await waitsOrEnds(running);
  });
  await running;
  expect((await photographs()).rowCount).toBe(before);
});

test('photographs, e-mails, deliveries, ended links and cancelled inspections go by rules of their own', async () => {
  const { ids } = firm;
  await finish(ids['inspection'], '14 months');
  await query(
    `update emails set created_at = now() - interval '3 years', sent_at = now() - interval '3 years' where account_id = $1`,
  );
  await query(
    `update inspections set tenant_token_hash = 'ended', tenant_token_expires_at = now() - interval '2 months'
     where account_id = $1 and id = $2`,
    [ids['inspection']],
  );
  await query(`update file_shares set expires_at = now() - interval '2 months' where account_id = $1`);
  await query(
    `update webhook_deliveries set created_at = now() - interval '2 months', state = 'delivered' where account_id = $1`,
  );
  await query(
    `update inspections set cancelled_at = now() - interval '4 months', state = ${states.closed} where account_id = $1 and id = $2`,
    [ids['in.cancel']],
  );
  for (const [kind, months] of [
    ['photographs', 12],
    ['emails', 24],
    ['deliveries', 1],
    ['ended_links', 1],
    ['tenant_links', 1],
    ['cancelled_inspections', 3],
  ] as const) {
    const { count } = await rehearse(kind, months);
    expect([kind, count > 0]).toEqual([kind, true]);
    await run(await make(kind, months));
    expect([kind, (await rehearse(kind, months)).count]).toEqual([kind, 0]);
    expect((await office('GET', '/retention/runs')).json.data[0]).toMatchObject({ kind, removed: count });
  }
  expect(await there(ids['inspection'])).toBe(true);
  expect(await there(ids['in.cancel'])).toBe(false);
  const links = await query('select tenant_token_hash as hash from inspections where account_id = $1 and id = $2', [
    ids['inspection'],
  ]);
  expect(links.rows).toEqual([{ hash: null }]);
});

test('an e-mail of several visits stays while one of them is in progress, and goes with the last of them', async () => {
  const { id: property } = await givenProperty(api.database, firm.account.id);
  const ids = [
    await givenInspection(api.database, firm.account.id, property),
    await givenInspection(api.database, firm.account.id, property),
  ].map(({ id }) => id);
  const [email] = await api.store.emails.add(firm.account.id, [
    { inspectionId: null, visits: ids, recipient: 'ann@example.com', subject: '2 visits moved', text: '-' },
  ]);
  await query(
    `update emails set created_at = now() - interval '30 months', sent_at = now() where account_id = $1 and id = $2`,
    [email],
  );
  const isThere = async () =>
    (await query('select from emails where account_id = $1 and id = $2', [email])).rowCount === 1;
  await finish(ids[0], '14 months');
  expect((await rehearse('emails', 24)).count).toBe(0);
  const rule = await make('finished_reports', 13);
  await run(rule);
  expect([await there(ids[0]), await isThere()]).toEqual([false, true]);
  await finish(ids[1], '14 months');
  expect((await rehearse('emails', 24)).count).toBe(1);
  await run(await make('finished_reports', 13));
  expect([await there(ids[1]), await isThere()]).toEqual([false, false]);
});

test('a worker that is killed in the middle of a batch leaves it whole, and the next one goes on', async () => {
  const { ids } = firm;
  await finish(ids['inspection'], '14 months');
  const rule = await make('finished_reports', 13);
  // After contacts, e-mails and trail of the batch went, the connection is cut as a kill cuts it.
  await api.database.pool.query(`create function kill_here() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$;
    create trigger killed before delete on reports execute function kill_here()`);
  const before = await databaseFingerprint(api.database, firm.account.id);
  await expect(run(rule)).rejects.toThrow();
  await api.database.pool.query('drop trigger killed on reports; drop function kill_here()');
  const after = await databaseFingerprint(api.database, firm.account.id);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.filter((table) => !/^public\.(retention_|id_leases)/.test(table))).toEqual([]);
  expect(await there(ids['inspection'])).toBe(true);
  await run(rule);
  expect(await there(ids['inspection'])).toBe(false);
  expect((await office('GET', '/retention/runs')).json.data).toMatchObject([{ removed: 1 }]);
});

test('a run that ends in the middle is taken up, and its record counts everything once', async () => {
  const { ids } = firm;
  await finish(ids['inspection'], '14 months');
  await query(
    `with many as (select generate_series(1, 25) as n), made as (
       insert into reports (account_id, id) select $1, 500000 + n from many)
     insert into inspections (account_id, id, report_id, property_id, state, type, title, report_key, completed_at)
     select $1, 500000 + n, 500000 + n, $2, ${states.complete}, 1, 'Old', 'key-' || n || '-' || $1, now() - interval '5 years' from many`,
    [ids['property']],
  );
  const rule = await make('finished_reports', 13);
  const stop = new AbortController();
  const runId = await api.store.retention.beginRun(firm.account.id, { kind: 'finished_reports', months: 13 });
  const first = await removeBatch(
    { database: api.database, dataDir: api.dataDir },
    { accountId: firm.account.id, kind: 'finished_reports', months: 13, runId },
  );
  expect(first).toBe(10);
  stop.abort();
  await run(rule, stop.signal);
  expect((await office('GET', '/retention/runs')).json.data[0]).toMatchObject({
    id: runId,
    removed: 10,
    finished_at: null,
  });
  await run(rule);
  expect((await office('GET', '/retention/runs')).json.data).toMatchObject([
    { id: runId, removed: 26, finished_at: expect.any(String) },
  ]);
  const { rows } = await query('select next_attempt_at > now() as rests from retention_rules where account_id = $1');
  expect(rows).toEqual([{ rests: true }]);
});

test('dispute packs of a home end with its photographs', async () => {
  const { ids, account, users } = firm;
  await finish(ids['inspection'], '14 months');
  const add = (inspectionId: unknown) =>
    api.store.exports.add(account.id, users.administrator.id, { about: 'dispute', inspectionId: Number(inspectionId) });
  const ofHome = await add(ids['inspection']);
  const other = await givenProperty(api.database, account.id);
  const ofOther = await add((await givenInspection(api.database, account.id, other.id)).id);
  await run(await make('photographs', 12));
  const { rows } = await query(`select id from exports where account_id = $1 and about = 'dispute' and id = any($2)`, [
    [ofHome.id, ofOther.id],
  ]);
  expect(rows).toEqual([{ id: ofOther.id }]);
});
