/** Small shapings of text that several sections need. */

/** `One.\n\nTwo` → `['One.', 'Two']` */
export function paragraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Leaves out null and empty texts. */
export function filled(words: (string | null | undefined)[]): string[] {
  return words.filter((word): word is string => word !== null && word !== undefined && word !== '');
}

/** Longer texts read better one below the other. */
const mostForColumns = 4_500;

/** Whether texts are short enough to stand two to a line. */
export function readsInColumns(texts: string[]): boolean {
  return texts.length > 1 && texts.reduce((sum, text) => sum + text.length, 0) <= mostForColumns;
}

/** One line of at most that many letters, for places where the whole text would be in the way. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}

/** Longer texts would fill a narrow column for pages, with nothing beside them. */
const mostInCell = 1_200;

export type Spilled = { label: string; text: string };

export function isLong(text: string | null): text is string {
  return text !== null && text.length > mostInCell;
}

/** Moves texts that are too long for their cells below the row, over its whole width; the cell says so. */
export function spillLong(texts: [label: string, text: string | null][]): {
  cells: (string | null)[];
  spilled: Spilled[];
} {
  return {
    cells: texts.map(([, text]) => (isLong(text) ? 'In full below' : text)),
    spilled: texts.flatMap(([label, text]) => (isLong(text) ? [{ label, text }] : [])),
  };
}
