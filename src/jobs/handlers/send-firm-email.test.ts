/** E-mails of a firm with a mail server of its own, where the installation has none. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { mailUser, testMailServer } from '#testing/mail/test-mail-server.ts';
import { buildWorker } from '../build-worker.ts';

let api: TestApi;
let mail: Awaited<ReturnType<typeof testMailServer>>;
let worker: ReturnType<typeof buildWorker>;

beforeAll(async () => {
  [api, mail] = await Promise.all([testApi({ smtpUrl: null }), testMailServer()]);
  worker = buildWorker({
    database: api.database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, webhookAllowLoopback: true },
    log: { error: () => undefined, info: () => undefined },
  });
  await worker.start();
});
afterAll(async () => {
  await worker.stop();
  mail.close();
  await api.close();
});

async function addEmail(accountId: number, subject: string): Promise<number> {
  const [id = 0] = await api.store.emails.add(accountId, [
    { inspectionId: null, recipient: 'ann@example.com', subject, text: 'On Monday' },
  ]);
  return id;
}

async function connect(accountId: number): Promise<void> {
  const { password, userName } = mailUser;
  const fields = { host: '127.0.0.1', port: mail.port, userName, sender: 'lettings@harbour.example' };
  await api.store.mailServers.save(accountId, fields, password);
  await api.store.mailServers.noteTried(accountId, (await api.store.mailServers.open(accountId))?.version ?? 0);
}

const sentAt = async (accountId: number, id: number) => (await api.store.emails.get(accountId, id)).sentAt;

test('they come from its name and address, also those that were kept before; those of other firms stay where they are', async () => {
  const { id: accountId } = api.account;
  const { id: otherId } = await givenAccount(api.database);
  const keptElsewhere = await addEmail(otherId, 'Elsewhere');
  const before = await addEmail(accountId, 'Before');
  await connect(accountId);
  const after = await addEmail(accountId, 'After');
  for (const id of [before, after]) await expect.poll(() => sentAt(accountId, id)).toEqual(expect.any(String));
  const { name } = await api.store.people.getAccount(accountId);
  expect(mail.arrived).toHaveLength(2);
  for (const { from, to, text } of mail.arrived) {
    expect([from, to]).toEqual(['lettings@harbour.example', 'ann@example.com']);
    expect(text).toContain(`From: ${name} <lettings@harbour.example>`);
  }
  expect(await api.store.emails.get(otherId, keptElsewhere)).toMatchObject({ sentAt: null, attempts: 0 });
});

test('once it has been taken away they are kept again', async () => {
  const { id: accountId } = api.account;
  await api.store.mailServers.remove(accountId);
  const id = await addEmail(accountId, 'Kept');
  // The other firm's next e-mail shows that the worker has looked since.
  const { id: otherId } = await givenAccount(api.database);
  await connect(otherId);
  const later = await addEmail(otherId, 'Later');
  await expect.poll(() => sentAt(otherId, later)).toEqual(expect.any(String));
  expect(await api.store.emails.get(accountId, id)).toMatchObject({ sentAt: null, attempts: 0 });
});
