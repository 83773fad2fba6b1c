/** Makes any text printable: removes characters that have no glyph or break the data file, and lets long runs wrap. */

const tab = /\t/g;
const lineEnds = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** C0 and C1 controls except the line feed, noncharacters, and the overrides that turn neighbouring text around. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]/g;
/** PDF/UA and PDF/A refuse code points that mean nothing outside one font. */
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;

/** `wheel\u0001chair \ud800` → `wheelchair \ufffd`. A lone surrogate would make the data file unreadable. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(tab, ' ')
    .replace(unprintable, '')
    .replace(privateUse, '\ufffd');
}

/** A run without spaces overflows a narrow column from this many letters on. */
const longest = 24;
const longRun = new RegExp(String.raw`[^\s\u200b]{${longest},}`, 'gu');
const step = 12;
/** Letters that change their shape where a word is broken; such words are kept whole as far as possible. */
const joined = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Nko}/u;
/** Scripts without spaces: the layout knows where their lines may end. */
const wrapsByItself =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;
/** A letter as readers see it: with its accents, or the parts of a flag. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** U+200B marks a possible line end; the page (`say`) replaces it with something that is not copied with the text. */
export function allowBreaks(text: string): string {
  return text.replace(longRun, breakRun);
}

function breakRun(run: string): string {
  const segments = [...letters.segment(run)];
  if (segments.length < longest) return run;
  const most = joined.test(run) ? longest : step;
  const parts = [''];
  let length = 0;
  for (const { segment } of segments) {
    if (length === most && !wrapsByItself.test(segment)) {
      parts.push('');
      length = 0;
    }
    parts.push((parts.pop() ?? '') + segment);
    length = wrapsByItself.test(segment) ? 0 : length + 1;
  }
  return parts.join('\u200b');
}

/** Members that machines read or people copy: addresses of links and files, fingerprints. */
const verbatim = new Set(['href', 'src', 'path', 'address', 'sha256']);

/** Cleans every string of the data, in one place, so that none is forgotten. */
export function cleanDeep<Data>(data: Data): Data {
  return clean(data, '') as Data;
}

/**
 * The firm's lines and the address of the report stand at the foot of the front page, and people copy them from there.
 * This many letters fit beside each other.
 */
const roomFor: Record<string, number> = { lines: 44, shown: 60 };

/** Most strings of a report need nothing: this finds them quickly. */
const plainAndShort = /^[ -~]{0,23}$/;

function clean(value: unknown, member: string): unknown {
  if (typeof value === 'string' && plainAndShort.test(value)) return value;
  if (typeof value === 'string') return isCopied(member, value) ? cleanText(value) : allowBreaks(cleanText(value));
  if (Array.isArray(value)) return value.map((one) => clean(one, member));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one, name)]));
}

function isCopied(member: string, text: string): boolean {
  return verbatim.has(member) || text.length <= (roomFor[member] ?? 0);
}
