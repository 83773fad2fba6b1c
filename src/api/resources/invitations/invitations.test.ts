/** Invitations of staff: who may make them, who sees the link, when it ends; and an administrator's link to a new password. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasswordLink, findPasswordLink, usePasswordLink } from '#store/access/passwords.ts';
import { addSignIn } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

const password = 'harbour-quartz-violin';
const withMail: Office = {} as Office;
const withoutMail: Office = {} as Office;
type Office = { api: TestApi; administrator: GivenUser; asAdministrator: Call; byThirdParty: Call };

beforeAll(async () => {
  for (const [office, smtpUrl] of [
    [withMail, 'smtp://mail.example'],
    [withoutMail, null],
  ] as const) {
    const api = await testApi({ smtpUrl });
    const administrator = await api.account.user('administrator');
    Object.assign(office, {
      api,
      administrator,
      asAdministrator: api.as(await api.account.backOfficeToken(administrator.id)),
      byThirdParty: api.as(administrator.token),
    });
  }
});
afterAll(() => Promise.all([withMail.api.close(), withoutMail.api.close()]));

const pageOne = { page: 1, perPage: 30 };
let count = 0;
const draft = (more: object = {}) => ({ name: 'Ben', email: `ben-${(count += 1)}@example.com`, role: 4, ...more });
const tokenIn = (text = '') => decodeURIComponent(/link=([^\s&]+)/.exec(text)?.[1] ?? '');
const mailsTo = async ({ api }: Office, recipient: string) =>
  (
    await api.database.pool.query<{ text: string; subject: string; confidential: boolean }>(
      'select text, subject, confidential from emails where recipient = $1 order by id',
      [recipient],
    )
  ).rows;
const accept = async ({ api }: Office, token: string) => {
  const person = await findPasswordLink(api.database, token);
  if (person === undefined) return false;
  return usePasswordLink(api.database, { token, person, password });
};

describe('with a mail server', () => {
  test('a new member of staff is sent a link, which nobody else sees, and has joined once it is used', async () => {
    const body = draft({ role: 2 });
    const { status, json, text } = await withMail.asAdministrator('POST', '/staff', body);
    expect(status).toBe(200);
    expect(text).not.toContain('link');
    expect(json).toMatchObject({ invited_at: expect.stringMatching(/^20/), joined_at: null });
    const days = (Date.parse(json.invited_until) - Date.parse(json.invited_at)) / 86_400_000;
    expect(days).toBe(7);
    const [mail, ...others] = await mailsTo(withMail, body.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Harbour Lettings invites you to Keyturn', confidential: true });
    expect(await accept(withMail, tokenIn(mail?.text))).toBe(true);
    const joined = (await withMail.asAdministrator('GET', `/staff/${json.id}`)).json;
    expect(joined).toMatchObject({ invited_until: null, joined_at: expect.stringMatching(/^20/) });
  });

  test('sent again, the link before ends; withdrawn, it ends too', async () => {
    const body = draft();
    const { id } = (await withMail.asAdministrator('POST', '/staff', body)).json;
    const again = await withMail.asAdministrator('POST', `/staff/${id}/invite`);
    expect([again.status, again.text.includes('link')]).toEqual([200, false]);
    const [first, second] = (await mailsTo(withMail, body.email)).map(({ text }) => tokenIn(text));
    expect(await findPasswordLink(withMail.api.database, first ?? '')).toBeUndefined();
    expect(await findPasswordLink(withMail.api.database, second ?? '')).toMatchObject({ kind: 'invitation' });
    const withdrawn = await withMail.asAdministrator('DELETE', `/staff/${id}/invite`);
    expect([withdrawn.status, withdrawn.text]).toEqual([200, '']);
    const { rows } = await withMail.api.store.securityLog.list(withMail.api.account.id, { personId: id }, pageOne);
    const noted = rows.map(({ kind, facts }) => [kind, facts]);
    expect(noted).toEqual([
      ['person.changed', { invitation: 'withdrawn' }],
      ['person.invited', {}],
      ['person.invited', { role: 'clerk' }],
    ]);
    expect(await accept(withMail, second ?? '')).toBe(false);
    expect((await withMail.asAdministrator('GET', `/staff/${id}`)).json).toMatchObject({
      invited_until: null,
      joined_at: null,
    });
  });

  test('a link ends when the address that it was sent to is changed', async () => {
    const body = draft();
    const { id } = (await withMail.asAdministrator('POST', '/staff', body)).json;
    const [mail] = await mailsTo(withMail, body.email);
    const changed = await withMail.asAdministrator('PUT', `/staff/${id}`, { email: 'right@example.com' });
    expect(changed.json).toMatchObject({ email: 'right@example.com', invited_until: null });
    expect(await accept(withMail, tokenIn(mail?.text))).toBe(false);
  });

  test('people who have joined or were archived are not invited, and an accepted invitation is not withdrawn', async () => {
    const [joined, leaver] = [
      await withMail.api.account.user('clerk'),
      (await withMail.asAdministrator('POST', '/staff', draft())).json,
    ];
    await addSignIn(withMail.api.database, joined);
    await withMail.asAdministrator('DELETE', `/staff/${leaver.id}`);
    for (const [method, path] of [
      ['POST', `/staff/${joined.id}/invite`],
      ['DELETE', `/staff/${joined.id}/invite`],
      ['POST', `/staff/${leaver.id}/invite`],
      ['POST', `/staff/${leaver.id}/reset-link`],
    ] as const)
      expect((await withMail.asAdministrator(method, path)).json).toMatchObject({ status: 409, code: 'state_forbids' });
  });

  test('other applications invite reviewers, clerks and typists, and make no links to passwords', async () => {
    const backOfficeOnly = { status: 403, code: 'back_office_only' };
    for (const role of [3, 4, 5]) {
      const { id } = (await withMail.byThirdParty('POST', '/staff', draft({ role }))).json;
      expect((await withMail.byThirdParty('POST', `/staff/${id}/invite`)).status).toBe(200);
      expect((await withMail.byThirdParty('POST', `/staff/${id}/reset-link`)).json).toMatchObject(backOfficeOnly);
      expect((await withMail.byThirdParty('DELETE', `/staff/${id}/invite`)).status).toBe(200);
    }
    for (const role of [1, 2]) {
      expect((await withMail.byThirdParty('POST', '/staff', draft({ role }))).json).toMatchObject(backOfficeOnly);
      const { id } = (await withMail.asAdministrator('POST', '/staff', draft({ role }))).json;
      for (const method of ['POST', 'DELETE'] as const)
        expect((await withMail.byThirdParty(method, `/staff/${id}/invite`)).json).toMatchObject(backOfficeOnly);
    }
  });

  test('an administrator sends a link to a new password and does not see it; a manager does not', async () => {
    const member = await withMail.api.account.user('clerk');
    const manager = await withMail.api.account.user('manager');
    const asManager = withMail.api.as(await withMail.api.account.backOfficeToken(manager.id));
    expect((await asManager('POST', `/staff/${member.id}/reset-link`)).json.code).toBe('role_forbids');
    const { json } = await withMail.asAdministrator('POST', `/staff/${member.id}/reset-link`);
    expect(json).toMatchObject({ sent_to: member.email, reset_link: null });
    const [mail] = await mailsTo(withMail, member.email);
    expect(mail?.confidential).toBe(true);
    const { rows } = await withMail.api.store.securityLog.list(
      withMail.api.account.id,
      { personId: member.id },
      pageOne,
    );
    expect(rows).toMatchObject([{ kind: 'password.link_made', actorId: withMail.administrator.id }]);
    expect(await accept(withMail, tokenIn(mail?.text))).toBe(true);
  });

  test('the firm’s own words keep the link', async () => {
    const notifications = { invitation: { subject: 'Join {company}', text: 'Hello {name}, until {until}.' } };
    await withMail.asAdministrator('PUT', '/settings/account', { notifications });
    const body = draft();
    await withMail.asAdministrator('POST', '/staff', body);
    await withMail.asAdministrator('PUT', '/settings/account', { notifications: {} });
    const [mail] = await mailsTo(withMail, body.email);
    expect(mail?.subject).toBe('Join Harbour Lettings');
    expect(mail?.text).toContain('/oauth/password?link=');
  });
});

describe('without a mail server', () => {
  test('the link is in the answer to the back office, once, and to nobody else', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = draft();
    const { json } = await withoutMail.asAdministrator('POST', '/staff', body, headers);
    const repeated = await withoutMail.asAdministrator('POST', '/staff', body, headers);
    expect(repeated.json).toMatchObject({ id: json.id, invitation_link: null });
    expect((await withoutMail.asAdministrator('GET', `/staff/${json.id}`)).text).not.toContain('invitation_link');
    expect(await mailsTo(withoutMail, body.email)).toEqual([]);
    expect(await accept(withoutMail, tokenIn(json.invitation_link))).toBe(true);
  });

  test('another application may add somebody, who is invited by the back office', async () => {
    const { json, text } = await withoutMail.byThirdParty('POST', '/staff', draft());
    expect([json.invited_at, text.includes('link')]).toEqual([null, false]);
    const refused = await withoutMail.byThirdParty('POST', `/staff/${json.id}/invite`);
    expect(refused.json).toMatchObject({ status: 403, code: 'back_office_only' });
    const { json: invited } = await withoutMail.asAdministrator('POST', `/staff/${json.id}/invite`);
    expect(await accept(withoutMail, tokenIn(invited.invitation_link))).toBe(true);
  });

  test('a link to a new password is shown to the administrator, and is blanked in a repeated answer', async () => {
    const member = await withoutMail.api.account.user('clerk');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/staff/${member.id}/reset-link`;
    const { json } = await withoutMail.asAdministrator('POST', path, undefined, headers);
    expect(json).toMatchObject({ sent_to: null, reset_link: expect.stringContaining('/oauth/password?link=') });
    expect((await withoutMail.asAdministrator('POST', path, undefined, headers)).json.reset_link).toBeNull();
    expect(await accept(withoutMail, tokenIn(json.reset_link))).toBe(true);
  });

  test('an address that signs in elsewhere is answered alike, and its owner told there', async () => {
    const { api, asAdministrator } = withoutMail;
    const elsewhere = await givenAccount(api.database, 'Quay Homes');
    const owner = await elsewhere.user('clerk');
    const [strange, free] = [
      await asAdministrator('POST', '/staff', draft({ email: owner.email })),
      await asAdministrator('POST', '/staff', draft()),
    ];
    expect(Object.keys(strange.json)).toEqual(Object.keys(free.json));
    expect((await asAdministrator('GET', '/emails')).json.data).toEqual([]);
    expect((await mailsTo(withoutMail, owner.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('has added you'),
    ]);
  });
});

test('somebody who has left one firm joins another with the same address', async () => {
  const { api, asAdministrator } = withMail;
  const former = await givenAccount(api.database, 'Quay Homes');
  const leaver = await former.user('clerk');
  await api.as((await former.user('manager')).token)('DELETE', `/staff/${leaver.id}`);
  const { id } = (await asAdministrator('POST', '/staff', draft({ email: leaver.email }))).json;
  const [mail] = await mailsTo(withMail, leaver.email);
  expect(await accept(withMail, tokenIn(mail?.text))).toBe(true);
  expect(await findSignInName(api.database, leaver.email)).toEqual({ accountId: api.account.id, id });
});

test('signing in is joining, by whatever way', async () => {
  const { api, asAdministrator } = withMail;
  const member = await api.account.user('clerk');
  await addPasswordLink(api.database, member, 'invitation');
  expect((await asAdministrator('GET', `/staff/${member.id}`)).json.joined_at).toBeNull();
  await addSignIn(api.database, member);
  expect((await asAdministrator('GET', `/staff/${member.id}`)).json.joined_at).toMatch(/^20/);
});
