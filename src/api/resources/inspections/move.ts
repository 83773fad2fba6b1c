/** Moving an inspection through its states: one function for every verb, audited and announced. */
import type { Caller } from '#domain/caller.ts';
import { commentWindowEnd, standardCommentDays } from '#domain/comment-window.ts';
import type { AbortCause } from '#domain/firm/charges.ts';
import type { WrittenKind } from '#domain/message/event-kind.ts';
import {
  checkClaim,
  checkTransition,
  type InspectionStateCode,
  inspectionStates,
  type LifecycleVerb,
  states,
} from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { checkAnswered } from '#domain/review/question.ts';
import type { ReopenReason } from '#domain/correction/reopening.ts';
import { SECONDS_TO_TAKE_BACK } from '#domain/correction/taking-back.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionChanges, Milestone } from '#store/inspections/inspections.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { notifyWriters } from '../../notifications/notify-writers.ts';
import { tellOfChange } from '../../notifications/tell.ts';
import { tellOfCompletion } from '../../notifications/tell-of-completion.ts';
import { tellOfReturn } from '../tenant-report/tell-returned.ts';
import { pricingChange, pricingOfAborted } from '../fees/visit-charges.ts';
import { inspectionEventData } from './announce.ts';

/** The moments a verb sets. */
function milestonesOf(verb: LifecycleVerb, from: InspectionStateCode): Milestone[] {
  switch (verb) {
    case 'start':
      return ['startedAt'];
    case 'process':
      return [];
    case 'submit':
      return ['submittedAt'];
    case 'reopen':
      return from === 400 ? ['reopenedAt'] : ['reopenedFromReviewAt'];
    case 'complete':
      return ['completedAt'];
    case 'close':
      return ['closedAt'];
    case 'cancel':
      return ['closedAt', 'cancelledAt'];
  }
}

const ownKinds: Partial<Record<LifecycleVerb, WrittenKind>> = {
  complete: 'report.completed',
  cancel: 'inspection.cancelled',
};

/** The words that came with a verb. */
export type SaidOfMove = {
  cancellationReason?: string | null;
  cause?: AbortCause | null;
  reopening?: { reasons?: ReopenReason[] | undefined; note?: string | null | undefined };
};

/** `check` sees the current state before anything is written, for `If-Match`. */
export async function moveInspection(
  { store, server }: TellingServices,
  caller: Caller,
  id: number,
  verb: LifecycleVerb,
  check: (current: InspectionRow) => void,
  said: SaidOfMove = {},
): Promise<InspectionRow> {
  const { accountId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    const state = checkTransition(verb, current, caller);
    if (verb === 'complete') checkAnswered(await tx.reviewQuestions.countUnanswered(accountId, id));
    // Its readers keep the last finished version, which a report from before there were versions does not have yet.
    if (current.state === states.complete && verb === 'reopen') await tx.reportVersions.findOrSeal(current);
    const pricing = verb === 'cancel' ? await pricingOfAborted(tx, caller, current, said.cause ?? null) : undefined;
    const changes: InspectionChanges = {
      state,
      ...(pricing !== undefined && { pricing }),
      ...(verb === 'reopen' &&
        current.state === states.complete && {
          completedAt: null,
          sendsAt: null,
          commentsUntil: current.commentsUntil,
        }),
      ...(verb === 'complete' && {
        commentsUntil: current.commentsUntil ?? (await windowEnd(tx, accountId)),
        sendsAt: sendsAtOf(caller),
      }),
      ...(verb === 'cancel' && { cancellationReason: said.cancellationReason ?? null, cancelledFrom: current.state }),
    };
    await tx.inspections.change(accountId, id, changes, { now: milestonesOf(verb, current.state) });
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: `inspection.${verb}`,
      subject: { type: 'inspection', id },
      changes: [
        { field: 'state', from: current.state, to: state },
        ...wordsSaid(said),
        ...pricingChange(current.pricing, pricing ?? current.pricing),
      ],
    });
    const row = await tx.inspections.get(caller, id);
    const from = { id: current.state, name: inspectionStates[current.state] };
    await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb, from }));
    const own = ownKinds[verb];
    if (own !== undefined) await tx.events.add(accountId, own, inspectionEventData(row));
    await followSignature(tx, { before: current, row });
    // After the signature, which is a part of what is sealed.
    if (verb === 'complete') await tx.reportVersions.seal(row, caller.userId);
    const { publicUrl } = server.settings;
    if (verb === 'complete') await tellOfCompletion(tx, row, publicUrl);
    if (verb === 'reopen') await tellOfReturn(tx, row, said.reopening ?? {});
    await notifyWriters(tx, caller, { before: current, row }, publicUrl);
    if (verb === 'cancel') await tellOfChange(tx, caller, { before: current, row }, publicUrl);
    return row;
  });
}

function wordsSaid({ cancellationReason = null, cause = null, reopening = {} }: SaidOfMove): AuditChange[] {
  const { reasons = [], note = null } = reopening;
  const words = [
    { field: 'cancellation_reason', to: cancellationReason },
    { field: 'cause', to: cause },
    { field: 'reasons', to: reasons.length === 0 ? null : [...new Set(reasons)] },
    { field: 'note', to: note?.trim() ? note : null },
  ];
  return words.filter(({ to }) => to !== null).map(({ field, to }) => ({ field, from: null, to }));
}

/** Other applications expect the e-mails of a finished report at once; the back office has a minute to take it back. */
function sendsAtOf({ isFirstParty }: Caller): string | null {
  return isFirstParty ? new Date(Date.now() + SECONDS_TO_TAKE_BACK * 1000).toISOString() : null;
}

async function windowEnd(tx: StoreTransaction, accountId: number): Promise<string> {
  const { settings } = await tx.people.getAccount(accountId);
  return commentWindowEnd(new Date().toISOString(), settings.commentDays ?? standardCommentDays);
}

/** The clerk has signed a report that is complete; one that is reopened nobody has. A self-service report is its tenant's. */
async function followSignature(
  tx: StoreTransaction,
  { before, row }: Record<'before' | 'row', InspectionRow>,
): Promise<void> {
  const { accountId, id, clerkId, type } = row;
  if (before.state === states.complete && row.state < states.complete) await tx.signatures.takeBack(accountId, id);
  if (row.state === states.complete && clerkId !== null && type !== types.selfService)
    await tx.signatures.sign(accountId, { inspectionId: id, clerkId });
}

export async function claimInspection(
  store: Store,
  caller: Caller,
  id: number,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  const { accountId, userId } = caller;
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    checkClaim(current, caller);
    await tx.inspections.change(accountId, id, { typistId: userId });
    await tx.audit.add(caller, {
      propertyId: current.propertyId,
      action: 'inspection.claim',
      subject: { type: 'inspection', id },
      changes: [{ field: 'typist', from: null, to: userId }],
    });
    const row = await tx.inspections.get(caller, id);
    await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['typist'] }));
    return row;
  });
}
