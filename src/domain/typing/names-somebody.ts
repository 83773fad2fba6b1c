/**
 * Whether a phrase may say who or where somebody is: by a name that is known, or by its looks. In doubt it does, since a phrase that
 * is not offered costs some keys.
 */

export type Known = {
  /** Two words that follow each other in a name or an address, in small letters. */
  pairs: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

const SHORTEST_NAME = 3;

/** `names`: of people, firms and streets. */
export function knowNames(names: Iterable<string>): Known {
  const pairs = new Set<string>();
  const words = new Set<string>();
  for (const name of names) {
    const parts = wordsIn(name.toLowerCase()).filter((word) => /\p{L}/u.test(word));
    for (const [at, word] of parts.entries()) {
      if (word.length >= SHORTEST_NAME) words.add(word);
      if (at > 0) pairs.add(`${parts[at - 1]} ${word}`);
    }
  }
  return { pairs, words };
}

/** `ordinary`: words of the trade, which are a name only beside another: Brown, Wood, Hall. */
export function namesSomebody(phrase: string, { pairs, words }: Known, ordinary: ReadonlySet<string>): boolean {
  if (looks.some((look) => look.test(phrase))) return true;
  const parts = wordsIn(phrase.toLowerCase());
  if (parts.some((word, at) => at > 0 && pairs.has(`${parts[at - 1]} ${word}`))) return true;
  if (parts.some((word) => /['’]s$/.test(word) && words.has(word.slice(0, -2)))) return true;
  const [first = ''] = parts;
  return words.has(first) && !ordinary.has(first);
}

const looks: readonly RegExp[] = [
  // An address of e-mail or of a page.
  /@|\bwww\.|https?:/i,
  // A telephone number, or a number that means something elsewhere.
  /\d[\d\s()+/-]{4,}\d|\d{5,}/,
  // A postcode, whose last letters are never those of cm and mm.
  /\b[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2}\b/i,
  /\b(?:mr|mrs|miss|mx|dr|prof)\b/i,
  /\bms\.? \p{Lu}/iu,
  // A capital within a sentence: a name, a street or a make. LHS and uPVC are none.
  /[^.!?]\s[(“"‘']?\p{Lu}\p{Ll}/u,
  /\s\p{Lu}{5,}/u,
  // Somebody’s.
  /\p{Lu}\p{Ll}+['’]s\b/u,
];

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
