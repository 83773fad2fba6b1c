/**
 * How texts and names are sent: one request for each item or name of a room, and what its answer means.
 *
 *   saved            the rows sent are removed, unless typed into meanwhile
 *   changed by       an untouched field follows the other person's text and the rest is sent again;
 *   somebody else    a field both have changed is parked as a conflict that shows both
 *   refused          parked with the reason; the text stays on this computer until the person lets go of it
 *   gone             somebody has moved the item: sent again to its new room; else refused
 */
import type { Item, Room } from '#web/queries/generated/types.gen.ts';
import {
  type EditedField,
  type FieldValue,
  isSameValue,
  type ItemEntry,
  type ItemFields,
  roomIdOf,
  type RoomEntry,
  type SpokenFields,
  type Subject,
} from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { WaitingDisk } from './disk.ts';
import { type Answer, answerTo } from './judge-failure.ts';
import type { Sent } from './lane.ts';
import type { OwnRows } from './own-rows.ts';
import { subjectOf, type WaitingText } from './waiting.ts';

/** `spoken`: of those of its texts that were typed to a recording. */
export type ItemToSend = ItemFields & { spoken?: SpokenFields };

/** Writes one item whole, since the service clears a description that is left out. */
export type SendItem = (
  at: { roomId: number; itemId: number },
  fields: ItemToSend,
  version: number | undefined,
) => Promise<Answer<Item>>;

export type SendName = (roomId: number, name: string, version: number | undefined) => Promise<Answer<Room>>;

export type TextOptions = {
  report: ReportStore;
  disk: WaitingDisk;
  /** `name` is undefined where nobody can change the name of a room. */
  send: { item: SendItem; name?: SendName };
  /** Shows the report as the service has it now; rejects without a line. */
  readAgain?: (() => Promise<void>) | undefined;
  /** Its item is not made yet, or on its way to another room: the text goes after that. */
  isHeld?: (text: WaitingText) => boolean;
};

const done: Sent = { outcome: 'done' };
const gone = (noun: 'item' | 'room') => `The ${noun} is no longer in the report.`;

/** All of one item or room, oldest first. */
export async function sendTexts(options: TextOptions, waiting: WaitingText[]): Promise<Sent> {
  const { report, disk } = options;
  const [first] = waiting;
  if (first === undefined) return done;
  const subject = subjectOf(first);
  // The edits are sent over the version that they were compared with: a change that comes in meanwhile has another one.
  const there = typeof subject === 'number' ? report.item(subject) : report.room(roomIdOf(subject));
  const ready = await reconcile(options, subject, waiting);
  // Two writers' texts in one field are those of two people: the later is held against the earlier when that is saved.
  const left = ready.filter((edit, at) => ready.findIndex(({ field }) => field === edit.field) === at);
  if (there === undefined || left.length === 0) return done;

  for (const edit of left) await disk.noteSent(edit, edit.value);
  if (options.isHeld?.(first) === true) return done;
  const typed = Object.fromEntries(left.map(({ field, value }) => [field, value]));
  const answer = await write(options, there, { ...typed, ...spokenOf(left) });
  switch (answer.outcome) {
    case 'saved': {
      for (const edit of left) await settle(options, edit, report.entry(subject)?.server[edit.field] ?? edit.value);
      return sendTexts(
        options,
        ready.filter((edit) => !left.includes(edit)),
      );
    }
    case 'changed':
      return sendTexts(options, ready);
    case 'refused': {
      const moved = answer.isGone === true && 'roomId' in there ? await lookForItem(options, there) : 'not found';
      if (moved === 'found') return sendTexts(options, ready);
      if (moved === 'no answer') return { outcome: moved };
      await refuse(options, left, answer.reason);
      return done;
    }
    default:
      return answer;
  }
}

function spokenOf(texts: readonly WaitingText[]): Pick<ItemToSend, 'spoken'> {
  const spoken = texts.flatMap((text) => (text.spoken === undefined ? [] : [[text.field, text.spoken]]));
  return spoken.length === 0 ? {} : { spoken: Object.fromEntries(spoken) as SpokenFields };
}

/** Whether somebody has moved an item elsewhere that is no longer in its room. */
export async function lookForItem(
  { report, readAgain }: Pick<TextOptions, 'report' | 'readAgain'>,
  { id, roomId }: Pick<ItemEntry, 'id' | 'roomId'>,
): Promise<'found' | 'not found' | 'no answer'> {
  if (readAgain === undefined) return 'not found';
  const read = await answerTo(readAgain);
  // The report itself may be gone.
  if (read.outcome !== 'saved') return read.outcome === 'refused' ? 'not found' : 'no answer';
  const now = report.item(id)?.roomId;
  return now !== undefined && now !== roomId ? 'found' : 'not found';
}

/** Sends what was typed over what was there, and takes in what the service has after it. */
async function write(
  { report, send }: TextOptions,
  there: ItemEntry | RoomEntry,
  typed: Partial<ItemToSend>,
): Promise<Answer<Item> | Answer<Room>> {
  if ('roomId' in there) {
    // It may have been moved to another room meanwhile.
    const { roomId } = report.item(there.id) ?? there;
    const fields = { ...there.server, ...typed };
    const answer = await send.item({ roomId, itemId: there.id }, fields, there.version);
    if ('current' in answer) report.replaceItem(answer.current);
    return answer;
  }
  if (send.name === undefined) return { outcome: 'refused', reason: gone('room') };
  const answer = await send.name(there.id, typed.name ?? there.server.name, there.version);
  if ('current' in answer) report.replaceName(answer.current);
  return answer;
}

async function settle({ report, disk }: TextOptions, edit: WaitingText, saved: FieldValue): Promise<void> {
  if (await disk.removeSent(edit, saved)) report.settle(subjectOf(edit), edit.field, edit.value);
}

/** Sorts the edits against what is there now; those that may be sent come back. */
async function reconcile(options: TextOptions, subject: Subject, waiting: WaitingText[]): Promise<WaitingText[]> {
  const { report, disk } = options;
  const entry = report.entry(subject);
  if (entry === undefined || entry.isGone === true) {
    await refuse(options, waiting, gone(typeof subject === 'number' ? 'item' : 'room'));
    return [];
  }
  const left: WaitingText[] = [];
  for (const edit of waiting) {
    const theirs = entry.server[edit.field] ?? null;
    const isOurs = [edit.base, ...edit.sent].some((value) => isSameValue(value, theirs));
    if (isSameValue(theirs, edit.value)) await settle(options, edit, theirs);
    else if (!entry.editable[edit.field]) await refuse(options, [edit], 'This field is locked.');
    else if (isOurs) left.push(edit);
    else {
      await disk.park(edit.key, { state: 'conflict', theirs });
      report.setState(subject, edit.field, 'conflict');
    }
  }
  return left;
}

async function refuse({ report, disk }: TextOptions, waiting: WaitingText[], reason: string): Promise<void> {
  for (const edit of waiting) {
    await disk.park(edit.key, { state: 'refused', reason });
    report.setState(subjectOf(edit), edit.field, 'refused');
  }
}

/** Shows typed text over the service's values, as after a reload. True when some of it waits to be sent. */
export async function showTexts(options: TextOptions, rows: readonly WaitingText[]): Promise<boolean> {
  const { report } = options;
  for (const row of rows) report.type(subjectOf(row), row.field, row.value, row.state);
  const waiting = rows.filter((row) => row.state === 'waiting' && report.entry(subjectOf(row)) !== undefined);
  for (const [subject, ofOne] of Map.groupBy(waiting, subjectOf)) await reconcile(options, subject, ofOne);
  return waiting.length > 0;
}

/** Text that somebody else has sent or discarded for this tab is no longer typed here: the rows on disk count. */
export async function settleSentElsewhere(report: ReportStore, own: OwnRows): Promise<void> {
  const typed = report.subjects().flatMap((subject) =>
    Object.entries(report.entry(subject)?.typed ?? {}).map(([field, value]) => ({
      subject,
      field: field as EditedField,
      value,
    })),
  );
  if (typed.length === 0) return;
  const keys = new Set((await own.list()).map(({ key }) => key));
  // Text typed since the rows were requested stays.
  for (const { subject, field, value } of typed)
    if (!keys.has(own.keyOf(subject, field))) report.settle(subject, field, value);
}
