/** Takes a condition apart: its grade, and the findings behind it, each without its numbers and its side. */
import type { Condition } from '../condition.ts';
import { saysAsBefore } from '../as-before.ts';

/** 5 is as new and 1 very poor, as the scale of the glossary has them. */
type Grade = 1 | 2 | 3 | 4 | 5;

export type Finding = {
  /** `gouge approx. # cm to lower side`: sentences that differ in a number or a side are one. */
  pattern: string;
  numbers: number[];
};
type Said = {
  grade: Grade | undefined;
  /** `as before`, `4`, or empty: the words at the beginning that say how it stands in all. */
  head: string;
  findings: Finding[];
};

const grades: readonly [Grade, RegExp][] = [
  [5, /^(?:5 )?(?:in )?(?:as new|brand new|excellent|abn|b\/n)\b/],
  [4, /^(?:4 )?(?:in )?(?:very )?(?:good|go|gc)\b/],
  [3, /^(?:3 )?(?:in )?fair\b/],
  [1, /^(?:1 )?(?:in )?very poor\b/],
  [2, /^(?:2 )?(?:in )?poor\b/],
];
const gradeOf = (part: string): Grade | undefined => grades.find(([, begins]) => begins.test(part))?.[0];

export function readCondition(condition: Condition | undefined): Said {
  if (typeof condition === 'number') return { grade: gradeOfStep(condition), head: String(condition), findings: [] };
  if (typeof condition !== 'string') return { grade: undefined, head: '', findings: [] };
  const parts = partsOf(condition);
  const [first = ''] = parts;
  const isBack = saysAsBefore(first);
  const grade = isBack ? undefined : gradeOf(first);
  // `clean` beside a grade says something of its own.
  const isHead = isBack || grade !== undefined;
  const head = isBack ? 'as before' : grade === undefined ? '' : first;
  return { grade, head, findings: parts.slice(isHead ? 1 : 0).map(findingOf) };
}

/** Beyond the scale there is no grade. */
const gradeOfStep = (step: number): Grade | undefined =>
  Number.isInteger(step) && step >= 1 && step <= 5 ? (step as Grade) : undefined;

function partsOf(condition: string): string[] {
  return condition
    .toLowerCase()
    .split(/[;:\n]|\.\s/)
    .map((part) => part.replaceAll(/\s+/g, ' ').replace(/\.$/, '').trim())
    .filter((part) => part !== '');
}

function findingOf(part: string): Finding {
  const numbers: number[] = [];
  const pattern = part
    .replaceAll(/\d+(?:\.\d+)?/g, (number) => {
      numbers.push(Number(number));
      return '#';
    })
    .replaceAll(/\b(?:lhs|rhs|left|right)\b/g, 'side');
  return { pattern, numbers };
}
