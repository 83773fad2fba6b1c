import { describe, expect, test } from 'vitest';
import { withRepeatKey } from './repeated-post.ts';

type Outcome = 'answered' | 'lost' | number;

async function post(body: string, outcome: Outcome = 'answered', method = 'POST'): Promise<string | null> {
  const request = new Request('http://service.example/api/properties', { method, body });
  const send = () =>
    outcome === 'lost'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: outcome === 'answered' ? 201 : outcome }));
  await withRepeatKey(request, send).catch(() => undefined);
  return request.headers.get('Idempotency-Key');
}

describe('a POST', () => {
  test.each(['lost', 503, 409] as const)('ending with %s goes under the same key again', async (outcome) => {
    const first = await post(`{"after":"${outcome}"}`, outcome);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await post(`{"after":"${outcome}"}`, outcome)).toBe(first);
    expect(await post(`{"after":"${outcome}"}`)).toBe(first);
    expect(await post(`{"after":"${outcome}"}`)).not.toBe(first);
  });

  test('is a new one when it was answered or refused before', async () => {
    for (const outcome of ['answered', 422] as const)
      expect(await post('{"name":"Hall"}', outcome)).not.toBe(await post('{"name":"Hall"}', outcome));
  });

  test('with another body has another key', async () => {
    const first = await post('{"name":"Kitchen"}', 'lost');
    expect(await post('{"name":"Bathroom"}')).not.toBe(first);
  });

  test('sent twice at once after a lost one is meant twice', async () => {
    const first = await post('{"name":"Loft"}', 'lost');
    const [one, other] = await Promise.all([post('{"name":"Loft"}'), post('{"name":"Loft"}')]);
    expect([one, other]).toContain(first);
    expect(one).not.toBe(other);
  });
});

test('other methods have no key', async () => {
  expect(await post('{}', 'answered', 'PUT')).toBeNull();
});
