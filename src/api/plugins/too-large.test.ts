/** A body beyond the limit, over a real line: the caller who is still sending it gets the answer. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let origin: string;
let token: string;
beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  token = (await api.account.user('manager')).token;
});
afterAll(() => api.close());

/** Node's own client fails when the line is closed while it still writes. */
async function send(body: string): Promise<{ status: number | undefined; code: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const asked = request(`${origin}/api/properties`, { method: 'POST', headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, code: (JSON.parse(await text(answer)) as { code: string }).code };
}

test('is refused in words each time, however much of it is still on its way', async () => {
  const body = JSON.stringify({ notes: 'x'.repeat(8_000_000) });
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(body)));
    for (const answer of answers) expect(answer).toEqual({ status: 413, code: 'too_large' });
  }
});
