/** The endpoints of OAuth in the OpenAPI document: each answer is one that it describes, in JSON and in XML. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Content, Document } from '#api/openapi/document.ts';
import { addOAuth } from '#api/openapi/oauth-operations.ts';
import { authorizeUrl, codeOf, post } from '#testing/oauth-exchange.ts';
import { callback, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { writeOAuthXml } from './answer.ts';

let oauth: TestOAuth;
let application: TestApplication;
let credentials: { client_id: string; client_secret: string };
const document: Document = { paths: {}, components: { schemas: {} } };

beforeAll(async () => {
  oauth = await testOAuth();
  application = await oauth.application();
  credentials = { client_id: application.clientId, client_secret: application.clientSecret };
  addOAuth(document, oauth.publicUrl);
});
afterAll(() => oauth.close());

const operationAt = (path: string, method: string) => {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const contentOf = (path: string, method: string, status: number): Content => {
  const answer = operationAt(path, method).responses[status];
  if (answer === undefined || '$ref' in answer) throw new Error(`${status} of ${path} is not described`);
  return answer.content ?? {};
};
const fieldsOf = (xml: string) =>
  Object.fromEntries([...xml.matchAll(/<(?!oauth>)(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text]) => [name, text]));

describe.each(['application/json', 'application/xml'])('as %s', (accept) => {
  const expectDescribed = async (path: '/oauth/token' | '/oauth/revoke', response: Response, status: number) => {
    expect(response.status).toBe(status);
    const described = contentOf(path, 'post', status);
    const { schema = {} } = described['application/json'] ?? {};
    const text = await response.text();
    const { properties = {} } = schema as { properties?: Record<string, object> };
    if (accept === 'application/json') {
      const value: unknown = JSON.parse(text);
      expect(z.fromJSONSchema(schema).safeParse(value).error).toBeUndefined();
      expect(Object.keys(value as object).filter((name) => !(name in properties))).toEqual([]);
    } else {
      const { schema: inXml, example } = described['application/xml'] ?? {};
      expect(inXml).toEqual({ $ref: '#/components/schemas/OAuthXml' });
      expect(text).toMatch(/^<\?xml [^>]*\?>\n<oauth>.*<\/oauth>\n$/);
      expect(Object.keys(fieldsOf(text)).filter((name) => !(name in properties))).toEqual([]);
      expect(Object.keys(fieldsOf(String(example)))).toEqual(Object.keys(fieldsOf(text)));
    }
  };
  const headers = { accept };

  test('tokens', async () => {
    const code = await codeOf(oauth, application);
    const form = { grant_type: 'authorization_code', code, redirect_uri: callback, ...credentials };
    await expectDescribed('/oauth/token', await post(oauth, '/oauth/token', form, headers), 200);
    await expectDescribed('/oauth/token', await post(oauth, '/oauth/token', form, headers), 400);
  });

  test('refusals', async () => {
    const wrong = { grant_type: 'refresh_token', refresh_token: 'x', ...credentials, client_secret: 'wrong' };
    const large = { ...credentials, grant_type: 'refresh_token', refresh_token: 'x'.repeat(100_000) };
    for (const path of ['/oauth/token', '/oauth/revoke'] as const) {
      await expectDescribed(path, await post(oauth, path, { scope: 'x', ...credentials }, headers), 400);
      await expectDescribed(path, await post(oauth, path, wrong, headers), 401);
      await expectDescribed(path, await fetch(`${oauth.publicUrl}${path}`, { headers }), 405);
      await expectDescribed(path, await post(oauth, path, large, headers), 413);
    }
  });

  test('a token that is given back', async () => {
    const form = { token: 'unknown', ...credentials };
    await expectDescribed('/oauth/revoke', await post(oauth, '/oauth/revoke', form, headers), 200);
  });
});

test('people are shown a page, or sent back', async () => {
  const visitor = testVisitor();
  const page = await visitor.open(authorizeUrl(oauth, application));
  const consent = await visitor.signIn(page, oauth.person);
  const answers = [
    page,
    await visitor.submit(consent, { decision: 'deny' }),
    await visitor.open(authorizeUrl(oauth, application, { redirect_uri: 'nowhere' })),
  ];
  const described = Object.keys(operationAt('/oauth/authorize', 'get').responses).map(Number);
  expect(answers.map(({ status }) => status)).toEqual(described);
});

test('the metadata equals the example', async () => {
  const address = '/.well-known/oauth-authorization-server';
  const { schema = {}, example } = contentOf(address, 'get', 200)['application/json'] ?? {};
  const metadata: unknown = await (await fetch(`${oauth.publicUrl}${address}`)).json();
  expect(metadata).toEqual(example);
  expect(z.fromJSONSchema(schema).safeParse(metadata).error).toBeUndefined();
});

test('examples are what their schemas say, and the same in XML', () => {
  for (const methods of Object.values(document.paths))
    for (const { responses, requestBody, operationId } of Object.values(methods)) {
      const answers = Object.values(responses).flatMap((answer) => ('content' in answer ? [answer.content ?? {}] : []));
      for (const content of [...answers, requestBody?.content ?? {}]) {
        const [[, { schema = {}, example }] = ['', {}]] = Object.entries(content);
        if (example === undefined) continue;
        expect(z.fromJSONSchema(schema).safeParse(example).error, operationId).toBeUndefined();
        const inXml = content['application/xml']?.example;
        if (inXml !== undefined) expect(inXml).toBe(writeOAuthXml(example as Parameters<typeof writeOAuthXml>[0]));
      }
    }
});
