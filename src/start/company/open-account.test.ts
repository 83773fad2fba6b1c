import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { openDatabase } from '#store/database/database.ts';
import { findPasswordLink, usePasswordLink } from '#store/access/passwords.ts';
import { isPassword } from '#store/secrets/password.ts';
import { readReportTree } from '#store/reports/report-tree.ts';
import { testDatabase } from '#testing/database/test-database.ts';
import { openAccount } from './open-account.ts';
import { readSettings } from '../settings/settings.ts';

let dataDir: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
const said: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-account-'));
  database = await testDatabase();
});

afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const open = (given: Parameters<typeof openAccount>[1]) =>
  openAccount(readSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url }), given, (line) => said.push(line));

test('a firm has an administrator, who chooses a password by a link that works once', async () => {
  const link = await open({ firm: 'Harbour Lettings', name: 'Ann Lee', email: 'ann@example.com' });
  const connection = openDatabase(database.url);
  try {
    const find = async () =>
      (
        await connection.rows<{ firm: string; name: string; role: number; passwordHash: string | null }>(
          'test.account',
          `select a.name as firm, u.name, u.role, u.password_hash as "passwordHash"
           from users u join accounts a on a.id = u.account_id where u.email = $1`,
          ['ann@example.com'],
        )
      )[0];
    expect(await find()).toMatchObject({ firm: 'Harbour Lettings', name: 'Ann Lee', role: 1, passwordHash: null });
    const { rows: events } = await connection.pool.query(
      'select kind, actor_id, application, subject_type from security_events order by id',
    );
    const byCommand = { actor_id: null, application: 'npm run account', subject_type: 'person' };
    expect(events).toEqual([
      { ...byCommand, kind: 'account.opened' },
      { ...byCommand, kind: 'person.invited' },
    ]);
    const token = new URL(link).searchParams.get('link') ?? '';
    const person = await findPasswordLink(connection, token);
    if (person === undefined) throw new Error('the link leads nowhere');
    const password = 'harbour-quartz-violin';
    expect(await usePasswordLink(connection, { token, person, password })).toBeTruthy();
    expect(await isPassword(password, (await find())?.passwordHash ?? null)).toBe(true);
    expect(await findPasswordLink(connection, token)).toBeUndefined();
  } finally {
    await connection.close();
  }
});

test('a firm has the template of the service, which a tenant’s report starts from unless another is chosen', async () => {
  await open({ firm: 'Harbour Lettings', name: 'Ann Lee', email: 'ann@example.com' });
  const connection = openDatabase(database.url);
  try {
    const [row] = await connection.rows<{ id: number }>('test.account', 'select id from accounts', []);
    const accountId = row?.id ?? 0;
    const template = await buildStore(connection).initialization.findTemplate(accountId, null, true);
    const { rooms } = await readReportTree(connection, accountId, template?.reportId ?? 0);
    expect(rooms.map(({ name, items }) => [name, items.length])).toEqual([
      ['Rooms', 5],
      ['Meters', 3],
      ['Your words', 1],
    ]);
  } finally {
    await connection.close();
  }
});

test('every missing or wrong argument is named, and nothing is opened', async () => {
  await expect(open({ firm: ' ', email: 'nobody' })).rejects.toThrow(
    /--firm: name the firm\n--name: name the administrator\n--email: not an e-mail address/,
  );
});

test('an e-mail address signs in to one account only', async () => {
  await open({ firm: 'Harbour Lettings', name: 'Ann Lee', email: 'ann@example.com' });
  await expect(open({ firm: 'Another', name: 'Ann Lee', email: 'ann@example.com' })).rejects.toThrow(
    'Somebody signs in with this e-mail address already.',
  );
});
