/** Writes out a short form of the firm where it has just been typed. */

export type Abbreviation = { short: string; long: string };
export type WrittenOut = { text: string /** In letters. */; added: number };

/** The short form that ends at `end`; of two that end there the longer one is meant. */
export function writeOut(text: string, end: number, abbreviations: readonly Abbreviation[]): WrittenOut | undefined {
  const before = text.slice(0, end);
  const [meant] = abbreviations
    .filter(({ short }) => isTypedAtEnd(before, short))
    .toSorted((a, b) => b.short.length - a.short.length);
  if (meant === undefined) return undefined;
  const head = before.slice(0, end - meant.short.length);
  const long = beginsSentence(head) ? capital(meant.long) : meant.long;
  return { text: head + long + text.slice(end), added: long.length - meant.short.length };
}

/** As written, since GO is not go; in small letters as well where they are no word: fwt, l/s. */
function isTypedAtEnd(before: string, short: string): boolean {
  const typed = before.slice(-short.length);
  if (typed !== short && !(isNoWord.test(short) && typed === short.toLowerCase())) return false;
  return !isWithinWord.test(before.charAt(before.length - short.length - 1));
}

const isNoWord = /^[^aeiouy]{2,}$|[^\p{L}]/iu;
const isWithinWord = /[\p{L}\p{N}/'’]/u;

function beginsSentence(head: string): boolean {
  const said = head.trimEnd();
  return said === '' || /[.!?]$/.test(said) || head.slice(said.length).includes('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
