/**
 * Asked at Approve: questions of the review that nobody has answered, each with a way to its field. They are answered, resolved, or
 * waived here with a reason for all of them; the service approves no report with others.
 */
import { paths } from '#web/paths.ts';
import { getReviewQuestions } from '#web/queries/generated/sdk.gen.ts';
import type { ReviewQuestion } from '#web/queries/generated/types.gen.ts';
import { changeQuestion, isUnanswered } from '#web/report/questions/open-questions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from '../inspections.module.css';
import { ReasonField } from './reason-field.tsx';

/** True when the report may be approved. */
export async function askAboutQuestions(inspectionId: number): Promise<boolean> {
  const { data } = await getReviewQuestions({ path: { inspection_id: inspectionId }, throwOnError: true });
  const open = data.questions.filter(isUnanswered);
  if (open.length === 0) return true;
  let reason = '';
  const isWaiving = await confirm({
    title: open.length === 1 ? 'One question has no answer' : `${open.length} questions have no answer`,
    text: 'The report is approved once each is answered, resolved, or waived with a reason.',
    renderMore: (leave) => (
      <>
        <ul className={styles.unanswered}>
          {open.map((question) => (
            <li key={question.id}>
              <Place inspectionId={inspectionId} question={question} onGo={leave} />:{' '}
              {question.text || question.suggestion}
            </li>
          ))}
        </ul>
        <ReasonField
          label={open.length === 1 ? 'Reason to waive it' : 'Reason to waive them'}
          hint="Kept at the question and in the trail. It is not printed."
          onReason={(given) => (reason = given.trim())}
        />
      </>
    ),
    action: 'Waive and approve',
    keep: 'Go back',
  });
  if (!isWaiving) return false;
  if (reason === '') {
    showToast({ tone: 'failed', text: 'Not approved: questions are waived with a reason.' });
    return false;
  }
  for (const question of open) if (!(await changeQuestion(inspectionId, question, { waived: reason }))) return false;
  return true;
}

type PlaceProps = { inspectionId: number; question: ReviewQuestion; onGo: () => void };

/** An item that is gone leads nowhere. */
function Place({ inspectionId, question: { item_id: itemId, field, about }, onGo }: PlaceProps) {
  if (itemId === null) return <span>{about}</span>;
  const end = field === 'condition' ? '-condition' : '';
  return (
    <a href={`${paths.inspectionReport(inspectionId)}#item-${itemId}${end}`} onClick={onGo}>
      {about}
    </a>
  );
}
