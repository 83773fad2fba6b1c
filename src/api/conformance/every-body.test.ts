/** Every operation that takes a body, with a real one: it succeeds, and no id in it may be another account's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { listIdPointers, listIdsInBody, withIdAt } from '#testing/interface/body-ids.ts';
import {
  type DescribedOperation,
  listDescribedOperations,
  type OpenApiDocument,
  readOpenApiDocument,
} from '#testing/interface/described-operations.ts';
import { sendBody } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { furtherSamples, membersWithoutSample, sampleBodies } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const NEVER = 2 ** 31 - 1;

let api: TestApi;
let own: Everything;
let foreign: Everything;
let document: OpenApiDocument;
/** Those with a body in JSON. */
let all: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  foreign = await givenEverything(api, 'Another firm');
  document = await readOpenApiDocument(api.app);
  all = (await listDescribedOperations(api.app)).filter(({ body }) => body?.['application/json'] !== undefined);
});
afterAll(() => api.close());

const samplesOf = ({ id }: DescribedOperation) => {
  const body = sampleBodies[id];
  return body === undefined ? [] : [{ body }, ...(furtherSamples[id] ?? [])];
};

function sendTo(operation: DescribedOperation, to: Record<string, string> | undefined, body: object) {
  const path = Object.fromEntries(Object.entries(to ?? {}).map(([parameter, name]) => [parameter, own.ids[name] ?? 0]));
  return sendBody(api.app, operation, own, body, path);
}

test('every operation that takes a body has a sample of it', () => {
  const missing = all
    .filter((operation) => {
      const [first] = samplesOf(operation);
      return first === undefined || Object.keys(first.body(own.ids) as object).length === 0;
    })
    .map(({ id }) => `${id}: add a line to sampleBodies in src/testing/sample-requests.ts, with a body that succeeds`);
  expect(missing).toEqual([]);
  const unknown = Object.keys({ ...sampleBodies, ...furtherSamples }).filter((id) => !all.some((one) => one.id === id));
  expect(unknown.map((id) => `${id} takes no body: remove its line in src/testing/sample-requests.ts`)).toEqual([]);
});

test('every member that holds an id has one in a sample', () => {
  const missing = all.flatMap((operation) => {
    const schema = operation.body?.['application/json']?.schema ?? {};
    const given = samplesOf(operation).flatMap(({ body }) => listIdsInBody(body).map(({ pointer }) => pointer));
    const filled = new Set(given.map((pointer) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')));
    return listIdPointers(document, schema)
      .filter((pointer) => !filled.has(pointer) && membersWithoutSample[`${operation.id} ${pointer}`] === undefined)
      .map(
        (pointer) =>
          `${operation.id} ${pointer}: give it an id of givenEverything in a body of sampleBodies or furtherSamples ` +
          'in src/testing/sample-requests.ts, or say in membersWithoutSample why none succeeds',
      );
  });
  expect(missing).toEqual([]);
});

type Answer = Awaited<ReturnType<typeof sendBody>>;

/** Sentences repeat the id that was sent. */
function wordsOf({ statusCode, body }: Answer): string {
  const { instance: _, ...problem } = JSON.parse(body) as Record<string, unknown>;
  return `${statusCode} ${JSON.stringify(problem)}`.replaceAll(/\d+/g, 'N');
}

test('every id of another account in a body is refused where it stands, word for word like one that never was', async () => {
  const before = await databaseFingerprint(api.database);
  const wrong: object[] = [];
  let links = 0;
  for (const operation of all)
    for (const { body, to } of samplesOf(operation))
      for (const { pointer, name } of listIdsInBody(body)) {
        links += 1;
        const sample = body(own.ids);
        const send = (id: number) => sendTo(operation, to, withIdAt(sample, pointer, id));
        const [toForeign, toAbsent] = await Promise.all([send(Number(foreign.ids[name])), send(NEVER)]);
        const { errors = [] }: { errors?: { pointer: string }[] } = toForeign.json();
        const isRefused = toForeign.statusCode === 422 && errors.some((fault) => fault.pointer === pointer);
        if (!isRefused || wordsOf(toForeign) !== wordsOf(toAbsent))
          wrong.push({ operation: operation.id, pointer, toForeign: toForeign.body, toAbsent: toAbsent.body });
      }
  expect(wrong).toEqual([]);
  expect(links).toBeGreaterThan(35);
  expect(await databaseFingerprint(api.database)).toEqual(before);
});

test('every further sample succeeds', async () => {
  const wrong: string[] = [];
  for (const operation of all)
    for (const { body, to } of furtherSamples[operation.id] ?? []) {
      const answer = await sendTo(operation, to, body(own.ids) as object);
      if (answer.statusCode >= 400) wrong.push(`${operation.id}: ${answer.body}`);
    }
  expect(wrong).toEqual([]);
});
