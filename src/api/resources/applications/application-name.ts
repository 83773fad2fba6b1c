/**
 * The names that applications must not have: people would take them for Keyturn itself where they are asked to allow
 * something.
 */
import { rectifyConfusion } from 'unicode-confusables';
import { orWords } from '#contract/wire.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import { type Fault, invalid } from '#domain/refusal.ts';
import { backOffice } from '#store/directory/registrations.ts';

/** Alike to people, not to the standard. */
const furtherLetters: Record<string, string> = {
  '3': 'e',
  '€': 'e',
  є: 'e',
  π: 'n',
  п: 'n',
  η: 'n',
  ŋ: 'n',
  '7': 't',
  ʇ: 't',
  ʞ: 'k',
  ʎ: 'y',
  ɹ: 'r',
};
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** Turns letters round, so that a name is read otherwise than it is written. */
const turning = /\p{Bidi_Control}/u;
const separators = /[^\p{L}\p{N}€]+/u;

/** Its words in Latin letters, as they are read at a glance. */
function readAtAGlance(text: string): string[] {
  // Marks that part words come before letters: some look like one.
  const words = text.normalize('NFKD').replace(unseen, '').split(separators);
  return words.map((word) => Array.from(word, latinLetter).join('').toLowerCase());
}

/** A letter may look like a Latin one in one case only. */
function latinLetter(letter: string): string {
  const alike = [letter, letter.toUpperCase(), letter.toLowerCase()].map(
    (form) => furtherLetters[form] ?? rectifyConfusion(form),
  );
  return alike.find((form) => /^[a-z]+$/i.test(form)) ?? letter;
}

const reserved = readAtAGlance(backOffice.name).join('');

export function isTakenForKeyturn(name: string): boolean {
  const words = readAtAGlance(name);
  if (words.some((word) => word.includes(reserved))) return true;
  // Also in pieces, each beginning where a word does: K-e-y turn, but not monkey turns.
  return words.some((_, at) => words.slice(at).join('').startsWith(reserved));
}

/** Keyturn's own in the trail, at a glance and whatever parts their words. */
const ownNames = new Set(Object.values(ownApplications).map(inOnePiece));
const isOwnName = (name: string): boolean => ownNames.has(inOnePiece(name));

/** A capital I is read as l. */
function inOnePiece(name: string): string {
  return readAtAGlance(name).join('').replaceAll('i', 'l');
}

export function checkApplicationName(name: string | undefined): void {
  if (name === undefined) return;
  if (turning.test(name)) throw invalid(turnedName);
  if (isTakenForKeyturn(name) || isOwnName(name)) throw invalid(reservedName);
}

const reservedName: Fault = {
  pointer: '/name',
  code: 'reserved',
  detail: `An application must not be called ${orWords([backOffice.name, ...Object.values(ownApplications)])}, nor by a name that looks like one of these.`,
};
const turnedName: Fault = {
  pointer: '/name',
  code: 'unexpected',
  detail: 'The name of an application must not have characters that change the direction of writing.',
};
