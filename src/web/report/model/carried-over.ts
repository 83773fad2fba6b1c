/** Conditions that came along from the report before: nobody can tell by looking whether somebody has checked them. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import { type FieldValue, isSameValue } from './report-entry.ts';

/** Stands there as it came. One that was empty then is unanswered now. */
export function isCarriedOver(blockType: string, now: FieldValue | undefined, before: FieldValue | undefined): boolean {
  const condition = (now ?? null) as Condition;
  return !isNothing(condition) && !isUnanswered(blockType, condition) && isSameValue(now, before);
}

const isNothing = (condition: Condition): boolean => condition === null || condition === '';
