/** What this browser has not sent yet, on disk: texts and names (`edits`), photos and captions (`parcels`). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { webConfig } from '#web/env.ts';
import type { Edit } from './edit.ts';

/** One for each deployment that the app talks to, and for everybody who writes here: rows say whose they are. */
export const UNSENT = `keyturn-unsent ${webConfig.apiUrl}`;

/** `Row` is as its queue knows it. */
export type Parcel<Row = unknown> = { key: string; owner: string; inspectionId: number; kind: ParcelKind; row: Row };
export type ParcelKind = 'photos' | 'captions';

export function parcelKey({ owner, inspectionId, kind }: Omit<Parcel, 'key' | 'row'>, id: number | string): string {
  return `${owner}/${inspectionId}/${kind}/${id}`;
}

interface Schema extends DBSchema {
  edits: { key: string; value: Edit; indexes: { report: [string, number]; owner: string } };
  parcels: { key: string; value: Parcel; indexes: { report: [string, number, string] } };
}
export type UnsentDatabase = IDBPDatabase<Schema>;
export type TakeOver = (database: UnsentDatabase) => Promise<void>;

/** `takeOver` brings in what an older release has left; what it cannot bring in stays there for the next time. */
export function keepUnsentDatabase(name: string, takeOver: TakeOver = async () => undefined) {
  let opened: Promise<UnsentDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = async () => {
    const database = await openDB<Schema>(name, 1, {
      upgrade: (db) => {
        const edits = db.createObjectStore('edits', { keyPath: 'key' });
        edits.createIndex('report', ['owner', 'inspectionId']);
        edits.createIndex('owner', 'owner');
        db.createObjectStore('parcels', { keyPath: 'key' }).createIndex('report', ['owner', 'inspectionId', 'kind']);
      },
      terminated: forget,
    });
    await takeOver(database).catch(() => undefined);
    return database;
  };
  return {
    open: (): Promise<UnsentDatabase> => {
      if (opened === undefined) {
        opened = open();
        opened.catch(forget);
      }
      return opened;
    },
    close: async (): Promise<void> => (await opened)?.close(),
  };
}
