/** The choice of the format: the table "Wire format", and the cases it leaves open. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  ({ token } = await api.account.user('administrator'));
});
afterAll(() => api.close());

const body = { name: 'Langstone Homes' };

async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) {
  const answer = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, type: String(answer.headers['content-type']), text: answer.body };
}

describe('the answer is JSON', () => {
  test.each([
    ['no Accept', undefined],
    ['an empty Accept', ''],
    ['application/json', 'application/json'],
    ['anything', '*/*'],
    ['an invalid Accept', '////;;q=x'],
    ['an Accept nothing fits', 'image/png'],
    ['XML ranked below JSON', 'application/json, application/xml;q=0.9'],
    ['XML ranked like JSON', 'application/xml, application/json'],
    ['XML refused', 'application/xml;q=0'],
    ['XML below anything', 'application/xml;q=0.5, */*;q=0.8'],
    ['XML with a rank that is none', 'application/xml;q=high'],
  ])('with %s', async (_what, accept) => {
    const { status, type, text } = await send('GET', '/me', accept === undefined ? {} : { accept });
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).role).toBe(1);
  });
});

test('an answer varies by Accept, and says so to caches', async () => {
  for (const url of ['/me', '/properties/4711', '/properties?page=0']) {
    const headers = { authorization: `Bearer ${token}` };
    const { headers: got } = await api.app.inject({ method: 'GET', url: `/api${url}`, headers });
    expect(String(got['vary']).split(', ')).toContain('Accept');
  }
});

describe('the answer is JSONx', () => {
  test.each([
    ['application/xml', 'application/xml'],
    ['text/xml', 'text/xml'],
    ['XML ranked above JSON', 'application/json;q=0.5, application/xml'],
    ['XML before anything', 'application/xml, */*;q=0.1'],
    ['XML by name beside anything', '*/*, application/xml'],
    ['anything before JSON that is ranked below XML', '*/*, application/json;q=0.2, application/xml;q=0.5'],
    ['JSON refused after anything', '*/*, application/json;q=0, application/xml;q=0.1'],
    ['JSON among what is ranked below XML', '*/*, application/*;q=0.1, application/xml;q=0.5'],
  ])('with %s', async (_what, accept) => {
    const { status, type, text } = await send('GET', '/me', { accept });
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml .*\n<json:object xmlns:json="http:\/\/www\.ibm\.com\/xmlns\/prod\/2009\/jsonx">/);
    expect(text).toContain('<json:number name="role">1</json:number>');
  });

  test('also when it is a refusal', async () => {
    const { status, type, text } = await send('GET', '/properties/1', { accept: 'application/xml' });
    expect([status, type]).toEqual([404, 'application/xml; charset=utf-8']);
    expect(text).toContain('<json:string name="code">not_found</json:string>');
    expect(text).toContain('<json:number name="status">404</json:number>');
  });

  test('and a deletion without a body has none in XML either', async () => {
    const made = JSON.parse((await send('POST', '/clients', {}, JSON.stringify(body))).text);
    const answer = await api.app.inject({
      method: 'DELETE',
      url: `/api/clients/${made.id}`,
      headers: { authorization: `Bearer ${token}`, accept: 'application/xml' },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('the body is read', () => {
  test.each([
    ['as JSON with application/json', 'application/json', JSON.stringify(body)],
    ['as JSON without a Content-Type', undefined, JSON.stringify(body)],
    ['as JSON with an invalid Content-Type', 'nonsense', JSON.stringify(body)],
    ['as JSON with text/plain', 'text/plain', JSON.stringify(body)],
    ['as JSON with application/x-www-form-urlencoded', 'application/x-www-form-urlencoded', JSON.stringify(body)],
    ['as JSONx with application/xml', 'application/xml', writeJsonx(body)],
    ['as JSONx with a declaration', 'application/xml', writeJsonx(body).replace('UTF-8', 'us-ascii')],
    [
      'as JSONx in the charset of the header, whatever the document says',
      'application/xml; charset=utf-8',
      writeJsonx(body).replace('UTF-8', 'ISO-8859-1'),
    ],
    ['as JSONx with application/xml and a charset', 'Application/XML; charset="utf-8"', writeJsonx(body)],
  ])('%s', async (_what, type, payload) => {
    const answer = await send('POST', '/clients', type === undefined ? {} : { 'content-type': type }, payload);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).name).toBe(body.name);
  });

  test.each([undefined, 'nonsense', 'application/json', 'text/xml', 'text/plain'])(
    'an XML body with Content-Type %s fails as JSON does, in JSON, whatever Accept says',
    async (type) => {
      const headers = { accept: 'application/xml', ...(type !== undefined && { 'content-type': type }) };
      const { status, type: answered, text } = await send('POST', '/clients', headers, writeJsonx(body));
      expect([status, answered]).toEqual([400, 'application/problem+json']);
      expect(JSON.parse(text).code).toBe('body_unreadable');
    },
  );

  test('JSON that breaks off is 400 in the negotiated format', async () => {
    const broken = await send('POST', '/clients', { accept: 'application/xml' }, '{"name": ');
    expect([broken.status, broken.type]).toEqual([400, 'application/xml; charset=utf-8']);
    expect((await send('POST', '/clients', { 'content-type': 'application/xml' }, '{"name": "x"}')).status).toBe(400);
  });

  test('members that are not known are ignored', async () => {
    const { status, text } = await send('POST', '/clients', {}, JSON.stringify({ ...body, id: 5, colour: 'red' }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).not.toHaveProperty('colour');
    expect(JSON.parse(text).id).not.toBe(5);
  });

  test('U+0000 is 422, half a surrogate pair becomes U+FFFD', async () => {
    const nul = await send('POST', '/clients', {}, JSON.stringify({ name: 'a\u0000b' }));
    expect([nul.status, JSON.parse(nul.text).errors[0].pointer]).toEqual([422, '/name']);
    const half = await send('POST', '/clients', {}, String.raw`{"name":"a\ud800b"}`);
    expect(JSON.parse(half.text).name).toBe('a\ufffdb');
  });

  test('headers about a missing body mean nothing', async () => {
    const said = { 'content-type': 'multipart/form-data; charset=iso-8859-1', 'content-encoding': 'gzip' };
    expect((await send('GET', '/me', said)).status).toBe(200);
    // Many clients say of every request without a body how long it is.
    const empty = { ...said, 'content-length': '0' };
    expect((await send('GET', '/me', empty)).status).toBe(200);
    for (const path of ['/clients', '/inspections/1/attachments'])
      expect([path, (await send('POST', path, empty)).status]).not.toEqual([path, 415]);
    expect((await send('POST', '/clients', empty)).status).toBe(422);
  });

  test('multipart is 415 where no file belongs', async () => {
    for (const type of ['multipart/form-data', 'multipart/mixed', 'Multipart/Related']) {
      const said = { 'content-type': `${type}; boundary=x` };
      const { status, text } = await send('POST', '/clients', said, '--x--\r\n');
      expect([status, JSON.parse(text).code], type).toEqual([415, 'unsupported_media']);
    }
  });

  test('multipart of another kind than form-data is 415 where files belong', async () => {
    const said = { 'content-type': 'multipart/mixed; boundary=x' };
    const { status, text } = await send('POST', '/inspections/1/attachments', said, '--x--\r\n');
    expect([status, JSON.parse(text).detail]).toEqual([415, 'Files come as multipart/form-data.']);
  });
});

test('dates are ISO 8601 with offset, and answers say their charset only where it means something', async () => {
  const made = await send('POST', '/clients', {}, JSON.stringify(body));
  expect(made.type).toBe('application/json; charset=utf-8');
  const templates = await send('POST', '/templates', {}, JSON.stringify({ name: 'Flat' }));
  expect(JSON.parse(templates.text).created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
});
