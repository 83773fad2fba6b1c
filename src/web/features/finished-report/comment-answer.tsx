/** The office's answer to a comment: a reply, and whether it is accepted. */
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import type { ReportComment } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/input.tsx';
import styles from './finished-report.module.css';

export type Answer = { reply?: string | null; verdict?: 'accepted' | 'rejected' | null };
type Props = { comment: ReportComment; onAnswer: (answer: Answer) => Promise<unknown> };

export function CommentAnswer({ comment, onAnswer }: Props) {
  const { reply, verdict } = comment;
  const [draft, setDraft] = useState(reply ?? '');
  const [isBusy, setBusy] = useState(false);
  const isChanged = draft.trim() !== (reply ?? '');

  async function send(answer: Answer) {
    setBusy(true);
    try {
      await onAnswer(answer);
    } catch (error) {
      showToast({ text: errorText(error), tone: 'failed' });
    } finally {
      setBusy(false);
    }
  }
  const judge = (wanted: 'accepted' | 'rejected') =>
    send({ verdict: verdict === wanted ? null : wanted, ...(isChanged && { reply: draft }) });

  return (
    <div className={styles.answer}>
      <Field label={`Reply to ${comment.author}`} isLabelHidden>
        {(control) => (
          <TextArea
            {...control}
            placeholder="Reply"
            value={draft}
            maxLength={4000}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.answerActions}>
        <Button
          size="sm"
          variant="primary"
          disabled={!isChanged}
          isBusy={isBusy}
          onClick={() => send({ reply: draft })}
        >
          {draft.trim() === '' && reply !== null ? 'Take the reply back' : 'Save reply'}
        </Button>
        <Button
          size="sm"
          icon={<Check />}
          aria-pressed={verdict === 'accepted'}
          isBusy={isBusy}
          onClick={() => judge('accepted')}
        >
          Accept
        </Button>
        <Button
          size="sm"
          icon={<X />}
          aria-pressed={verdict === 'rejected'}
          isBusy={isBusy}
          onClick={() => judge('rejected')}
        >
          Reject
        </Button>
      </div>
    </div>
  );
}
