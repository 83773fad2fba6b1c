/** The document at /api/openapi.json: valid, complete, and true to the published interface. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import { isForTenants, isPublic, operations } from '#api/operations.ts';
import { Problem } from '#contract/wire.ts';
import { refusalCodes } from '#domain/refusal.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
  type OpenApiDocument,
  readOpenApiDocument,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { buildAnswerCheck } from '#testing/interface/document-answers.ts';
import { givenEverything } from '#testing/given-everything.ts';
import { sampleBearer, sampleBodies } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { publishedOperations } from '#testing/interface/published-operations.ts';

let api: TestApi;
let document: OpenApiDocument;
let all: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  document = await readOpenApiDocument(api.app);
  all = await listDescribedOperations(api.app);
});
afterAll(() => api.close());

const named = (some: DescribedOperation[]) => some.map(({ id }) => id);

test('an independent validator finds it valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as unknown as Record<string, unknown>)).toEqual({
    valid: true,
  });
  expect(validator.version).toBe('3.1');
});

test('needs no token', async () => {
  const answer = await api.app.inject('/api/openapi.json');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});

describe('every operation', () => {
  test('has a name of its own, a tag and a summary', () => {
    expect(new Set(named(all)).size).toBe(all.length);
    expect(named(all.filter(({ tags, summary }) => tags.length === 0 || summary === ''))).toEqual([]);
  });

  test('says what each of its parameters is for', () => {
    const mute = all.flatMap(({ id, parameters }) =>
      parameters.filter(({ description = '' }) => description === '').map(({ name }) => `${id} ${name}`),
    );
    expect(mute).toEqual([]);
  });

  test('says the scopes that the table of operations demands', () => {
    for (const { id, scopes } of all) expect([id, scopes]).toEqual([id, operations[id].scopes]);
  });

  test('says each refusal it can answer with, as a problem in JSON and in XML', () => {
    for (const { id, method, responses, parameters, pathParameters } of all) {
      const writes = method !== 'GET' && method !== 'HEAD';
      const guards = isPublic(id) ? [] : isForTenants(id) ? ['401', '410'] : ['401', '403'];
      const statuses = [...guards, '429', '500', '503'];
      if (pathParameters.length > 0) statuses.push('404');
      if (parameters.some((parameter) => parameter.in !== 'path')) statuses.push('422');
      if (writes && id !== 'deliverPart') statuses.push('400', '409', '413', '415', '422');
      for (const status of statuses)
        expect(Object.keys(responses[status]?.content ?? {}), `${id} ${status}`).toEqual([
          'application/problem+json',
          'application/xml',
        ]);
    }
  });

  test('with a body or an answer in JSON has them in XML as well, as a text of JSONx', () => {
    for (const { id, body, responses } of all)
      for (const content of [body, responses['200']?.content]) {
        if (content === undefined || !('application/json' in content)) continue;
        expect(content['application/xml']?.schema, id).toEqual({ $ref: '#/components/schemas/Jsonx' });
      }
  });
});

test('exactly the operations of the published interface are not marked as extensions', () => {
  const published = all.filter(({ isExtension }) => !isExtension);
  expect(published.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(publishedOperations.toSorted());
});

test('members and parameters that are additions are marked', () => {
  const { Property, Inspection, Attachment } = document.components.schemas;
  const extensions = (schema: unknown) =>
    Object.entries((schema as { properties: Record<string, object> }).properties)
      .filter(([, member]) => 'x-keyturn-extension' in member)
      .map(([name]) => name);
  expect(extensions(Property)).toEqual(['own_geocoords', 'created_at', 'updated_at', 'version']);
  expect(extensions(Inspection)).toEqual(
    expect.arrayContaining(['reopened_at', 'cancelled_at', 'cancellation_reason']),
  );
  expect(extensions(Inspection)).not.toContain('initialized');
  expect(extensions(Attachment)).toEqual(expect.arrayContaining(['original_url', 'renditions', 'sha256']));
  const list = all.find(({ id }) => id === 'listInspections');
  const marked = list?.parameters.filter((parameter) => 'x-keyturn-extension' in parameter).map(({ name }) => name);
  expect(marked).toEqual([
    'per_page',
    'updated_since',
    'cursor',
    'typist_id',
    'type_id',
    'template_id',
    'postcode',
    'ref',
    'unassigned',
    'declined',
    'q',
    'sort',
    'Prefer',
  ]);
});

describe('examples', () => {
  test('stand at every body in JSON, and at every answer of an operation that was recorded', () => {
    for (const { id, body } of all) {
      if (sampleBodies[id] === undefined) continue;
      expect(body?.['application/json']?.example, id).toBeDefined();
      expect(readJsonx(body?.['application/xml']?.example as string), id).toEqual(body?.['application/json']?.example);
    }
    const withAnswer = all.filter(({ responses }) => responses['200']?.content?.['application/json'] !== undefined);
    const shown = withAnswer.filter(({ responses }) => responses['200']?.content?.['application/json']?.examples);
    expect(named(withAnswer.filter((one) => !shown.includes(one)))).toEqual([]);
  });

  test('examples of every refusal are kept once, valid, the same in XML, and in docs/errors.md', () => {
    const { examples, responses } = document.components;
    const shown = Object.entries(responses).flatMap(([name, { content = {} }]) => {
      const inJson = Object.entries(content['application/problem+json']?.examples ?? {});
      const inXml = Object.entries(content['application/xml']?.examples ?? {});
      expect(inXml).toEqual(inJson.map(([code, { $ref }]) => [code, { $ref: `${$ref}InXml` }]));
      return inJson.map(([code]) => {
        const value = examples[code]?.value as z.output<typeof Problem>;
        expect(Problem.safeParse(value).error).toBeUndefined();
        expect([value.code, `Refused${value.status}`]).toEqual([code, name]);
        expect(readJsonx(examples[`${code}InXml`]?.value as string)).toEqual(value);
        return code;
      });
    });
    expect(shown.toSorted()).toEqual([...refusalCodes, 'unexpected'].toSorted());
    const [, inDocs = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/errors.md', 'utf8')) ?? [];
    expect(JSON.parse(inDocs)).toEqual(examples['validation_failed']?.value);
  });

  test('are what their schemas say, and the same in XML', () => {
    const check = buildAnswerCheck(document);
    const { examples } = document.components;
    for (const operation of all) {
      const { sample } = operation.responses['200']?.content?.['application/json']?.examples ?? {};
      if (sample === undefined) continue;
      const name = sample.$ref.split('/').at(-1) ?? '';
      const value = examples[name]?.value;
      expect(check(operation, { statusCode: 200, mediaType: 'application/json', value }), operation.id).toEqual([]);
      expect(readJsonx(examples[`${name}InXml`]?.value as string)).toEqual(value);
    }
  });
});

test('If-Match and ETag are described where they are obeyed and sent, and nowhere else', async () => {
  const everything = await givenEverything(api, 'A firm of versions');
  const { ids } = everything;
  const obeying: string[] = [];
  const sending: string[] = [];
  const asked = all.filter(({ id }) => !['listenToChanges', 'getDeliveryOffset', 'deliverPart'].includes(id));
  for (const operation of asked.toSorted(inSampleOrder)) {
    const token = sampleBearer(everything, operation.id);
    const stale = await sendSample(api.app, operation, ids, { token, headers: { 'if-match': '"999999"' } });
    if (stale.statusCode === 412) obeying.push(operation.id);
    const { headers } = stale.statusCode === 412 ? await sendSample(api.app, operation, ids, { token }) : stale;
    const isFile = ['getAttachmentOriginal', 'getUncovered'].includes(operation.id);
    if (headers['etag'] !== undefined && !isFile) sending.push(operation.id);
  }
  const described = all.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
  expect(obeying.toSorted()).toEqual(named(described).toSorted());
  const tagged = all.filter(({ responses }) => responses['200']?.headers?.['ETag'] !== undefined);
  expect(sending.toSorted()).toEqual(named(tagged).toSorted());
});
