/** Questions of a reviewer, each pinned to a field or a photograph of an item. */
import { type InspectionStateCode, states } from '../inspection-state.ts';
import { isManager, type Role } from '../role.ts';

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
