import { describe, expect, test } from 'vitest';
import { allowBreaks, cleanDeep, cleanText } from './clean-text.ts';

const partsOf = (text: string) => allowBreaks(text).split('\u200b');

describe('text for printing', () => {
  test('loses control characters but keeps its lines', () => {
    expect(cleanText('a\u0000b\u0007c\r\nd\u2028e\tf\u0085g')).toBe('abc\nd\ne f\ng');
  });

  test('shows a lone surrogate as a replacement character', () => {
    expect(cleanText('x\ud800y')).toBe('x\ufffdy');
    expect(cleanText('😀')).toBe('😀');
  });

  test('cannot reverse the text beside it', () => {
    expect(cleanText('safe \u202egnp.exe\u202c')).toBe('safe gnp.exe');
  });

  test('may wrap inside a long run of letters', () => {
    const broken = allowBreaks('A'.repeat(30));
    expect(broken.split('\u200b').map((part) => part.length)).toEqual([12, 12, 6]);
    expect(allowBreaks('short words stay')).toBe('short words stay');
  });

  test('is not broken inside of what a reader sees as one letter', () => {
    expect(partsOf('e\u0301'.repeat(24))).toEqual(['e\u0301'.repeat(12), 'e\u0301'.repeat(12)]);
    expect(partsOf('e\u0301'.repeat(23))).toHaveLength(1);
    expect(partsOf(`a${'🇬🇧'.repeat(30)}`)[0]).toBe(`a${'🇬🇧'.repeat(11)}`);
  });

  test('is broken where letters are joined as seldom as can be', () => {
    expect(partsOf('م'.repeat(24))).toHaveLength(1);
    expect(partsOf('م'.repeat(60)).map(({ length }) => length)).toEqual([24, 24, 12]);
    expect(partsOf('ש'.repeat(30)).map(({ length }) => length)).toEqual([12, 12, 6]);
  });

  test('is left to the layout in scripts without spaces, except for Latin runs among them', () => {
    for (const script of ['臥室地板有刮痕', 'ห้องนอนพื้นมีรอยขีดข่วน']) expect(partsOf(script.repeat(10))).toHaveLength(1);
    expect(partsOf(`室${'a'.repeat(30)}室`).map(({ length }) => length)).toEqual([13, 12, 7]);
  });

  test('is cleaned in every member, except for the addresses that machines read', () => {
    const address = `https://example.org/${'x'.repeat(60)}`;
    const clean = cleanDeep({
      rows: [{ name: 'a\u0001b', more: { words: 'W'.repeat(24) } }],
      link: { href: address },
      base: { sha256: 'e'.repeat(64) },
      count: 3,
    });
    expect(clean.rows[0]?.name).toBe('ab');
    expect(clean.rows[0]?.more.words).toContain('\u200b');
    expect(clean.link.href).toBe(address);
    expect(clean.base.sha256).toBe('e'.repeat(64));
    expect(clean.count).toBe(3);
  });

  test('is broken on the front page only where it has no room', () => {
    const view = {
      brand: { lines: ['office@camberquay-lettings.example', 'x'.repeat(60)] },
      link: { shown: 'y'.repeat(60) },
    };
    const { brand, link } = cleanDeep(view);
    expect(brand.lines[0]).toBe('office@camberquay-lettings.example');
    expect(brand.lines[1]).toContain('\u200b');
    expect(link.shown).toBe(view.link.shown);
  });
});
