/** Unsaved edits on disk: written with every key stroke, removed when the service has them. One row per field. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { EditedField, FieldValue } from '../report-store.ts';

export type Edit = {
  key: string;
  /** Whose edit: account and person, so that a shared computer never sends one person's words as another's. */
  owner: string;
  inspectionId: number;
  roomId: number;
  itemId: number;
  field: EditedField;
  value: FieldValue;
  /** What the service had when this field was first typed over: a change by somebody else is told by it. */
  base: FieldValue;
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

interface Schema extends DBSchema {
  edits: { key: string; value: Edit; indexes: { report: [string, number]; owner: string } };
}

export type EditStore = ReturnType<typeof buildEditStore>;

/** `name` is the database's: one per deployment the app talks to. */
export function buildEditStore(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        const edits = db.createObjectStore('edits', { keyPath: 'key' });
        edits.createIndex('report', ['owner', 'inspectionId']);
        edits.createIndex('owner', 'owner');
      },
    });
    return opened;
  };
  const keyOf = (owner: string, inspectionId: number, itemId: number, field: EditedField) =>
    `${owner}/${inspectionId}/${itemId}/${field}`;

  return {
    /** Adds the edit, or types over the one that waits; the base of the first stays. */
    put: async (edit: Omit<Edit, 'key' | 'revision' | 'firstAt' | 'lastAt' | 'state'>): Promise<Edit> => {
      const db = await database();
      const transaction = db.transaction('edits', 'readwrite', { durability: 'strict' });
      const key = keyOf(edit.owner, edit.inspectionId, edit.itemId, edit.field);
      const before = await transaction.store.get(key);
      const now = Date.now();
      const row: Edit = {
        ...edit,
        key,
        base: before === undefined ? edit.base : before.base,
        revision: (before?.revision ?? 0) + 1,
        firstAt: before?.firstAt ?? now,
        lastAt: now,
        state: 'waiting',
      };
      await transaction.store.put(row);
      await transaction.done;
      return row;
    },

    /** Removes the row unless something was typed since it was read. */
    removeSent: async ({ key, revision }: Pick<Edit, 'key' | 'revision'>): Promise<boolean> => {
      const transaction = (await database()).transaction('edits', 'readwrite');
      const now = await transaction.store.get(key);
      const unchanged = now !== undefined && now.revision === revision;
      if (unchanged) await transaction.store.delete(key);
      await transaction.done;
      return unchanged;
    },

    /** What the service has now becomes the base of what is still to be sent. */
    rebase: async (key: string, base: FieldValue): Promise<void> => {
      const transaction = (await database()).transaction('edits', 'readwrite');
      const row = await transaction.store.get(key);
      if (row !== undefined) await transaction.store.put({ ...row, base, state: 'waiting' });
      await transaction.done;
    },

    park: async (
      key: string,
      why: { state: 'conflict'; theirs: FieldValue } | { state: 'refused'; reason: string },
    ): Promise<void> => {
      const transaction = (await database()).transaction('edits', 'readwrite');
      const row = await transaction.store.get(key);
      if (row !== undefined) await transaction.store.put({ ...row, ...why });
      await transaction.done;
    },

    discard: async (key: string): Promise<void> => {
      await (await database()).delete('edits', key);
    },

    listOfReport: async (owner: string, inspectionId: number): Promise<Edit[]> => {
      const rows = await (await database()).getAllFromIndex('edits', 'report', [owner, inspectionId]);
      return rows.toSorted((a, b) => a.firstAt - b.firstAt);
    },

    listOfOwner: async (owner: string): Promise<Edit[]> => (await database()).getAllFromIndex('edits', 'owner', owner),
  };
}
