/** Names within JSON, which spells lines, quotation marks and backslashes in its own way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let firm: Everything;
const name = String.raw`Nora "Clem\" Underbarrow`;
const digits = '7700900';

beforeAll(async () => {
  api = await testApi();
  firm = await givenEverything(api, 'A firm that keeps JSON');
});
afterAll(() => api.close());

const query = async (text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, [firm.account.id, ...values])).rows;
const lines = (who: string) => [`Broken.\n${who} did it`, `${who}\r\n\t${who}`, String.raw`C:\ "${who}"\ `];

const homes: Record<string, string> = {
  items: 'set condition = $2 where account_id = $1 and report_id = $3',
  template_versions: 'set contents = $2 where account_id = $1',
  pending_attachments: 'set details = $2 where account_id = $1 and report_id = $3',
  properties: 'set custom_fields = $2 where account_id = $1',
  events: 'set data = $2 where account_id = $1',
  webhook_deliveries: 'set payload = $2, last_exchange = $2 where account_id = $1',
};
const columnOf = (table: string) => /set (\w+)/.exec(homes[table] ?? '')?.[1] ?? '';

async function write(value: unknown): Promise<void> {
  const [report] = await query(
    'select report_id as id from inspections where account_id = $1 and id = $2',
    firm.ids['inspection'],
  );
  for (const [table, change] of Object.entries(homes))
    await query(
      `update ${table} ${change}`,
      JSON.stringify(value),
      ...(change.includes('$3') ? [(report as { id: number }).id] : []),
    );
  await query(
    `insert into audit_entries (account_id, id, property_id, actor_name, application, action, subject_type, subject_id, changes)
     values ($1, 900000, $2, 'Somebody', 'Keyturn', 'property.changed', 'property', $2, $3)`,
    firm.ids['property'],
    JSON.stringify([value]),
  );
}

test('a name goes from text values whatever stands before it, and numbers and other names stay', async () => {
  const office = api.as(String(firm.ids['backOfficeToken']));
  const contact = { type: contactCodes.tenant, name, phone: digits, signee: true, notify: false, deliver: false };
  await api.as(firm.users.administrator.token)('POST', `/properties/${firm.ids['property']}/contacts`, contact);
  const written = (who: string, copy: string) => ({
    number: Number(digits),
    lines: lines(who),
    [who]: [{ deep: who }],
    others: lines(`${name}s`),
    copy,
  });
  await write(written(name, JSON.stringify({ text: lines(name) })));
  const told = (await office('POST', '/erasures', { name, dry_run: true })).json;
  const { status, json } = await office('POST', '/erasures', { name });
  expect([status, json.gone, json.stays]).toEqual([200, told.gone, told.stays]);
  const left = written(json.placeholder, JSON.stringify({ text: lines(json.placeholder) }));
  for (const table of Object.keys(homes)) {
    const rows = await query(`select ${columnOf(table)} as value from ${table} where account_id = $1`);
    const changed = rows.filter(({ value }) => value?.number !== undefined);
    expect(changed.length, table).toBeGreaterThan(0);
    for (const { value } of changed) expect(value, table).toEqual(left);
  }
  const [entry] = await query('select changes from audit_entries where account_id = $1 and id = 900000');
  expect(entry?.changes).toEqual([left]);
});
