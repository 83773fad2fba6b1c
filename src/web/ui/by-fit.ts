/** Orders what was found for a text, so that Enter takes what is meant: as the service orders properties by `sort=match`. */

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** First those that begin with the text, then those in which each of its words begins a word; the order stays otherwise. */
export function byFit<Found>(found: readonly Found[], textOf: (one: Found) => string, sought: string): Found[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [...found];
  const fitOf = (one: Found): number => {
    const text = ` ${wordsOf(textOf(one)).join(' ')}`;
    if (text.startsWith(` ${words.join(' ')}`)) return 0;
    return words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
  };
  return found
    .map((one) => ({ one, fit: fitOf(one) }))
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ one }) => one);
}
