/** The reasons why a reviewer has to look at an item: what was found by rules, and what is said here for the first time. */
import { isAlarm } from '../alarm.ts';
import { saysAsBefore } from '../as-before.ts';
import { findContradiction } from '../check/contradiction.ts';
import { isAlarmUntested, wantsPhoto } from '../check/evidence.ts';
import { wantsResponsibility } from '../check/responsibility.ts';
import { isDefectVague } from '../check/vague-defect.ts';
import type { WaivableCheck } from '../check/waiver.ts';
import { type Condition, isUnanswered, isUnclear } from '../condition.ts';
import { types } from '../inspection-type.ts';
import { type Approved, type Outcome, timesApproved } from './approved.ts';
import { readCondition } from './said.ts';

/** In the order in which they are named. */
export const doubts = [
  'altered',
  'grade',
  'contradictory',
  'reading',
  'alarm',
  'untested',
  'idle',
  'unassigned',
  'unclear',
  'vague',
  'unanswered',
  'new',
  'unseen',
  'unchecked',
] as const;
export type Doubt = (typeof doubts)[number];

export type ReviewedItem = {
  id: number;
  name: string;
  /** In the report that this one started from; undefined where that has no such item. */
  before: Condition | undefined;
  now: Condition;
  description: string | null;
  /** As the report was handed on for review, where that is known. */
  sent?: { condition?: Condition; description?: string | null };
  actions: readonly Outcome[];
  isSeen: boolean;
  /** False: it can be confirmed as before, and nobody has. */
  confirmed: boolean | undefined;
  waived: readonly string[];
};
export type Surroundings = { typeId: number; blockType: string; isRoomSeen: boolean; approved: Approved; day: string };

type Verdict = {
  isChanged: boolean;
  doubts: Doubt[];
  /** In reports; 0 where it was not approved many times. */
  approvedIn: number;
};

export function judgeItem(item: ReviewedItem, around: Surroundings): Verdict {
  const isOther = isChanged(item);
  const isReading = around.blockType === 'METERS' && isReadingPlausible(item) !== undefined;
  const approvedIn = timesApproved(around.approved, { ...item, condition: item.now });
  const found: Record<Doubt, boolean> = {
    altered: isAltered(item),
    grade: leaps(item, around),
    reading: isReading && isReadingPlausible(item) === false,
    alarm: isAlarm(item.name) && failsAlarm(item.now),
    idle: !isOther && item.before !== undefined && item.actions.length > 0,
    new: isOther && !isReading && approvedIn === 0 && !isEmpty(item.now),
    ...findingsOf(item, around, isOther),
  };
  const isWaived = (doubt: Doubt) => item.waived.includes(doubt);
  return { isChanged: isOther, approvedIn, doubts: doubts.filter((doubt) => found[doubt] && !isWaived(doubt)) };
}

/** The findings of the checks before Submit, which ask the clerk first. */
function findingsOf(
  item: ReviewedItem,
  { typeId, blockType, isRoomSeen, day }: Surroundings,
  isChanged: boolean,
): Record<WaivableCheck, boolean> {
  const { name, before, now, description, actions, isSeen } = item;
  const responsibilities = actions.map(({ responsibility }) => responsibility);
  const isSame = now === before;
  return {
    unanswered: isUnanswered(blockType, now),
    unchecked: item.confirmed === false && isSame && !isEmpty(now),
    contradictory: findContradiction(now, day) !== undefined,
    vague: !isSame && isDefectVague(now, day),
    unassigned: isInWords(blockType) && wantsResponsibility({ typeId, before, now, responsibilities }, day),
    untested: isAlarmUntested({ blockType, name, condition: now }, day),
    unseen:
      wantsPhoto({ blockType, name, isSeen, isRoomSeen }, day) ||
      (isChanged && typeId === types.checkOut && isInWords(blockType) && !isSeen),
    unclear: isUnclear(now) || isUnclear(description),
  };
}

const isInWords = (blockType: string): boolean => blockType === 'DETAILED' || blockType === 'OVERVIEW';
const isEmpty = (condition: Condition): boolean => condition === null || condition === '';
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Words that point back at the earlier report are no change. */
export function isChanged({ before, now }: Pick<ReviewedItem, 'before' | 'now'>): boolean {
  if (before === undefined) return !isEmpty(now);
  if (typeof now === 'string' && saysAsBefore(now)) return false;
  return !isSame(trimmed(before), trimmed(now));
}
const trimmed = (condition: Condition): Condition => (typeof condition === 'string' ? condition.trim() : condition);

/** Somebody has written other words than the report was handed on with. */
function isAltered({ now, description, sent }: ReviewedItem): boolean {
  if (sent === undefined) return false;
  return (
    ('condition' in sent && !isSame(sent.condition, now)) || ('description' in sent && sent.description !== description)
  );
}

/** By two steps, or upwards where nothing was made good: a tenancy improves nothing by itself. */
function leaps({ before, now }: ReviewedItem, { typeId, blockType }: Surroundings): boolean {
  if (blockType === 'METERS' || blockType === 'KEYS' || blockType === 'MANUALS') return false;
  const was = readCondition(before).grade;
  const is = readCondition(now).grade;
  if (was === undefined || is === undefined || was === is) return false;
  return Math.abs(is - was) >= 2 || (typeId === types.checkOut && is > was);
}

/** `045909 kWh`; undefined where there are no two readings to compare. */
function isReadingPlausible({ before, now }: ReviewedItem): boolean | undefined {
  const was = readingOf(before);
  const is = readingOf(now);
  if (was === undefined) return undefined;
  return is !== undefined && is.unit === was.unit && is.figures === was.figures && is.value >= was.value;
}

function readingOf(condition: Condition | undefined) {
  const [, digits, unit] = (typeof condition === 'string' && /^(\d+)(?:\.\d+)?(\D*)$/.exec(condition.trim())) || [];
  return digits === undefined ? undefined : { value: Number(digits), figures: digits.length, unit: unit?.trim() };
}

const passes = /\b(?:sounded|working|works|passed|tested ok)\b/;
const fails = /\b(?:not|no|without|faulty|chirp|beep every|past|expired|missing|replace)\b/;

function failsAlarm(condition: Condition): boolean {
  if (typeof condition !== 'string' || condition.trim() === '' || saysAsBefore(condition)) return false;
  const words = condition.toLowerCase();
  return !passes.test(words) || fails.test(words);
}
