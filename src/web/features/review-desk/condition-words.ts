/** A condition as it is read beside another one. */
import { answerWords } from '#domain/condition.ts';
import type { ConditionValue } from '#web/report/model/report-entry.ts';

export function conditionWords(blockType: string, condition: ConditionValue | undefined): string {
  if (condition === null || condition === undefined || condition === '') return '–';
  if (typeof condition === 'object')
    return Object.entries(condition)
      .map(([question, answer]) => `${question}: ${answerOf(answer)}`)
      .join('\n');
  return blockType === 'CHECKLIST' && typeof condition === 'number' ? answerOf(condition) : String(condition);
}

const answerOf = (answer: number | null): string =>
  answer === 0 || answer === 1 || answer === 2 ? answerWords[answer] : '–';
