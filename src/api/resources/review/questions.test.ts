/** A reviewer asks about a field or a photograph, and suggests words; whoever writes the report answers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let item: { id: number };
let roomId: number;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  roomId = (await report.room('Hall')).id;
  item = await report.item(roomId, 'Door', { condition: 'Good; scratch' });
  await report.putInState(states.review);
});
afterAll(() => api.close());

const path = () => `${report.base}/questions`;
const ask = async (more: object = {}) =>
  report.as(report.reviewer)('POST', path(), { item_id: item.id, field: 'condition', text: ' Where? ', ...more });
const questions = async (person = report.typist) => (await report.as(person)('GET', path())).json.questions;

test('a question is asked by a reviewer, answered by the typist, and resolved by its asker', async () => {
  const { status, json } = await ask();
  expect(status).toBe(200);
  expect(json).toMatchObject({ about: 'Hall · Door', text: 'Where?', answer: null, resolved: null });
  const typist = report.as(report.typist);
  const answered = await typist('PUT', `${path()}/${json.id}`, { answer: 'Lower left' });
  expect(answered.json).toMatchObject({ answer: 'Lower left', answered: { name: report.typist.name }, resolved: null });
  expect((await typist('PUT', `${path()}/${json.id}`, { is_resolved: true })).json.code).toBe('role_forbids');
  const resolved = await report.as(report.reviewer)('PUT', `${path()}/${json.id}`, { is_resolved: true });
  expect(resolved.json).toMatchObject({ answer: 'Lower left', resolved: { id: report.reviewer.id }, is_taken: false });
  expect((await report.asManager('PUT', `${path()}/${json.id}`, { is_resolved: false })).json.resolved).toBeNull();
  expect(await questions()).toHaveLength(1);
});

test('suggested words are taken by whoever writes the report, which resolves them', async () => {
  const { json } = await ask({ text: '', suggestion: 'Good; scratch 2 cm, LHS' });
  const typist = report.as(report.typist);
  const taken = await typist('PUT', `${path()}/${json.id}`, { is_taken: true });
  expect(taken.json).toMatchObject({ is_taken: true, resolved: { id: report.typist.id } });
  expect((await typist('PUT', `${path()}/${json.id}`, { is_taken: false })).json.resolved).toBeNull();
  const plain = (await ask()).json;
  expect((await typist('PUT', `${path()}/${plain.id}`, { is_taken: true })).json.errors[0].pointer).toBe('/is_taken');
});

test('nobody but reviewers and managers asks, nothing is asked without words, and not of another report', async () => {
  expect(
    (await report.as(report.typist)('POST', path(), { item_id: item.id, field: 'condition', text: 'x' })).status,
  ).toBe(403);
  expect((await ask({ text: ' ' })).json.errors[0].pointer).toBe('/text');
  const other = await givenReport(api);
  const { id } = await other.item((await other.room()).id);
  expect((await ask({ item_id: id })).json.errors[0].pointer).toBe('/item_id');
});

test('a question about a photo names one of its item', async () => {
  expect((await ask({ field: 'photo' })).json.errors[0].pointer).toBe('/attachment_id');
  await report.putInState(states.active);
  const at = `${report.base}/rooms/${roomId}/items/${item.id}/attachments`;
  const { id } = (await uploads(api, report.clerk.token).upload(at, await photo())).json;
  await report.putInState(states.review);
  const about = { field: 'photo', attachment_id: id };
  expect((await ask(about)).json).toMatchObject(about);
  expect((await ask({ ...about, field: 'condition' })).json.errors[0].pointer).toBe('/attachment_id');
  expect((await ask({ ...about, suggestion: 'Other' })).json.errors[0].pointer).toBe('/suggestion');
});

test('questions outlive their item, and end with the review', async () => {
  const { id } = (await ask()).json;
  await report.asManager('DELETE', `${report.base}/rooms/${roomId}/items/${item.id}`);
  expect(await questions()).toMatchObject([{ id, item_id: null, about: 'Hall · Door' }]);
  await report.putInState(states.complete);
  expect((await report.as(report.typist)('PUT', `${path()}/${id}`, { answer: 'Late' })).json.code).toBe(
    'state_forbids',
  );
  expect(await questions()).toMatchObject([{ id, answer: null }]);
});

test('questions stand in the trail, are told to open screens, and belong to one account', async () => {
  const { id } = (await ask()).json;
  await report.as(report.clerk)('PUT', `${path()}/${id}`, { answer: 'At the lock' });
  const told = (await report.trail()).filter(({ action }) => action.startsWith('review.'));
  expect(told.map(({ action, changes }) => [action, changes])).toEqual([
    ['review.question_answered', [{ field: 'Hall · Door', from: null, to: 'At the lock' }]],
    ['review.question_asked', [{ field: 'Hall · Door', from: null, to: 'Where?' }]],
  ]);
  const events = await api.database.rows<{ n: number }>(
    'test.events',
    `select count(*)::int as n from events where account_id = $1 and kind = 'report.questioned' and data ->> 'inspection_id' = $2`,
    [api.account.id, String(report.inspection.id)],
  );
  expect(events).toEqual([{ n: 2 }]);
  const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('manager')).token);
  expect((await stranger('GET', path())).status).toBe(404);
  expect((await stranger('PUT', `${path()}/${id}`, { answer: 'Mine' })).status).toBe(404);
});
