/** Uploads that a malware scanner looks at first: ClamAV's own daemon where it is installed, and faults of one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

const marker = 'KEYTURN-TEST-MALWARE';
const infected = Buffer.from(`Dear tenant, ${marker}, yours`);
const clean = Buffer.from('Dear tenant, yours');

let directory: string;
let socket: string;
let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keyturn-scanner-'));
  socket = join(directory, 'clamd.sock');
  api = await testApi({ scanner: { path: socket } });
  report = await givenReport(api);
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true, force: true });
});

const upload = (bytes: Buffer, filename = 'letter.txt') =>
  uploads(api, report.clerk.token).upload(`${report.base}/attachments`, bytes, { filename });
const shown = async () => (await report.write('GET', `${report.base}/attachments`)).json as unknown[];
const incoming = () => readdir(join(api.dataDir, 'incoming')).catch((): string[] => []);

describe.skipIf(spawnSync('clamd', ['--version']).status !== 0)('with clamd', () => {
  let scanner: ChildProcess;
  beforeAll(async () => {
    const signatures = join(directory, 'signatures');
    await mkdir(signatures);
    const hex = Buffer.from(marker).toString('hex');
    await writeFile(join(signatures, 'test.ndb'), `Keyturn.Test:0:*:${hex}\n`);
    const settings = [
      'Foreground yes',
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${signatures}`,
      'StreamMaxLength 1M',
    ];
    await writeFile(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`);
    scanner = spawn('clamd', ['-c', join(directory, 'clamd.conf')], { stdio: 'ignore' });
    while (!(await readdir(directory)).includes('clamd.sock')) await pause(50);
  });
  afterAll(async () => {
    scanner.kill();
    await once(scanner, 'exit');
    await rm(socket, { force: true });
  });

  test('a file with malware is refused by its name and not kept, and a clean one is shown', async () => {
    const refused = await upload(infected);
    expect([refused.status, refused.json.code]).toEqual([415, 'unsupported_media']);
    expect(refused.json.detail).toBe(
      'The malware scanner found Keyturn.Test.UNOFFICIAL in this file, so it was not kept.',
    );
    expect([await shown(), await incoming()]).toEqual([[], []]);

    expect((await upload(clean)).status).toBe(200);
    expect((await upload(await photo({ width: 320, height: 240 }), 'photo.jpg')).status).toBe(200);
    expect(await shown()).toHaveLength(2);
  });

  test('a file that is larger than the scanner takes is not taken either', async () => {
    const { status, json } = await upload(Buffer.alloc(3_000_000, 'large '));
    expect([status, json.code]).toEqual([503, 'not_ready']);
    // Its answer may be lost with the line that it closes.
    expect(json.detail).toMatch(/INSTREAM size limit exceeded|larger than it takes \(StreamMaxLength/);
  });
});

describe('a scanner with a fault', () => {
  let server: Server | undefined;
  afterEach(async () => {
    if (server !== undefined) await new Promise((done) => server?.close(done));
    server = undefined;
  });

  const faults: [string, ((line: Socket) => void) | undefined][] = [
    ['that is away', undefined],
    ['that hangs up', (line) => line.destroy()],
    ['that answers something else', (line) => line.end('stream: maybe\0')],
    ['that speaks without end', (line) => line.write('stream: OK'.repeat(1000))],
  ];
  test.each(faults)('%s lets no file in, and asks for it again later', async (_name, answer) => {
    if (answer !== undefined) {
      server = createServer((line) => {
        line.on('error', () => undefined).once('data', () => answer(line));
      }).listen(socket);
      await once(server, 'listening');
    }
    const before = await shown();
    const { status, json, headers } = await upload(clean);
    expect([status, json.code, headers['retry-after']]).toEqual([503, 'not_ready', '30']);
    expect(json.detail).toContain('the malware scanner');
    expect([await shown(), await incoming()]).toEqual([before, []]);
  });
});
