/** The steps of a question: it is asked, answered, resolved, or its words are taken. Each stands in the trail, and open screens hear of it. */
import type * as z from 'zod';
import type { ReviewQuestionAddition, ReviewQuestionChange } from '#contract/inspections/review-question.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import { MOST_QUESTIONS, mayBeAsked, mayResolve, mayWaive } from '#domain/review/question.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { QuestionRow } from '#store/reviews/review-questions.ts';

type Addition = z.infer<typeof ReviewQuestionAddition>;
type Change = z.infer<typeof ReviewQuestionChange>;
type Of = { inspectionId: number; questionId: number };

export function askQuestion(
  store: Store,
  caller: Caller,
  inspectionId: number,
  { item_id: itemId, field, attachment_id: attachmentId = null, text: words, suggestion = null }: Addition,
): Promise<QuestionRow> {
  const { accountId, userId } = caller;
  return store.inTransaction(async (tx) => {
    const inspection = await lockWritten(tx, caller, inspectionId);
    const { reportId } = inspection;
    const subject = await tx.reviewQuestions.findSubject(accountId, { reportId, itemId, attachmentId });
    const text = words.trim();
    checkAddition({ field, attachmentId, text, suggestion }, subject);
    const { length } = await tx.reviewQuestions.listAll(accountId, inspectionId);
    if (length >= MOST_QUESTIONS) throw new Refusal('no_room', `A report has at most ${MOST_QUESTIONS} questions.`);
    const about = subject?.about ?? '';
    const addition = { inspectionId, reportId, itemId, field, attachmentId, about, text, suggestion };
    const questionId = await tx.reviewQuestions.add(accountId, addition, userId);
    await note(tx, caller, inspection, { action: 'review.question_asked', about, to: suggestion ?? text });
    return find(tx, accountId, { inspectionId, questionId });
  });
}

export function changeQuestion(
  store: Store,
  caller: Caller,
  of: Of,
  { answer, waived, is_resolved, is_taken }: Change,
): Promise<QuestionRow> {
  const { accountId, userId } = caller;
  return store.inTransaction(async (tx) => {
    const inspection = await lockWritten(tx, caller, of.inspectionId);
    const question = await find(tx, accountId, of);
    const { about, asked, suggestion } = question;
    const by = { ...of, personId: userId };
    const said = answer === undefined ? question.answer : answer?.trim() || null;
    if (said !== question.answer) {
      await tx.reviewQuestions.answer(accountId, by, said);
      await note(tx, caller, inspection, { action: 'review.question_answered', about, to: said });
    }
    const next = standingAfter(question, { is_resolved, is_taken, waived });
    // Words are taken by anybody who may write them, and given back.
    const isByTaking = next.isTaken !== question.isTaken && is_resolved === undefined;
    if (next.step === undefined) return find(tx, accountId, of);
    if (waived !== undefined && !mayWaive(caller))
      throw new Refusal('role_forbids', 'A question is waived by reviewers and managers.');
    if (waived === undefined && !isByTaking && !mayResolve({ id: userId, role: caller.role }, asked.by))
      throw new Refusal('role_forbids', 'A question is resolved by whoever asked it, and by managers.');
    await tx.reviewQuestions.resolve(accountId, by, next);
    const action = `review.${next.step}`;
    await note(tx, caller, inspection, { action, about, to: next.isTaken ? suggestion : next.waiver });
    return find(tx, accountId, of);
  });
}

type Standing = { isResolved: boolean; isTaken: boolean; waiver: string | null; step: string | undefined };

/** `step`: the word of the trail for it; undefined where nothing changes. */
function standingAfter(question: QuestionRow, { waived, is_resolved, is_taken }: Omit<Change, 'answer'>): Standing {
  if (is_taken === true && question.suggestion === null)
    throw invalid({ pointer: '/is_taken', code: 'invalid', detail: 'This question suggests no words.' });
  if (waived !== undefined) return { isResolved: true, isTaken: false, waiver: waived, step: 'question_waived' };
  const isTaken = is_taken ?? (is_resolved === false ? false : question.isTaken);
  const isResolved = is_resolved ?? (is_taken === undefined ? question.resolved !== null : isTaken);
  const waiver = isResolved && !isTaken ? question.waiver : null;
  const isSame = isTaken === question.isTaken && isResolved === (question.resolved !== null);
  return { isResolved, isTaken, waiver, step: isSame ? undefined : stepOf({ isResolved, isTaken }) };
}

function stepOf({ isResolved, isTaken }: Pick<Standing, 'isResolved' | 'isTaken'>): string {
  if (isTaken) return 'suggestion_accepted';
  return isResolved ? 'question_resolved' : 'question_reopened';
}

function checkAddition(
  { field, attachmentId, text, suggestion }: Pick<QuestionRow, 'field' | 'attachmentId' | 'text' | 'suggestion'>,
  subject: { hasPhoto: boolean } | undefined,
): void {
  if (subject === undefined)
    throw invalid({ pointer: '/item_id', code: 'unknown', detail: 'The report has no such item.' });
  const isAboutPhoto = field === 'photo';
  if (isAboutPhoto !== (attachmentId !== null) || (isAboutPhoto && !subject.hasPhoto))
    throw invalid({
      pointer: '/attachment_id',
      code: 'unknown',
      detail: 'A question about a photo names one of its item, and no other question does.',
    });
  if (isAboutPhoto && suggestion !== null)
    throw invalid({ pointer: '/suggestion', code: 'invalid', detail: 'Words are suggested for a field.' });
  if (text === '' && suggestion === null)
    throw invalid({ pointer: '/text', code: 'required', detail: 'text must not be empty without a suggestion.' });
}

/** Two steps at once come after one another. */
async function lockWritten(tx: StoreTransaction, caller: Caller, inspectionId: number): Promise<InspectionRow> {
  const inspection = await tx.inspections.lock(caller, inspectionId);
  if (mayBeAsked(inspection.state)) return inspection;
  throw new Refusal(
    'state_forbids',
    `The inspection is ${inspectionStates[inspection.state]}: questions are for a report that is written or reviewed.`,
    { facts: { state: inspection.state } },
  );
}

async function find(tx: StoreTransaction, accountId: number, of: Of): Promise<QuestionRow> {
  const row = await tx.reviewQuestions.find(accountId, of);
  if (row === undefined) throw notFound('question');
  return row;
}

type Noted = { action: string; about: string; to: string | null };

async function note(
  tx: StoreTransaction,
  caller: Caller,
  { id, propertyId }: InspectionRow,
  { action, about, to }: Noted,
): Promise<void> {
  const changes = [{ field: about, from: null, to }];
  await tx.audit.add(caller, { propertyId, action, subject: { type: 'inspection', id }, changes });
  await tx.events.add(caller.accountId, 'report.questioned', { inspection_id: id, property_id: propertyId });
}
