import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { photo } from '#testing/sample-files.ts';
import { storeFile } from '#testing/store-file.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildWorker } from '../build-worker.ts';

let api: TestApi;
let worker: ReturnType<typeof buildWorker>;
let port: number;
const arrived: string[] = [];
const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

/** Just enough of a mail server for a sender. */
const server: Server = createServer((socket) => {
  let message: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.example');
  createInterface(socket).on('line', (line) => {
    if (message !== undefined) {
      if (line !== '.') return void message.push(line);
      arrived.push(message.join('\n'));
      message = undefined;
      return say('250 taken');
    }
    if (line === 'DATA') {
      message = [];
      return say('354 go on');
    }
    if (line.startsWith('RCPT TO:<nobody@')) return say('550 5.1.1 no such user');
    return say(line === 'QUIT' ? '221 bye' : '250 fine');
  });
});
const listen = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));

beforeAll(async () => {
  api = await testApi();
  port = 0;
  await listen();
  ({ port } = server.address() as AddressInfo);
  await new Promise((resolve) => server.close(resolve));
  worker = buildWorker({
    database: api.database,
    settings: {
      publicUrl: 'http://localhost:8080',
      dataDir: api.dataDir,
      webhookAllowLoopback: true,
      smtpUrl: `smtp://127.0.0.1:${port}`,
    },
    log: { error: () => undefined, info: () => undefined },
  });
});
afterAll(async () => {
  await worker.stop();
  server.close();
  await api.close();
});

async function addEmail(subject: string, attempts: number, age: string, recipient = 'ann@example.com'): Promise<void> {
  await api.database.pool.query(
    `insert into emails (id, account_id, recipient, subject, text, calendar, attempts, created_at, tried_until)
     values (lease_ids($1, 'emails', 1), $1, $6, $2, 'On Monday', $3, $4, now() - $5::interval, now() - $5::interval + interval '3 days')`,
    [api.account.id, subject, calendar, attempts, age, recipient],
  );
}

const read = async (subject: string) =>
  (
    await api.database.pool.query<{ id: number; attempts: number; failure: string; sent: boolean; over: boolean }>(
      'select id, attempts, failure, sent_at is not null as sent, tried_until <= now() as over from emails where subject = $1',
      [subject],
    )
  ).rows[0];

test('an e-mail outlasts an outage of the mail server, also after many attempts, and carries its appointment', async () => {
  const until = { timeout: 60_000, interval: 100 };
  await addEmail('new', 0, '0 s');
  await addEmail('tried often', 50, '2 days');
  await addEmail('too old', 50, '4 days');
  await worker.start();
  await expect.poll(() => read('new'), until).toMatchObject({ attempts: expect.any(Number), sent: false });
  await expect.poll(async () => (await read('new'))?.attempts, until).toBeGreaterThanOrEqual(2);
  await expect.poll(() => read('tried often'), until).toMatchObject({ attempts: 51, sent: false });
  expect((await read('new'))?.failure).toBe(
    'the mail server cannot be reached: nothing answers at its address and port (ECONNREFUSED)',
  );

  await listen();
  await expect.poll(() => read('new'), until).toMatchObject({ sent: true, failure: null });
  const mail = arrived.find((text) => text.includes('Subject: new')) ?? '';
  expect(mail).toContain('To: ann@example.com');
  expect(mail).toContain('text/calendar; charset=utf-8; method=REQUEST');
  // The queue rests for half an hour, and only in this process: mended settings take effect with the next start.
  expect(await read('tried often')).toMatchObject({ attempts: 51, sent: false });
  expect(await read('too old')).toMatchObject({ attempts: 50, sent: false });

  // Sent again, none of them rests.
  for (const subject of ['tried often', 'too old']) {
    await api.store.emails.retry(api.account.id, (await read(subject))?.id ?? 0, {
      recipient: 'bo@example.com',
      calendar,
    });
    await expect.poll(() => read(subject), until).toMatchObject({ attempts: 1, sent: true });
    expect(arrived.find((text) => text.includes(`Subject: ${subject}`))).toContain('To: bo@example.com');
  }
}, 120_000);

test('an address that the mail server does not know is given up at once; the right one is sent the same', async () => {
  const until = { timeout: 60_000, interval: 100 };
  await addEmail('to nobody', 0, '0 s', 'nobody@example.com');
  await expect.poll(() => read('to nobody'), until).toMatchObject({ attempts: 1, sent: false, over: true });
  const { id, failure } = (await read('to nobody')) ?? { id: 0 };
  expect(failure).toBe('550 5.1.1 no such user');

  await api.store.emails.retry(api.account.id, id, { recipient: 'ann@example.com', calendar });
  await expect.poll(() => read('to nobody'), until).toMatchObject({ sent: true, failure: null });
  const mails = arrived.filter((text) => text.includes('Subject: to nobody'));
  expect(mails).toEqual([expect.stringContaining('text/calendar; charset=utf-8; method=REQUEST')]);
}, 120_000);

test('the logo of the firm comes with the e-mail, and its text is no markup', async () => {
  const until = { timeout: 60_000, interval: 100 };
  const { database, dataDir, account } = api;
  const fileId = await storeFile(database, dataDir, account.id, await photo({ width: 200, height: 50, format: 'png' }));
  await api.store.pictures.set({ accountId: account.id, kind: 'account' }, fileId);
  await api.store.emails.add(account.id, [
    {
      inspectionId: null,
      recipient: 'ann@example.com',
      subject: 'with a logo',
      text: '<b>See</b> https://keys.example/r?a=1&b=2.',
    },
  ]);
  await expect.poll(() => read('with a logo'), until).toMatchObject({ sent: true, failure: null });
  const mail = (arrived.find((text) => text.includes('Subject: with a logo')) ?? '')
    .replaceAll('=\n', '')
    .replaceAll('=3D', '=');
  expect(mail).toContain('<b>See</b> https://keys.example/r?a=1&b=2.');
  expect(mail).toContain('&lt;b&gt;See&lt;/b&gt;');
  expect(mail).toContain('<a href="https://keys.example/r?a=1&amp;b=2" style=');
  expect(mail).toContain('src="cid:logo"');
  expect(mail).toMatch(/Content-ID: <logo>/i);
}, 120_000);

test('an e-mail of several visits brings a file for each, and none of them in place of its text', async () => {
  const { id: propertyId } = await givenProperty(api.database, api.account.id);
  const inspections = [
    await givenInspection(api.database, api.account.id, propertyId),
    await givenInspection(api.database, api.account.id, propertyId),
  ];
  const entry = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await api.store.emails.add(api.account.id, [
    {
      inspectionId: null,
      visits: inspections.map(({ id }) => id),
      recipient: 'ann@example.com',
      subject: '2 visits changed',
      text: 'One is cancelled.',
      calendar: entry('CANCEL') + entry('REQUEST'),
    },
  ]);
  await expect.poll(() => read('2 visits changed'), { timeout: 60_000, interval: 100 }).toMatchObject({ sent: true });
  const mail = arrived.find((text) => text.includes('Subject: 2 visits changed')) ?? '';
  expect(mail).toMatch(
    /text\/calendar; charset=utf-8; method=CANCEL;? [^]*visit-1\.ics[^]*method=REQUEST[^]*visit-2\.ics/,
  );
  expect(mail.match(/Content-Type: text\/calendar/g)).toHaveLength(2);
  expect(mail.match(/Content-Disposition: attachment/g)).toHaveLength(2);
}, 120_000);
