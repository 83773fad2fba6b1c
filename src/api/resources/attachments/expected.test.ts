/** Announced files that have not come are shown to those who write the report, until they come or are given up. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canWriteReport, states } from '#domain/inspection-state.ts';
import { roles } from '#domain/role.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

const announce = async (place: object = {}) => {
  const body = { identifier: randomUUID(), filename: 'hall.jpg', size: 900, media_type: 'image/jpeg', ...place };
  return (await report.write('POST', `${report.base}/report/pending-attachments`, body)).json.delivery_key as string;
};
const inspectionId = () => report.inspection.id;
const keysFor = async (user: Pick<GivenUser, 'token'>, query = `?inspection_id=${inspectionId()}`) =>
  (await api.as(user.token)('GET', `/expected-attachments${query}`)).json.map(
    (one: { delivery_key: string }) => one.delivery_key,
  );

test('a file is named with its place, and gone from the list once it is given up', async () => {
  const room = await report.room('Hall');
  const item = await report.item(room.id, 'Door');
  const [whole, inRoom, atItem] = [
    await announce(),
    await announce({ room_id: room.id }),
    await announce({ item_id: item.id }),
  ];
  const { json } = await report.as(report.clerk)('GET', `/expected-attachments?inspection_id=${inspectionId()}`);
  expect(json).toMatchObject([
    { delivery_key: whole, room: null, item: null, filename: 'hall.jpg', size: 900 },
    { delivery_key: inRoom, room: 'Hall', item: null },
    { delivery_key: atItem, room: 'Hall', item: 'Door', inspection: { id: inspectionId() } },
  ]);
  const days = (Date.parse(json[0].expires_at) - Date.parse(json[0].announced_at)) / 86_400_000;
  expect(days).toBe(7);
  for (const key of [whole, inRoom, atItem])
    expect((await report.as(report.clerk)('DELETE', `/uploads/${key}`)).status).toBe(204);
  expect(await keysFor(report.clerk)).toEqual([]);
});

test('those who may write the report now see it, and nobody else', async () => {
  const key = await announce();
  const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
  const { clerk, otherClerk, typist, reviewer, manager } = report;
  const everybody = [
    { ...clerk, role: roles.clerk },
    { ...otherClerk, role: roles.clerk },
    { ...typist, role: roles.typist },
    { ...reviewer, role: roles.reviewer },
    { ...manager, role: roles.manager },
  ];
  for (const state of [states.assigned, states.active, states.processing, states.review, states.complete]) {
    await report.putInState(state);
    const standing = { state, clerkId: clerk.id, typistId: typist.id };
    for (const { token, id, role } of everybody) {
      const mayWrite = canWriteReport(standing, { userId: id, role });
      expect([state, role, await keysFor({ token })]).toEqual([state, role, mayWrite ? [key] : []]);
    }
    expect(await keysFor(stranger, '')).toEqual([]);
  }
});
