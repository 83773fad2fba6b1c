import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenReport } from '#testing/given-report.ts';
import { smallestPicture } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let running: TestApi;

beforeAll(async () => {
  running = await testApi();
});
afterAll(() => running.close());

test.each([
  ['a room', 'update rooms set origin_id = null where report_id = $1'],
  ['an item', `update items set description = 'by hand' where report_id = $1`],
  ['an action', `update actions set comments = 'by hand' where report_id = $1`],
  ['an attachment', 'update attachments set rotation = 180 where report_id = $1'],
  ['an action that goes', 'delete from actions where report_id = $1'],
  ['an attachment that goes', 'delete from attachments where report_id = $1'],
])(
  'a room stands differently after any row of it was written, its version moved or not: %s',
  async (_what, statement) => {
    const { store, account, database } = running;
    const own = await givenReport(running);
    const hall = await own.room();
    const door = await own.item(hall.id);
    await own.action({ roomId: hall.id, itemId: door.id });
    const place = `${own.base}/rooms/${hall.id}/items/${door.id}/attachments`;
    expect((await uploads(running, own.clerk.token).upload(place, smallestPicture)).status).toBe(200);
    const viewer = { accountId: account.id, clientId: null };
    const { reportId } = await store.reports.getStanding(viewer, { kind: 'inspection', id: own.inspection.id });
    const { horizon } = await store.reports.getMoment(account.id, reportId);
    const [before] = await store.reports.listRoomMarks(account.id, reportId, horizon);
    await database.rows('', statement, [reportId]);
    const [after] = await store.reports.listRoomMarks(account.id, reportId, horizon);
    expect([before?.rows, after?.id]).toEqual([4, hall.id]);
    expect(after?.isWritten === true || after?.rows !== before?.rows).toBe(true);
  },
);
