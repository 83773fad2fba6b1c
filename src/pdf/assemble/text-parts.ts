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

/** Texts longer than this would make the left of two columns run over several pages before the right begins. */
const mostForColumns = 4_500;

/** How many blocks of these lengths make about half of all; null when one column reads better. */
export function leftOf(lengths: number[]): number | null {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > mostForColumns || lengths.length < 2) return null;
  let sum = 0;
  for (const [at, length] of lengths.entries()) {
    sum += length;
    if (sum >= total / 2) return at + 1;
  }
  return null;
}
