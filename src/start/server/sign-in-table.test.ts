import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { updateDemoAddresses, writeSignInTable } from './sign-in-table.ts';

let dataDir: string;
const users = [
  { name: 'Ada Manager', email: 'ada@example.com', password: 'a-b-c', role: 'manager' as const },
  { name: 'Bo', email: 'bo.the.clerk@example.com', password: 'a-b-c', role: 'clerk' as const },
];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-table-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('the table of sign-ins has columns', () => {
  expect(writeSignInTable({ users })).toEqual([
    '  Name         E-mail                    Password  Role',
    '  Ada Manager  ada@example.com           a-b-c     manager',
    '  Bo           bo.the.clerk@example.com  a-b-c     clerk',
  ]);
});

test('the addresses follow the settings, everything else stays, and the file remains unreadable to others', async () => {
  const path = join(dataDir, 'demo.json');
  const before = { url: 'http://localhost:1', api_url: 'x', auth_url: 'x', users, apps: [] };
  await writeFile(path, JSON.stringify(before));
  await chmod(path, 0o600);
  await updateDemoAddresses(readSettings({ DATA_DIR: dataDir, PORT: '8105' }));
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    ...before,
    url: 'http://localhost:8105',
    api_url: 'http://localhost:8105/api',
    auth_url: 'http://localhost:8105',
  });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('no demo company, no file', async () => {
  await updateDemoAddresses(readSettings({ DATA_DIR: dataDir }));
  await expect(stat(join(dataDir, 'demo.json'))).rejects.toThrow('ENOENT');
});
