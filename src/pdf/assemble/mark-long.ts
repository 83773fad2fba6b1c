/** Marks the parts that may grow taller than a page. A block kept whole that does so loses its end without an error. */

/** In the narrowest column some 22 letters make a line; a page has about 60 lines. */
const lineLetters = 22;
const mostOfOneText = 26;
/** The sum over all texts of a row, which stand side by side. */
const mostTogether = 80;

/** A page holds this many lines under a heading, however the texts are arranged. */
const mostOnPage = 60;

/**
 * Gives every member of every list `long`: true when it must be allowed to break across pages. Everything that has
 * lists gets `whole`: the names of the lists that fit on one page together.
 */
export function markLong<View>(view: View): View {
  return mark(view).value as View;
}

/** These members are not printed: addresses, and words for readers who cannot see. */
const unprinted = new Set(['src', 'alt', 'to', 'href', 'path']);
/** The height of a photograph with its number, in lines of a row; two photographs stand side by side. */
const photoLines = 4.6;
/** More photographs in one column fill a page. */
const mostPhotos = 10;

function isPhoto(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'src' in value;
}

/** Photographs do not count as rows: they stand in grids, which break between their lines. */
function isRows(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'object' && !isPhoto(value[0]);
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
  const whole = parts.filter(([name, part]) => isRows(Reflect.get(value, name)) && part.together <= mostOnPage);
  return {
    value: {
      ...Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
      ...(whole.length > 0 && { whole: whole.map(([name]) => name) }),
    },
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
