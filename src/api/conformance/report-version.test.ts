/** Keyturn-Report-Version on every write of a report: its readers know which version is their own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DescribedOperation,
  listDescribedOperations,
  inSampleOrder,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { givenEverything } from '#testing/given-everything.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let all: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  all = await listDescribedOperations(api.app);
});
afterAll(() => api.close());

const HEADER = 'keyturn-report-version';
/**
 * A room with one item has one order: `items.test.ts` has more; the part that completes a file is in `resumable.test.ts`,
 * and a photograph of a report that started from another one in `pairs.test.ts`.
 */
const elsewhere = ['orderItems', 'orderTemplateItems', 'deliverPart', 'pairAttachment'];

test('is sent by the operations that write a report and described there, and is its version then', async () => {
  const everything = await givenEverything(api, 'A firm of reports');
  const versions = async () =>
    new Map(
      (
        await api.database.rows<{ id: number; version: number }>(
          'test.versions',
          'select id, version from reports where account_id = $1',
          [everything.account.id],
        )
      ).map(({ id, version }) => [id, version]),
    );
  const sending: string[] = [];
  // An initialization is a write of the inspection, whose report nobody has written in.
  const asked = all.filter(({ id }) => id !== 'listenToChanges' && id !== 'initializeInspection');
  for (const operation of asked.toSorted(inSampleOrder)) {
    const before = await versions();
    const token = sampleBearer(everything, operation.id);
    const { headers, statusCode } = await sendSample(api.app, operation, everything.ids, { token });
    const moved = [...(await versions())].filter(([id, version]) => before.has(id) && before.get(id) !== version);
    if (headers[HEADER] === undefined) expect(moved, operation.id).toEqual([]);
    else {
      sending.push(operation.id);
      expect(
        moved.map(([, version]) => String(version)),
        operation.id,
      ).toEqual([headers[HEADER]]);
      expect(
        moved.map(([id, version]) => version - (before.get(id) ?? 0)),
        operation.id,
      ).toEqual([1]);
    }
    expect(statusCode, operation.id).toBeLessThan(500);
  }
  const described = all.filter(({ responses }) =>
    Object.values(responses).some(({ headers }) => headers?.['Keyturn-Report-Version'] !== undefined),
  );
  const ids = described.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
  expect(sending.toSorted()).toEqual(ids.toSorted());
});
