import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { placeFile, settleFile } from '#store/files/file-intake.ts';
import { originalPath } from '#store/files/files.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { writePicture } from './create/demo-files.ts';
import { finishDemoFiles } from './finish-demo-files.ts';
import { readPhotoWork, writePhotoWork } from './photo-work.ts';
import { photoNamed } from './photos/catalogue.ts';
import { renderPreview } from './photos/render-photo.ts';

let throwaway: TestDatabase;
let database: Database;
let dataDir: string;
let accountId: number;
let previewId: number;
const takenAt = new Date('2027-06-06T09:04:31Z');

beforeEach(async () => {
  throwaway = await testDatabase();
  database = openDatabase(throwaway.url);
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-demo-'));
  accountId = await one(`insert into accounts (name) values ('Solent Lettings') returning id`);
  previewId = await placePreview();
  await showOnReport(previewId);
  await writePhotoWork(dataDir, {
    accountId,
    tasks: [{ photo: 'keys-ring', takenAt: takenAt.toISOString(), previewId }],
  });
});

afterEach(async () => {
  await database.close();
  await throwaway.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function one(statement: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(statement);
  return rows[0]?.id ?? 0;
}

async function placePreview(): Promise<number> {
  const preview = await renderPreview(photoNamed('keys-ring'), takenAt);
  const renditions = Object.fromEntries(preview.renditions.map(({ width, bytes }) => [`${width}.jpg`, bytes]));
  const file = await writePicture(dataDir, preview, takenAt, renditions);
  const id = await database.transaction((tx) => placeFile(tx, dataDir, accountId, file));
  await settleFile(database, dataDir, accountId, file, true);
  return id;
}

async function showOnReport(fileId: number): Promise<void> {
  const reportId = await one(`insert into reports (account_id) values (${accountId}) returning id`);
  await one(
    `insert into attachments (account_id, file_id, report_id) values (${accountId}, ${fileId}, ${reportId}) returning id`,
  );
}

async function shownFile() {
  const { rows } = await database.pool.query<{
    id: number;
    sha256: string;
    width: number;
    height: number;
    taken: Date;
  }>(
    'select f.id, f.sha256, f.width, f.height, f.taken_at as taken from attachments a join files f on f.id = a.file_id',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing is shown');
  return row;
}

test('turns the attachments over to a picture of camera size that says when it was taken', async () => {
  const said: string[] = [];
  await finishDemoFiles({ database, dataDir, report: (line) => said.push(line) });

  const shown = await shownFile();
  expect(shown).toMatchObject({ width: 4000, height: 3000, taken: takenAt });
  expect(shown.id).not.toBe(previewId);
  const camera = ExifReader.load(await readFile(originalPath(dataDir, { accountId, sha256: shown.sha256 })));
  expect(camera).toMatchObject({
    DateTimeOriginal: { description: '2027:06:06 10:04:31' },
    OffsetTimeOriginal: { description: '+01:00' },
    Make: { description: 'Keyturn' },
    PixelXDimension: { value: 4000 },
  });
  expect(said).toHaveLength(1);
  expect(await readPhotoWork(dataDir)).toBeUndefined();
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});

test('keeps the preview where it is, for links handed out before', async () => {
  const before = await shownFile();
  await finishDemoFiles({ database, dataDir, report: () => undefined });
  const folder = join(dataDir, 'files', String(accountId), before.sha256.slice(0, 2), before.sha256);
  expect(await readdir(folder)).toContain('480.jpg');
});

test('leaves what is not done for the next start', async () => {
  const stopped = new AbortController();
  stopped.abort();
  await finishDemoFiles({ database, dataDir, report: () => undefined, signal: stopped.signal });
  expect((await shownFile()).id).toBe(previewId);
  expect((await readPhotoWork(dataDir))?.tasks).toHaveLength(1);

  await finishDemoFiles({ database, dataDir, report: () => undefined });
  expect((await shownFile()).width).toBe(4000);
});

test('does nothing when there is nothing to do', async () => {
  await writePhotoWork(dataDir, { accountId, tasks: [] });
  await finishDemoFiles({ database, dataDir, report: () => undefined });
  expect((await shownFile()).id).toBe(previewId);
});

test('several are finished side by side, and the list of what is left stays whole', async () => {
  const task = { takenAt: takenAt.toISOString(), previewId: -1 };
  // No attachment shows these: only the list is written, as quickly as it can be.
  await writePhotoWork(dataDir, { accountId, tasks: Array.from({ length: 300 }, () => ({ ...task, photo: 'hob' })) });
  await finishDemoFiles({ database, dataDir, report: () => undefined });
  expect(await readPhotoWork(dataDir)).toBeUndefined();
});
