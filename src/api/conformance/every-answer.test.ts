/** Performs every operation once in JSON and once in XML: each answer is as the OpenAPI document describes it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import { isPublic } from '#api/operations.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  isOpenToAll,
  listDescribedOperations,
  readOpenApiDocument,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { type AnswerCheck, buildAnswerCheck, valueOf } from '#testing/interface/document-answers.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let everything: Everything;
let check: AnswerCheck;
let all: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  check = buildAnswerCheck(await readOpenApiDocument(api.app));
  // A stream of events does not end, and the parts of a file are no request of their own: see their tests.
  const streamed = ['listenToChanges', 'getDeliveryOffset', 'deliverPart'];
  all = (await listDescribedOperations(api.app)).filter(({ id }) => !streamed.includes(id)).toSorted(inSampleOrder);
});
afterAll(() => api.close());

describe.each(['json', 'xml'] as const)('in %s', (format) => {
  beforeAll(async () => {
    everything = await givenEverything(api, `A firm that speaks ${format}`);
  });

  test('every operation succeeds with a sample request and answers as documented', async () => {
    const wrong: object[] = [];
    for (const operation of all) {
      const token = sampleBearer(everything, operation.id);
      const answer = await sendSample(api.app, operation, everything.ids, { token, format });
      const faults = check(operation, valueOf(answer));
      if (answer.statusCode >= 400) faults.push(`${answer.statusCode}: ${answer.body}`);
      if (faults.length > 0) wrong.push({ operation: operation.id, faults });
    }
    expect(wrong).toEqual([]);
  });
});

test('every GET says the same in XML as in JSON', async () => {
  everything = await givenEverything(api, 'A firm that compares');
  const inOneFormat = ['getAttachmentOriginal', 'getUncovered', 'getPdf', 'exportSecurityLog'];
  const reads = all.filter(({ id, method }) => method === 'GET' && !inOneFormat.includes(id));
  for (const operation of reads) {
    const token = sampleBearer(everything, operation.id);
    const inJson = await sendSample(api.app, operation, everything.ids, { token });
    const inXml = await sendSample(api.app, operation, everything.ids, { token, format: 'xml' });
    expect(inXml.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(readJsonx(inXml.body), operation.id).toEqual(inJson.json());
  }
  expect(reads.length).toBeGreaterThan(30);
});

test('every refusal says the same in XML as in JSON', async () => {
  for (const operation of all.filter((one) => !isOpenToAll(one))) {
    // Without a token, and without the one that is the path of public operations.
    const replace = isPublic(operation.id) ? { [operation.pathParameters[0] ?? '']: crypto.randomUUID() } : {};
    const inJson = await sendSample(api.app, operation, everything.ids, { replace });
    const inXml = await sendSample(api.app, operation, everything.ids, { format: 'xml', replace });
    expect(inXml.headers['content-type']).toBe('application/xml; charset=utf-8');
    const instance = expect.any(String);
    expect(readJsonx(inXml.body), operation.id).toEqual({ ...inJson.json(), instance });
    expect(check(operation, valueOf(inXml))).toEqual([]);
  }
});
