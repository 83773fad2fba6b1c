/** Tells people now of changes that wait. */
import type * as z from 'zod';
import type { WaitingMessagesSending } from '#contract/inspections/waiting-messages.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { tellTogether } from '../../notifications/tell.ts';
import { editKey } from '../../notifications/write-messages.ts';
import type { Untold } from '../../notifications/write-news.ts';
import { unknown } from '../inspections/faults.ts';

type Sending = z.output<typeof WaitingMessagesSending>;
type Wanted = Sending['inspections'];

/** Answers how many people are told, each counted once. */
export async function sendWaiting(
  tx: StoreTransaction,
  caller: Caller,
  { inspections: wanted, messages = [] }: Sending,
  publicUrl: string,
): Promise<number> {
  const rows = await lockAll(tx, caller, wanted, ofOthers(wanted, messages));
  const untold: Untold[] = [];
  for (const { id } of wanted) {
    const row = rows.get(id);
    const waiting = await tx.waitingMessages.take(caller.accountId, id);
    if (row === undefined || waiting === undefined) continue;
    untold.push({ ...waiting, row, contacts: await tx.inspectionContacts.list(caller.accountId, id) });
  }
  const edited = new Map(
    messages.map(({ inspection_id: id, recipient, subject, text }) => [editKey(id, recipient), { subject, text }]),
  );
  return new Set(await tellTogether(tx, untold, { publicUrl, edited })).size;
}

/** In the order of their ids, so that two who send the same do not wait for each other. Every fault is named. */
async function lockAll(
  tx: StoreTransaction,
  caller: Caller,
  wanted: Wanted,
  others: Fault[],
): Promise<Map<number, InspectionRow>> {
  const rows = new Map<number, InspectionRow>();
  for (const id of wanted.map((one) => one.id).toSorted((one, other) => one - other)) {
    const row = await tx.inspections.lock(caller, id).catch(orAbsent);
    if (row !== undefined) rows.set(id, row);
  }
  const faults = wanted.flatMap(({ id, version }, at): Fault[] => {
    const row = rows.get(id);
    if (row === undefined) return [unknown(`/inspections/${at}/id`, `There is no inspection ${id}.`)];
    if (version === undefined || version === row.version) return [];
    const detail = `Inspection ${id} was changed since its messages were read: it has version ${row.version} now.`;
    return [{ pointer: `/inspections/${at}/version`, code: 'outdated', detail }];
  });
  if (faults.length + others.length > 0) throw invalid(...faults, ...others);
  return rows;
}

const ofOthers = (wanted: Wanted, messages: NonNullable<Sending['messages']>): Fault[] =>
  messages.flatMap(({ inspection_id: id }, at) =>
    wanted.some((one) => one.id === id)
      ? []
      : [unknown(`/messages/${at}/inspection_id`, `Inspection ${id} is none of those whose messages go now.`)],
  );

function orAbsent(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
}
