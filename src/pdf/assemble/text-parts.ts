/** Small shapings of text that several sections need. */

/** `One.\n\nTwo` → `['One.', 'Two']` */
export function paragraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Without what is null or empty. */
export function filled(words: (string | null | undefined)[]): string[] {
  return words.filter((word): word is string => word !== null && word !== undefined && word !== '');
}

/** Two columns are kept on one page, which holds a little more than this; longer texts run in one. */
const mostForColumns = 4_500;

/** A line end takes about as much room as this many letters. */
const lineLetters = 40;

/** How many of the texts make about half of all; null when one column reads better. */
export function leftOf(texts: string[]): number | null {
  const lengths = texts.map((text) => text.length + text.split('\n').length * lineLetters);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > mostForColumns || lengths.length < 2) return null;
  let sum = 0;
  for (const [at, length] of lengths.entries()) {
    sum += length;
    if (sum >= total / 2) return at + 1;
  }
  return null;
}

/** One line of at most so many letters, for places where the whole would be in the way. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
