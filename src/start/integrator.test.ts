/**
 * The journey of somebody who integrates with Keyturn and knows its documents alone: code grant with PKCE, a report read
 * and changed, a PDF, and the webhook that tells of it, verified by hand.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { freePort, setPassword } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

const callback = 'https://ledger.example/callback';
const scope = 'reports.read reports.write webhooks.read webhooks.write';
const password = 'A long enough pass phrase';

let database: OpenTestDatabase;
let dataDir: string;
let keyturn: RunningKeyturn;
let given: { email: string; clientId: string; clientSecret: string; report: string };

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-integrator-'));
  keyturn = await startKeyturn({ dataDir, databaseUrl: database.url, port: await freePort() });
  const account = await givenAccount(database);
  const { id, email } = await account.user('administrator');
  await setPassword(database, { accountId: account.id, id }, password);
  const { clientId, clientSecret } = await addApplication(database, account.id, {
    name: 'Rent Ledger',
    redirectUris: [callback],
    scopes: ['reports.read', 'reports.write', 'webhooks.read', 'webhooks.write'],
  });
  const property = await givenProperty(database, account.id);
  const inspection = await givenInspection(database, account.id, property.id, { state: states.review });
  given = { email, clientId, clientSecret: clientSecret ?? '', report: `/inspections/${inspection.id}` };
});
afterAll(async () => {
  await keyturn.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('an application signs a person in, changes a report, and hears of its PDF', async () => {
  const call = bearer(await signIn());
  const receiver = await startReceiver();
  try {
    const webhook = await (await call('POST', '/webhooks', { url: receiver.url, events: ['pdf.generated'] })).json();

    const room = await (await call('POST', `${given.report}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).json();
    const items = `${given.report}/rooms/${room.id}/items`;
    await call('POST', items, { name: 'Front door', condition: 'Scratched' });
    const report = await (await call('GET', `${given.report}/report`)).json();
    const [door] = report.rooms[0].items;
    expect(door).toMatchObject({ name: { value: 'Front door' }, condition: { value: 'Scratched' } });

    const { headers } = await call('GET', `${items}/${door.id}`);
    const etag = headers.get('etag') ?? '';
    const change = { name: 'Front door', description: 'Oak', condition: 'As new' };
    const changed = await (await call('PUT', `${items}/${door.id}`, change, { 'if-match': etag })).json();
    expect(changed).toMatchObject({ description: { value: 'Oak' }, condition: { value: 'As new' } });
    expect(await ask(call, 'PUT', `${items}/${door.id}`, change, { 'if-match': etag })).toBe(412);

    const requested = await call('POST', `${given.report}/pdf`, { type: 'FULL' });
    expect(requested.status).toBe(202);
    expect(requested.headers.get('location')).toContain(`${given.report}/pdfs/`);

    const message = verified(await receiver.heard, webhook.secret);
    expect(message).toMatchObject({ type: 'pdf.generated', data: { pdf: { type: 'FULL' } } });
    expect(given.report).toBe(`/inspections/${message.data.inspection_id}`);
    const file = await call('GET', new URL(message.data.pdf.url).pathname.replace(/^\/api/, ''));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await ask(call, 'POST', `${given.report}/pdf`, { type: 'FULL' })).toBe(200);
  } finally {
    receiver.close();
  }
}, 120_000);

/** RFC 8414 says where to go, RFC 7636 how. */
async function signIn(): Promise<string> {
  const server = await (await fetch(`${keyturn.url}/.well-known/oauth-authorization-server`)).json();
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const wanted = new URLSearchParams({
    response_type: 'code',
    client_id: given.clientId,
    redirect_uri: callback,
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visitor = testVisitor();
  const page = await visitor.open(`${server.authorization_endpoint}?${wanted}`);
  const consent = await visitor.signIn(page, { email: given.email, password });
  const { location = '' } = await visitor.submit(consent, { decision: 'allow' });
  const sentTo = new URL(location);
  expect(`${sentTo.origin}${sentTo.pathname}`).toBe(callback);
  expect(sentTo.searchParams.get('state')).toBe(state);
  const answer = await fetch(server.token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${given.clientId}:${given.clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: sentTo.searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  const tokens = await answer.json();
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope });
  return tokens.access_token;
}

type Call = ReturnType<typeof bearer>;

function bearer(token: string) {
  return (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${keyturn.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

const ask = async (call: Call, ...request: Parameters<Call>) => (await call(...request)).status;

type Delivery = { headers: IncomingHttpHeaders; body: string };

async function startReceiver() {
  const first = Promise.withResolvers<Delivery>();
  const server = createServer(async (request, response) => {
    first.resolve({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, heard: first.promise, close: () => server.close() };
}

/** The four steps that the document gives under `webhooks`. */
function verified({ headers, body }: Delivery, secret: string) {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const signatures = String(headers['webhook-signature']).split(' ');
  const sent = signatures.filter((each) => each.startsWith('v1,')).map((each) => Buffer.from(each.slice(3), 'base64'));
  expect(sent.some((each) => each.length === expected.length && timingSafeEqual(each, expected))).toBe(true);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300);
  return JSON.parse(body);
}
