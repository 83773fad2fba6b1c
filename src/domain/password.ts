/** The rules for a password that somebody chooses: long and not easy to guess. Its letters and signs are their own choice. */

export const shortestPassword = 12;
export const longestPassword = 200;

/** Single letters are initials and would be found in everything. */
const SHORTEST_WORD = 2;
/** Letters that are left without the firm's own words: fewer are tried in an afternoon. A year and a hyphen are tried first. */
const FEWEST_LEFT = 6;

/**
 * Whether it is little more than words that everybody here knows: their name, their address, their firm's.
 *
 *     HarbourLettings1! of Harbour Lettings → true      harbour-quartz-violin → false
 */
export function isOfOwnWords(password: string, texts: readonly string[]): boolean {
  const words = texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
  const lower = password.toLowerCase();
  const isUsed = words.some((word) => lower.includes(word));
  const left = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  return isUsed && left.replaceAll(/\P{L}/gu, '').length < FEWEST_LEFT;
}
