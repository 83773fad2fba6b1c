import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#store/database/database.ts';
import { type LineToDatabase, openLine } from '#testing/database/line-to-database.ts';
import { type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { buildWorker } from './build-worker.ts';

let made: TestDatabase;
let line: LineToDatabase;
let database: Database;
let worker: ReturnType<typeof buildWorker>;
const said: string[] = [];

beforeAll(async () => {
  made = await testDatabase();
  line = await openLine(made.url);
  database = openDatabase(line.url);
  worker = buildWorker({
    database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: '/nowhere', webhookAllowLoopback: true },
    log: {
      error: (_facts: object, text?: string) => said.push(`error: ${text}`),
      info: (_facts: object, text?: string) => said.push(`info: ${text}`),
    },
  });
  await worker.start();
});
afterAll(async () => {
  await worker.stop();
  await database.close();
  await line.close();
  await made.drop();
});

test('while the database is away the worker says so once, however often it looks, and once when it is back', async () => {
  const lines = ['error: the database is away; jobs wait until it is back', 'info: the database is back'];
  for (let outage = 1; outage <= 2; outage += 1) {
    said.length = 0;
    line.cut();
    await vi.waitUntil(() => line.turnedAway() > 10, { timeout: 60_000 });
    expect(said).toEqual(lines.slice(0, 1));
    line.mend();
    await vi.waitUntil(() => said.length > 1, { timeout: 60_000 });
    expect(said).toEqual(lines);
  }
});
