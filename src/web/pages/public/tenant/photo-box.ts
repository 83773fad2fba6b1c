/** Photos that the service does not have yet, on disk: a closed tab and a flat battery lose none. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type WaitingPhoto = {
  /** Also the key that makes a repeated upload answer with what the first one made. */
  id: string;
  inspectionId: number;
  roomId: number;
  itemId: number | null;
  name: string;
  type: string;
  /** Bytes rather than a file: a file may only point to what the phone throws away. */
  bytes: ArrayBuffer;
  takenAt: number;
};

interface Schema extends DBSchema {
  photos: { key: string; value: WaitingPhoto; indexes: { inspection: number } };
}

export type PhotoBox = ReturnType<typeof buildPhotoBox>;

export function buildPhotoBox(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('photos', { keyPath: 'id' }).createIndex('inspection', 'inspectionId');
      },
    });
    return opened;
  };
  return {
    put: async (photo: WaitingPhoto): Promise<void> => {
      const transaction = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
      await transaction.store.put(photo);
      await transaction.done;
    },
    find: async (id: string): Promise<WaitingPhoto | undefined> => (await database()).get('photos', id),
    remove: async (id: string): Promise<void> => (await database()).delete('photos', id),
    list: async (inspectionId: number): Promise<WaitingPhoto[]> => {
      const rows = await (await database()).getAllFromIndex('photos', 'inspection', inspectionId);
      return rows.toSorted((a, b) => a.takenAt - b.takenAt);
    },
  };
}
