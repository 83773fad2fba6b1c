/** Changes the start of a report, while nobody has started it. */
import { startsFrom } from '#domain/initialization.ts';
import type * as z from 'zod';
import type { InitializationChange } from '#contract/inspection.ts';
import type { Caller } from '#domain/caller.ts';
import { inspectionStates, states } from '#domain/inspection-state.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { Initialization } from '#store/reports/report-initialization.ts';
import { inspectionEventData } from './announce.ts';
import { noTemplate, unknown } from './faults.ts';

type Source = Initialization & { reportId: number; locked: boolean };

export async function initializeInspection(
  store: Store,
  caller: Caller,
  id: number,
  body: z.output<typeof InitializationChange>,
  check: (current: InspectionRow) => void,
): Promise<InspectionRow> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(caller, id);
    check(current);
    return startFrom(tx, caller, current, body);
  });
}

/** With the inspection locked. */
export async function startFrom(
  tx: StoreTransaction,
  caller: Caller,
  current: InspectionRow,
  body: z.output<typeof InitializationChange>,
  pointer = '/init_from',
): Promise<InspectionRow> {
  const { accountId, id, reportId, propertyId } = current;
  const source = await findSource(tx, accountId, id, body, pointer);
  await checkNotStarted(tx, current);
  if (source === null && current.initializationType === null) return current;
  await tx.initialization.takeAway(accountId, reportId);
  if (source !== null)
    await tx.initialization.carryOver(accountId, { fromReportId: source.reportId, toReportId: reportId }, source);
  await tx.initialization.record(accountId, id, source);
  await tx.audit.add(caller, {
    propertyId,
    action: 'inspection.initialized',
    subject: { type: 'inspection', id },
    changes: [{ field: 'initialization', from: ofRow(current), to: source && { type: source.type, id: source.from } }],
  });
  const row = await tx.inspections.get(caller, id);
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed: ['initialization'] }));
  return row;
}

async function findSource(
  tx: StoreTransaction,
  accountId: number,
  id: number,
  { type, init_from }: z.output<typeof InitializationChange>,
  pointer: string,
): Promise<Source | null> {
  if (init_from === null) return null;
  if (type == null) {
    throw invalid({ pointer: '/type', code: 'missing', detail: 'type must be 6 (an inspection) or 3 (a template).' });
  }
  if (type === startsFrom.template) {
    const template = await tx.initialization.findTemplate(accountId, init_from, false);
    if (template === undefined) throw invalid(noTemplate(pointer, init_from));
    return { type, from: init_from, reportId: template.reportId, locked: false };
  }
  if (init_from === id) {
    throw invalid({ pointer: '/init_from', code: 'itself', detail: 'An inspection cannot start from itself.' });
  }
  const source = await tx.initialization.findSource(accountId, init_from);
  if (source === undefined) throw invalid(unknown('/init_from', `There is no inspection ${init_from}.`));
  return { type, from: init_from, reportId: source.reportId, locked: true };
}

async function checkNotStarted(tx: StoreTransaction, { accountId, reportId, state }: InspectionRow): Promise<void> {
  const allowed = 'The start of a report can be changed in Pending and Assigned, while nobody has written to it';
  if (state > states.assigned) {
    throw new Refusal('already_started', `${allowed}; this one is in ${inspectionStates[state]}.`, {
      facts: { state },
    });
  }
  if (await tx.initialization.isWritten(accountId, reportId)) {
    throw new Refusal('already_started', `${allowed}; somebody has written to this one.`, { facts: { state } });
  }
}

function ofRow({ initializationType, initializationFrom }: InspectionRow) {
  return initializationType === null ? null : { type: initializationType, id: initializationFrom };
}
