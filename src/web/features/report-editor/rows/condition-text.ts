/** A condition in words, for reading: in the earlier column, in conflicts and where it cannot be changed. */
import { answerWords } from '#domain/condition.ts';
import type { FieldValue } from '#web/report/model/report-entry.ts';

export function conditionText(value: FieldValue, blockType?: string): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number') return blockType === 'CHECKLIST' ? wordOf(value) : String(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Confirmed as before' : 'Not confirmed';
  return Object.entries(value)
    .map(([question, answer]) => `${question}: ${answer === null ? '–' : wordOf(answer)}`)
    .join('\n');
}

function wordOf(answer: number): string {
  return (answerWords as Record<number, string>)[answer] ?? String(answer);
}
