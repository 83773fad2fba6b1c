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
import type { EditedField, FieldValue, ItemFields, ReportStore } from '../report-store.ts';
import type { Edit, EditStore } from './edits.ts';

export type SendAnswer =
  | { outcome: 'saved'; item: Item }
  | { outcome: 'changed'; current: Item }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'no answer' };

/** Writes one item whole, since the service clears a description that is left out. */
export type SendItem = (
  place: { inspectionId: number; roomId: number; itemId: number },
  fields: ItemFields,
  version: number | undefined,
) => Promise<SendAnswer>;

type Options = { report: ReportStore; edits: EditStore; owner: string; send: SendItem };

/** True when nothing is left waiting; false when the line is down. */
export async function drainReport({ report, edits, owner, send }: Options): Promise<boolean> {
  const waiting = (await edits.listOfReport(owner, report.inspectionId)).filter((edit) => edit.state === 'waiting');
  const byItem = Map.groupBy(waiting, (edit) => edit.itemId);
  for (const [itemId, ofItem] of byItem) {
    if (!(await drainItem({ report, edits, owner, send }, itemId, ofItem))) return false;
  }
  return true;
}

async function drainItem({ report, edits, send }: Options, itemId: number, waiting: Edit[]): Promise<boolean> {
  const item = report.item(itemId);
  if (item === undefined) {
    await refuse(report, edits, waiting, 'The item is no longer in the report.');
    return true;
  }
  const fields = Object.assign(
    { ...item.server },
    ...waiting.map(({ field, value }) => ({ [field]: value })),
  ) as ItemFields;
  const answer = await send({ inspectionId: report.inspectionId, roomId: item.roomId, itemId }, fields, item.version);
  switch (answer.outcome) {
    case 'saved':
      report.replaceItem(answer.item);
      for (const edit of waiting) if (await edits.removeSent(edit)) report.settle(itemId, edit.field);
      return true;
    case 'changed': {
      report.replaceItem(answer.current);
      const left = await reconcile(report, edits, itemId, waiting);
      return left.length === 0 || drainItem({ report, edits, owner: '', send }, itemId, left);
    }
    case 'refused':
      await refuse(report, edits, waiting, answer.reason);
      return true;
    case 'no answer':
      return false;
  }
}

const same = (a: FieldValue, b: FieldValue) => JSON.stringify(a) === JSON.stringify(b);

/** Sorts the edits against what is there now; those that may still be sent come back. */
async function reconcile(report: ReportStore, edits: EditStore, itemId: number, waiting: Edit[]): Promise<Edit[]> {
  const left: Edit[] = [];
  for (const edit of waiting) {
    const theirs = report.item(itemId)?.server[edit.field] ?? null;
    if (same(theirs, edit.value)) {
      if (await edits.removeSent(edit)) report.settle(itemId, edit.field);
    } else if (same(theirs, edit.base)) {
      left.push(edit);
    } else {
      await edits.park(edit.key, { state: 'conflict', theirs });
      report.setState(itemId, edit.field, 'conflict');
    }
  }
  return left;
}

async function refuse(report: ReportStore, edits: EditStore, waiting: Edit[], reason: string): Promise<void> {
  for (const { key, itemId, field } of waiting) {
    await edits.park(key, { state: 'refused', reason });
    report.setState(itemId, field satisfies EditedField, 'refused');
  }
}
