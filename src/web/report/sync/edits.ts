/** Unsaved edits on disk: written with every key stroke, removed when the service has them. One row per field and writer. */
import type { FieldValue } from '#web/report/model/report-entry.ts';
import { type Edit, editKey, type Parked, subjectOf, type TypedEdit } from './edit.ts';
import { keepUnsentDatabase, type TakeOver, type UnsentDatabase } from './unsent-database.ts';
import { keepUnwrittenEdits } from './unwritten-edits.ts';

export type EditStore = ReturnType<typeof buildEditStore>;

/** `name` is the database's. */
export function buildEditStore(name: string, takeOver?: TakeOver) {
  const unwritten = keepUnwrittenEdits();
  let isRefusing = false;
  const disk = keepUnsentDatabase(name, takeOver);
  const begin = async () => {
    const transaction = (await disk.open()).transaction('edits', 'readwrite', { durability: 'strict' });
    // Whoever waits for one of its requests hears of it there.
    transaction.done.catch(() => undefined);
    return transaction;
  };
  /** A disk that cannot be read now keeps what it has for later. */
  const read = async <Of>(reading: (db: UnsentDatabase) => Promise<Of>, otherwise: Of): Promise<Of> => {
    try {
      return await reading(await disk.open());
    } catch {
      return otherwise;
    }
  };

  /** Reads and writes one row in one transaction; `change` returns the new row, or nothing to remove it. */
  const update = async (key: string, change: (row: Edit | undefined) => Edit | undefined): Promise<void> => {
    let onDisk: Edit | undefined;
    try {
      const { store, done } = await begin();
      onDisk = await store.get(key);
      const now = change(unwritten.get(key) ?? onDisk);
      await (now === undefined ? store.delete(key) : store.put(now));
      await done;
      unwritten.set(key, undefined);
      // A full disk lets go of rows all the same.
      if (now !== undefined) isRefusing = false;
    } catch {
      const now = change(unwritten.get(key) ?? onDisk);
      unwritten.set(key, now);
      if (now !== undefined) isRefusing = true;
    }
  };

  return {
    /** What is typed is lost with the page until it is sent, since the disk refuses it. */
    isRefusing: (): boolean => isRefusing,

    /** Or else it is only on the page that it was typed on. */
    isOnDisk: ({ key }: Pick<Edit, 'key'>): boolean => unwritten.get(key) === undefined,

    /** Adds the edit, or types over the one that waits; the base of the first stays. */
    put: (edit: TypedEdit): Promise<void> => {
      const key = editKey({ ...edit, subject: subjectOf(edit) });
      const now = Date.now();
      return update(key, (before) => ({
        ...edit,
        key,
        base: before === undefined ? edit.base : before.base,
        sent: before?.sent ?? [],
        revision: (before?.revision ?? 0) + 1,
        firstAt: before?.firstAt ?? now,
        lastAt: now,
        state: 'waiting',
      }));
    },

    noteSent: ({ key }: Pick<Edit, 'key'>, value: FieldValue): Promise<void> =>
      update(key, (row) => row && { ...row, sent: [...row.sent, value].slice(-mostSent) }),

    /** Removes the row unless something was typed since it was read; then what is there becomes its base. */
    removeSent: async ({ key, revision }: Pick<Edit, 'key' | 'revision'>, saved: FieldValue): Promise<boolean> => {
      let isRemoved = false;
      await update(key, (row) => {
        isRemoved = row?.revision === revision;
        return row === undefined || isRemoved ? undefined : { ...row, base: saved, sent: [] };
      });
      return isRemoved;
    },

    /** A conflict or a refusal was decided for `value`; what the service has now is its base. One write, so that no tab sends the old text. */
    decide: (key: string, { value, base }: Pick<Edit, 'value' | 'base'>): Promise<void> =>
      update(key, (row) => {
        if (row === undefined) return undefined;
        const { theirs: _theirs, reason: _reason, ...rest } = row;
        return { ...rest, value, base, sent: [], revision: row.revision + 1, lastAt: Date.now(), state: 'waiting' };
      }),

    park: (key: string, why: Parked): Promise<void> => update(key, (row) => row && { ...row, ...why }),

    /** Undefined when somebody else was faster, or the new writer has typed in the same field. */
    handOver: async (left: Edit, writer: string): Promise<Edit | undefined> => {
      const key = editKey({ ...left, writer, subject: subjectOf(left) });
      try {
        const { store, done } = await begin();
        const row = await store.get(left.key);
        if (row === undefined || (await store.getKey(key)) !== undefined) return undefined;
        const taken = { ...row, key, writer };
        await store.delete(left.key);
        await store.put(taken);
        await done;
        return taken;
      } catch {
        // Nothing of it is done, and it stays for the next time.
        return undefined;
      }
    },

    discard: (key: string): Promise<void> => update(key, () => undefined),

    find: async (key: string): Promise<Edit | undefined> =>
      unwritten.get(key) ?? (await read((db) => db.get('edits', key), undefined)),

    listOfReport: async (owner: string, inspectionId: number): Promise<Edit[]> => {
      const rows = await read((db) => db.getAllFromIndex('edits', 'report', [owner, inspectionId]), []);
      const isMeant = (edit: Edit) => edit.owner === owner && edit.inspectionId === inspectionId;
      return unwritten.over(rows, isMeant).toSorted((a, b) => a.firstAt - b.firstAt);
    },

    listOfOwner: async (owner: string): Promise<Edit[]> =>
      unwritten.over(
        await read((db) => db.getAllFromIndex('edits', 'owner', owner), []),
        (edit) => edit.owner === owner,
      ),

    discardOfOwner: async (owner: string): Promise<void> => {
      for (const { key } of unwritten.over([], (edit) => edit.owner === owner)) unwritten.set(key, undefined);
      // Where the disk cannot be read, it gives nobody's words to the next person either.
      await read(async (db) => {
        for (const key of await db.getAllKeysFromIndex('edits', 'owner', owner)) await db.delete('edits', key);
      }, undefined);
    },

    close: disk.close,
  };
}

/** Unanswered attempts remembered per field: a line that fails for minutes sends the same text again and again. */
const mostSent = 8;
