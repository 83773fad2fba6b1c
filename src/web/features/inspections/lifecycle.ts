/** The verbs that move an inspection through its states, as the page offers them. */
import { inspectionStates, type LifecycleVerb, lifecycleVerbs, states, whyNot } from '#domain/inspection-state.ts';
import { isManager, type Role } from '#domain/role.ts';
import {
  cancelInspection,
  claimInspection,
  closeInspection,
  completeInspection,
  processInspection,
  reopenInspection,
  restoreInspection,
  startInspection,
  submitInspection,
  uncompleteInspection,
  unstartInspection,
} from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import type { Step } from '#web/ui/feedback/state-stepper.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today, toWallTime } from '#web/ui/time/time-zone.ts';
import type { Question } from '#web/ui/overlay/confirm.tsx';
import { answerText, declinedText } from './answers/answer-words.ts';
import { stateName } from './inspection-text.ts';

export type Verb = LifecycleVerb | 'claim' | 'unstart' | 'uncomplete' | 'restore';

type PathOnly = { path: { inspection_id: number } };
const senders: Record<Verb, (options: PathOnly) => Promise<unknown>> = {
  start: startInspection,
  process: processInspection,
  submit: submitInspection,
  reopen: (options) => reopenInspection({ ...options, body: null }),
  complete: completeInspection,
  close: closeInspection,
  cancel: (options) => cancelInspection({ ...options, body: null }),
  claim: claimInspection,
  unstart: unstartInspection,
  uncomplete: uncompleteInspection,
  restore: restoreInspection,
};

export function sendVerb(verb: Verb, inspectionId: number): Promise<unknown> {
  return senders[verb]({ path: { inspection_id: inspectionId } });
}

/** The label of the button, and the message afterwards. */
export function verbWords(verb: Verb, state: number): { label: string; done: string } {
  switch (verb) {
    case 'start':
      return { label: 'Start', done: 'Started' };
    case 'process':
      return { label: 'Send for typing', done: 'Sent for typing' };
    case 'submit':
      return { label: 'Submit for review', done: 'Submitted for review' };
    case 'reopen':
      return state === states.complete ? { label: 'Reopen', done: 'Reopened' } : { label: 'Return', done: 'Returned' };
    case 'complete':
      return { label: 'Approve', done: 'Approved: the report is complete' };
    case 'close':
      return { label: 'Close inspection', done: 'Closed' };
    case 'cancel':
      return { label: 'Cancel inspection', done: 'Cancelled' };
    case 'claim':
      return { label: 'Claim', done: 'Claimed: the job is yours' };
    case 'unstart':
      return { label: 'Take the start back', done: 'Not started any more' };
    case 'uncomplete':
      return { label: 'Undo approval', done: 'Not approved any more: nobody was sent the report' };
    case 'restore':
      return { label: 'Take the cancellation back', done: 'Not cancelled any more' };
  }
}

export type OfferedVerb = { verb: Verb; label: string; whyNot: string | undefined };

type Person = { id: number; role: number };

/** Every verb that makes sense from this state on, the possible ones first; the others say why not now. */
export function offeredVerbs(inspection: Inspection, person: Person): OfferedVerb[] {
  const state = inspection.state.id;
  const standing = { state, clerkId: inspection.clerk?.id ?? null, typistId: inspection.typist?.id ?? null };
  const actor = { userId: person.id, role: person.role as Role };
  const known = Object.hasOwn(inspectionStates, state);
  // The service decides; where it says nothing (another deployment) the published table does.
  const whyNotHere = (verb: Verb, reason: string | undefined): string | undefined => {
    if (reason !== undefined && inspection.cancelled_at != null) return 'This inspection is cancelled.';
    if (inspection.allowed === undefined) return reason;
    return inspection.allowed.includes(verb) ? undefined : (reason ?? 'Not possible now.');
  };
  const offer = (verb: Verb, reason: string | undefined): OfferedVerb => ({
    verb,
    label: verbWords(verb, state).label,
    whyNot: whyNotHere(verb, reason),
  });
  const all = known ? lifecycleVerbs.map((verb) => offer(verb, whyNot(verb, standing, actor))) : [];
  if (inspection.allowed?.includes('claim')) all.unshift(offer('claim', undefined));
  if (inspection.allowed?.includes('unstart')) all.push(offer('unstart', undefined));
  if (inspection.allowed?.includes('restore')) all.unshift(offer('restore', undefined));
  return all.toSorted((a, b) => Number(a.whyNot !== undefined) - Number(b.whyNot !== undefined));
}

/** The step that comes next in the ordinary course; primary where it is this person's own. */
export function nextVerb(offered: readonly OfferedVerb[]): OfferedVerb | undefined {
  const course: Verb[] = ['claim', 'start', 'submit', 'complete', 'close'];
  return course
    .map((verb) => offered.find((one) => one.verb === verb && one.whyNot === undefined))
    .find((one) => one !== undefined);
}

/** Managers may take every step in somebody's place; approving and claiming, and what they do as the clerk, is their own. */
export function isOwnStep(verb: Verb, { clerk, typist, allowed }: Inspection, { id, role }: Person): boolean {
  // The office waits for an answer first.
  if (verb === 'start' && allowed?.includes('accept') === true) return false;
  if (!isManager(role as Role)) return true;
  // An end for good is not the usual way on.
  if (verb === 'close') return false;
  return verb === 'complete' || id === clerk?.id || (verb === 'submit' && id === typist?.id);
}

/** Asks before a start in the clerk's place, or before its day. */
export function questionOfStart({ clerk, conduct_date }: Inspection, person: Person): Question | undefined {
  const { date } = toWallTime(conduct_date ?? today());
  const reasons = [
    clerk !== null && clerk.id !== person.id ? `This is the step of the clerk, ${clerk.name}.` : '',
    date > today() ? `The appointment is on ${dateText(date)}.` : '',
  ].filter(Boolean);
  if (reasons.length === 0) return undefined;
  return {
    title: 'Start this inspection now?',
    text: `${reasons.join(' ')} A start can be taken back until somebody writes to the report.`,
    action: 'Start it now',
    keep: 'Not yet',
  };
}

/** The way through the seven states with the dates that are known. */
export function stepsOf(inspection: Inspection, dayText: (iso: string) => string): Step[] {
  const now = inspection.state.id;
  const dates: Record<number, string | null | undefined> = {
    [states.pending]: inspection.created_at,
    [states.active]: inspection.started_at,
    [states.review]: inspection.submitted_at,
    [states.complete]: inspection.completed_at,
    [states.closed]: inspection.closed_at,
  };
  const wasCancelled = inspection.cancelled_at != null;
  return Object.entries(inspectionStates).map(([key, name]) => {
    const code = Number(key);
    const date = dates[code];
    const stageOf = (): Step['stage'] => {
      if (code === now) return 'now';
      if (code > now) return 'ahead';
      // Typing is optional, and a cancelled inspection leaves the course.
      const left = wasCancelled && code !== states.pending && date == null;
      return left || (code === states.processing && inspection.typist === null) ? 'skipped' : 'done';
    };
    return {
      code,
      name: code === states.closed && wasCancelled ? stateName(inspection) : name,
      stage: stageOf(),
      note: noteOf(inspection, code) ?? (date != null && code <= now ? dayText(date) : undefined),
    };
  });
}

/** The answers of clerks. */
function noteOf(inspection: Inspection, code: number): string | undefined {
  if (code === states.pending) return declinedText(inspection);
  return code === states.assigned ? answerText(inspection) : undefined;
}
