import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { securityText, securityTextPlugin } from './security-text.ts';

const publicUrl = 'https://keyturn.example';

async function get(securityContact: string | undefined) {
  const app = fastify();
  await app.register(securityTextPlugin, { publicUrl, securityContact });
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

test('a stranger finds to whom to report a fault', async () => {
  const { headers, body } = await get('mailto:security@firm.example');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@firm.example\n');
});

test('it always ends within the year, and always lies ahead', () => {
  for (const now of ['2026-01-01T00:00:00Z', '2026-08-31T23:59:59Z', '2028-02-29T12:00:00Z'].map(
    (text) => new Date(text),
  )) {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText(publicUrl, 'mailto:a@b.example', now)) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(190);
  }
});

test('without a contact it is not there', async () => {
  expect((await get(undefined)).statusCode).toBe(404);
});
