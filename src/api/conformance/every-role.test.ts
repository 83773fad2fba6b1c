/** Every operation by every role with a real request: who may gets through with the scopes it names, nobody else does. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForBackOffice, isForTenants, isPublic, type OperationId, operations } from '#api/operations.ts';
import { type InspectionStateCode, inspectionStates, states } from '#domain/inspection-state.ts';
import { type RoleName, roles } from '#domain/role.ts';
import { scopes } from '#domain/scope.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { pathOf, sendSample } from '#testing/interface/send-operation.ts';
import { bodyOfRole, givenEverythingFor, mayPerform } from '#testing/role-samples.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const remedy =
  'If the service is right, say who may in src/api/operations.ts, or in src/testing/role-samples.ts what a rule of the ' +
  'domain narrows or which body the role sends.';

let api: TestApi;
/** For people; tenants and holders of links have tests of their own. */
let all: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  all = (await listDescribedOperations(api.app))
    .filter(({ id }) => !isPublic(id) && !isForTenants(id))
    .toSorted(inSampleOrder);
});
afterAll(() => api.close());

/** Parts of a file are counted from its beginning, and a stream of events does not end by itself. */
async function send(operation: DescribedOperation, own: Everything, token: string, role: RoleName) {
  const { id, path } = operation;
  if (id === 'listenToChanges') return listen(pathOf(operation, own.ids), token);
  const headers: Record<string, string> = path.startsWith('/uploads')
    ? { 'tus-resumable': '1.0.0', 'upload-offset': '0' }
    : {};
  return sendSample(api.app, operation, own.ids, { token, headers, sample: bodyOfRole(id, role) });
}

async function listen(path: string, token: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ method: 'GET', url: `/api${path}`, headers, payloadAsStream: true });
  answer.stream().destroy();
  return answer;
}

const told = (operation: DescribedOperation, answer: LightMyRequestResponse) =>
  `${operation.id}: ${answer.statusCode} ${answer.statusCode < 400 ? '' : answer.body}`;

describe.each(Object.keys(roles) as RoleName[])('with the role of %s one', (role) => {
  let own: Everything;
  beforeAll(async () => {
    own = await givenEverythingFor(api, role);
  });

  test('is refused what is for others, and nothing is done', async () => {
    const before = await databaseFingerprint(api.database, own.account.id);
    const wrong: string[] = [];
    for (const operation of all.filter(({ id }) => !mayPerform(id, role))) {
      const token = isForBackOffice(operation.id) ? String(own.ids['backOfficeToken']) : own.users[role].token;
      const answer = await send(operation, own, token, role);
      const isRefused = answer.statusCode === 403;
      if (!isRefused || (operation.method !== 'HEAD' && answer.json().code !== 'role_forbids'))
        wrong.push(told(operation, answer));
    }
    expect(wrong, `Performed by a ${role}. ${remedy}`).toEqual([]);
    expect(await databaseFingerprint(api.database, own.account.id)).toEqual(before);
  });

  test('is refused everything without one of the scopes it names, and nothing is done', async () => {
    const { id } = own.users[role];
    const without = new Map<string, string>();
    for (const scope of scopes)
      without.set(
        scope,
        await own.account.token(
          id,
          scopes.filter((other) => other !== scope),
        ),
      );
    const before = await databaseFingerprint(api.database, own.account.id);
    const wrong: string[] = [];
    let asked = 0;
    for (const operation of all) {
      for (const scope of operation.scopes) {
        const answer = await send(operation, own, without.get(scope) ?? '', role);
        asked += 1;
        const isRefused =
          answer.statusCode === 403 && answer.headers['www-authenticate']?.includes('insufficient_scope');
        if (!isRefused) wrong.push(`without ${scope} ${told(operation, answer)}`);
      }
    }
    expect(wrong, `Performed or told of by a ${role}. ${remedy}`).toEqual([]);
    expect(asked).toBeGreaterThan(all.length / 2);
    expect(await databaseFingerprint(api.database, own.account.id)).toEqual(before);
  });

  test('gets through to all others, with no more scopes than each names', async () => {
    const tokens = new Map<string, string>();
    const tokenFor = async (id: OperationId): Promise<string> => {
      if (isForBackOffice(id)) return String(own.ids['backOfficeToken']);
      const { scopes: needed } = operations[id];
      const token = tokens.get(needed.join(' ')) ?? (await own.account.token(own.users[role].id, [...needed]));
      tokens.set(needed.join(' '), token);
      return token;
    };
    const wrong: string[] = [];
    const opening: string[] = [];
    for (const operation of all.filter(({ id }) => mayPerform(id, role))) {
      const answer = await send(operation, own, await tokenFor(operation.id), role);
      if (!mayRead(operation.id) && !operation.isUpload && opensMore(answer.body)) opening.push(operation.id);
      if (answer.statusCode >= 400) wrong.push(told(operation, answer));
    }
    expect(wrong, `Refused to a ${role}. ${remedy}`).toEqual([]);
    expect(opening, 'These answer to who may not read with a key or a signed link.').toEqual([]);
  });
});

/** Whether the scopes of an operation are enough to read what it answers; the back office has all. */
const mayRead = (id: OperationId): boolean => {
  const needed: readonly string[] = operations[id].scopes;
  return isForBackOffice(id) || needed.every((scope) => needed.includes(scope.replace('.write', '.read')));
};
const opensMore = (body: string): boolean => /&signature=|"report_key":"[^"]/.test(body);

/** Those who do not write a report in each of its states; from Complete on nobody does. */
const others: [InspectionStateCode, RoleName[]][] = [
  [states.active, ['typist', 'reviewer']],
  [states.processing, ['clerk', 'reviewer']],
  [states.review, ['clerk', 'typist']],
  [states.complete, ['administrator', 'manager', 'reviewer', 'clerk', 'typist']],
];

const besideReport = new Set([
  'updateReportComment',
  'createReportSignature',
  'tickReviewStop',
  'createReviewQuestion',
  'updateReviewQuestion',
]);

test('every write to a report is refused to those who do not write it in its state', async () => {
  const own = await givenEverything(api, 'A firm with a report in every state');
  const writes = all.filter(
    ({ id, path, method, scopes }) =>
      !['GET', 'HEAD'].includes(method) &&
      scopes.includes('reports.write') &&
      // The back office alone: `covering.test.ts` tries these.
      !isForBackOffice(id) &&
      /^\/(inspections|attachments|uploads)\//.test(path) &&
      // The answer to a comment is the office's at any time, a signature comes when the report is finished, and a tick, a
      // question and its answer are no part of the report.
      !besideReport.has(id),
  );
  expect(writes.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const [state, names] of others) {
    await api.database.rows('test.into-state', 'update inspections set state = $3 where account_id = $1 and id = $2', [
      own.account.id,
      own.ids['inspection'],
      state,
    ]);
    const before = await databaseFingerprint(api.database, own.account.id);
    for (const role of names)
      for (const operation of writes) {
        const answer = await send(operation, own, own.users[role].token, role);
        const { code } = answer.json();
        if (code !== (state === states.complete ? 'report_sealed' : 'role_forbids'))
          wrong.push(`${role} in ${inspectionStates[state]}: ${told(operation, answer)}`);
      }
    expect(await databaseFingerprint(api.database, own.account.id)).toEqual(before);
  }
  expect(wrong).toEqual([]);
});
