/** The first account of an installation is opened by a link that works once. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { buildStore, type Store } from '#store/build-store.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { findSignIn } from '#store/access/sign-in.ts';
import { openAccount } from './open-account.ts';
import { setUpPlugin } from './set-up-plugin.ts';

const publicUrl = 'http://localhost:8080';
const right = {
  firm: ' Harbour Lettings ',
  time_zone: 'Europe/Dublin',
  name: 'Ann Lee',
  email: 'Ann@example.com',
  password: 'quartz violin meadow',
};

let database: OpenTestDatabase;
let store: Store;
let app: FastifyInstance;
let token: string;
beforeEach(async () => {
  database = await openTestDatabase({ poolSize: 4 });
  store = buildStore(database);
  app = fastify();
  await app.register(setUpPlugin, { prefix: '/set-up', database, settings: { publicUrl } });
  token = await store.setUpLink.token('first');
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const open = (key = token) => app.inject({ method: 'GET', url: `/set-up/${key}` });
const send = (values: Record<string, string>, key = token) =>
  app.inject({
    method: 'POST',
    url: `/set-up/${key}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const accounts = async () =>
  (
    await database.pool.query(
      `select a.name, a.time_zone, u.name as person, u.email, u.role
       from accounts a join users u on u.account_id = a.id order by a.id`,
    )
  ).rows;

test('a firm is set up, and its administrator is signed in', async () => {
  expect((await open()).body).toContain('Set up your firm');
  const answer = await send(right);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, publicUrl]);
  expect(await accounts()).toEqual([
    { name: 'Harbour Lettings', time_zone: 'Europe/Dublin', person: 'Ann Lee', email: 'Ann@example.com', role: 1 },
  ]);
  const signIn = answer.cookies.find(({ name }) => name.includes('sign-in'));
  expect(await findSignIn(database, signIn?.value ?? '')).toMatchObject({
    name: 'Ann Lee',
    company: 'Harbour Lettings',
  });
});

test('the link works once, also for two who send it at the same moment', async () => {
  const answers = await Promise.all([send(right), send({ ...right, email: 'bob@example.com' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([303, 410]);
  expect(await accounts()).toHaveLength(1);
  expect((await open()).statusCode).toBe(410);
  expect((await send(right)).statusCode).toBe(410);
});

test('every fault stands at its field, what was typed stays but for the password, and nothing is opened', async () => {
  const answer = await send({ firm: ' ', name: '', email: 'ann', time_zone: 'Mars', password: 'short' });
  expect(answer.statusCode).toBe(422);
  for (const fault of [
    'Name the firm.',
    'Name the administrator.',
    'Not an e-mail address.',
    'Choose one of the list.',
  ])
    expect(answer.body).toContain(fault);
  expect(answer.body).toContain('The password must have at least 12 characters.');
  expect(answer.body).toContain('value="ann"');
  expect(answer.body).not.toContain('short');
  expect(await accounts()).toEqual([]);
  expect((await send({ ...right, password: 'Harbour Lettings' })).body).toContain('must be more than your name');
  expect((await send(right)).statusCode).toBe(303);
});

test('text is text, whatever is typed', async () => {
  const { body } = await send({ ...right, firm: '"><script>alert(1)</script>', password: 'x' });
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('&#60;script&#62;');
});

test('another key opens nothing, nor does any once a firm is there', async () => {
  for (const key of ['x', 'A'.repeat(43), `${token}A`, token.slice(1), '%00', '']) {
    expect([404, 410], key).toContain((await open(key)).statusCode);
    expect([404, 410], key).toContain((await send(right, key)).statusCode);
  }
  await store.inTransaction((tx) =>
    openAccount(tx, { firm: 'Harbour Lettings', name: 'Bo', email: 'bo@example.com' }, {}),
  );
  expect((await send(right)).statusCode).toBe(410);
});

test('every process names the same link', async () => {
  expect(await Promise.all([store.setUpLink.token('first'), store.setUpLink.token('first')])).toEqual([token, token]);
});

test('beside the demo company a firm is set up with an e-mail address of its own', async () => {
  await givenAccount(database, 'Camber Quay Inventories');
  const { email } = await (await givenAccount(database, 'Another')).user('administrator');
  token = await store.setUpLink.token('beside the demo');
  await store.setUpLink.end();
  const page = await open();
  expect(page.body).toContain('stands beside the demo company');
  expect(page.body).toContain('Another one than in the demo company');
  const taken = await send({ ...right, email });
  expect([taken.statusCode, taken.body.includes('Somebody signs in with this e-mail address already.')]).toEqual([
    422,
    true,
  ]);
  expect((await send(right)).statusCode).toBe(303);
  expect(await accounts()).toHaveLength(2);
});

test('the link is told to no other site and no search engine, whatever is answered', async () => {
  for (const answer of [await open(), await open('spent'), await send({}), await send(right)])
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});
