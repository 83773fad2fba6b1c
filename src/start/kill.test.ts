/** A killed Keyturn has lost nothing that it had acknowledged. `npm run kill-test` does the same a hundred times. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { findFaults } from '#testing/kill/invariants.ts';
import { givenLedger, sender } from '#testing/kill/ledger.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { askAgain, startWriters } from '#testing/kill/writers.ts';
import { testDatabase } from '#testing/database/test-database.ts';
import { freePort } from '#testing/test-oauth.ts';

test('three kills during concurrent writes lose nothing, leave nothing half done, and nothing is done twice', async () => {
  const { url: databaseUrl, drop } = await testDatabase();
  const database = openDatabase(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-kill-'));
  const options = { dataDir, databaseUrl, port: await freePort() };
  let keyturn: RunningKeyturn | undefined;
  try {
    keyturn = await startKeyturn(options);
    const ledger = await givenLedger(database, keyturn.url);
    const send = sender(keyturn.url, ledger.token);
    for (let kill = 0; kill < 3; kill += 1) {
      const before = ledger.acknowledged;
      const writers = startWriters(ledger, send);
      await vi.waitUntil(() => ledger.acknowledged > before + 60, { timeout: 60_000, interval: 5 });
      await keyturn.kill();
      keyturn = await startKeyturn(options);
      await writers.stop();
      for (const [kind, faults] of Object.entries(await findFaults(database, dataDir, ledger)))
        expect([kind, faults]).toEqual([kind, []]);
    }
    await vi.waitUntil(async () => (await askAgain(ledger, send)) === 0, { timeout: 60_000, interval: 500 });
    expect((await findFaults(database, dataDir, ledger)).twice).toEqual([]);
    expect(ledger.surprises).toEqual([]);
  } finally {
    await keyturn?.kill();
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true });
  }
}, 600_000);
