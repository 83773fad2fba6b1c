/** Questions of a reviewer, each pinned to a field or a photograph of an item. */
import { type InspectionStateCode, states } from '../inspection-state.ts';
import { Refusal } from '../refusal.ts';
import { isManager, type Role, roles } from '../role.ts';

export const questionedFields = ['condition', 'description', 'photo'] as const;
export type QuestionedField = (typeof questionedFields)[number];

/** A report has no more of them. */
export const MOST_QUESTIONS = 200;

/** From its beginning until it is finished: a report that was given back is asked about still. */
export const mayBeAsked = (state: InspectionStateCode): boolean =>
  state === states.active || state === states.processing || state === states.review;

/** Nobody says that somebody else is content, but whoever stands in for them. */
export const mayResolve = (person: { id: number; role: Role }, askedBy: number): boolean =>
  person.id === askedBy || isManager(person.role);

/** Reviewers let a question of somebody else stand as well, and say why: they may approve the report. */
export const mayWaive = ({ role }: { role: Role }): boolean => role === roles.reviewer || isManager(role);

/** A report is approved when each question has an answer, is resolved, or is let stand with a reason. */
export function checkAnswered(unanswered: number): void {
  if (unanswered === 0) return;
  const words = unanswered === 1 ? 'One question has' : `${unanswered} questions have`;
  throw new Refusal(
    'state_forbids',
    `${words} no answer: the report is approved once each is answered, resolved, or waived with a reason.`,
    { facts: { state: states.review, questions: unanswered } },
  );
}
