/** Every list in a body of the OpenAPI document: each wrong entry is named, whichever part of the service finds it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  choicesOf,
  type DescribedOperation,
  listDescribedOperations,
  type OpenApiDocument,
  readOpenApiDocument,
  referredTo,
  type Schema,
} from '#testing/interface/described-operations.ts';
import { sendBody } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { sampleBodies } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

type List = { operation: DescribedOperation; path: string[]; entry: Schema };

const NEVER = 2_000_000_000;

let api: TestApi;
let own: Everything;
let lists: List[];
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  const document = await readOpenApiDocument(api.app);
  lists = (await listDescribedOperations(api.app)).flatMap((operation) => {
    const schema = operation.body?.['application/json']?.schema;
    return schema === undefined
      ? []
      : listsIn(document, schema, []).map(({ path, entry }) => ({ operation, path, entry }));
  });
});
afterAll(() => api.close());

/**
 * Not lists inside of entries, which need an otherwise valid entry: the types of a disclaimer
 * and the usual items of a room, in account-settings.test.ts, and the parts of a saved view, in views.test.ts.
 */
function listsIn(document: OpenApiDocument, schema: Schema, path: string[]): Omit<List, 'operation'>[] {
  const named = referredTo(document, schema);
  if (named['items'] !== undefined) {
    const entry = named['items'] as Schema;
    const inside = listsIn(document, entry, path).map((list) => list.path.join('/'));
    const elsewhere = new Set(['disclaimers/type_ids', 'usual_items/items']);
    expect(inside.filter((each) => !elsewhere.has(each) && !each.startsWith('views/'))).toEqual([]);
    return [{ path, entry }];
  }
  const members = Object.entries((named['properties'] ?? {}) as Record<string, Schema>);
  return [
    ...members.flatMap(([name, member]) => listsIn(document, member, [...path, name])),
    ...choicesOf(named).flatMap((choice) => listsIn(document, choice, path)),
  ];
}

function withList(body: unknown, [step, ...rest]: string[], entries: unknown[]): unknown {
  if (step === undefined) return entries;
  const members = (body ?? {}) as Record<string, unknown>;
  return { ...members, [step]: withList(members[step], rest, entries) };
}

test('each wrong entry of every list in every body is named, also those that only the store knows', async () => {
  const wrong: object[] = [];
  for (const { operation, path, entry } of lists) {
    // Whole numbers are ids: some have the shape of one, and are of nothing. In a filter these match nothing.
    const entries =
      entry['type'] === 'integer' && path[0] !== 'filter' ? [false, NEVER, false, NEVER - 1] : [false, false];
    const sample = sampleBodies[operation.id]?.(own.ids);
    // The items to overwrite are those of the room that is copied to, which must be one that is there.
    const into = path.at(-1) === 'overwrite_ids' ? { room: { id: own.ids[roomOf(operation)] } } : {};
    const body = withList(path.length === 0 ? sample : { ...(sample as object), ...into }, path, entries) as object;
    const answer = await sendBody(api.app, operation, own, body);
    const { errors = [] }: { errors?: { pointer: string }[] } = answer.json();
    const named = errors.map(({ pointer }) => pointer).toSorted();
    const expected = entries.map((_, at) => ['', ...path, at].join('/'));
    if (answer.statusCode !== 422 || named.join() !== expected.join())
      wrong.push({ operation: operation.id, expected, status: answer.statusCode, named });
  }
  expect(wrong).toEqual([]);
  expect(lists.filter(({ entry }) => entry['type'] === 'integer').length).toBeGreaterThan(8);
  expect(lists.length).toBeGreaterThan(25);
});

test('a new room has no items to overwrite: each one named is refused, also beside one that cannot be read', async () => {
  const { ids, users } = own;
  const as = api.as(users.administrator.token);
  const room = `/inspections/${ids['inspection']}/rooms/${ids['room']}`;
  const count = async () => (await as('GET', `/inspections/${ids['inspection']}/report`)).json.rooms.length;
  const before = await count();
  const copyTo = async (path: string, body: object) => {
    const { status, json } = await as('PUT', `${path}/copy`, { room: { name: 'Hall 2' }, ...body });
    return [status, json.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => [pointer, detail])];
  };
  const detail = `${ids['item']} is not an item of a new room, which has none.`;

  expect(await copyTo(room, { overwrite_ids: [ids['item'], ids['item']] })).toEqual([
    422,
    [
      ['/overwrite_ids/0', detail],
      ['/overwrite_ids/1', detail],
    ],
  ]);
  const mixed = await copyTo(room, { overwrite_ids: ['x', ids['item']] });
  expect(mixed).toEqual([422, [expect.arrayContaining(['/overwrite_ids/0']), ['/overwrite_ids/1', detail]]]);
  const item = `${room}/items/${ids['item']}`;
  expect(await copyTo(item, { overwrite_id: ids['item'] })).toEqual([422, [['/overwrite_id', detail]]]);
  expect(await count()).toBe(before);

  const { status, json } = await as('PUT', `${room}/copy`, { room: { name: 'Hall 2' }, overwrite_ids: [] });
  expect([status, json.name.value]).toEqual([200, 'Hall 2']);
});

test('files that a share names twice are each named', async () => {
  const { ids, users } = own;
  const files = [ids['reportAttachment'], ids['reportAttachment'], NEVER, 'x', NEVER];
  const body = { inspection_id: ids['inspection'], attachment_ids: files };
  const { json } = await api.as(users.administrator.token)('POST', '/file-shares', body);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/attachment_ids/3',
    '/attachment_ids/2',
    '/attachment_ids/4',
  ]);
  const twice = { ...body, attachment_ids: files.slice(0, 3) };
  const again = await api.as(users.administrator.token)('POST', '/file-shares', twice);
  expect(again.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/attachment_ids/1',
    '/attachment_ids/2',
  ]);
});

function roomOf({ path }: DescribedOperation): string {
  return path.startsWith('/templates') ? 'template.room' : 'room';
}
