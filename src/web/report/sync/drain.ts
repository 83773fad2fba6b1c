/**
 * Sends the unsaved edits of one report, oldest first, one request per item or name of a room, and decides what each
 * answer means.
 *
 *   saved            the rows sent are removed, unless typed into meanwhile
 *   changed by       an untouched field follows the other person's text and the rest is sent again;
 *   somebody else    a field both have changed is parked as a conflict that shows both
 *   refused          parked with the reason; the text stays on this computer until the person lets go of it
 *   no answer        everything waits, and is sent again later; after a failure that may be of this one alone, the next is tried
 */
import type { Item, Room } from '#web/queries/generated/types.gen.ts';
import {
  type FieldValue,
  isSameValue,
  type ItemEntry,
  type ItemFields,
  roomIdOf,
  type RoomEntry,
  type Subject,
} from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { type Edit, isNamed, subjectOf } from './edit.ts';
import type { EditStore } from './edits.ts';

export type SendAnswer<Of = Item> =
  | { outcome: 'saved'; current: Of }
  | { outcome: 'changed'; current: Of }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'no answer'; retryAfterSeconds?: number | undefined; isOfThisAlone?: boolean };

/** Writes one item whole, since the service clears a description that is left out. */
export type SendItem = (
  place: { inspectionId: number; roomId: number; itemId: number },
  fields: ItemFields,
  version: number | undefined,
) => Promise<SendAnswer>;

export type SendName = (
  place: { inspectionId: number; roomId: number },
  name: string,
  version: number | undefined,
) => Promise<SendAnswer<Room>>;

export type DrainOptions = {
  report: ReportStore;
  edits: EditStore;
  /** Those that are to be sent, oldest first. */
  own: { list: () => Promise<Edit[]> };
  send: SendItem;
  /** Undefined where nobody can change the name of a room. */
  sendName?: SendName | undefined;
};
/** `done` when nothing is left that could be sent now. */
export type Drained =
  | { done: true }
  | { done: false; retryAfterSeconds?: number | undefined; isOfThisAlone?: boolean | undefined };

export async function drainReport(options: DrainOptions): Promise<Drained> {
  const rows = (await options.own.list()).filter(({ state }) => state === 'waiting');
  let passedOver: Drained | undefined;
  for (const [subject, waiting] of Map.groupBy(rows.filter(isNamed), subjectOf)) {
    const drained = await drainSubject(options, subject, waiting);
    if (drained.done) continue;
    // The second that fails tells of the service, which is left in peace.
    if (drained.isOfThisAlone !== true || passedOver !== undefined) return drained;
    passedOver = drained;
  }
  return passedOver ?? { done: true };
}

async function drainSubject(options: DrainOptions, subject: Subject, waiting: Edit[]): Promise<Drained> {
  const { report, edits } = options;
  // What the edits are held against is what they are sent over: whatever comes in meanwhile has another version.
  const there = typeof subject === 'number' ? report.item(subject) : report.room(roomIdOf(subject));
  const ready = await reconcile(options, subject, waiting);
  // Two writers' texts in one field are those of two people: the later is held against the earlier when that is saved.
  const left = ready.filter((edit, at) => ready.findIndex(({ field }) => field === edit.field) === at);
  if (left.length === 0) return { done: true };

  for (const edit of left) await edits.noteSent(edit, edit.value);
  const typed = Object.fromEntries(left.map(({ field, value }) => [field, value]));
  const answer = await write(options, there, typed);
  switch (answer.outcome) {
    case 'saved': {
      for (const edit of left) await settle(options, edit, report.entry(subject)?.server[edit.field] ?? edit.value);
      const later = ready.filter((edit) => !left.includes(edit));
      return drainSubject(options, subject, later);
    }
    case 'changed':
      return drainSubject(options, subject, ready);
    case 'refused':
      await refuse(options, left, answer.reason);
      return { done: true };
    case 'no answer':
      return { done: false, retryAfterSeconds: answer.retryAfterSeconds, isOfThisAlone: answer.isOfThisAlone };
  }
}

const gone = (noun: 'item' | 'room') =>
  ({ outcome: 'refused', reason: `The ${noun} is no longer in the report.` }) as const;

/** Sends what was typed over what was there, and takes in what the service has after it. */
async function write(
  { report, send, sendName }: DrainOptions,
  there: ItemEntry | RoomEntry | undefined,
  typed: Partial<ItemFields>,
): Promise<SendAnswer | SendAnswer<Room>> {
  const { inspectionId } = report;
  if (there === undefined) return gone('item');
  if ('roomId' in there) {
    // It may have been moved to another room meanwhile.
    const { roomId } = report.item(there.id) ?? there;
    const place = { inspectionId, roomId, itemId: there.id };
    const answer = await send(place, { ...there.server, ...typed }, there.version);
    if ('current' in answer) report.replaceItem(answer.current);
    return answer;
  }
  if (sendName === undefined) return gone('room');
  const answer = await sendName({ inspectionId, roomId: there.id }, typed.name ?? there.server.name, there.version);
  if ('current' in answer) report.replaceName(answer.current);
  return answer;
}

async function settle({ report, edits }: DrainOptions, edit: Edit, saved: FieldValue): Promise<void> {
  if (await edits.removeSent(edit, saved)) report.settle(subjectOf(edit), edit.field, edit.value);
}

/** Sorts the edits against what is there now; those that may be sent come back. Also run when a report is opened. */
export async function reconcile(options: DrainOptions, subject: Subject, waiting: Edit[]): Promise<Edit[]> {
  const { report, edits } = options;
  const entry = report.entry(subject);
  if (entry === undefined) {
    await refuse(options, waiting, gone(typeof subject === 'number' ? 'item' : 'room').reason);
    return [];
  }
  const left: Edit[] = [];
  for (const edit of waiting) {
    const theirs = entry.server[edit.field] ?? null;
    const isOurs = [edit.base, ...edit.sent].some((value) => isSameValue(value, theirs));
    if (isSameValue(theirs, edit.value)) await settle(options, edit, theirs);
    else if (!entry.editable[edit.field]) await refuse(options, [edit], 'This field is locked.');
    else if (isOurs) left.push(edit);
    else {
      await edits.park(edit.key, { state: 'conflict', theirs });
      report.setState(subject, edit.field, 'conflict');
    }
  }
  return left;
}

async function refuse({ report, edits }: DrainOptions, waiting: Edit[], reason: string): Promise<void> {
  for (const edit of waiting) {
    await edits.park(edit.key, { state: 'refused', reason });
    report.setState(subjectOf(edit), edit.field, 'refused');
  }
}
