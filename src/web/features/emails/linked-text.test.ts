import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const linksOf = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Open https://keyturn.example/t/a-b_c?x=1#y.', ['https://keyturn.example/t/a-b_c?x=1#y']],
  ['(see http://localhost:8080/r/abc), then call', ['http://localhost:8080/r/abc']],
  ['https://a.example/1\nhttps://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
  ['<a href="https://a.example/x">here</a>', ['https://a.example/x']],
  ['https:// and http://', []],
  ['no address at all', []],
])('the addresses of %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('nothing of the text is lost or added', () => {
  const text = 'Dear <b>Ann</b>,\n\nhttps://a.example/t/1, or https://[.\n\nRegards';
  expect(
    linkedText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linkedText('')).toEqual([]);
});
