/** Words about homes, clients, staff and work, outside of reports: an erasure changes them or tells that they stay. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRows } from '#store/database/add-rows.ts';
import { emails } from '#store/schema/event.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let firm: Everything;
const email = 'clem@example.com';
const name = 'Clementine Underbarrow';

beforeAll(async () => {
  api = await testApi();
  firm = await givenEverything(api, 'A firm that keeps records');
});
afterAll(() => api.close());

const query = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, [firm.account.id, ...values])).rows;

const said = (who: string) => `Ask\n${who} first`;
const changed: [table: string, column: string, value: (who: string) => unknown][] = [
  ['properties', 'tags', (who) => [said(who), 'Garden']],
  ['properties', 'uprn', said],
  ['clients', 'notes', said],
  ['clients', 'ref', said],
  ['users', 'time_off', (who) => [{ from: '2026-01-01', to: '2026-01-02', reason: said(who) }]],
  ['templates', 'name', said],
  ['option_sets', 'options', (who) => [said(who), 4]],
  ['custom_fields', 'name', said],
  ['custom_fields', 'options', (who) => ['"', said(who)]],
  ['meters', 'location', said],
  ['meters', 'supplier', said],
  ['imports', 'name', said],
  ['import_rows', 'cells', (who) => ({ notes: said(who), line1: '1 Road' })],
  ['bulk_changes', 'reason', said],
  ['bulk_change_rows', 'before', (who) => ({ notes: said(who) })],
];
const isJson = (column: string) => ['time_off', 'cells', 'before'].includes(column);

async function write(): Promise<void> {
  await query(`insert into imports (account_id, id, actor_id, application, application_id, kind, name, columns)
    values ($1, 900000, 1, 'Keyturn', 1, 'properties', 'homes.csv', '[]')`);
  await query(
    `insert into import_rows (account_id, import_id, number, cells, faults) values ($1, 900000, 1, '{}', '[]')`,
  );
  await query(`insert into bulk_changes (account_id, id, actor_id, application, application_id, action)
    values ($1, 900000, 1, 'Keyturn', 1, 'cancel')`);
  await query(`insert into bulk_change_rows (account_id, bulk_change_id, number, inspection_id, version_seen)
    values ($1, 900000, 1, 1, 1)`);
  for (const [table, column, value] of changed) {
    const words = value(name);
    const sent = isJson(column) || (column === 'options' && table === 'option_sets') ? JSON.stringify(words) : words;
    await query(`update ${table} set ${column} = $2 where account_id = $1`, sent);
  }
  await query(
    `insert into legal_holds (account_id, property_id, reason, actor_id)
     select account_id, max(id), $2, 1 from properties where account_id = $1 group by account_id`,
    said(name),
  );
  await query('update accounts set settings = settings || $2 where id = $1', JSON.stringify({ phrases: [said(name)] }));
  const mail = { accountId: firm.account.id, subject: 's', text: 't', failure: `550 <${email}> is unknown` };
  await addRows(api.database, emails, [
    { ...mail, recipient: email },
    { ...mail, recipient: 'clerk@example.com' },
  ]);
}

test('words of records go or are told to stay, as the dry run says', async () => {
  await write();
  const office = api.as(String(firm.ids['backOfficeToken']));
  const told = (await office('POST', '/erasures', { email, name, dry_run: true })).json;
  const { status, json } = await office('POST', '/erasures', { email, name });
  expect([status, json.gone, json.stays]).toEqual([200, told.gone, told.stays]);
  for (const [table, column, value] of changed) {
    const isFree =
      table === 'properties' || table === 'meters'
        ? `and not exists (select from legal_holds h where h.account_id = $1
      and h.property_id = t.${table === 'meters' ? 'property_id' : 'id'})`
        : '';
    const rows = await query(`select ${column} as value from ${table} t where account_id = $1 ${isFree}`);
    for (const row of rows) expect(row.value, `${table}.${column}`).toEqual(value(json.placeholder));
    if (isFree === '') expect(rows.length, table).toBeGreaterThan(0);
  }
  const failures = await query(
    'select failure from emails where account_id = $1 and failure is not null order by failure',
  );
  expect(failures.map(({ failure }) => failure)).toEqual([`550 <${json.placeholder}> is unknown`, 'Erased']);
  expect(json.stays.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['notes of properties, held', 'reasons for holding properties', 'texts in the settings']),
  );
});
