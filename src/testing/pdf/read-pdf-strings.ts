/** Reads the strings of a PDF page's drawing operators, turned back into letters by the glyph maps of their fonts. */

/** Glyph number in four hex digits → letters, from a ToUnicode map. */
export function readGlyphMap(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block] of map.matchAll(/beginbfchar\s(.*?)endbfchar/gs)) {
    for (const [, glyph, letters] of (block ?? '').matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]*)>/g)) {
      glyphs.set(
        (glyph ?? '').toLowerCase(),
        Buffer.from(letters ?? '', 'hex')
          .swap16()
          .toString('utf16le'),
      );
    }
  }
  return glyphs;
}

type Fonts = Map<string, Map<string, string>>;

/**
 * Letters in drawing order, a line for each text object. Text given for copying (ActualText) replaces the glyphs' own.
 */
export function readTextOf(content: string, fonts: Fonts): string {
  const pieces: string[] = [];
  let glyphs = new Map<string, string>();
  let names: string[] = [];
  let strings: string[] = [];
  /** For each enclosing marked piece: whether it brings its own text. */
  const marks: boolean[] = [];
  for (const { kind, text } of tokensOf(content)) {
    if (kind === 'name') names.push(text);
    if (kind === 'string') strings.push(text);
    if (kind !== 'operator') continue;
    if (text === 'Tf') glyphs = fonts.get(names.at(-1) ?? '') ?? new Map();
    if (text === 'BDC' || text === 'BMC') {
      const isReplaced = names.includes('ActualText');
      marks.push(isReplaced);
      if (isReplaced) pieces.push(readString(strings.at(-1) ?? ''));
    }
    if (text === 'EMC') marks.pop();
    if (text === 'ET') pieces.push('\n');
    if ((text === 'Tj' || text === 'TJ') && !marks.includes(true)) pieces.push(decode(strings.join(''), glyphs));
    names = [];
    strings = [];
  }
  return pieces.join('');
}

type Token = { kind: 'name' | 'string' | 'operator'; text: string };

/** Strings come as hex digits, however they are written; numbers, brackets and dictionaries are left out. */
export function* tokensOf(content: string): Generator<Token> {
  const plain = /\/([^\s/<>[\]()]+)|<([0-9A-Fa-f\s]*)>(?!>)|([A-Za-z'"*]+\d?)|\(/g;
  for (let found = plain.exec(content); found !== null; found = plain.exec(content)) {
    const [whole, name, hex, operator] = found;
    if (name !== undefined) yield { kind: 'name', text: name };
    else if (hex !== undefined) yield { kind: 'string', text: hex.replace(/\s/g, '') };
    else if (operator !== undefined) yield { kind: 'operator', text: operator };
    else if (whole === '(') {
      const end = endOfLiteral(content, plain.lastIndex);
      yield { kind: 'string', text: hexOf(content.slice(plain.lastIndex, end)) };
      plain.lastIndex = end + 1;
    }
  }
}

/** Brackets in a literal string need no backslash as long as they are balanced. */
function endOfLiteral(content: string, from: number): number {
  let depth = 1;
  for (let at = from; at < content.length; at++) {
    const letter = content[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return at;
  }
  return content.length;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function hexOf(literal: string): string {
  const bytes = literal.replace(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );
  return Buffer.from(bytes, 'latin1').toString('hex');
}

function decode(hex: string, glyphs: Map<string, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph.toLowerCase()) ?? '').join('');
}

/** A text string of a PDF: UTF-16 with its mark, else Latin-1. */
export function readString(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isWide ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
