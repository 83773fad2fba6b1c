/** One text or name that was typed and is not sent yet: one row for each field and writer. */
import type { EditedField, FieldValue, Subject } from '#web/report/model/report-entry.ts';

export type Edit = {
  key: string;
  /** Whose edit: account and person, so that a shared computer never sends one person's words as another's. */
  owner: string;
  /** The open report it was typed in: two tabs that write in one field write two texts. */
  writer: string;
  inspectionId: number;
  roomId: number;
  /** Null: it is the name of the room itself. */
  itemId: number | null;
  /** What the item or the room was called when it was typed into: by then it may be gone. */
  itemName: string;
  field: EditedField;
  value: FieldValue;
  /** What the service had when this field was first typed over: a change by somebody else is told by it. */
  base: FieldValue;
  /** What was sent and perhaps never answered: finding it there later is no change by somebody else. */
  sent: FieldValue[];
  /** Counts the key strokes, so that a row typed into while it was being sent is not removed. */
  revision: number;
  /** Milliseconds since 1970, of the first and of the last key stroke. */
  firstAt: number;
  lastAt: number;
  state: 'waiting' | 'conflict' | 'refused';
  /** For a conflict: what somebody else wrote meanwhile. For a refusal: why. */
  theirs?: FieldValue;
  reason?: string;
};

export type TypedEdit = Omit<Edit, 'key' | 'sent' | 'revision' | 'firstAt' | 'lastAt' | 'state'>;
export type Parked = { state: 'conflict'; theirs: FieldValue } | { state: 'refused'; reason: string };

export function subjectOf({ roomId, itemId }: Pick<Edit, 'roomId' | 'itemId'>): Subject {
  return itemId ?? `room ${roomId}`;
}

/** Nothing can be without a name: one that is just being typed anew waits for its first letter. */
export function isNamed({ field, value }: Edit): boolean {
  return field !== 'name' || typeof value !== 'string' || value.trim() !== '';
}

type Place = Pick<Edit, 'owner' | 'inspectionId' | 'field' | 'writer'> & { subject: Subject };

export function editKey({ owner, inspectionId, subject, field, writer }: Place): string {
  return `${owner}/${inspectionId}/${subject}/${field}/${writer}`;
}
