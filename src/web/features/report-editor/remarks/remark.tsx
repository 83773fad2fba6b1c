/**
 * Below a condition, once it is saved: what somebody let stand before review, with the reason, or that its grade and words do not
 * agree; and what whoever reviews it asks. Nobody is corrected in the middle of a word.
 */
import { MessageSquareText, TriangleAlert } from 'lucide-react';
import { contradictionWords, findContradiction } from '#domain/check/contradiction.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { QuestionsHere } from './questions-here.tsx';
import styles from './remark.module.css';

export function Remark({ item }: { item: ItemEntry }) {
  return (
    <>
      {item.states.condition === undefined && <Found item={item} />}
      <QuestionsHere item={item} />
    </>
  );
}

function Found({ item }: { item: ItemEntry }) {
  const { condition } = shownOf(item);
  const waived = item.waived?.condition === condition ? item.waived.findings : [];
  const found = findContradiction(condition, today());
  const isAnswered = waived.some(({ check }) => check === 'contradictory');
  return (
    <>
      {found !== undefined && !isAnswered && (
        <span className={styles.remark}>
          <TriangleAlert size={13} aria-hidden />
          {contradictionWords[found]}
        </span>
      )}
      {waived.map(({ check, reason }) => (
        <span key={check} className={styles.remark} data-waived>
          <MessageSquareText size={13} aria-hidden />
          {findingWords[check] ?? 'Let stand'}: {reason}
        </span>
      ))}
    </>
  );
}

/** By the check that found it. */
const findingWords: Record<string, string | undefined> = {
  unanswered: 'Unanswered',
  unchecked: 'Not confirmed',
  contradictory: 'Grade and words differ',
  vague: 'No place or size',
  unassigned: 'Nobody responsible',
  untested: 'No test',
  unseen: 'No photo',
  unclear: 'Unclear words',
};
