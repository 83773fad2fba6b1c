/** The glossary of one report: only terms that its text really uses. */
import type { GlossaryEntry } from '../../report-document.ts';

export function usedTerms(glossary: GlossaryEntry[], texts: (string | null)[]): GlossaryEntry[] {
  const text = texts.filter((one) => one !== null).join('\n');
  const seen = new Set<string>();
  return glossary.filter(({ term }) => {
    const key = term.trim();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return occurs(key, text);
  });
}

/** Abbreviations count as written (`GO` is not `go`), words in any case; neither counts inside a longer word. */
function occurs(term: string, text: string): boolean {
  const isAbbreviation = term === term.toUpperCase();
  const [needle, hay] = isAbbreviation ? [term, text] : [term.toLowerCase(), text.toLowerCase()];
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
    if (!isLetter(hay.charAt(at - 1)) && !isLetter(hay.charAt(at + needle.length))) return true;
  }
  return false;
}

function isLetter(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
