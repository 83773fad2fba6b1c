/** The authorization code grant: its results, and everything that must not get through it (RFC 9700). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allow,
  authorizeUrl,
  call,
  codeOf,
  pkcePair,
  post,
  redeem,
  refresh,
  tokensOf,
} from '#testing/oauth-exchange.ts';
import { callback, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { hashToken } from '#store/secrets/random-token.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
afterAll(() => oauth.close());

/** The last parameter of every redirect to an application. */
const iss = () => `&iss=${encodeURIComponent(oauth.publicUrl)}`;

describe('the way through', () => {
  test('sends back code, state and the issuer (RFC 9207), and nothing else', async () => {
    const sentTo = await allow(oauth, application, { state: 'a b+c&d=é' });
    expect(`${sentTo.origin}${sentTo.pathname}`).toBe(callback);
    expect([...sentTo.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
    expect(sentTo.searchParams.get('state')).toBe('a b+c&d=é');
    expect(sentTo.searchParams.get('iss')).toBe(oauth.publicUrl);
  });

  test('needs no state', async () => {
    const sentTo = await allow(oauth, application);
    expect([...sentTo.searchParams.keys()]).toEqual(['code', 'iss']);
  });

  test('keeps the query that a registered redirect URI has', async () => {
    const withQuery = await oauth.application({ redirectUris: ['http://localhost:9/cb?tenant=7'] });
    const sentTo = await allow(oauth, withQuery, { state: 's' });
    expect([...sentTo.searchParams.keys()]).toEqual(['tenant', 'code', 'state', 'iss']);
  });

  test('answers Bearer tokens for two hours that act for the person', async () => {
    const { status, body } = await redeem(oauth, application, await codeOf(oauth, application));
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: 'Bearer',
      expires_in: 7200,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      scope: 'properties.read properties.write',
    });
    const caller = await oauth.caller(body.access_token);
    expect(caller).toMatchObject({
      userId: oauth.person.id,
      accountId: oauth.account.id,
      applicationName: 'Rent Ledger',
    });
    expect([...caller.scopes]).toEqual(['properties.read', 'properties.write']);
    const { rows } = await oauth.database.pool.query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from access_tokens where token_hash = $1',
      [hashToken(body.access_token)],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(7000);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(7200);
  });

  test('keeps no code, token or secret in clear', async () => {
    const code = await codeOf(oauth, application);
    const { body } = await redeem(oauth, application, code);
    const { rows } = await oauth.database.pool.query<{ everything: string }>(
      `select concat((select json_agg(x) from authorization_codes x), (select json_agg(x) from access_tokens x),
        (select json_agg(x) from refresh_tokens x), (select json_agg(x) from applications x), (select json_agg(x) from sign_ins x)) as everything`,
    );
    for (const secret of [code, body.access_token, body.refresh_token, application.clientSecret]) {
      expect(rows[0]?.everything).not.toContain(secret);
      expect(rows[0]?.everything).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('is never cached and never redirects a form again (303)', async () => {
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, application));
    const consent = await visitor.signIn(page, oauth.person);
    const sentBack = await visitor.submit(consent, { decision: 'allow' });
    expect(sentBack.status).toBe(303);
    const answer = await post(oauth, '/oauth/token', { grant_type: 'authorization_code' });
    for (const { headers } of [page, consent, sentBack, answer]) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a code', () => {
  test('works once; its second use revokes the tokens of the first', async () => {
    const code = await codeOf(oauth, application);
    const first = await redeem(oauth, application, code);
    expect(await redeem(oauth, application, code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await expect(oauth.caller(first.body.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect((await refresh(oauth, application, first.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('redeemed twenty times at once gives at most one answer, and that is revoked', async () => {
    const code = await codeOf(oauth, application);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(oauth, application, code)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    await expect(oauth.caller(won[0]?.body.access_token ?? '')).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('waits for a use that is under way, and has been used then', async () => {
    const code = await codeOf(oauth, application);
    const other = await oauth.database.pool.connect();
    await other.query('begin');
    await other.query('update authorization_codes set used_at = now() where code_hash = $1', [hashToken(code)]);
    const answer = redeem(oauth, application, code);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await oauth.database.pool.query(waiting)).rowCount).toBe(1);
    await other.query('commit');
    other.release();
    expect((await answer).body.error).toBe('invalid_grant');
  });

  test('lives 60 seconds', async () => {
    const code = await codeOf(oauth, application);
    const { rows } = await oauth.database.pool.query<{ seconds: number }>(
      `select extract(epoch from c.expires_at - g.created_at)::int as seconds
       from authorization_codes c join grants g on g.account_id = c.account_id and g.id = c.grant_id
       where c.account_id = $1 and c.code_hash = $2`,
      [oauth.account.id, hashToken(code)],
    );
    expect(rows[0]?.seconds).toBe(60);
    await oauth.database.pool.query(
      `update authorization_codes set expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect((await redeem(oauth, application, code)).body.error).toBe('invalid_grant');
  });

  test('is refused to another application and stays usable', async () => {
    const code = await codeOf(oauth, application);
    const thief = await oauth.application({ name: 'Thief' });
    expect(await redeem(oauth, thief, code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await redeem(oauth, application, code)).status).toBe(200);
  });

  test('is refused with another redirect_uri, and without one', async () => {
    const code = await codeOf(oauth, application);
    const other = await redeem(oauth, application, code, { redirect_uri: `${callback}/` });
    expect(other).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const none = await redeem(oauth, application, code, { redirect_uri: undefined });
    expect(none).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  test('sent to a redirect URI that the application has lost meanwhile is refused', async () => {
    const moved = await oauth.application();
    const code = await codeOf(oauth, moved);
    const change = 'update applications set redirect_uris = $2 where client_id = $1';
    await oauth.database.pool.query(change, [moved.clientId, ['https://elsewhere.example/callback']]);
    expect((await redeem(oauth, moved, code)).body.error).toBe('invalid_grant');
    await oauth.database.pool.query(change, [moved.clientId, [callback]]);
    expect((await redeem(oauth, moved, code)).status).toBe(200);
  });

  test('is refused when the approval was withdrawn meanwhile', async () => {
    const code = await codeOf(oauth, application);
    await oauth.database.pool.query(
      `update grants set revoked_at = now() where id = (select grant_id from authorization_codes where code_hash = $1)`,
      [hashToken(code)],
    );
    expect((await redeem(oauth, application, code)).body.error).toBe('invalid_grant');
  });

  test('is refused when the person was archived meanwhile', async () => {
    const code = await codeOf(oauth, application);
    await oauth.database.pool.query('update users set archived_at = now() where id = $1', [oauth.person.id]);
    const answer = await redeem(oauth, application, code);
    await oauth.database.pool.query('update users set archived_at = null where id = $1', [oauth.person.id]);
    expect(answer.body.error).toBe('invalid_grant');
  });
});

describe('PKCE', () => {
  const { verifier, challenge } = pkcePair();
  const withChallenge = { code_challenge: challenge, code_challenge_method: 'S256' };

  test('S256 is taken from an application with a secret', async () => {
    const code = await codeOf(oauth, application, withChallenge);
    expect((await redeem(oauth, application, code, { code_verifier: verifier })).status).toBe(200);
  });

  test('is all that an application without a secret needs, and it must have it', async () => {
    const phone = await oauth.publicApplication();
    const code = await codeOf(oauth, phone, withChallenge);
    const tokens = await redeem(oauth, phone, code, { code_verifier: verifier });
    expect(tokens.status).toBe(200);
    expect((await refresh(oauth, phone, tokens.body.refresh_token)).status).toBe(200);
    expect((await allow(oauth, phone)).searchParams.get('error')).toBe('invalid_request');
  });

  test.each([
    ['a missing verifier', withChallenge, {}],
    ['a wrong verifier', withChallenge, { code_verifier: pkcePair().verifier }],
    ['the challenge itself as verifier (plain)', withChallenge, { code_verifier: challenge }],
    ['a verifier without a challenge (downgrade)', {}, { code_verifier: verifier }],
  ])('%s is refused', async (_name, asked, redeemed) => {
    const code = await codeOf(oauth, application, asked);
    expect((await redeem(oauth, application, code, redeemed)).body.error).toBe('invalid_grant');
  });

  test.each([
    ['plain', { code_challenge: verifier, code_challenge_method: 'plain' }],
    ['no method, which means plain', { code_challenge: verifier }],
    ['an unknown method', { code_challenge: challenge, code_challenge_method: 'S512' }],
    ['a method without a challenge', { code_challenge_method: 'S256' }],
    ['a challenge that cannot be SHA-256', { code_challenge: 'short', code_challenge_method: 'S256' }],
  ])('%s is sent back as invalid_request', async (_name, asked) => {
    const sentTo = await allow(oauth, application, { ...asked, state: 'mine' });
    expect(Object.fromEntries(sentTo.searchParams)).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining('code_challenge'),
      state: 'mine',
      iss: oauth.publicUrl,
    });
  });
});

describe('the authorize endpoint', () => {
  test.each([
    ['a slash more', `${callback}/`],
    ['a path more', `${callback}/evil`],
    ['a query more', `${callback}?next=https://evil.example`],
    ['a fragment', `${callback}#evil`],
    ['another port', 'http://localhost:10/callback'],
    ['another scheme', 'https://localhost:9/callback'],
    ['another host', 'http://127.0.0.1:9/callback'],
    ['a subdomain', 'http://evil.localhost:9/callback'],
    ['user information', 'http://localhost:9@evil.example/callback'],
    ['upper case', 'http://LOCALHOST:9/callback'],
    ['an encoded path', 'http://localhost:9/%63allback'],
    ['dots in the path', 'http://localhost:9/x/../callback'],
    ['a trailing space', `${callback} `],
    ['a script', 'javascript:alert(1)'],
  ])('sends nobody to a redirect URI with %s', async (_name, redirect_uri) => {
    const page = await testVisitor().open(authorizeUrl(oauth, application, { redirect_uri, state: 's' }));
    expect(page).toMatchObject({ status: 400, location: undefined });
    expect(page.text).toContain('has not registered');
  });

  test('sends nobody anywhere for an unknown or repeated client_id, or without a redirect_uri', async () => {
    const url = authorizeUrl(oauth, application);
    const urls = [
      authorizeUrl(oauth, { ...application, clientId: 'nobody' }),
      authorizeUrl(oauth, application, { redirect_uri: undefined }),
      `${url}&client_id=${application.clientId}`,
      `${url}&redirect_uri=${encodeURIComponent(callback)}`,
    ];
    for (const each of urls) expect(await testVisitor().open(each)).toMatchObject({ status: 400, location: undefined });
  });

  test('answers an application that asks for JSON in JSON', async () => {
    const url = authorizeUrl(oauth, { ...application, clientId: 'nobody' });
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  test.each([
    ['unsupported_response_type', { response_type: 'token' }, 'The response_type has to be code.'],
    ['invalid_request', { response_type: undefined }, 'The parameter response_type is missing.'],
    ['invalid_scope', { scope: 'properties.read foo.bar "é"' }, 'Scopes that are not known: foo.bar, ???.'],
    ['invalid_scope', { scope: undefined }, 'The parameter scope is missing.'],
    [
      'invalid_request',
      { code_challenge: pkcePair().verifier, code_challenge_method: 'plain' },
      'The code_challenge_method has to be S256; plain is not taken.',
    ],
  ])('sends back %s with the state, and says what is wrong: %j', async (error, asked, description) => {
    const sentTo = await allow(oauth, application, { ...asked, state: 's' });
    const said = encodeURIComponent(description);
    expect(sentTo.href).toBe(`${callback}?error=${error}&error_description=${said}&state=s${iss()}`);
  });

  test('names scopes in an address that stays short, however many are wrong', async () => {
    const scope = Array.from({ length: 40 }, (_, nr) => `${nr}${'x'.repeat(100)}`).join(' ');
    const sentTo = await allow(oauth, application, { scope });
    expect(sentTo.searchParams.get('error_description')).toMatch(/^Scopes that are not known: 0x{59}, .+, 30 more\.$/);
  });

  test.each([
    ['scope', 'properties.read'],
    ['state', 'other'],
    ['response_type', 'code'],
  ])('sends back invalid_request for a repeated %s', async (name, value) => {
    const visitor = testVisitor();
    const url = `${authorizeUrl(oauth, application, { state: 's' })}&${name}=${value}`;
    const page = await visitor.signIn(await visitor.open(url), oauth.person);
    expect(page.location?.startsWith(`${callback}?error=invalid_request`)).toBe(true);
  });

  test('sends back invalid_scope for a scope that this application may not ask for', async () => {
    const small = await oauth.application({ scopes: ['profile.read'] });
    const { searchParams } = await allow(oauth, small);
    expect([searchParams.get('error'), searchParams.get('error_description')]).toEqual([
      'invalid_scope',
      'Scopes that this application is not registered for: properties.read, properties.write.',
    ]);
  });

  test('sends back access_denied when the person denies', async () => {
    const visitor = testVisitor();
    const consent = await visitor.signIn(
      await visitor.open(authorizeUrl(oauth, application, { state: 's' })),
      oauth.person,
    );
    const sentBack = await visitor.submit(consent, { decision: 'deny' });
    const said = encodeURIComponent('The person did not allow it.');
    expect(sentBack.location).toBe(`${callback}?error=access_denied&error_description=${said}&state=s${iss()}`);
  });
});

test('no other secret is taken for an access token', async () => {
  const visitor = testVisitor();
  const code = (await allow(oauth, application, {}, visitor)).searchParams.get('code') ?? '';
  const { refresh_token } = await tokensOf(oauth, application);
  for (const other of [code, refresh_token, application.clientSecret, ...visitor.cookies.values()])
    await expect(oauth.caller(other)).rejects.toMatchObject({ code: 'token_invalid' });
});

test('other grants are unsupported', async () => {
  for (const grant_type of [
    'password',
    'client_credentials',
    'toString',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
  ]) {
    const { status, body } = await call(oauth, application, { grant_type });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'unsupported_grant_type' });
  }
});

test('an archived application can neither ask nor act', async () => {
  const gone = await oauth.application();
  const { access_token } = await tokensOf(oauth, gone);
  await oauth.database.pool.query('update applications set archived_at = now() where client_id = $1', [gone.clientId]);
  await expect(oauth.caller(access_token)).rejects.toMatchObject({ code: 'token_invalid' });
  expect((await testVisitor().open(authorizeUrl(oauth, gone))).status).toBe(400);
  expect((await call(oauth, gone, { grant_type: 'refresh_token' })).body.error).toBe('invalid_client');
});
