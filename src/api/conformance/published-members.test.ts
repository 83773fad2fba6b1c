/** Every field of the published tables: its spelling, its type, whether it may be null; in JSON and in XML. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import { inSampleOrder, listDescribedOperations } from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { faultsOfShape, publishedMembers } from '#testing/interface/published-members.ts';

let api: TestApi;
const answers = { json: new Map<string, unknown>(), xml: new Map<string, unknown>() };
const bodies = new Map<string, string>();
beforeAll(async () => {
  api = await testApi();
  const published = (await listDescribedOperations(api.app)).filter(({ isExtension }) => !isExtension);
  for (const format of ['json', 'xml'] as const) {
    const { ids, users } = await givenEverything(api, `A firm that speaks ${format}`);
    for (const operation of published.toSorted(inSampleOrder)) {
      const answer = await sendSample(api.app, operation, ids, { token: users.administrator.token, format });
      if (format === 'json') bodies.set(operation.id, answer.body);
      if (answer.body === '') continue;
      answers[format].set(operation.id, format === 'json' ? answer.json() : readJsonx(answer.body));
    }
  }
});
afterAll(() => api.close());

describe.each(['json', 'xml'] as const)('in %s', (format) => {
  test.each(Object.entries(publishedMembers))('%s answers with every published member', (operation, shape) => {
    expect(answers[format].has(operation)).toBe(true);
    expect(faultsOfShape(shape, answers[format].get(operation))).toEqual([]);
  });
});

test('deletions answer 200 without a body, but for contacts, which come back', () => {
  const deletions = [...bodies].filter(([operation]) => operation.startsWith('delete'));
  expect(deletions.filter(([, body]) => body !== '').map(([operation]) => operation)).toEqual([
    'deletePropertyContact',
    'deleteInspectionContact',
  ]);
  expect(deletions.map(([operation]) => operation).toSorted()).toEqual([
    'deleteAction',
    'deleteInspectionContact',
    'deleteItem',
    'deleteMeter',
    'deletePropertyContact',
    'deleteRoom',
  ]);
});
