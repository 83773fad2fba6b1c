/** Captions that the service does not have yet, on disk from the first key stroke. One for each photo. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type WaitingCaption = {
  /** Of the photo. */
  id: number;
  inspectionId: number;
  roomId: number;
  itemId: number | null;
  text: string;
};

interface Schema extends DBSchema {
  captions: { key: number; value: WaitingCaption; indexes: { inspection: number } };
}

export type CaptionBox = ReturnType<typeof buildCaptionBox>;

export function buildCaptionBox(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('captions', { keyPath: 'id' }).createIndex('inspection', 'inspectionId');
      },
    });
    return opened;
  };
  return {
    put: async (caption: WaitingCaption): Promise<void> => {
      const transaction = (await database()).transaction('captions', 'readwrite', { durability: 'strict' });
      await transaction.store.put(caption);
      await transaction.done;
    },
    find: async (id: number): Promise<WaitingCaption | undefined> => (await database()).get('captions', id),
    /** What was typed while it was being sent stays. */
    removeIfStill: async (id: number, text: string): Promise<void> => {
      const transaction = (await database()).transaction('captions', 'readwrite');
      if ((await transaction.store.get(id))?.text === text) await transaction.store.delete(id);
      await transaction.done;
    },
    remove: async (id: number): Promise<void> => (await database()).delete('captions', id),
    list: async (inspectionId: number): Promise<WaitingCaption[]> =>
      (await database()).getAllFromIndex('captions', 'inspection', inspectionId),
  };
}
