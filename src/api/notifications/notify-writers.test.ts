/** A typist and reviewers are told by e-mail when a report comes to them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { tenantConfirmation } from '#domain/tenant-report.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { readTenantToken } from '#testing/given-tenant-link.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;
let clerk: GivenUser;
let typist: GivenUser;
let other: GivenUser;
let reviewers: GivenUser[];
let asClerk: Call;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  clerk = await api.account.user('clerk');
  [typist, other] = [await api.account.user('typist'), await api.account.user('typist')];
  reviewers = [office.reviewer, await api.account.user('reviewer')];
  asClerk = api.as(clerk.token);
});
afterAll(() => api.close());

const started = async (more: object = {}): Promise<number> => {
  const { id } = await office.create({ clerk: { id: clerk.id }, ...more });
  await asClerk('POST', `/inspections/${id}/start`);
  return id;
};
/** Beside the clerk, who was told of the visit, and the tenant. */
async function told(id: number): Promise<[string, string][]> {
  const { rows } = await api.database.pool.query<{ recipient: string; subject: string }>(
    `select recipient, subject from emails where account_id = $1 and inspection_id = $2 and subject like 'To be %' order by id`,
    [api.account.id, id],
  );
  return rows.map(({ recipient, subject }) => [recipient, subject.split(':')[0] ?? '']);
}
const toReviewers = () => reviewers.map(({ email }) => [email, 'To be reviewed']);

test('a typist who is named is told when the report waits for them, and another one who takes over', async () => {
  const id = await started({ typist: { id: typist.id } });
  expect(await told(id)).toEqual([]);
  await asClerk('POST', `/inspections/${id}/process`);
  expect(await told(id)).toEqual([[typist.email, 'To be typed']]);
  await office.asManager('PUT', `/inspections/${id}`, { ref: 'x' });
  await office.asManager('PUT', `/inspections/${id}`, { typist: { id: other.id } });
  expect(await told(id)).toEqual([
    [typist.email, 'To be typed'],
    [other.email, 'To be typed'],
  ]);
});

test('a typist who claims a report is not told of it', async () => {
  const id = await started();
  await asClerk('POST', `/inspections/${id}/process`);
  expect((await api.as(typist.token)('POST', `/inspections/${id}/claim`)).status).toBe(200);
  expect(await told(id)).toEqual([]);
});

test('reviewers are told of a submission, and of a report that comes back to them, but of nothing they did', async () => {
  const id = await started();
  await asClerk('POST', `/inspections/${id}/submit`);
  expect(await told(id)).toEqual(toReviewers());
  await api.as(reviewers[0]?.token)('POST', `/inspections/${id}/complete`);
  await office.asManager('POST', `/inspections/${id}/reopen`);
  expect(await told(id)).toEqual([...toReviewers(), ...toReviewers()]);
  const { rows } = await api.database.pool.query<{ text: string }>(
    `select text from emails where inspection_id = $1 and subject like 'To be %' limit 1`,
    [id],
  );
  expect(rows[0]?.text).toContain(`/inspections/${id}/report`);
});

test('a report that its tenant sends in comes to the reviewers as well', async () => {
  const self_servicer = { name: 'Tess', email: 'tess@example.com', template_id: null };
  const { id } = await office.create({ type: { id: types.selfService }, self_servicer });
  const token = await readTenantToken(api.database, { accountId: api.account.id, inspection: id });
  const sent = await api.as(token)('POST', '/tenant-report/submit', { confirmation: tenantConfirmation });
  expect(sent.status).toBe(200);
  expect(await told(id)).toEqual(toReviewers());
});

test('a reviewer who leaves them off is not told', async () => {
  const [first, second] = reviewers;
  if (first === undefined || second === undefined) throw new Error('There are two reviewers.');
  const own = api.as(await api.account.backOfficeToken(first.id));
  expect((await own('GET', '/me')).json.hand_over_emails).toBe(true);
  expect((await own('PUT', '/me', { hand_over_emails: false })).json.hand_over_emails).toBe(false);
  const id = await started();
  await asClerk('POST', `/inspections/${id}/submit`);
  expect(await told(id)).toEqual([[second.email, 'To be reviewed']]);
  await own('PUT', '/me', { hand_over_emails: true });
});

test('in a firm without a reviewer managers are told, who review there', async () => {
  const administrator = await api.account.user('administrator');
  const people = { has: 'null', lacks: 'now()' };
  const reviewersAre = (state: keyof typeof people) =>
    api.database.pool.query(`update users set archived_at = ${people[state]} where id = any($1)`, [
      reviewers.map(({ id }) => id),
    ]);
  await reviewersAre('lacks');
  const [id, own] = [await started(), await started()];
  await asClerk('POST', `/inspections/${id}/submit`);
  await office.asManager('POST', `/inspections/${own}/submit`);
  await reviewersAre('has');
  const recipients = async (one: number) => (await told(one)).map(([email]) => email).toSorted();
  expect(await recipients(id)).toEqual([office.manager.email, administrator.email].toSorted());
  expect(await recipients(own)).toEqual([administrator.email]);
});

test('a report that was cancelled for a while comes to them again when that is taken back', async () => {
  const cancelledFor = async (minutes: number, verb: string, more: object = {}) => {
    const id = await started(more);
    await asClerk('POST', `/inspections/${id}/${verb}`);
    await office.asManager('POST', `/inspections/${id}/cancel`);
    await api.database.pool.query(
      'update inspections set cancelled_at = now() - make_interval(mins => $2) where id = $1',
      [id, minutes],
    );
    const before = (await told(id)).length;
    expect((await office.asManager('POST', `/inspections/${id}/restore`)).status).toBe(200);
    return (await told(id)).slice(before);
  };
  expect(await cancelledFor(60, 'submit')).toEqual(toReviewers());
  expect(await cancelledFor(60, 'process', { typist: { id: typist.id } })).toEqual([[typist.email, 'To be typed']]);
  expect(await cancelledFor(1, 'submit')).toEqual([]);
});

test('nobody is told who has left or may not see the report any more', async () => {
  const [left, ofClient] = [await api.account.user('reviewer'), await api.account.user('typist')];
  await api.database.pool.query('update users set archived_at = now() where id = $1', [left.id]);
  const id = await started({ typist: { id: ofClient.id } });
  const { id: clientId } = await api.account.client();
  await api.database.pool.query('update users set role = 6, client_id = $2 where id = $1', [ofClient.id, clientId]);
  await asClerk('POST', `/inspections/${id}/process`);
  await asClerk('POST', `/inspections/${id}/submit`);
  expect(await told(id)).toEqual(toReviewers());
});

test('the firm has words of its own for them', async () => {
  const typing_due = { subject: 'To be typed soon: {address}', text: '{name}, go on: {link}' };
  await office.asManager('PUT', '/settings/account', { notifications: { typing_due } });
  const id = await started({ typist: { id: typist.id } });
  await asClerk('POST', `/inspections/${id}/process`);
  expect((await told(id))[0]?.[1]).toBe('To be typed soon');
});
