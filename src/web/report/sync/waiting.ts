/** The rows that wait to be sent, as they stand on disk. Each kind names the rows it supersedes, and those sent before it. */
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { EditedField, FieldValue, ItemFields, Place, Spoken, Subject } from '#web/report/model/report-entry.ts';
import type { Room } from '#web/queries/generated/types.gen.ts';

type Row = Place & {
  key: string;
  /** The owner: account and person, so that a shared computer never sends one person's words as another's. */
  owner: string;
  /** The open report that it was entered in: two tabs that write in one field write two texts. */
  writer: string;
  /** The home of its report. The index of the disk has this name for it. */
  inspectionId: ReportHome;
  /** The name of the item or the room when it was entered: by now it may be gone. */
  itemName: string;
  /** Counts the key strokes, so that a row typed into while it was being sent is not removed. */
  revision: number;
  /** Milliseconds since 1970, of the first and of the last key stroke. */
  firstAt: number;
  lastAt: number;
  state: 'waiting' | 'conflict' | 'refused';
  /** The reason of a refusal. */
  reason?: string;
};

/** A text, an answer or a name. */
export type WaitingText = Row & {
  kind: 'text';
  field: EditedField;
  value: FieldValue;
  /** The service's value when this field was first typed over: it reveals a change by somebody else. */
  base: FieldValue;
  /** The texts sent and perhaps never answered: finding one there later is no change by somebody else. */
  sent: FieldValue[];
  /** The stretch that it was typed to, where somebody listened to a recording. */
  spoken?: Spoken;
  /** Only for a conflict: the text that somebody else wrote meanwhile. */
  theirs?: FieldValue;
};
/** The words below a photograph. Until it has arrived, `photoId` is the key of its upload, and they wait for it. */
export type WaitingCaption = Row & { kind: 'caption'; photoId: number | string; value: string };
/** A photograph, a recording or another file; `value` is its name. Its bytes are kept beside it. */
export type WaitingPhoto = Row & {
  kind: 'photo' /** Also of its upload. */;
  uploadKey: string;
  value: string;
  type: string;
};

/**
 * A change of rooms and items themselves. Those that are not made yet have ids that were given here; the place of the row
 * is that of the room or item it is about.
 */
export type Step =
  | { does: 'add room'; blockType: string; optionSet: Room['option_set'] }
  | { does: 'add item'; fields: Pick<ItemFields, 'description' | 'condition'> }
  | { does: 'move item'; toRoomId: number; beforeId: number | null }
  /** `seen`: its texts as the service had them, and as they stood here. */
  | { does: 'remove item'; version: number | undefined; seen: ItemFields[] }
  | { does: 'remove room' }
  | { does: 'order items' | 'order rooms'; ids: number[] };
/** `value` is the name of the room or item; `uploadKey` makes a repetition harmless. */
export type WaitingStep = Row & {
  kind: 'step';
  step: Step;
  value: string;
  uploadKey: string /** Its turn. */;
  turn: number;
};

export type Waiting = WaitingText | WaitingCaption | WaitingPhoto | WaitingStep;
/** Those that are shown beside the photographs, and not in a field. */
export type WaitingParcel = WaitingCaption | WaitingPhoto;

type Entered<Kind extends Waiting> = Omit<Kind, 'key' | 'revision' | 'firstAt' | 'lastAt' | 'state' | 'sent'>;
export type NewRow = Entered<WaitingText> | Entered<WaitingCaption> | Entered<WaitingPhoto> | NewStep;
export type NewStep = Entered<WaitingStep>;

/** The state of an unsaved text that contradicts somebody else's, or was refused. */
export type Parked = { state: 'conflict'; theirs: FieldValue } | { state: 'refused'; reason: string };

/** A row supersedes the one before it under the same key: of a field in one tab, of a caption on this device. */
export function keyOf(row: NewRow): string {
  const report = `${row.owner}/${row.inspectionId}`;
  switch (row.kind) {
    case 'text':
      return `${report}/${subjectOf(row)}/${row.field}/${row.writer}`;
    case 'caption':
      return `${report}/caption ${row.photoId}`;
    case 'photo':
      return `${report}/photo ${row.uploadKey}`;
    case 'step':
      return `${report}/step ${row.uploadKey}`;
  }
}

type Exchange = (id: number) => number;

/** The same row with other ids in it. */
export function withIds<Of extends NewRow | Waiting>(row: Of, room: Exchange, item: Exchange): Of {
  const placed = { ...row, roomId: room(row.roomId), itemId: row.itemId === null ? null : item(row.itemId) };
  return placed.kind === 'step' ? { ...placed, step: stepWithIds(placed.step, room, item) } : placed;
}

function stepWithIds(step: Step, room: Exchange, item: Exchange): Step {
  switch (step.does) {
    case 'move item':
      return {
        ...step,
        toRoomId: room(step.toRoomId),
        beforeId: step.beforeId === null ? null : item(step.beforeId),
      };
    case 'order items':
      return { ...step, ids: step.ids.map((id) => item(id)) };
    case 'order rooms':
      return { ...step, ids: step.ids.map((id) => room(id)) };
    default:
      return step;
  }
}

/** The key of the words that are typed below a photograph before it has arrived. */
export const earlyCaptionKey = (photo: WaitingPhoto): string =>
  keyOf({ ...photo, kind: 'caption', photoId: photo.uploadKey });

/** Rows of one group go one after the other: photographs stand in the report in the order in which they arrive. */
export function groupOf(row: Waiting): string {
  if (row.kind === 'step') return 'steps';
  if (row.kind === 'text') return `${subjectOf(row)}`;
  return row.kind === 'caption' ? `caption ${row.photoId}` : `photos ${row.roomId}/${row.itemId}`;
}

export function subjectOf({ roomId, itemId }: Place): Subject {
  return itemId ?? `room ${roomId}`;
}

export const isText = (row: Waiting): row is WaitingText => row.kind === 'text';
export const isStep = (row: Waiting): row is WaitingStep => row.kind === 'step';
export const isParcel = (row: Waiting): row is WaitingParcel => row.kind === 'photo' || row.kind === 'caption';
/** Sent at once with the others of its group. */
export const isSentTogether = (row: Waiting): boolean => isText(row) || isStep(row);

/** Nothing can be without a name: one that is just being typed anew waits for its first letter. */
export function isNamed(row: Waiting): boolean {
  return row.kind !== 'text' || row.field !== 'name' || typeof row.value !== 'string' || row.value.trim() !== '';
}

/** A caption waits for its photograph, and a name for its first letter. */
export function isReady(row: Waiting): boolean {
  return row.state === 'waiting' && isNamed(row) && !(row.kind === 'caption' && typeof row.photoId === 'string');
}

/** Steps go first and in their order, since texts and photographs may be of what they make. */
export function inTurn(a: Waiting, b: Waiting): number {
  if (isStep(a) && isStep(b)) return a.turn - b.turn;
  return Number(isStep(b)) - Number(isStep(a)) || a.firstAt - b.firstAt;
}
