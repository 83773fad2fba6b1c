/**
 * The house style in short: a grade by its letter, then defects with size and place by the firm's short forms. `g ls 3 lhs` says
 * `Good: light scuffs approx. 3 cm left-hand side`, and `g` alone `Good`.
 */
import type { Abbreviation } from './write-out.ts';

const grades: ReadonlyMap<string, string> = new Map([
  ['n', 'As new'],
  ['g', 'Good'],
  ['f', 'Fair'],
  ['p', 'Poor'],
]);

/** A text that begins so is on its way to it, and its short forms are left until it is whole. */
export const isHouseStyleBegun = (text: string): boolean => /^[ngfp] /i.test(text);

/** Nothing where one of its parts is no short form and no number: then it is a text like any other. */
export function sayHouseStyle(text: string, abbreviations: readonly Abbreviation[]): string | undefined {
  const [letter = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const grade = grades.get(letter);
  if (grade === undefined || rest.length === 0) return grade;
  const words = new Map(abbreviations.map(({ short, long }) => [bare(short), long]));
  const defects = rest
    .join(' ')
    .split(/[;,]/)
    .map((defect) => defect.trim().split(' '))
    .map((parts) => ({
      isNamed: parts.some((part) => words.has(bare(part))),
      said: parts.map((part) => say(part, words)),
    }));
  if (defects.some(({ isNamed, said }) => !isNamed || said.includes(undefined))) return undefined;
  return `${grade}: ${defects.map(({ said }) => said.join(' ')).join('; ')}`;
}

/** L/S is typed as ls. */
const bare = (short: string): string => short.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function say(part: string, words: ReadonlyMap<string, string>): string | undefined {
  if (/^\d{1,3}(?:\.\d)?$/.test(part)) return `approx. ${part} cm`;
  if (/^x\d{1,2}$/.test(part)) return `×${part.slice(1)}`;
  return words.get(bare(part));
}
