/** The checks before review, of one item: all but those that ask what somebody has confirmed. */
import { type Condition, isUnanswered, isUnclear } from '../condition.ts';
import { findContradiction } from './contradiction.ts';
import { isAlarmUntested, wantsPhoto } from './evidence.ts';
import { wantsResponsibility } from './responsibility.ts';
import { isDefectVague } from './vague-defect.ts';
import type { WaivableCheck } from './waiver.ts';

export type CheckedItem = {
  typeId: number;
  blockType: string;
  name: string;
  description?: string | null | undefined;
  condition: Condition;
  /** Stood at the same item in the report that this one started from. */
  before?: unknown;
  responsibilities: readonly string[];
  isSeen: boolean;
  isRoomSeen: boolean;
};

type Rule = (item: CheckedItem, day: string) => boolean;

const rules: Readonly<Record<Exclude<WaivableCheck, 'unchecked'>, Rule>> = {
  unanswered: ({ blockType, condition }) => isUnanswered(blockType, condition),
  contradictory: ({ condition }, day) => findContradiction(condition, day) !== undefined,
  // Words that stood in the report before are its own.
  vague: ({ condition, before }, day) => condition !== before && isDefectVague(condition, day),
  unassigned: ({ condition, ...item }, day) =>
    wantsResponsibility({ ...item, before: item.before, now: condition }, day),
  untested: isAlarmUntested,
  unseen: wantsPhoto,
  unclear: ({ condition, description }) => isUnclear(condition) || isUnclear(description),
};

export type Finding = keyof typeof rules;
export const findings = Object.keys(rules) as Finding[];

/** `day`: that on which the report is read, as `2026-11-27`. */
export const finds = (finding: Finding, item: CheckedItem, day: string): boolean => rules[finding](item, day);
