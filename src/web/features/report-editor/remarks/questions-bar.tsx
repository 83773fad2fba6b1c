/** In the bar: how many questions are open. A press, or Alt with Q, goes to the next; Alt with T takes the words it suggests. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { isOpen, useQuestions } from '#web/report/questions/open-questions.ts';
import { roles } from '#domain/role.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { isTemplate, useEditor } from '../editor.ts';
import styles from './remark.module.css';

export function QuestionsBar() {
  const editor = useEditor();
  const isAsked = useSession().role !== roles.client && !isTemplate(editor);
  const open = useQuestions(Number(editor.home), isAsked).filter(isOpen);
  const step = useLatest((code: string): boolean => {
    if (code === 'KeyQ') goToNext();
    else if (code === 'KeyT') return takeHere();
    return code === 'KeyQ';
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (step.current(event.code)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [step]);

  /** In the order of the report, after the one that has the focus. */
  function goToNext(): void {
    const { report, whereabouts } = editor;
    const order = report.roomIds().flatMap((id) => report.itemIds(id));
    const inOrder = open
      .filter(({ item_id: id }) => id !== null && order.includes(id))
      .toSorted((a, b) => order.indexOf(a.item_id ?? 0) - order.indexOf(b.item_id ?? 0));
    const here = inOrder.findIndex(({ id }) => String(id) === questionHere()?.dataset['question']);
    const next = inOrder[here + 1] ?? inOrder[0];
    if (next === undefined) return announce('No question is open.');
    const itemId = next.item_id ?? 0;
    const roomId = report.item(itemId)?.roomId ?? 0;
    whereabouts.focusField(roomId, { itemId, field: 'condition' });
    focusAnswer(next.id);
    announce(`${next.asked.name} asks about ${next.about}: ${next.text || next.suggestion}`);
  }

  if (open.length === 0) return null;
  return (
    <Button size="sm" variant="quiet" icon={<MessageCircleQuestionMark />} className={styles.open} onClick={goToNext}>
      {open.length === 1 ? '1 question' : `${open.length} questions`}
    </Button>
  );
}

const questionHere = () => document.activeElement?.closest<HTMLElement>('[data-question]');

/** A room that was not drawn yet is drawn first. */
function focusAnswer(id: number, tries = 10): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-question="${id}"] [data-answer]`);
    if (field !== null) field.focus();
    else if (tries > 0) focusAnswer(id, tries - 1);
  });
}

/** The question that has the focus goes before the first at its item. */
function takeHere(): boolean {
  const place = questionHere() ?? document.activeElement?.closest<HTMLElement>('[data-item]');
  const take = place?.querySelector<HTMLElement>('[data-take]');
  take?.click();
  return take != null;
}
