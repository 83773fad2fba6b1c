/** Nobody is led from our address to an application's before they have signed in (RFC 9700 section 4.11.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorizeUrl, pkcePair, pkceParameters, redeem } from '#testing/oauth-exchange.ts';
import { type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';

let oauth: TestOAuth;
let evil: TestApplication;

beforeAll(async () => {
  oauth = await testOAuth();
  evil = await oauth.application({ name: 'Evil', redirectUris: ['https://evil.example/'] });
});
afterAll(() => oauth.close());

describe('a link with a fault in it', () => {
  const faulty = {
    'an unknown response type': { response_type: 'token' },
    'no response type': { response_type: undefined },
    'an unknown scope': { scope: 'everything' },
    'no scope': { scope: undefined },
    'PKCE by plain': { code_challenge: pkcePair().challenge, code_challenge_method: 'plain' },
  };

  test.each(Object.entries(faulty))('%s leads a visitor to the sign-in, and only then on', async (_fault, asked) => {
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, evil, asked));
    expect(page).toMatchObject({ status: 200, location: undefined });
    expect(page.text).toContain('name="password"');
    const wrong = await visitor.submit(page, { email: oauth.person.email, password: 'wrong' });
    expect(wrong).toMatchObject({ status: 422, location: undefined });
    const { location } = await visitor.signIn(page, oauth.person);
    expect(location).toMatch(/^https:\/\/evil\.example\/\?error=/);
  });

  test.each(['response_type=code', 'scope=profile.read', 'state=twice'])(
    'and so does %s given twice',
    async (parameter) => {
      const url = `${authorizeUrl(oauth, evil, { state: 'once' })}&${parameter}`;
      const page = await testVisitor().open(url);
      expect(page).toMatchObject({ status: 200, location: undefined });
    },
  );

  test('is not sent on by a form without a sign-in either', async () => {
    const visitor = testVisitor();
    const url = authorizeUrl(oauth, evil, { scope: 'everything' });
    const page = await visitor.open(url);
    for (const decision of ['deny', 'allow'])
      expect((await visitor.submit(page, { decision })).location).toBe(new URL(url).href);
  });
});

describe('the back office', () => {
  test('gets no code without PKCE, which would be given to whoever reads the address', async () => {
    const backOffice = await oauth.firstParty(`${oauth.publicUrl}/signed-in`);
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, backOffice));
    const sentTo = new URL((await visitor.signIn(page, oauth.person)).location ?? '');
    expect(sentTo.searchParams.get('error')).toBe('invalid_request');
    expect(sentTo.searchParams.has('code')).toBe(false);
    const withPkce = await visitor.open(authorizeUrl(oauth, backOffice, pkceParameters()));
    expect(new URL(withPkce.location ?? '').searchParams.has('code')).toBe(true);
  });
});

describe('an application on the person’s own machine', () => {
  test('gets its code at the port it has today, and redeems it with that address only', async () => {
    const native = await oauth.application({ redirectUris: ['http://127.0.0.1/callback'] });
    const redirect_uri = 'http://127.0.0.1:51004/callback';
    const visitor = testVisitor();
    const page = await visitor.open(authorizeUrl(oauth, native, { redirect_uri }));
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:51004;");
    const consent = await visitor.signIn(page, oauth.person);
    const { location = '' } = await visitor.submit(consent, { decision: 'allow' });
    expect(location.startsWith(`${redirect_uri}?code=`)).toBe(true);
    const code = new URL(location).searchParams.get('code') ?? '';
    expect((await redeem(oauth, native, code)).body.error).toBe('invalid_grant');
    expect((await redeem(oauth, native, code, { redirect_uri })).status).toBe(200);
  });
});
