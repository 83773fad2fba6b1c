/** Reads the values of PDF objects: names, texts, lists and dictionaries, as our engine and our signature write them. */

export type PdfName = { is: 'name'; name: string };
export type PdfText = { is: 'text'; bytes: Buffer };
export type PdfRef = { is: 'ref'; to: number };
export type PdfDict = { is: 'dict'; entries: Map<string, PdfValue> };
export type PdfValue = null | boolean | number | PdfName | PdfText | PdfRef | PdfDict | PdfValue[];
/** An operator of a page's drawing; its operands come before it. */
export type PdfWord = { is: 'word'; word: string };

const space = /[\s\0]/;
const ends = /[\s\0()<>[\]{}/%]/;

/** `text` has one letter for each byte. */
export function openValues(text: string) {
  let at = 0;

  const skip = (): void => {
    for (; at < text.length; at += 1) {
      if (text[at] === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
      else if (!space.test(text[at] ?? '')) return;
    }
  };

  const word = (): string => {
    const from = at;
    while (at < text.length && !ends.test(text[at] ?? '')) at += 1;
    return text.slice(from, at);
  };

  const nameAt = (): PdfName => {
    at += 1;
    const name = word().replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { is: 'name', name };
  };

  const hexAt = (): PdfText => {
    const end = text.indexOf('>', at);
    const digits = text.slice(at + 1, end).replaceAll(/\s/g, '');
    at = end + 1;
    return { is: 'text', bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex') };
  };

  const listUntil = (close: string): (PdfValue | PdfWord)[] => {
    const found: (PdfValue | PdfWord)[] = [];
    for (skip(); at < text.length && !text.startsWith(close, at); skip()) found.push(next());
    at += close.length;
    return found;
  };

  const dictAt = (): PdfDict => {
    at += 2;
    const values = withRefs(listUntil('>>'));
    const entries = new Map<string, PdfValue>();
    for (let pair = 0; pair + 1 < values.length; pair += 2) {
      const key = values[pair];
      if (isName(key)) entries.set(key.name, values[pair + 1] ?? null);
    }
    return { is: 'dict', entries };
  };

  const next = (): PdfValue | PdfWord => {
    skip();
    if (text.startsWith('<<', at)) return dictAt();
    const letter = text[at];
    if (letter === '/') return nameAt();
    if (letter === '<') return hexAt();
    if (letter === '(') {
      const read = literalAt(text, at);
      at = read.end;
      return { is: 'text', bytes: Buffer.from(read.letters, 'latin1') };
    }
    if (letter === '[') {
      at += 1;
      return withRefs(listUntil(']'));
    }
    const found = word();
    // Nothing begins with it, as with a bracket too many: it is passed over.
    if (found === '') at += 1;
    return valueOf(found);
  };

  return { next, isAtEnd: () => (skip(), at >= text.length) };
}

/** Numbers that a reference is made of are taken back from the list. */
function withRefs(found: (PdfValue | PdfWord)[]): PdfValue[] {
  const values: PdfValue[] = [];
  for (const one of found) {
    if (!isWord(one)) values.push(one);
    else if (one.word === 'R') values.splice(-2, 2, { is: 'ref', to: Number(values.at(-2)) });
  }
  return values;
}

/** The first value of an object's text. */
export function readValue(text: string): PdfValue {
  const value = openValues(text).next();
  return isWord(value) ? null : value;
}

export const isWord = (value: PdfValue | PdfWord | undefined): value is PdfWord => hasKind(value, 'word');
export const isName = (value: PdfValue | PdfWord | undefined): value is PdfName => hasKind(value, 'name');
export const isText = (value: PdfValue | PdfWord | undefined): value is PdfText => hasKind(value, 'text');
export const isRef = (value: PdfValue | PdfWord | undefined): value is PdfRef => hasKind(value, 'ref');
export const isDict = (value: PdfValue | PdfWord | undefined): value is PdfDict => hasKind(value, 'dict');

function hasKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === kind;
}

function valueOf(word: string): PdfValue | PdfWord {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
  if (word === 'true' || word === 'false') return word === 'true';
  return word === 'null' ? null : { is: 'word', word };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** `(a \(b\) \101)`, with brackets in pairs. */
function literalAt(text: string, from: number): { letters: string; end: number } {
  let [letters, depth, at] = ['', 1, from + 1];
  for (; at < text.length && depth > 0; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const escaped = text[at + 1] ?? '';
      letters += octal === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(octal, 8));
      at += octal?.length ?? 1;
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0) letters += letter;
  }
  return { letters, end: at };
}
