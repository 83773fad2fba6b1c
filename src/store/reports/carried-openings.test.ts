/** Openings from before there was a log of their own come over from the security log, on a database that has such events. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserName } from '#domain/message/browser-name.ts';
import { openOlderDatabase } from '#testing/database/older-database.ts';
import type { OpenTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from '../database/database.ts';
import { buildReportOpeningStore } from './report-openings.ts';

const LAST_BEFORE = 75;
const page = { page: 1, perPage: 30 };
/** With what is kept of each. */
const places: [string, string][] = [
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8::/48'],
  ['2001:db8:0:1::7', '2001:db8::/48'],
  ['somewhere', 'unknown'],
];
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0',
  'curl/8.5.0',
  '',
];

let database: OpenTestDatabase;
let openings: ReturnType<typeof buildReportOpeningStore>;

beforeAll(async () => {
  database = await openOlderDatabase(LAST_BEFORE, fill);
  openings = buildReportOpeningStore(database);
});
afterAll(() => database.close());

/** Three accounts with the same ids: the third has no openings. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into accounts (name) values ('One'), ('Two'), ('Three');
    insert into users (account_id, id, name, email, role) select id, 1, 'Mia of ' || name, name || '@example.com', 1 from accounts;
    insert into properties (account_id, id, line1, city, postcode, no_of_beds, no_of_baths) select id, 1, 'a', 'b', 'c', 1, 1 from accounts;
    insert into reports (account_id, id) select a.id, n from accounts a, generate_series(1, 2) n;
    insert into inspections (account_id, id, property_id, report_id, state, type, title, report_key)
      select a.id, n, 1, n, 400, 1, 'Visit', a.id || 'key' || n from accounts a, generate_series(1, 2) n;
    insert into inspection_contacts (account_id, id, inspection_id, type, name, signee, notify, deliver)
      select id, 3, 1, 1, 'Ann of ' || name, true, false, false from accounts;
    insert into report_links (account_id, id, inspection_id, contact_id, token_hash, sent_to)
      select id, 4, 1, 3, 'hash', 'ann@' || name from accounts;
    insert into file_shares (account_id, id, inspection_id, pdf_type, name, recipient, expires_at)
      select id, 5, 1, 'FULL', 'For the scheme', 'desk@example.com', now() from accounts;
    insert into pdfs (account_id, id, inspection_id, type, content_key, report_version) select id, 6, 1, 'CHANGES', 'key', 1 from accounts;
    insert into security_events (account_id, id, created_at, kind, actor_id, subject_type, subject_id, facts)
      select a.id, e.id, '2026-10-01T10:00Z'::timestamptz + e.id * interval '1 minute', kind, actor, type, subject, facts::jsonb
      from accounts a, (values
        (11, 'report_key.opened', null, 'inspection', 1, '{}'),
        (12, 'report_link.opened', null, 'inspection', 1, '{"link": 4, "contact": 3}'),
        (13, 'report_link.opened', null, 'inspection', 1, '{"link": 40, "contact": 30}'),
        (14, 'pdf.downloaded', null, 'pdf', 6, '{}'),
        (15, 'pdf.downloaded', 1, 'pdf', 6, '{}'),
        (16, 'share.opened', null, 'share', 5, '{"inspection": 1, "pdf": "FULL"}'),
        (17, 'share.downloaded', null, 'share', 5, '{"inspection": 1, "pdf": "FULL"}'),
        (18, 'share.opened', null, 'share', 50, '{"inspection": 1, "pdf": "FULL"}'),
        (19, 'report_key.rotated', 1, 'inspection', 1, '{}'),
        (20, 'report_key.opened', null, 'inspection', 20, '{}'),
        (21, 'sign_in.succeeded', 1, 'person', 1, '{}')
      ) as e (id, kind, actor, type, subject, facts) where a.name <> 'Three';`);
  await pool.query(
    `insert into security_events (account_id, id, kind, subject_type, subject_id, address, browser)
     select 1, 100 + n, 'report_key.opened', 'inspection', 2, address, browser
     from unnest($1::text[], $2::text[]) with ordinality as seen (address, browser, n)`,
    [places.map(([address]) => address), browsers],
  );
}

test.each([
  [1, 'One'],
  [2, 'Two'],
])('account %i has those of its reports alone, newest first, with their ids', async (account, name) => {
  const none = { versionNumber: null, linkId: null, contactId: null, fileShareId: null, person: null, sentTo: null };
  const share = { ...none, fileShareId: 5, shareName: 'For the scheme', recipient: 'desk@example.com' };
  const { rows } = await openings.list(account, 1, page);
  expect(rows).toMatchObject([
    { ...none, id: 19, kind: 'report_key.rotated', person: `Mia of ${name}` },
    { ...share, id: 17, kind: 'share.downloaded', pdfType: null },
    { ...share, id: 16, kind: 'share.opened', pdfType: 'FULL' },
    { ...none, id: 14, kind: 'pdf.downloaded', pdfType: 'CHANGES' },
    { ...none, id: 13, kind: 'report_link.opened', linkId: 40, contactId: 30 },
    { ...none, id: 12, linkId: 4, contactId: 3, person: `Ann of ${name}`, sentTo: `ann@${name}`, network: null },
    { ...none, id: 11, kind: 'report_key.opened', pdfType: null, network: null, browser: null },
  ]);
  expect(new Date(rows.at(-1)?.createdAt ?? '').toISOString()).toBe('2026-10-01T10:11:00.000Z');
});

test('networks and browsers are told in the words of later ones', async () => {
  const rows = await openings.listAll(1, 2);
  expect(rows.map(({ network, browser }) => [network, browser])).toEqual(
    places.map(([, network], n) => [network, browserName(browsers[n])]),
  );
});

test.each([
  [1, 109],
  [2, 20],
  [3, 1],
])('the next opening of account %i has the id %i', async (account, id) => {
  expect(await openings.addHourly(account, { inspectionId: 1, kind: 'report_key.opened' })).toBe(true);
  const { rows } = await openings.list(account, 1, page);
  expect(rows[0]).toMatchObject({ id, kind: 'report_key.opened' });
});
