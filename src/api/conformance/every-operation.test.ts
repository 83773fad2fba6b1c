/** Every operation of the OpenAPI document, asked as it should not be: nothing is told, nothing is done. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audiences } from '#api/audiences.ts';
import { isForBackOffice, isForTenants, isPublic, operations } from '#api/operations.ts';
import { type RoleName, roles } from '#domain/role.ts';
import { type Scope, scopes } from '#domain/scope.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import {
  type DescribedOperation,
  isOpenToAll,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { pathOf, sendSample } from '#testing/interface/send-operation.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { idNameOf, sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const neverGiven = { number: 2 ** 31 - 1, string: '00000000-0000-4000-8000-000000000000' };

/** Filters by codes that all accounts share. */
const codes = new Set(['state_id', 'type_id']);

/** The names that other systems give mean nothing until they are given. */
const isOurs = (parameter: string) => parameter !== 'external_id';

let api: TestApi;
let own: Everything;
let foreign: Everything;
let all: DescribedOperation[];
/** All but the public ones, which look at no bearer. */
let guarded: DescribedOperation[];
let before: Record<string, string>;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  foreign = await givenEverything(api, 'Another firm');
  all = await listDescribedOperations(api.app);
  guarded = all.filter(({ id }) => !isPublic(id));
  // Every token that a test needs exists before the state is noted.
  await prepareTokens();
  before = await databaseFingerprint(api.database);
});
afterAll(() => api.close());

const bearers: Record<string, string | undefined> = {};
const withoutScope = new Map<Scope, string>();
async function prepareTokens(): Promise<void> {
  const { account, users } = own;
  const { id } = users.administrator;
  bearers['an expired token'] = await account.token(id, [...scopes], '2026-01-01T00:00:00Z');
  const revoked = await account.token(id);
  bearers['a revoked token'] = revoked;
  await api.database.rows(
    'test.revoke',
    'update grants set revoked_at = now() where id = (select grant_id from access_tokens where token_hash = $1)',
    [hashToken(revoked)],
  );
  const archived = await account.user('administrator');
  bearers['the token of an archived person'] = archived.token;
  await api.database.rows('test.archive', 'update users set archived_at = now() where id = $1', [archived.id]);
  for (const scope of scopes)
    withoutScope.set(
      scope,
      await account.token(
        id,
        scopes.filter((other) => other !== scope),
      ),
    );
}

type Answer = Awaited<ReturnType<typeof sendSample>>;

/** The parts of a refusal to compare, without the request's own id. */
function summaryOf({ statusCode, body, headers }: Answer) {
  const problem = body === '' ? {} : JSON.parse(body);
  return { status: statusCode, mediaType: headers['content-type'], ...problem, instance: undefined };
}

const asOwner = ({ id }: DescribedOperation) => sampleBearer(own, id);

type Row = { named: string; answer: Answer };
/** Compares all operations at once, so that one run names every one that is wrong. */
function expectAll(rows: Row[], wanted: { status: number; code: string }): void {
  const wrong = rows
    .filter(({ answer }) => {
      const { status, code, mediaType } = summaryOf(answer);
      // An answer to HEAD has no body that could say why.
      if (answer.raw.req.method === 'HEAD') return status !== wanted.status;
      return status !== wanted.status || code !== wanted.code || mediaType !== 'application/problem+json';
    })
    .map(({ named, answer }) => ({ named, ...summaryOf(answer) }));
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
}

async function sendEach(
  some: DescribedOperation[],
  send: (operation: DescribedOperation) => Promise<Answer>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const operation of some) rows.push({ named: operation.id, answer: await send(operation) });
  return rows;
}

async function expectNothingChanged(): Promise<void> {
  expect(await databaseFingerprint(api.database)).toEqual(before);
}

test('every operation of the table is described, and every described one is in the table', () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
});

describe('without a good token every operation answers 401 and does nothing', () => {
  test.each(['no token', 'an expired token', 'a revoked token', 'the token of an archived person'])(
    '%s',
    async (kind) => {
      const rows = await sendEach(guarded, (operation) =>
        sendSample(api.app, operation, own.ids, { token: bearers[kind] }),
      );
      expectAll(rows, { status: 401, code: kind === 'no token' ? 'token_missing' : 'token_invalid' });
      const challenge = kind === 'no token' ? /^Bearer$/ : /^Bearer error="invalid_token"/;
      for (const { answer } of rows) expect(answer.headers['www-authenticate']).toMatch(challenge);
      await expectNothingChanged();
    },
  );

  test('a form on another site, with every cookie a browser might send along', async () => {
    // Were a cookie ever taken for a bearer, this good token in it would get through.
    const { token } = own.users.administrator;
    const names = ['keyturn-8080', '__Host-keyturn', 'keyturn-sign-in-8080', '__Host-keyturn-sign-in', 'access_token'];
    const headers = {
      cookie: names.map((name) => `${name}=${token}`).join('; '),
      origin: 'https://elsewhere.example',
      referer: 'https://elsewhere.example/',
      'sec-fetch-site': 'cross-site',
    };
    // The types that a form can send: of these the service takes text/plain for JSON.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
      const rows = await sendEach(
        guarded.filter(({ method }) => !['GET', 'HEAD'].includes(method)),
        (operation) =>
          sendSample(api.app, operation, own.ids, {
            headers: { ...headers, ...(type !== undefined && !operation.isUpload && { 'content-type': type }) },
          }),
      );
      expectAll(rows, { status: 401, code: 'token_missing' });
      for (const { answer } of rows) expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
    await expectNothingChanged();
  });

  test.each(['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'Bearer äöü', 'Token abc', `Bearer ${'x'.repeat(5000)}`])(
    'a malformed header (%#)',
    async (authorization) => {
      const rows = await sendEach(guarded, (operation) =>
        sendSample(api.app, operation, own.ids, { headers: { authorization } }),
      );
      expectAll(rows, { status: 401, code: 'token_invalid' });
      await expectNothingChanged();
    },
  );
});

describe('a public operation', () => {
  test('answers 404 to an unknown token, whatever bearer comes along', async () => {
    const bearer = own.users.administrator.token;
    for (const token of [undefined, bearer]) {
      const rows = await sendEach(
        all.filter((one) => isPublic(one.id) && !isOpenToAll(one)),
        (operation) =>
          sendSample(api.app, operation, own.ids, {
            token,
            replace: { token: 'never-given', report_key: 'never-given', sha256: 'f'.repeat(64) },
          }),
      );
      expectAll(rows, { status: 404, code: 'not_found' });
    }
    await expectNothingChanged();
  });
});

test('an operation for tenants knows nobody else, and a tenant has no other', async () => {
  const rows = await sendEach(guarded, (operation) => {
    const token = isForTenants(operation.id) ? own.users.administrator.token : String(own.ids['tenantToken']);
    return sendSample(api.app, operation, own.ids, { token });
  });
  expectAll(rows, { status: 401, code: 'token_invalid' });
  await expectNothingChanged();
});

test('each operation needs each of its scopes, and names them', async () => {
  const rows: Row[] = [];
  for (const operation of guarded)
    for (const scope of operation.scopes) {
      const answer = await sendSample(api.app, operation, own.ids, { token: withoutScope.get(scope) });
      expect(answer.headers['www-authenticate']).toBe(
        `Bearer error="insufficient_scope", scope="${operation.scopes.join(' ')}"`,
      );
      if (operation.method !== 'HEAD')
        expect(answer.json()).toMatchObject({ scopes: operation.scopes, detail: `The token lacks ${scope}.` });
      rows.push({ named: `${operation.id} without ${scope}`, answer });
    }
  expectAll(rows, { status: 403, code: 'insufficient_scope' });
  expect(guarded.every(({ id, scopes: needed }) => needed.length > 0 || isForTenants(id))).toBe(true);
  await expectNothingChanged();
});

test.each(Object.entries(roles))('role %s (%i) may not perform the operations of others', async (name, role) => {
  const forbidden = all.filter(({ id }) => !isForTenants(id) && !audiences[operations[id].who](role));
  const rows = await sendEach(forbidden, (operation) =>
    sendSample(api.app, operation, own.ids, { token: own.users[name as RoleName].token }),
  );
  if (role !== roles.administrator) expectAll(rows, { status: 403, code: 'role_forbids' });
  else expect(rows).toEqual([]);
  await expectNothingChanged();
});

describe('another account’s things are as absent as unknown ones', () => {
  test('every operation with an id in its path answers 404, word for word the same', async () => {
    const wrong: object[] = [];
    for (const operation of guarded.filter(({ pathParameters }) => pathParameters.some(isOurs))) {
      const token = asOwner(operation);
      const toAbsent = await sendSample(api.app, operation, own.ids, { token, replace: absentIds(operation) });
      const toForeign = await sendSample(api.app, operation, foreign.ids, { token, bodyIds: own.ids });
      const [a, b] = [summaryOf(toAbsent), summaryOf(toForeign)];
      const isAbsent = a.status === 404 && (a.code === 'not_found' || operation.method === 'HEAD');
      if (!isAbsent || JSON.stringify(a) !== JSON.stringify(b))
        wrong.push({ operation: operation.id, toAbsent: a, toForeign: b });
    }
    expect(wrong).toEqual([]);
    await expectNothingChanged();
  });

  test('every single foreign id in a path of one’s own answers 404', async () => {
    const rows: Row[] = [];
    for (const operation of guarded)
      for (const name of operation.pathParameters.filter(isOurs)) {
        const idName = idNameOf(operation.path, name);
        // Each report counts its versions from 1, so that a foreign number is one of its own.
        if (idName === 'sealedVersion' || idName === 'correctedVersion') continue;
        const replace = { [name]: foreign.ids[idName] ?? 0 };
        const answer = await sendSample(api.app, operation, own.ids, { token: asOwner(operation), replace });
        rows.push({ named: `${operation.id} ${name}`, answer });
      }
    expectAll(rows, { status: 404, code: 'not_found' });
    await expectNothingChanged();
  });

  test('every filter by an id answers to a foreign one as to an unknown one', async () => {
    const wrong: object[] = [];
    const filters = guarded.flatMap((operation) =>
      operation.parameters
        .filter(({ in: place, name }) => place === 'query' && name.endsWith('_id') && !codes.has(name))
        .map(({ name }) => ({ operation, name })),
    );
    for (const { operation, name } of filters) {
      const foreignId = foreign.ids[name.replace(/_id$/, '')];
      if (foreignId === undefined)
        wrong.push({ operation: operation.id, name, remedy: 'name it in src/testing/given-everything.ts' });
      const [toForeign, toAbsent] = await Promise.all(
        [foreignId, neverGiven.number].map(async (id) => {
          const answer = await api.as(asOwner(operation))('GET', `${pathOf(operation, own.ids)}?${name}=${id}`);
          // Links to other pages repeat the filter.
          return `${answer.status} ${answer.text.replaceAll(`=${id}`, '=N')}`;
        }),
      );
      if (toForeign !== toAbsent || !toForeign?.startsWith('200'))
        wrong.push({ operation: operation.id, toForeign, toAbsent });
    }
    expect(wrong).toEqual([]);
    expect(filters.length).toBeGreaterThan(7);
    // The security log notes that somebody took it.
    before = await databaseFingerprint(api.database);
  });
});

test('no other application does the things of the back office alone', async () => {
  const rows = await sendEach(
    all.filter(({ id }) => isForBackOffice(id)),
    (operation) => sendSample(api.app, operation, own.ids, { token: own.users.administrator.token }),
  );
  expectAll(rows, { status: 403, code: 'back_office_only' });
  await expectNothingChanged();
});

test('a child is found under its own parents only', async () => {
  const rows: Row[] = [];
  for (const operation of guarded.filter(({ pathParameters }) => pathParameters.length > 1)) {
    for (const others of [own.elsewhere, own.nextDoor])
      for (const name of operation.pathParameters) {
        // The source of a copy is nobody's child, and a room next door is one of the same report.
        if (/copyFromProperty/.test(operation.id)) continue;
        if (name === 'room_id' && others === own.nextDoor && operation.pathParameters.at(-1) === 'room_id') continue;
        // Sent again, a move finds its item in the room it went to.
        if (name === 'room_id' && others === own.nextDoor && operation.id.startsWith('move')) continue;
        const id = others[idNameOf(operation.path, name)];
        if (id === undefined) continue;
        const answer = await sendSample(api.app, operation, own.ids, {
          token: asOwner(operation),
          replace: { [name]: id },
        });
        rows.push({ named: `${operation.id} with the ${name} of another`, answer });
      }
  }
  expectAll(rows, { status: 404, code: 'not_found' });
  expect(rows.length).toBeGreaterThan(80);
  await expectNothingChanged();
});

function absentIds({ path, pathParameters }: DescribedOperation): Record<string, number | string> {
  const absent = (name: string) =>
    typeof own.ids[idNameOf(path, name)] === 'string' ? neverGiven.string : neverGiven.number;
  return Object.fromEntries(pathParameters.map((name) => [name, absent(name)]));
}
