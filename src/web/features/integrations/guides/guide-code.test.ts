/** The code of the guides is run as somebody would who copies it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPkce } from '#web/session/pkce.ts';
import { authorizeUrl, firstCallCode, receiverCode, refreshCode, syncCode, tokenCode } from './guide-code.ts';

const ids = {
  origin: 'https://keyturn.example',
  clientId: 'ledger',
  hasSecret: true,
  redirectUri: 'https://ledger.example/back?from=keyturn',
  scopes: ['properties.read', 'reports.read'],
  pkce: { verifier: 'verifier', challenge: 'challenge' },
  propertyId: 812,
  inspectionId: undefined,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyturn-guides-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, code: string, env: Record<string, string>): ChildProcess {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the receiver takes what is signed with its secret, and nothing that was changed or is old', async () => {
  const [port, secret] = [await freePort(), `whsec_${Buffer.alloc(32, 7).toString('base64')}`];
  const receiver = run('receiver', receiverCode, { PORT: String(port), WEBHOOK_SECRET: secret });
  await once(receiver.stdout ?? receiver, 'data');
  const body = JSON.stringify({ type: 'webhook.test', timestamp: '2027-02-03T09:30:00.000Z', data: { webhook_id: 1 } });
  const post = async (sent: string, at = new Date(), key = secret) => {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1,AAAA ${new Webhook(key).sign('msg_1', at, body)}`,
    };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
  };
  const anotherKey = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  try {
    expect(await post(body)).toBe(204);
    expect(await post(body.replace('1}', '2}'))).toBe(401);
    expect(await post(body, new Date(Date.now() - 6 * 60_000))).toBe(401);
    expect(await post(body, new Date(), anotherKey)).toBe(401);
  } finally {
    receiver.kill();
  }
});

test('the walk through a list follows its cursors, and keeps the number of its first answer', async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${searchParams.get('updated_since')} ${searchParams.get('cursor')}`);
    const isFirst = searchParams.get('cursor') === '';
    response.setHeader('keyturn-changed-until', isFirst ? '900' : '950');
    response.end(JSON.stringify({ data: [1, 2], pagination: { nextCursor: isFirst ? 'next' : null } }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const walk = run('walk', syncCode({ ...ids, origin: `http://127.0.0.1:${port}` }), {
    SINCE: '800',
    ACCESS_TOKEN: 't',
  });
  let said = '';
  walk.stdout?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  await once(walk, 'close');
  service.close();
  expect([asked, said]).toEqual([['800 ', '800 next'], '900 2\n900 2\n']);
});

test('the code that comes to the address is exchanged by the verifier of its challenge', async () => {
  const first = { ...ids, pkce: await buildPkce() };
  const asked = new URL(authorizeUrl(first)).searchParams;
  const verifier = /code_verifier=([\w.~-]+)/.exec(tokenCode(first))?.[1] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  expect([asked.get('code_challenge'), asked.get('code_challenge_method')]).toEqual([challenge, 'S256']);
  expect((await buildPkce()).verifier).not.toBe(verifier);
});

test('an application sends its secret, and one without a secret sends none', () => {
  for (const codeOf of [tokenCode, refreshCode]) {
    expect(codeOf(ids)).toContain('-d client_secret="$CLIENT_SECRET" \\\n');
    expect(codeOf({ ...ids, hasSecret: false })).not.toContain('secret');
  }
});

test('addresses are written with the ids of the firm', () => {
  expect(new URL(authorizeUrl(ids)).searchParams.get('redirect_uri')).toBe(ids.redirectUri);
  expect(firstCallCode(ids)).toContain('https://keyturn.example/api/properties/812 ');
  expect(firstCallCode({ ...ids, propertyId: undefined })).toContain('/api/properties ');
});
