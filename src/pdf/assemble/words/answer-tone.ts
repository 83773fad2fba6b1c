/** Tells whether Yes is good news: both `Kept clean` and `Damage found` are answered with it. */
import type { Answer } from '#domain/condition.ts';
import { answerWord } from './condition-words.ts';
import type { Chip } from '../report-view.ts';

const trouble =
  /\b(damage[ds]?|hazards?|defects?|faults?|faulty|leaks?|leaking|damp|mould|mouldy|condensation|risks?|concerns?|issues?|problems?|broken|stain(s|ed|ing)?|odours?|smells?|infestation|pests|unsafe|missing|blocked|(action|repairs?|cleaning|maintenance|attention|replacement) (is )?(needed|required))\b/i;
/** `Free of damp`, `No leaks`, `Hazards under control` name the trouble only to say that there is none. */
const without =
  /\b(free (of|from)|no|without|not|none|clear of|absence of|protected|control(s|led)?|assessed|removed|treated)\b/i;

export function isTrouble(question: string): boolean {
  return trouble.test(question) && !without.test(question);
}

export function isBadNews(question: string, answer: Answer): boolean {
  return answer === (isTrouble(question) ? 1 : 0);
}

export function answerChip(question: string, answer: Answer): Chip {
  const word = answerWord(answer);
  if (answer === null) return { word, tone: 'warn' };
  if (answer === 2) return { word, tone: 'plain' };
  return { word, tone: isBadNews(question, answer) ? 'bad' : 'good' };
}
