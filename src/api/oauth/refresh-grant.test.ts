/** Refresh tokens: single use, rotation, narrowing, and the end of the family when one comes back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '#domain/scope.ts';
import { removeExpiredTokens } from '#store/access/oauth-tokens.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { call, codeOf, pkcePair, pkceParameters, post, redeem, refresh, tokensOf } from '#testing/oauth-exchange.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';

let oauth: TestOAuth;
let application: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
});
afterAll(() => oauth.close());

test('a refresh gives a new pair and leaves the access token that is in use alone', async () => {
  const first = await tokensOf(oauth, application);
  const { status, body: second } = await refresh(oauth, application, first.refresh_token);
  expect(status).toBe(200);
  expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 7200, scope: 'properties.read properties.write' });
  expect(second.refresh_token).not.toBe(first.refresh_token);
  await oauth.caller(first.access_token);
  await oauth.caller(second.access_token);
});

test('a refresh stays with the approval and shares its allowance; another approval is another', async () => {
  const first = await tokensOf(oauth, application);
  const { body: second } = await refresh(oauth, application, first.refresh_token);
  const other = await tokensOf(oauth, application);
  const grants = [first, second, other].map(async ({ access_token }) => (await oauth.caller(access_token)).grantId);
  const [before, after, anew] = await Promise.all(grants);
  expect(after).toBe(before);
  expect(anew).not.toBe(before);
});

test('a refresh token that comes back revokes the whole family', async () => {
  const first = await tokensOf(oauth, application);
  const { body: second } = await refresh(oauth, application, first.refresh_token);
  expect(await refresh(oauth, application, first.refresh_token)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect((await refresh(oauth, application, second.refresh_token)).body.error).toBe('invalid_grant');
  for (const { access_token } of [first, second]) {
    await expect(oauth.caller(access_token)).rejects.toMatchObject({ code: 'token_invalid' });
  }
});

test('so does one of an application without a secret', async () => {
  const phone = await oauth.publicApplication();
  const { verifier, challenge } = pkcePair();
  const code = await codeOf(oauth, phone, pkceParameters({ challenge }));
  const { body: first } = await redeem(oauth, phone, code, { code_verifier: verifier });
  const { body: second } = await refresh(oauth, phone, first.refresh_token);
  for (const { refresh_token } of [first, second])
    expect((await refresh(oauth, phone, refresh_token)).body.error).toBe('invalid_grant');
  await expect(oauth.caller(second.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
});

test('at most one of twenty simultaneous refreshes wins, and the family is revoked', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(oauth, application, refresh_token)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(19);
  expect((await refresh(oauth, application, won[0]?.body.refresh_token ?? '')).body.error).toBe('invalid_grant');
});

test('a narrowing stays', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const { body: narrow } = await refresh(oauth, application, refresh_token, { scope: 'properties.read' });
  expect(narrow.scope).toBe('properties.read');
  const { body: next } = await refresh(oauth, application, narrow.refresh_token);
  expect(next.scope).toBe('properties.read');
  expect([...(await oauth.caller(next.access_token)).scopes]).toEqual(['properties.read']);
  const wider = await refresh(oauth, application, next.refresh_token, { scope: 'properties.read properties.write' });
  expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
});

describe('scopes that are taken from an application', () => {
  const allow = (of: TestApplication, scopes: Scope[]) =>
    oauth.database.pool.query('update applications set scopes = $2 where client_id = $1', [of.clientId, scopes]);
  const scopesOf = async (token: string) => [...(await oauth.caller(token)).scopes];

  test('end with it: in tokens that are out, at the next refresh, and where a code is redeemed', async () => {
    const cut = await oauth.application();
    const { access_token, refresh_token } = await tokensOf(oauth, cut);
    const code = await codeOf(oauth, cut);
    await allow(cut, ['properties.read', 'clients.read']);
    expect(await scopesOf(access_token)).toEqual(['properties.read']);
    const wider = await refresh(oauth, cut, refresh_token, { scope: 'properties.write' });
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    const { body: next } = await refresh(oauth, cut, refresh_token);
    expect([next.scope, await scopesOf(next.access_token)]).toEqual(['properties.read', ['properties.read']]);
    expect((await redeem(oauth, cut, code)).body.scope).toBe('properties.read');
  });

  test('leave its tokens without any when it keeps none of theirs, until they are given back', async () => {
    const cut = await oauth.application();
    const { access_token, refresh_token } = await tokensOf(oauth, cut);
    await allow(cut, ['clients.read']);
    expect(await scopesOf(access_token)).toEqual([]);
    expect((await refresh(oauth, cut, refresh_token)).body.error).toBe('invalid_scope');
    await allow(cut, ['properties.read', 'properties.write']);
    expect(await scopesOf(access_token)).toEqual(['properties.read', 'properties.write']);
    expect((await refresh(oauth, cut, refresh_token)).status).toBe(200);
  });
});

test.each([
  ['a wider scope', { scope: 'properties.read clients.read' }, 'invalid_scope'],
  ['an unknown scope', { scope: 'everything' }, 'invalid_scope'],
  ['a wrong secret', { client_secret: 'wrong' }, 'invalid_client'],
  ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
])('a refresh refused for %s burns nothing', async (_name, wrong, error) => {
  const { refresh_token } = await tokensOf(oauth, application);
  expect((await refresh(oauth, application, refresh_token, wrong)).body.error).toBe(error);
  expect((await refresh(oauth, application, refresh_token)).status).toBe(200);
});

test('another application can neither use nor spoil a refresh token', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const thief = await oauth.application({ name: 'Thief' });
  expect((await refresh(oauth, thief, refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(oauth, application, refresh_token)).status).toBe(200);
});

test('a refresh token dies after 60 idle days, and a year after the person allowed it at the latest', async () => {
  const { refresh_token } = await tokensOf(oauth, application);
  const daysLeft = async (token: string) => {
    const { rows } = await oauth.database.pool.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from refresh_tokens where token_hash = $1`,
      [hashToken(token)],
    );
    return rows[0]?.days;
  };
  expect(await daysLeft(refresh_token)).toBe(60);
  await oauth.database.pool.query(
    `update grants set created_at = now() - interval '1 year' + interval '5 days'
     where id = (select grant_id from refresh_tokens where token_hash = $1)`,
    [hashToken(refresh_token)],
  );
  const { status, body } = await refresh(oauth, application, refresh_token);
  expect(status).toBe(200);
  expect(await daysLeft(body.refresh_token)).toBe(5);
  await oauth.database.pool.query(
    `update refresh_tokens set expires_at = now() - interval '1 second' where used_at is null`,
  );
  expect((await refresh(oauth, application, body.refresh_token)).body.error).toBe('invalid_grant');
});

test('an unknown token is invalid_grant, and no token at all invalid_request', async () => {
  expect((await refresh(oauth, application, 'made-up')).body.error).toBe('invalid_grant');
  expect((await call(oauth, application, { grant_type: 'refresh_token' })).body.error).toBe('invalid_request');
});

test('an archived person has neither access nor a refresh', async () => {
  const { access_token, refresh_token } = await tokensOf(oauth, application);
  await oauth.database.pool.query('update users set archived_at = now() where id = $1', [oauth.person.id]);
  await expect(oauth.caller(access_token)).rejects.toMatchObject({ code: 'token_invalid' });
  expect((await refresh(oauth, application, refresh_token)).body.error).toBe('invalid_grant');
  await oauth.database.pool.query('update users set archived_at = null where id = $1', [oauth.person.id]);
});

describe('the answer of the back office', () => {
  const begin = async () => {
    const backOffice = await oauth.firstParty(`${oauth.publicUrl}/signed-in`);
    const pkce = pkcePair();
    const code = await codeOf(oauth, backOffice, pkceParameters(pkce));
    const { body } = await redeem(oauth, backOffice, code, { code_verifier: pkce.verifier });
    return { backOffice, token: body.refresh_token };
  };
  const age = (seconds: number) =>
    oauth.database.pool.query('update refresh_tokens set used_at = used_at - make_interval(secs => $1)', [seconds]);

  test('is given again for 20 seconds, to twenty at once as well, and then a second use revokes', async () => {
    const { backOffice, token } = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(oauth, backOffice, token)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await refresh(oauth, backOffice, token);
    await oauth.caller(body.access_token);
    await age(21);
    expect((await refresh(oauth, backOffice, token)).body.error).toBe('invalid_grant');
    await expect(oauth.caller(body.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('is not given again later; the log says whether it can have been lost on its way', async () => {
    const because = async () => {
      const { rows } = await oauth.database.pool.query<{ because: string }>(
        `select facts ->> 'because' as because from security_events where kind = 'grant.misused' order by id desc limit 1`,
      );
      return rows[0]?.because;
    };
    const lost = await begin();
    await refresh(oauth, lost.backOffice, lost.token);
    await age(21);
    expect((await refresh(oauth, lost.backOffice, lost.token)).body.error).toBe('invalid_grant');
    expect(await because()).toContain('lost on its way, or somebody else has it');
    const stolen = await begin();
    const { body } = await refresh(oauth, stolen.backOffice, stolen.token);
    await age(21);
    await refresh(oauth, stolen.backOffice, body.refresh_token);
    expect((await refresh(oauth, stolen.backOffice, stolen.token)).body.error).toBe('invalid_grant');
    expect(await because()).toContain('after its answer had been used');
  });

  test('ends with its approval, and is no use to another application', async () => {
    const { backOffice, token } = await begin();
    const { body } = await refresh(oauth, backOffice, token);
    expect((await refresh(oauth, application, token)).body.error).toBe('invalid_grant');
    expect((await refresh(oauth, backOffice, token)).body).toEqual(body);
    await post(oauth, '/oauth/revoke', {
      token: body.access_token,
      client_id: backOffice.clientId,
      client_secret: backOffice.clientSecret,
    });
    expect((await refresh(oauth, backOffice, token)).body.error).toBe('invalid_grant');
  });

  test('is kept for nobody else, and where it is kept the database cannot read it', async () => {
    const { backOffice, token } = await begin();
    const { body } = await refresh(oauth, backOffice, token);
    const kept = async (of: string) => {
      const { rows } = await oauth.database.pool.query<{ sealed: string | null }>(
        'select sealed_answer as sealed from refresh_tokens where token_hash = $1',
        [hashToken(of)],
      );
      return rows[0]?.sealed ?? '';
    };
    const sealed = Buffer.from(await kept(token), 'base64').toString('latin1');
    expect(sealed).not.toBe('');
    for (const secret of [body.access_token, body.refresh_token]) expect(sealed).not.toContain(secret);
    const { refresh_token } = await tokensOf(oauth, application);
    await refresh(oauth, application, refresh_token);
    expect(await kept(refresh_token)).toBe('');
    await age(61);
    await removeExpiredTokens(oauth.database);
    expect(await kept(token)).toBe('');
  });
});
