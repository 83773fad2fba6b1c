/** A change of one's own password: the current one is asked for, and the new one must be hard to guess. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#store/secrets/password.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

const before = 'harbour-quartz-violin';
const after = 'teapot-gravel-lantern';
let api: TestApi;
let clerk: GivenUser;
let change: (body: Record<string, string | undefined>) => ReturnType<Call>;

beforeAll(async () => {
  api = await testApi();
  clerk = await api.account.user('clerk');
  await api.database.pool.query('update users set password_hash = $1', [await hashPassword(before)]);
  change = async (body) => api.as(await api.account.backOfficeToken(clerk.id))('PUT', `/staff/${clerk.id}`, body);
});
afterAll(() => api.close());

test('an open browser is not enough: without the current password, or with a wrong one, nothing changes', async () => {
  for (const current of [{}, { current_password: after }]) {
    const { status, json } = await change({ password: after, ...current });
    expect([status, json.errors[0].pointer]).toEqual([422, '/current_password']);
  }
  expect((await change({ password: after, current_password: before })).status).toBe(200);
  expect((await change({ password: before, current_password: after })).status).toBe(200);
});

test('a taken token guesses ten times', async () => {
  const token = await api.account.backOfficeToken(clerk.id);
  const guess = (current_password: string) =>
    api.as(token)('PUT', `/staff/${clerk.id}`, { password: after, current_password });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess(`guess ${tries}`)).status).toBe(422);
  const refused = await guess(before);
  expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
});

test.each([
  ['qwertyuiop123', 'one that many people use'],
  ['HarbourLettings1', 'more than your name or that of your firm'],
])('%s is refused', async (password, words) => {
  const { status, json } = await change({ password, current_password: before });
  expect([status, json.errors[0].pointer]).toEqual([422, '/password']);
  expect(json.errors[0].detail).toContain(words);
});
