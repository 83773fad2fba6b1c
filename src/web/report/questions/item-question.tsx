/** A question beside what it is about: the answer is typed below it, and the words that are suggested are taken by a press. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import type { ReviewQuestion } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { changeQuestion, isOpen } from './open-questions.ts';
import styles from './questions.module.css';

const fieldWords = { condition: '', description: 'Description: ', photo: 'Photo: ' } as const;

type Props = {
  question: ReviewQuestion;
  inspectionId: number;
  /** Given for a field that can be written here. */
  onTake?: ((question: ReviewQuestion) => void) | undefined;
  showsAbout?: boolean;
};

export function ItemQuestion({ question, inspectionId, onTake, showsAbout = false }: Props) {
  const { id, isManager } = useSession();
  const { about, field, text, suggestion, asked, answer, answered, resolved, waived } = question;
  const mayResolve = isManager || id === asked.id;
  const change = (body: Parameters<typeof changeQuestion>[2]) => changeQuestion(inspectionId, question, body);
  return (
    <div className={styles.question} data-question={question.id} data-open={isOpen(question) || undefined}>
      <p>
        <MessageCircleQuestionMark size={14} aria-hidden />
        <b>{asked.name}</b> {showsAbout && `${about}: `}
        {fieldWords[field]}
        {text || 'suggests other words'}
      </p>
      {suggestion !== null && <blockquote className={styles.suggestion}>{suggestion}</blockquote>}
      {answer !== null && (
        <p>
          <b>{answered?.name}</b> {answer}
        </p>
      )}
      {resolved !== null ? (
        <p className={styles.resolved}>
          {settledWord(question)} by {resolved.name}
          {waived !== null && `: ${waived}`}
        </p>
      ) : (
        <div className={styles.steps}>
          {suggestion !== null && onTake !== undefined && (
            <Button size="sm" variant="primary" data-take onClick={() => onTake(question)}>
              Take these words
            </Button>
          )}
          <AnswerField question={question} onAnswer={(said) => change({ answer: said })} />
          {mayResolve && (
            <Button size="sm" onClick={() => void change({ is_resolved: true })}>
              Resolve
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function settledWord({ is_taken: isTaken, waived }: ReviewQuestion): string {
  if (waived !== null) return 'Waived';
  return isTaken ? 'Taken' : 'Resolved';
}

type AnswerProps = { question: ReviewQuestion; onAnswer: (answer: string) => Promise<boolean> };

/** Enter sends it. */
function AnswerField({ question: { text, suggestion, answer }, onAnswer }: AnswerProps) {
  const [draft, setDraft] = useState('');
  async function handleSend() {
    if (draft.trim() !== '' && (await onAnswer(draft))) setDraft('');
  }
  return (
    <TextInput
      className={styles.answer}
      aria-label={`Answer to: ${text || suggestion}`}
      placeholder={answer === null ? 'Answer' : 'Another answer'}
      maxLength={2000}
      value={draft}
      data-answer
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        void handleSend();
      }}
      enterKeyHint="send"
    />
  );
}
