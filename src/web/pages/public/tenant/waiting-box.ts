/** What the service does not have yet, on disk: a closed tab and a flat battery lose none of it. */
import { type IDBPDatabase, openDB } from 'idb';
import type { PhotoPlace } from './tenant-api.ts';

export type Waiting = PhotoPlace & {
  id: number | string;
  inspectionId: number;
  /** What a person goes on typing while it is on its way. */
  text?: string;
  /** What was left is sent in this order. */
  takenAt?: number;
};

export type WaitingBox<Row extends Waiting> = ReturnType<typeof buildWaitingBox<Row>>;

export function buildWaitingBox<Row extends Waiting>(databaseName: string, kind: string) {
  let opened: Promise<IDBPDatabase> | undefined;
  const open = async () =>
    openDB(databaseName, 1, {
      upgrade: (db) => {
        db.createObjectStore(kind, { keyPath: 'id' }).createIndex('inspection', 'inspectionId');
      },
    });
  const database = () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  /** A browser may let no page store anything: then what is entered is in memory, and arrives all the same. */
  const unlessRefused = <Of>(done: Promise<Of>, otherwise: Of): Promise<Of> => done.catch(() => otherwise);

  async function removeIfStill({ id, text }: Row): Promise<boolean> {
    const transaction = (await database()).transaction(kind, 'readwrite');
    const row: Row | undefined = await transaction.store.get(id);
    const isStill = row === undefined || row.text === text;
    if (isStill) await transaction.store.delete(id);
    await transaction.done;
    return isStill;
  }
  async function list(inspectionId: number): Promise<Row[]> {
    const rows: Row[] = await (await database()).getAllFromIndex(kind, 'inspection', inspectionId);
    return rows.toSorted((a, b) => (a.takenAt ?? 0) - (b.takenAt ?? 0));
  }

  return {
    put: async (row: Row): Promise<void> => {
      const transaction = (await database()).transaction(kind, 'readwrite', { durability: 'strict' });
      await transaction.store.put(row);
      await transaction.done;
    },
    find: async (id: Row['id']): Promise<Row | undefined> => (await database()).get(kind, id),
    remove: (id: Row['id']): Promise<void> =>
      unlessRefused(
        database().then((db) => db.delete(kind, id)),
        undefined,
      ),
    /** False when something else was typed meanwhile: that stays. */
    removeIfStill: (row: Row): Promise<boolean> => unlessRefused(removeIfStill(row), true),
    list: (inspectionId: number): Promise<Row[]> => unlessRefused(list(inspectionId), []),
  };
}
