/**
 * Sends the unsaved edits of one report, oldest first, one request per item, and decides what each answer means.
 *
 *   saved            the rows sent are removed, unless typed into meanwhile
 *   changed by       an untouched field follows the other person's text and the rest is sent again;
 *   somebody else    a field both have changed is parked as a conflict that shows both
 *   refused          parked with the reason; the text stays on this computer until the person lets go of it
 *   no answer        everything waits, and is sent again later
 */
import type { Item } from '#web/queries/generated/types.gen.ts';
import { type FieldValue, isSameValue, type ItemFields } from '../report-entry.ts';
import type { ReportStore } from '../report-store.ts';
import type { Edit, EditStore } from './edits.ts';

export type SendAnswer =
  | { outcome: 'saved'; item: Item }
  | { outcome: 'changed'; current: Item }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'no answer'; retryAfterSeconds?: number | undefined };

/** Writes one item whole, since the service clears a description that is left out. */
export type SendItem = (
  place: { inspectionId: number; roomId: number; itemId: number },
  fields: ItemFields,
  version: number | undefined,
) => Promise<SendAnswer>;

export type DrainOptions = {
  report: ReportStore;
  edits: EditStore;
  /** Those that are to be sent, oldest first. */
  own: { list: () => Promise<Edit[]> };
  send: SendItem;
};
/** `done` when nothing is left that could be sent now. */
export type Drained = { done: true } | { done: false; retryAfterSeconds?: number | undefined };

export async function drainReport(options: DrainOptions): Promise<Drained> {
  const rows = await options.own.list();
  const byItem = Map.groupBy(rows.filter(isReady), (edit) => edit.itemId);
  for (const [itemId, waiting] of byItem) {
    const drained = await drainItem(options, itemId, waiting);
    if (!drained.done) return drained;
  }
  return { done: true };
}

/** An item cannot be without a name: one that is just being typed anew waits for its first letter. */
function isReady({ state, field, value }: Edit): boolean {
  return state === 'waiting' && !(field === 'name' && typeof value === 'string' && value.trim() === '');
}

async function drainItem(options: DrainOptions, itemId: number, waiting: Edit[]): Promise<Drained> {
  const { report, edits, send } = options;
  const ready = await reconcile(options, itemId, waiting);
  const item = report.item(itemId);
  // Two writers' texts in one field are those of two people: the later is held against the earlier when that is saved.
  const left = ready.filter((edit, at) => ready.findIndex(({ field }) => field === edit.field) === at);
  if (left.length === 0 || item === undefined) return { done: true };

  const typed = Object.fromEntries(left.map(({ field, value }) => [field, value]));
  for (const edit of left) await edits.noteSent(edit, edit.value);
  const place = { inspectionId: report.inspectionId, roomId: item.roomId, itemId };
  const answer = await send(place, { ...item.server, ...typed }, item.version);
  switch (answer.outcome) {
    case 'saved': {
      report.replaceItem(answer.item);
      for (const edit of left) await settle(options, edit, report.item(itemId)?.server[edit.field] ?? edit.value);
      return drainItem(
        options,
        itemId,
        ready.filter((edit) => !left.includes(edit)),
      );
    }
    case 'changed':
      report.replaceItem(answer.current);
      return drainItem(options, itemId, ready);
    case 'refused':
      await refuse(options, left, answer.reason);
      return { done: true };
    case 'no answer':
      return { done: false, retryAfterSeconds: answer.retryAfterSeconds };
  }
}

async function settle({ report, edits }: DrainOptions, edit: Edit, saved: FieldValue): Promise<void> {
  if (await edits.removeSent(edit, saved)) report.settle(edit.itemId, edit.field, edit.value);
}

/** Sorts the edits against what is there now; those that may be sent come back. Also run when a report is opened. */
export async function reconcile(options: DrainOptions, itemId: number, waiting: Edit[]): Promise<Edit[]> {
  const { report, edits } = options;
  const item = report.item(itemId);
  if (item === undefined) {
    await refuse(options, waiting, 'The item is no longer in the report.');
    return [];
  }
  const left: Edit[] = [];
  for (const edit of waiting) {
    const theirs = item.server[edit.field];
    const isOurs = [edit.base, ...edit.sent].some((value) => isSameValue(value, theirs));
    if (isSameValue(theirs, edit.value)) await settle(options, edit, theirs);
    else if (!item.editable[edit.field]) await refuse(options, [edit], 'This field is locked.');
    else if (isOurs) left.push(edit);
    else {
      await edits.park(edit.key, { state: 'conflict', theirs });
      report.setState(itemId, edit.field, 'conflict');
    }
  }
  return left;
}

async function refuse({ report, edits }: DrainOptions, waiting: Edit[], reason: string): Promise<void> {
  for (const { key, itemId, field } of waiting) {
    await edits.park(key, { state: 'refused', reason });
    report.setState(itemId, field, 'refused');
  }
}
