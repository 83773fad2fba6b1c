/** Makes any text printable: what has no glyph or breaks the data file goes, and long unbroken runs may wrap. */

const tab = /\t/g;
const lineEnds = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** C0 and C1 controls but for the line feed, noncharacters, and the overrides that turn neighbouring text around. */
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

/** From this length on a run without spaces overflows a narrow column. */
const longRun = /[^\s\u200b]{24,}/gu;
const step = 12;
/** Letters that join or combine: a break inside such a word would change how it looks. CJK wraps by itself. */
const joined = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Han}|\p{M}|\u200d/u;

/** U+200B says where a line may end; the page (`say`) puts something in its place that is not copied with the text. */
export function allowBreaks(text: string): string {
  return text.replace(longRun, (run) => {
    if (joined.test(run)) return run;
    const letters = Array.from(run);
    const parts: string[] = [];
    for (let at = 0; at < letters.length; at += step) parts.push(letters.slice(at, at + step).join(''));
    return parts.join('\u200b');
  });
}

/** Members that machines read or people copy: addresses of links and files, fingerprints. */
const verbatim = new Set(['href', 'src', 'path', 'address', 'sha256']);

/** Every string of the data, in one place, so that none is forgotten. */
export function cleanDeep<Data>(data: Data): Data {
  return clean(data, '') as Data;
}

/** The firm's lines and the address of the report stand at the foot of the front page, and are copied from there: so many
 * letters have room beside each other. */
const roomFor: Record<string, number> = { lines: 44, shown: 60 };

/** Most strings of a report: nothing to look for in them. */
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
