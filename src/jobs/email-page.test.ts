import { expect, test } from 'vitest';
import { buildEmailPage } from './email-page.ts';

const looks = { firm: 'Harbour & Wells', colour: null, logo: null };

test('an e-mail has a line of the firm’s colour, and its links are dark enough to read', () => {
  const page = buildEmailPage('See https://keys.example/r', { ...looks, colour: '#f6d32d' });
  expect(page).toContain('<title>Harbour &amp; Wells</title>');
  expect(page).toContain('border-top:4px solid #f6d32d');
  const [, link = ''] = /color:(#[0-9a-f]{6})">https/.exec(page) ?? [];
  expect(link).toMatch(/^#[0-9a-f]{6}$/);
  expect(link).not.toBe('#f6d32d');
});

test('a colour that is none leaves no mark', () => {
  const page = buildEmailPage('Hello', { ...looks, colour: 'red"><script>' });
  expect(page).not.toContain('border-top');
  expect(page).not.toContain('script');
});

test('a tall logo is higher than a wide one, and both are named', () => {
  const of = (width: number, height: number) => buildEmailPage('Hello', { ...looks, logo: { width, height } });
  expect(of(900, 300)).toContain('alt="Harbour &amp; Wells" width="144" height="48"');
  expect(of(300, 900)).toContain('width="29" height="88"');
  expect(buildEmailPage('Hello', looks)).not.toContain('<img');
});
