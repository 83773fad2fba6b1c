/** Whether a firm's text is still one that accounts begin with: known by its words, so that this holds for every account. */
import { usualOptionSets } from './option-sets.ts';
import { usualAbbreviations, usualDisclaimers, usualGlossary, usualPhrases, usualRooms } from './wording.ts';

const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

const phrases: ReadonlySet<string> = new Set(usualPhrases);
const abbreviations = new Set(usualAbbreviations.map(({ short, long }) => keyOf(short, long)));
const disclaimers = new Set(usualDisclaimers.map(({ title, text }) => keyOf(title, text)));
const terms = new Set(usualGlossary.map(({ term, meaning }) => keyOf(term, meaning)));
const optionSets = new Set(Object.values(usualOptionSets).map(({ name, options }) => keyOf(name, options)));
const rooms = keyOf(usualRooms);

export const isUsualPhrase = (phrase: string): boolean => phrases.has(phrase);

export const isUsualAbbreviation = ({ short, long }: { short: string; long: string }): boolean =>
  abbreviations.has(keyOf(short, long));

/** Ours are printed for every type of inspection. */
export const isUsualDisclaimer = (one: { title: string; text: string; type_ids?: readonly number[] }): boolean =>
  (one.type_ids ?? []).length === 0 && disclaimers.has(keyOf(one.title, one.text));

export const isUsualTerm = ({ term, meaning }: { term: string; meaning: string }): boolean =>
  terms.has(keyOf(term, meaning));

export const areUsualRooms = (names: readonly string[]): boolean => keyOf(names) === rooms;

export const isUsualOptionSet = ({ name, options }: { name: string; options: readonly (string | number)[] }): boolean =>
  optionSets.has(keyOf(name, options));
