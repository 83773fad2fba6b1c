/** Marks what may grow taller than a page. A row kept whole that does so loses its end without an error. */

/** In the narrowest column some 22 letters make a line; a page has about 60 lines. */
const lineLetters = 22;
const mostOfOneText = 26;
/** Over all texts of a row, which stand side by side. */
const mostTogether = 80;

/** Every member of every list gets `long`: true when it must be allowed to break across pages. */
export function markLong<View>(view: View): View {
  return mark(view).value as View;
}

/** Not printed: addresses and words for those who cannot see. */
const unprinted = new Set(['src', 'alt', 'to', 'href']);
/** A photograph with its number takes about as much of a row as so many lines, of which two stand side by side. */
const photoLines = 4.6;
/** More than that in one column fill a page. */
const mostPhotos = 10;

function isPhoto(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'src' in value;
}

function hasManyPhotos(value: object): boolean {
  return Object.values(value).some((list) => Array.isArray(list) && list.length > mostPhotos && isPhoto(list[0]));
}

type Marked = { value: unknown; tallest: number; together: number };

function mark(value: unknown): Marked {
  if (typeof value === 'string') {
    const lines = 1 + value.length / lineLetters + (value.includes('\n') ? value.split('\n').length - 1 : 0);
    return { value, tallest: lines, together: lines };
  }
  if (Array.isArray(value)) return markList(value);
  if (value === null || typeof value !== 'object') return { value, tallest: 0, together: 0 };
  const parts = Object.entries(value).map(([name, one]) => [name, mark(one)] as const);
  const { tallest, together } = measure(parts.filter(([name]) => !unprinted.has(name)).map(([, part]) => part));
  return {
    value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
    tallest,
    together: isPhoto(value) ? Math.max(photoLines, together) : together,
  };
}

function markList(list: unknown[]): Marked {
  const parts = list.map(mark);
  const values = parts.map(({ value, tallest, together }) => {
    const isRow = value !== null && typeof value === 'object' && !Array.isArray(value);
    const isLong = isRow && (tallest > mostOfOneText || together > mostTogether || hasManyPhotos(value));
    return isRow ? { ...value, long: isLong } : value;
  });
  return { value: values, ...measure(parts) };
}

function measure(parts: Marked[]) {
  return {
    tallest: parts.reduce((most, part) => Math.max(most, part.tallest), 0),
    together: parts.reduce((sum, part) => sum + part.together, 0),
  };
}
