/** An administrator lets an application act as a service user of the firm: no person, and nobody's sign-in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenUser } from '#testing/given-account.ts';
import { authorizeUrl, redeem, refresh } from '#testing/oauth-exchange.ts';
import { addApi } from '#testing/test-api.ts';
import { setPassword, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let administrator: GivenUser & { password: string };
let office: string;
let password: string;
beforeAll(async () => {
  oauth = await testOAuth((server, publicUrl, database) =>
    addApi(server, { database, dataDir: '/nowhere' }, { publicUrl }),
  );
  password = oauth.person.password;
  administrator = { ...(await oauth.account.user('administrator')), password };
  office = await oauth.account.backOfficeToken(administrator.id);
  await setPassword(oauth.database, administrator, password);
});
afterAll(() => oauth.close());

const scope = 'profile.read staff.read properties.read properties.write inspections.read inspections.write';

async function ask(token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${oauth.publicUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
}

async function openConsent(application: TestApplication, person: { email: string; password: string } = administrator) {
  const visitor = testVisitor();
  const page = await visitor.signIn(await visitor.open(authorizeUrl(oauth, application, { scope })), person);
  return { visitor, page };
}

/** The tokens of an application that acts as its service user, in this role. */
async function connect(application: TestApplication, role: number) {
  const { visitor, page } = await openConsent(application);
  const sent = await visitor.submit(page, { decision: 'allow', as: 'service', role: String(role) });
  const code = new URL(sent.location ?? '').searchParams.get('code') ?? '';
  return (await redeem(oauth, application, code)).body;
}

const idOf = async ({ clientId }: TestApplication) =>
  (
    await oauth.database.rows<{ id: number }>('test.id', 'select id from applications where client_id = $1', [clientId])
  )[0]?.id;

test('it acts under its own name, in the role that was chosen, and outlives whoever allowed it', async () => {
  const application = await oauth.application({ name: 'Ledger of the firm' });
  const tokens = await connect(application, 2);
  const { json: me } = await ask(tokens.access_token, 'GET', '/me');
  expect(me).toMatchObject({ name: 'Ledger of the firm', role: 2 });
  expect(me.id).not.toBe(administrator.id);
  await ask(office, 'POST', '/me/sign-out-everywhere');
  office = await oauth.account.backOfficeToken(administrator.id);
  expect((await ask(tokens.access_token, 'GET', '/me')).status).toBe(200);
  const renewed = await refresh(oauth, application, tokens.refresh_token);
  const address = { line1: '3 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };
  const home = { address, no_of_beds: 1, no_of_baths: 1 };
  const made = await ask(renewed.body.access_token, 'POST', '/properties', home);
  expect(made.status).toBe(200);
  const { json: trail } = await ask(office, 'GET', `/properties/${made.json.id}/audit`);
  expect(trail.data[0]).toMatchObject({ actor: { id: me.id, name: 'Ledger of the firm' } });
});

test('an open browser is not enough to let one act: the administrator signs in again', async () => {
  const application = await oauth.application({ name: 'Left open' });
  const { visitor, page } = await openConsent(application);
  const age = (what: string) => oauth.database.pool.query(`update ${what} where account_id = $1`, [oauth.account.id]);
  await age(`sign_ins set created_at = now() - interval '11 minutes'`);
  await age('grants set proved_at = null');
  const asService = { decision: 'allow', as: 'service', role: '2' };
  const refused = await visitor.submit(page, asService);
  expect([refused.status, refused.location]).toEqual([403, undefined]);
  expect(refused.text).toContain('Sign in again to let an application act for your firm');
  const again = await visitor.signIn(refused, administrator);
  expect((await visitor.submit(again, asService)).location).toContain('code=');
  // For themselves they allow it as before.
  await age(`sign_ins set created_at = now() - interval '11 minutes'`);
  const forMe = await visitor.open(page.url);
  expect((await visitor.submit(forMe, { decision: 'allow', as: 'person', role: '2' })).location).toContain('code=');
  office = await oauth.account.backOfficeToken(administrator.id);
});

test('only an administrator may, and only with a role that is offered', async () => {
  const application = await oauth.application({ name: 'Portal' });
  const ofManager = await openConsent(application, oauth.person);
  expect(ofManager.page.text).not.toContain('name="as"');
  const byManager = await ofManager.visitor.submit(ofManager.page, { decision: 'allow', as: 'service', role: '2' });
  expect([byManager.status, byManager.location]).toEqual([400, undefined]);
  const { visitor, page } = await openConsent(application);
  expect(page.text).toContain('As The administrator');
  for (const role of ['5', '6', '0', '']) {
    const refused = await visitor.submit(page, { decision: 'allow', as: 'service', role });
    expect([role, refused.status, refused.location]).toEqual([role, 400, undefined]);
  }
  const forMe = await visitor.submit(page, { decision: 'allow', as: 'person', role: '2' });
  const code = new URL(forMe.location ?? '').searchParams.get('code') ?? '';
  const { body } = await redeem(oauth, application, code);
  expect((await oauth.caller(body.access_token)).userId).toBe(administrator.id);
});

test('it is no member of staff: neither listed, counted, changed nor booked', async () => {
  const application = await oauth.application({ name: 'Booker' });
  const { access_token: token } = await connect(application, 2);
  const { userId: id } = await oauth.caller(token);
  const { json: staff } = await ask(office, 'GET', '/staff?per_page=100&archived=any');
  expect(staff.data.map((one: { id: number }) => one.id)).not.toContain(id);
  expect((await ask(office, 'GET', `/staff/${id}`)).status).toBe(404);
  expect((await ask(office, 'PUT', `/staff/${id}`, { role: 1 })).status).toBe(404);
  const { json: home } = await ask(token, 'POST', '/properties', {
    address: { line1: '4 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' },
    no_of_beds: 1,
    no_of_baths: 1,
  });
  const booking = { property: { id: home.id }, type: { id: 1 }, conduct_date: '2087-02-03' };
  for (const who of ['clerk', 'typist']) {
    const refused = await ask(token, 'POST', '/inspections', { ...booking, [who]: { id } });
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, `/${who}/id`]);
  }
  const { json: booked } = await ask(token, 'POST', '/inspections', booking);
  expect((await ask(office, 'PUT', `/inspections/${booked.id}`, { clerk: { id } })).status).toBe(422);
});

test('it is no person: nothing is exported about it, nor is it erased, and both say why', async () => {
  const { access_token: token } = await connect(await oauth.application({ name: 'No person' }), 2);
  const { userId: id } = await oauth.caller(token);
  for (const path of ['/person-exports', '/erasures']) {
    const refused = await ask(office, 'POST', path, { person_id: id });
    expect([refused.status, refused.json.errors[0].detail]).toEqual([422, expect.stringContaining('a service user')]);
  }
});

test('as an administrator it does not make up for the last one of the firm', async () => {
  await connect(await oauth.application({ name: 'Ruler' }), 1);
  const refused = await ask(office, 'PUT', `/staff/${administrator.id}`, { role: 2 });
  expect(refused.status).toBe(409);
});

test('nobody signs in as it: its address opens nothing, and no link is sent to it', async () => {
  const application = await oauth.application({ name: 'Shut' });
  const { access_token: token } = await connect(application, 4);
  const { userId, accountId } = await oauth.caller(token);
  await setPassword(oauth.database, { accountId, id: userId }, password);
  const { json: me } = await ask(token, 'GET', '/me');
  const { page } = await openConsent(application, { email: me.email, password });
  expect(page.text).toContain('The e-mail address or the password is wrong.');
});

test('it is listed with its application and ends with its withdrawal, which the log tells as its own acts', async () => {
  const application = await oauth.application({ name: 'Meter reader' });
  const tokens = await connect(application, 4);
  const { userId } = await oauth.caller(tokens.access_token);
  const path = `/applications/${await idOf(application)}/people`;
  const { json: listed } = await ask(office, 'GET', path);
  expect(listed).toMatchObject([{ id: userId, name: 'Meter reader', service: true, role: 4 }]);
  expect((await ask(office, 'DELETE', `${path}/${userId}`)).status).toBe(200);
  expect((await ask(tokens.access_token, 'GET', '/me')).status).toBe(401);
  expect((await refresh(oauth, application, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
  expect((await ask(office, 'GET', path)).json).toEqual([]);
  const { json: log } = await ask(office, 'GET', '/security-log?kind=grant.made&kind=grant.revoked');
  expect(log.data.slice(0, 2)).toMatchObject([
    { kind: 'grant.revoked', subject: { type: 'person', id: userId, name: 'Meter reader' } },
    { kind: 'grant.made', actor: { id: administrator.id }, facts: { service_user: userId, role: 'clerk' } },
  ]);
  // Allowed again, it is the same one.
  const again = await connect(application, 3);
  expect(await oauth.caller(again.access_token)).toMatchObject({ userId, role: 3 });
  expect((await ask(tokens.access_token, 'GET', '/me')).status).toBe(401);
});

test('its own acts stand in the log under its name, and it takes the name of its application', async () => {
  const application = await oauth.application({ name: 'Webber' });
  const { access_token: token } = await connect(application, 1);
  const { userId } = await oauth.caller(token);
  const id = await idOf(application);
  const field = await ask(token, 'POST', '/custom-fields/properties', { name: 'Key safe', type: 'text' });
  expect(field.status).toBe(200);
  await ask(office, 'PUT', `/applications/${id}`, { name: 'Webber two' });
  const { json: log } = await ask(office, 'GET', '/security-log?kind=settings.changed');
  expect(log.data[0]).toMatchObject({ kind: 'settings.changed', actor: { id: userId, name: 'Webber two' } });
  expect((await ask(token, 'GET', '/me')).json.name).toBe('Webber two');
  await ask(office, 'DELETE', `/applications/${id}`);
  expect((await ask(token, 'GET', '/me')).status).toBe(401);
});
