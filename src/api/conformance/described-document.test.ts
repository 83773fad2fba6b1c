/** The words of the document: everything is described, codes have their names, events their payloads. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { answerWords } from '#domain/condition.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { contactTypes } from '#domain/message/contact-type.ts';
import { eventKinds } from '#domain/message/event-kind.ts';
import { roleNames } from '#domain/role.ts';
import { type OpenApiDocument, readOpenApiDocument, type Schema } from '#testing/interface/described-operations.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

type Described = {
  description?: string;
  tags?: string[];
  parameters?: Described[];
  headers?: Record<string, Described>;
};
type WholeDocument = OpenApiDocument & {
  info: { version: string; contact: object; license: object; description: string };
  tags: { name: string; description: string }[];
  webhooks: Record<
    string,
    Record<string, Described & { requestBody: { content: Record<string, { schema: Schema }> } }>
  >;
};

let api: TestApi;
let document: WholeDocument;
beforeAll(async () => {
  api = await testApi();
  document = (await readOpenApiDocument(api.app)) as WholeDocument;
});
afterAll(() => api.close());

const operationsOf = () =>
  [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((methods) =>
    Object.values(methods as Record<string, Described & { operationId: string }>),
  );
const schemaOf = (name: string) => document.components.schemas[name] as Schema & { properties: Record<string, Schema> };

/** Every object of the document, with the way to it. */
function* everyNode(node: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (typeof node !== 'object' || node === null) return;
  yield [path, node as Record<string, unknown>];
  for (const [name, inner] of Object.entries(node))
    if (name !== 'examples' && name !== 'example') yield* everyNode(inner, `${path}/${name}`);
}
const isMute = (node: Described & { $ref?: string }): boolean => {
  if ((node.description ?? '').trim() !== '') return false;
  const name = node.$ref?.split('/').at(-1) ?? '';
  const components = document.components as unknown as Record<string, Record<string, Described>>;
  const [, , kind = ''] = node.$ref?.split('/') ?? [];
  return node.$ref === undefined || isMute(components[kind]?.[name] ?? {});
};

describe('everything is described:', () => {
  test('operations, and the tags they have', () => {
    expect(operationsOf().filter(isMute)).toEqual([]);
    const tags = new Set(operationsOf().flatMap((operation) => operation.tags ?? []));
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...tags].toSorted());
    expect(document.tags.filter(isMute)).toEqual([]);
  });

  test('parameters and headers', () => {
    const mute = operationsOf().flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(isMute).map((parameter) => [operationId, parameter]),
    );
    expect(mute).toEqual([]);
    for (const [path, node] of everyNode(document, ''))
      if (path.endsWith('/headers') && !path.endsWith('/properties/headers'))
        expect(
          Object.entries(node as Record<string, Described>).filter(([, header]) => isMute(header)),
          path,
        ).toEqual([]);
  });

  test('members', () => {
    const mute = [...everyNode(document, '')]
      .filter(([path]) => path.endsWith('/properties') && !path.endsWith('/properties/properties'))
      .flatMap(([path, members]) =>
        Object.entries(members as Record<string, Described>)
          .filter(([, member]) => isMute(member))
          .map(([name]) => `${path}/${name}`),
      );
    expect(mute).toEqual([]);
  });
});

describe('codes are listed with their names:', () => {
  test.each([
    ['InspectionState', 'id', inspectionStates],
    ['InspectionType', 'id', inspectionTypes],
    ['Contact', 'type', contactTypes],
    ['ContactDraft', 'type', contactTypes],
    ['Me', 'role', roleNames],
  ])('%s %s', (schema, member, names) => {
    const described = schemaOf(schema).properties[member];
    expect(described?.['enum']).toEqual(Object.keys(names).map(Number));
    expect(described?.['description']).toBe(
      Object.entries(names)
        .map(([code, name]) => `${code} ${String(name)}`)
        .join(', '),
    );
    const variables = described?.['x-enum-varnames'] as string[] | undefined;
    expect(variables?.filter((name) => !/^[A-Z][A-Za-z]*$/.test(name))).toEqual([]);
  });

  test('answers of a condition', () => {
    for (const [code, name] of Object.entries(answerWords))
      expect(String(schemaOf('EditableCondition').properties['value']?.['description'])).toContain(`${code} ${name}`);
  });
});

test('a conduct_date is described as it is taken: a day, with an offset, and without one', () => {
  const { conduct_date } = schemaOf('InspectionDraft').properties;
  const described = z.fromJSONSchema(conduct_date as z.core.JSONSchema.JSONSchema);
  for (const taken of [
    '2027-02-03',
    '2027-02-03T09:30:00Z',
    '2027-02-03T09:30:00+02:00',
    '2027-02-03T09:30:00',
    '2027-02-03T09:30',
  ])
    expect([taken, described.safeParse(taken).success]).toEqual([taken, true]);
  expect(described.safeParse('tomorrow').success).toBe(false);
});

test('custom fields have one name in what is sent, and one in answers', () => {
  for (const sent of ['PropertyDraft', 'PropertyChange', 'InspectionDraft', 'InspectionChange'])
    expect(Object.keys(schemaOf(sent).properties).filter((name) => /custom/i.test(name))).toEqual(['custom_fields']);
  for (const answer of ['Property', 'Inspection'])
    expect(Object.keys(schemaOf(answer).properties).filter((name) => /custom/i.test(name))).toEqual(['customFields']);
});

test('its version is that of the release', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(document.info.version).toBe(version);
  expect(document.info.description).toContain('info.version');
  expect([document.info.contact, document.info.license]).toEqual([expect.any(Object), expect.any(Object)]);
});

test('every kind of event has its payload, and says how it is verified', () => {
  expect(Object.keys(document.webhooks)).toEqual([...eventKinds]);
  for (const { post } of Object.values(document.webhooks)) {
    expect(post?.description).toContain('HMAC-SHA256');
    expect(post?.parameters).toHaveLength(3);
  }
});
