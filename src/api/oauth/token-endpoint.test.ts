/** How applications prove their identity, the formats of the endpoint's answers, and the return of tokens. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '#store/secrets/random-token.ts';
import { removeExpiredTokens } from '#store/access/oauth-tokens.ts';
import { allow, codeOf, pkcePair, pkceParameters, post, refresh, tokensOf } from '#testing/oauth-exchange.ts';
import { callback, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { writeOAuthXml } from './answer.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
afterAll(() => oauth.close());

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const strictly = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D').replaceAll('_', '%5F');
const exchange = async () => ({
  grant_type: 'authorization_code',
  code: await codeOf(oauth, application),
  redirect_uri: callback,
});

describe('client authentication', () => {
  test('takes HTTP Basic, with the parts form-encoded as RFC 6749 says, or as they are', async () => {
    const { clientId, clientSecret } = application;
    const plain = await post(oauth, '/oauth/token', await exchange(), basic(clientId, clientSecret));
    const encoded = await post(
      oauth,
      '/oauth/token',
      await exchange(),
      basic(strictly(clientId), strictly(clientSecret)),
    );
    expect([plain.status, encoded.status]).toEqual([200, 200]);
  });

  test.each([
    ['a wrong secret in the body', { client_secret: 'wrong' }, {}],
    ['no secret', { client_secret: undefined }, {}],
    ['an unknown client', { client_id: 'nobody' }, {}],
    ['a client with U+0000', { client_id: 'no\0body' }, {}],
    ['a header with U+0000', { client_id: undefined, client_secret: undefined }, basic('no\0body', 'wrong')],
    ['no client', { client_id: undefined, client_secret: undefined }, {}],
    ['a wrong secret in the header', { client_id: undefined, client_secret: undefined }, basic('nobody', 'wrong')],
    ['a header that is no Basic', { client_id: undefined, client_secret: undefined }, { authorization: 'Bearer x' }],
    ['a header for another client', { client_secret: undefined }, basic('nobody', 'wrong')],
  ])('answers 401 invalid_client to %s', async (_name, wrong, headers) => {
    const parameters = {
      ...(await exchange()),
      client_id: application.clientId,
      client_secret: application.clientSecret,
      ...wrong,
    };
    const response = await post(oauth, '/oauth/token', parameters, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });

  test('answers 401 invalid_client to a form that names another client than its header', async () => {
    const { clientId, clientSecret } = await oauth.application({ name: 'Another' });
    const named = { ...(await exchange()), client_id: application.clientId };
    const response = await post(oauth, '/oauth/token', named, basic(clientId, clientSecret));
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  });

  test('refuses two ways at once, and a secret from who has none', async () => {
    const { clientId, clientSecret } = application;
    const both = await post(oauth, '/oauth/token', { client_secret: clientSecret }, basic(clientId, clientSecret));
    expect(await both.json()).toMatchObject({ error: 'invalid_request' });
    const phone = await oauth.publicApplication();
    const withSecret = await post(oauth, '/oauth/token', { client_id: phone.clientId, client_secret: 'made up' });
    expect(await withSecret.json()).toMatchObject({ error: 'invalid_client' });
  });
});

describe('requests that cannot be read', () => {
  const answerTo = async (init: RequestInit) => {
    const response = await fetch(`${oauth.publicUrl}/oauth/token`, { method: 'POST', ...init });
    return { status: response.status, ...((await response.json()) as { error: string }) };
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('are refused as OAuth says', async () => {
    const credentials = `client_id=${application.clientId}&client_secret=${application.clientSecret}`;
    const repeated = `${credentials}&grant_type=refresh_token&grant_type=authorization_code`;
    expect(await answerTo({ headers: form, body: repeated })).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(await answerTo({ headers: form, body: credentials })).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(await exchange()) };
    expect(await answerTo(json)).toMatchObject({ status: 400, error: 'invalid_request' });
    const huge = { headers: form, body: `${credentials}&code=${'x'.repeat(100_000)}` };
    expect(await answerTo(huge)).toMatchObject({ status: 413, error: 'invalid_request' });
  });

  test('give the reason in the characters that RFC 6749 allows, whatever a parameter was called', async () => {
    const body = '%01%22%5C%C3%A9=a&%01%22%5C%C3%A9=b&scope=x';
    const inJson = await answerTo({ headers: form, body });
    expect(inJson).toMatchObject({ status: 400, error_description: 'Given more than once: ????.' });
    const init = { method: 'POST', headers: { ...form, accept: 'application/xml' }, body };
    const inXml = await fetch(`${oauth.publicUrl}/oauth/token`, init);
    expect(await inXml.text()).toContain('<error_description>Given more than once: ????.</error_description>');
  });

  test('a body that is no form is the request’s fault, whoever sends it; the client is asked for after that', async () => {
    const { clientId, clientSecret } = application;
    const unreadable = { status: 400, error: 'invalid_request' };
    for (const path of ['token', 'revoke'])
      for (const init of [
        {},
        { headers: form, body: '' },
        { headers: basic(clientId, clientSecret) },
        { headers: basic('nobody', 'wrong') },
        { headers: { 'content-type': 'text/plain' }, body: 'grant_type=refresh_token' },
        { headers: { 'content-type': 'application/xml' }, body: '<oauth/>' },
      ]) {
        const response = await fetch(`${oauth.publicUrl}/oauth/${path}`, { method: 'POST', ...init });
        expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject(unreadable);
      }
    expect(await answerTo({ headers: form, body: 'grant_type=refresh_token' })).toMatchObject({
      status: 401,
      error: 'invalid_client',
    });
    expect(await answerTo({ headers: form, body: 'nonsense' })).toMatchObject(unreadable);
  });

  test.each([
    ['token', 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['revoke', 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['authorize', 'GET, HEAD, POST', ['PUT', 'PATCH', 'DELETE', 'OPTIONS']],
  ])('other methods at /oauth/%s are told that %s is taken', async (path, allowed, others) => {
    for (const method of others) {
      // A body of another kind is no matter where none is read.
      const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : '{}';
      const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
      const response = await fetch(`${oauth.publicUrl}/oauth/${path}?grant_type=refresh_token`, {
        method,
        headers,
        ...(body && { body }),
      });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, allowed]);
      if (method !== 'HEAD') expect(await response.json()).toMatchObject({ error: 'invalid_request' });
    }
  });
});

describe('XML', () => {
  const accept = { accept: 'application/xml' };

  test('has an oauth root with one child for each field', async () => {
    const { clientId, clientSecret } = application;
    const response = await post(oauth, '/oauth/token', await exchange(), {
      ...accept,
      ...basic(clientId, clientSecret),
    });
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<oauth><token_type>Bearer<\/token_type><expires_in>7200<\/expires_in><access_token>[\w-]+<\/access_token><refresh_token>[\w-]+<\/refresh_token><scope>properties\.read properties\.write<\/scope><\/oauth>\n$/,
    );
  });

  test('carries errors too', async () => {
    const response = await post(oauth, '/oauth/token', { grant_type: 'refresh_token' }, accept);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('<oauth><error>invalid_client</error><error_description>');
  });

  test('escapes its values', () => {
    expect(writeOAuthXml({ error_description: '<a> & ]]>' })).toContain('&lt;a&gt; &amp; ]]&gt;');
  });
});

describe('revocation (RFC 7009)', () => {
  const revoke = (token: string | undefined, { clientId, clientSecret } = application) =>
    post(oauth, '/oauth/revoke', { token, client_id: clientId, client_secret: clientSecret });

  test.each(['access_token', 'refresh_token'] as const)('with the %s ends the whole family', async (kind) => {
    const tokens = await tokensOf(oauth, application);
    expect((await revoke(tokens[kind])).status).toBe(200);
    await expect(oauth.caller(tokens.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect((await refresh(oauth, application, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('answers 200 for a token that is not one, and leaves those of other applications alone', async () => {
    const { access_token } = await tokensOf(oauth, application);
    expect((await revoke('made-up')).status).toBe(200);
    expect((await revoke(access_token, await oauth.application())).status).toBe(200);
    await oauth.caller(access_token);
    expect((await revoke(access_token, { ...application, clientSecret: 'wrong' })).status).toBe(401);
    expect((await revoke(undefined)).status).toBe(400);
  });

  test('by the back office ends the sign-in as well, by anybody else it does not', async () => {
    const backOffice = await oauth.firstParty(`${oauth.publicUrl}/signed-in`);
    const visitor = testVisitor();
    const pkce = pkcePair();
    const ours = await allow(oauth, backOffice, pkceParameters(pkce), visitor);
    const theirs = await allow(oauth, application, {}, visitor);
    const tokenFor = async (
      sentTo: URL,
      { clientId, clientSecret, redirectUri }: TestApplication,
      verifier: { code_verifier?: string } = {},
    ) => {
      const response = await post(oauth, '/oauth/token', {
        grant_type: 'authorization_code',
        code: sentTo.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        ...verifier,
      });
      return ((await response.json()) as { access_token: string }).access_token;
    };
    const asksAgain = async () => {
      const page = await visitor.request(
        `${oauth.publicUrl}/oauth/authorize?${new URLSearchParams({
          response_type: 'code',
          client_id: backOffice.clientId,
          redirect_uri: backOffice.redirectUri,
          scope: 'profile.read',
          ...pkceParameters(),
        }).toString()}`,
      );
      return page.text.includes('name="password"');
    };
    const theirToken = await tokenFor(theirs, application);
    await revoke(await tokenFor(ours, backOffice, { code_verifier: pkce.verifier }), backOffice);
    expect(await asksAgain()).toBe(true);
    await oauth.caller(theirToken);

    await allow(oauth, backOffice, pkceParameters(), visitor);
    await revoke(await tokenFor(await allow(oauth, application, {}, visitor), application));
    expect(await asksAgain()).toBe(false);
  });
});

test('the metadata says where and how (RFC 8414)', async () => {
  const response = await fetch(`${oauth.publicUrl}/.well-known/oauth-authorization-server`);
  expect(await response.json()).toMatchObject({
    issuer: oauth.publicUrl,
    authorization_endpoint: `${oauth.publicUrl}/oauth/authorize`,
    token_endpoint: `${oauth.publicUrl}/oauth/token`,
    revocation_endpoint: `${oauth.publicUrl}/oauth/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
});

describe('a page of another origin', () => {
  const ask = (path: string, method: string, origin: string) =>
    fetch(`${oauth.publicUrl}${path}`, {
      method,
      headers: {
        origin,
        ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
  const known = new URL(callback).origin;

  test.each(['/oauth/token', '/oauth/revoke'])('may call %s when an application is registered there', async (path) => {
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await ask(path, method, known);
      expect([method, headers.get('access-control-allow-origin')]).toEqual([method, known]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const { headers: others } = await ask(path, method, 'https://elsewhere.example');
      expect([method, others.get('access-control-allow-origin')]).toEqual([method, null]);
    }
  });

  test('may not read the pages where people sign in', async () => {
    const { headers } = await ask('/oauth/authorize', 'GET', known);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('the sweep takes what nobody can use any more, and keeps what recognises a second use', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const { body: next } = await refresh(oauth, application, refresh_token);
  const long = await tokensOf(oauth, application);
  const ended = hashToken(long.refresh_token);
  const ofLong = 'grant_id = (select grant_id from refresh_tokens where token_hash = $1)';
  const aged = `now() - interval '3 days'`;
  for (const table of ['access_tokens', 'authorization_codes']) {
    await oauth.database.pool.query(`update ${table} set expires_at = ${aged} where ${ofLong}`, [ended]);
  }
  await oauth.database.pool.query(
    `update grants set created_at = ${aged} where id in (select grant_id from refresh_tokens where token_hash = $1)`,
    [ended],
  );
  await oauth.database.pool.query(`update refresh_tokens set expires_at = ${aged} where token_hash = $1`, [ended]);
  const { rows: before } = await oauth.database.pool.query('select id from grants');
  await removeExpiredTokens(oauth.database);
  const { rows: after } = await oauth.database.pool.query('select id from grants');
  expect(before.length - after.length).toBe(1);
  expect((await refresh(oauth, application, refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(oauth, application, next.refresh_token)).body.error).toBe('invalid_grant');
});

test('the sweep leaves an approval alone that can still be refreshed, however old it is', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const family = '(select grant_id from refresh_tokens where token_hash = $1)';
  for (const change of [
    `update access_tokens set expires_at = now() - interval '3 days' where grant_id in ${family}`,
    `update authorization_codes set expires_at = now() - interval '3 days' where grant_id in ${family}`,
    `update grants set created_at = now() - interval '3 days' where id in ${family}`,
  ])
    await oauth.database.pool.query(change, [hashToken(refresh_token)]);
  await removeExpiredTokens(oauth.database);
  expect((await refresh(oauth, application, refresh_token)).status).toBe(200);
});
