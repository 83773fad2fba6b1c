/** The questions about the report that is open: asked for once, read beside each of its items. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { buildListeners } from '#web/listeners.ts';
import { afterWrites } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getReviewQuestionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateReviewQuestion } from '#web/queries/generated/sdk.gen.ts';
import type { ReviewQuestion, ReviewQuestionChange } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

const none: readonly ReviewQuestion[] = [];
let byItem: ReadonlyMap<number, readonly ReviewQuestion[]> = new Map();
const listeners = buildListeners();

function show(questions: readonly ReviewQuestion[]): void {
  byItem = Map.groupBy(questions, ({ item_id: id }) => id ?? 0);
  listeners.tell();
}

/** By one component of a page; the others read `useQuestionsOf`. A report without them is still a report. */
export function useQuestions(inspectionId: number, isAsked = true): readonly ReviewQuestion[] {
  const { data } = useQuery({
    ...getReviewQuestionsOptions({ path: { inspection_id: inspectionId } }),
    enabled: isAsked,
    throwOnError: false,
  });
  const questions = isAsked ? (data?.questions ?? none) : none;
  useEffect(() => {
    show(questions);
    return () => show(none);
  }, [questions]);
  return questions;
}

export const useQuestionsOf = (itemId: number): readonly ReviewQuestion[] =>
  useSyncExternalStore(listeners.subscribe, () => byItem.get(itemId) ?? none);

export const isOpen = ({ resolved }: ReviewQuestion): boolean => resolved === null;

/** Those that the report is not approved with. */
export const isUnanswered = ({ resolved, answer }: ReviewQuestion): boolean => resolved === null && answer === null;

/** Resolves to whether it was kept. */
export async function changeQuestion(
  inspectionId: number,
  { id }: ReviewQuestion,
  body: ReviewQuestionChange,
): Promise<boolean> {
  try {
    await updateReviewQuestion({ path: { inspection_id: inspectionId, question_id: id }, body, throwOnError: true });
    await questionsWritten(inspectionId);
    return true;
  } catch (error) {
    showToast({ tone: 'failed', text: errorText(error) });
    return false;
  }
}

export const questionsWritten = (inspectionId: number): Promise<void> =>
  afterWrites([{ written: 'reviewQuestion', about: { inspection_id: inspectionId } }]);
