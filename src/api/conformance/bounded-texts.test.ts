/** Every text that comes in has a bound, which is written down, and is checked before anything else reads the text. */
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type OpenApiDocument,
  readOpenApiDocument,
  referredTo,
  type Schema,
} from '#testing/interface/described-operations.ts';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';

type Described = {
  operationId: string;
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** The texts inside a schema of the document that say no bound; `place` leads to each. */
function unboundedTexts(document: OpenApiDocument, schema: Schema, place: string): string[] {
  const plain = referredTo(document, schema);
  const inside = (word: string) => Object.entries((plain[word] ?? {}) as Record<string, Schema>);
  const isText = [plain['type']].flat().includes('string');
  const isBounded = ['maxLength', 'enum', 'const'].some((word) => word in plain) || plain['format'] === 'binary';
  const parts: [string, Schema][] = [
    ...['anyOf', 'oneOf', 'allOf'].flatMap(inside).map(([at, one]): [string, Schema] => [`${place}|${at}`, one]),
    ...inside('properties').map(([name, one]): [string, Schema] => [`${place}/${name}`, one]),
    ...['items', 'additionalProperties', 'propertyNames']
      .filter((word) => typeof plain[word] === 'object')
      .map((word): [string, Schema] => [`${place}/*`, plain[word] as Schema]),
  ];
  return [
    ...(isText && !isBounded ? [place] : []),
    ...parts.flatMap(([inner, one]) => unboundedTexts(document, one, inner)),
  ];
}

test('the document gives every text of a path, a query, a header, a form and a body its longest length', async () => {
  const document = await readOpenApiDocument(api.app);
  // JSONx is the body of JSON in another form.
  const isOwnForm = ([type]: [string, unknown]) => type !== 'application/xml';
  const operations = Object.values(document.paths).flatMap(
    (methods) => Object.values(methods) as unknown as Described[],
  );
  const unbounded = operations.flatMap(({ operationId, parameters = [], requestBody }) => [
    ...parameters.flatMap((one) => unboundedTexts(document, one.schema, `${operationId} ${one.in} ${one.name}`)),
    ...Object.entries(requestBody?.content ?? {})
      .filter(isOwnForm)
      .flatMap(([type, { schema }]) => unboundedTexts(document, schema, `${operationId} ${type} `)),
  ]);
  expect(unbounded).toEqual([]);
  expect(operations.length).toBeGreaterThan(100);
});

type Checks = { checks?: { _zod: { def: { check: string; abort?: boolean } } }[]; format?: string };

/** The texts of a schema that something reads before their length is known. */
function textsReadTooEarly(schema: unknown, place: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, one]) => textsReadTooEarly(one, `${place}/${name}`));
  if (schema instanceof z.ZodArray) return textsReadTooEarly(schema.element, `${place}/*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => textsReadTooEarly(one, `${place}|`));
  if (schema instanceof z.ZodRecord)
    return [schema.keyType, schema.valueType].flatMap((one) => textsReadTooEarly(one, `${place}/*`));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsReadTooEarly(schema.unwrap(), place);
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap((one) => textsReadTooEarly(one, place));
  const plain = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull, z.ZodFile, z.ZodTransform];
  if (plain.some((kind) => schema instanceof kind)) return [];
  if (!(schema instanceof z.ZodString)) return [`${place}: ${(schema as z.ZodType).def.type}`];
  const { checks = [], format } = schema.def as Checks;
  const first = checks[0]?._zod.def;
  return format === undefined && first?.check === 'max_length' && first.abort === true ? [] : [place];
}

test('each text is measured first, and nothing else reads one that is too long', async () => {
  const early: string[] = [];
  let routes = 0;
  const app = fastify();
  app.addHook('onRoute', ({ url, method, schema = {} }) => {
    routes += 1;
    for (const part of ['params', 'querystring', 'headers', 'body'] as const)
      if (schema[part] !== undefined)
        early.push(...textsReadTooEarly(schema[part], `${String(method)} ${url} ${part}`));
  });
  await addApi(app, api, { checkResponses: false });
  await app.ready();
  await app.close();
  expect(early).toEqual([]);
  expect(routes).toBeGreaterThan(100);
});
