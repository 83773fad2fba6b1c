/** With a server for time stamps the signature of a PDF shows when it was there. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenReport } from '#testing/given-report.ts';
import { hasProgram } from '#testing/pdf/has-program.ts';
import { readSignature } from '#testing/pdf/read-signature.ts';
import { startTimeStampServer, type TimeStampServer } from '#testing/pdf/time-stamp-server.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

describe.runIf(hasProgram('openssl', 'version'))('a time stamp', () => {
  let api: TestApi;
  let server: TimeStampServer;
  const complaints: { msg: string }[] = [];
  beforeAll(async () => {
    [api, server] = [await testApi(), await startTimeStampServer()];
  });
  afterEach(() => {
    server.state.change = (answer) => answer;
    complaints.splice(0);
  });
  afterAll(async () => {
    await server.stop();
    await api.close();
  });

  const log = { error: (...said: unknown[]) => void complaints.push({ msg: String(said[1]) }) };
  async function givenAsked() {
    const report = await givenReport(api);
    await report.room('Kitchen');
    await report.write('POST', `${report.base}/pdf`, { type: 'FULL' });
    const key = { accountId: api.account.id, inspectionId: report.inspection.id };
    const [asked] = await api.store.pdfs.list(api.dataDir, key.accountId, key.inspectionId);
    if (asked === undefined) throw new Error('no PDF was asked for');
    return { accountId: key.accountId, id: asked.id };
  }
  const make = (key: { accountId: number; id: number }) => {
    const settings = { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, timeStampUrl: server.url };
    const generate = buildGeneratePdf({ database: api.database, store: api.store, settings, log });
    return generate(key, new AbortController().signal);
  };
  const read = async (key: { accountId: number; id: number }) => readFile(pdfPath(api.dataDir, key));

  test('is of the signature, which stays intact, and openssl finds it valid', async () => {
    const key = await givenAsked();
    expect(await make(key)).toBe('done');
    const { isIntact, coversAll, value, stamp } = await readSignature(await read(key));
    expect({ isIntact, coversAll }).toEqual({ isIntact: true, coversAll: true });
    if (stamp === undefined) throw new Error('there is no time stamp');
    const imprint = createHash('sha256').update(value).digest('hex');
    expect(await server.check(stamp, imprint)).toContain('Verification: OK');
  });

  test('is kept, so that a PDF that is made again is the same file', async () => {
    const key = await givenAsked();
    await make(key);
    const first = await read(key);
    const { asked } = server.state;
    await api.database.rows(
      'test.again',
      `update pdfs set state = 'queued' where account_id = $1 and id = $2`,
      Object.values(key),
    );
    expect(await make(key)).toBe('done');
    expect((await read(key)).equals(first)).toBe(true);
    expect(server.state.asked).toBe(asked);
  });

  test('is asked for with each attempt, and the last makes the PDF without', async () => {
    const key = await givenAsked();
    server.state.change = () => null;
    expect([await make(key), await make(key)]).toEqual(['again', 'again']);
    expect(await make(key)).toBe('done');
    expect(complaints.map(({ msg }) => msg)).toEqual(['a PDF failed', 'a PDF failed', 'a PDF has no time stamp']);
    expect(await readSignature(await read(key))).toMatchObject({ isIntact: true, coversAll: true, stamp: undefined });
  });
});
