/**
 * Earlier releases had a database for each kind (the editor's texts, and the tenant's texts, photographs and captions, which
 * named no account), and later one with a table for each. They are brought into the one database, row by row: a row goes
 * from the old one only when the new one has it.
 */
import { openDB } from 'idb';
import type { Place } from '#web/report/model/report-entry.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { TakeOver } from './disk.ts';
import { LATER, OLD_EDITS, olderName } from './older-databases.ts';
import { keyOf, type NewRow, type Waiting, type WaitingText } from './waiting.ts';
import { listWriters } from './writers.ts';

/** One tab at a time: what another has brought in and sent meanwhile is not brought in again. */
const LOCK = 'keyturn-take-over';

type OldPhoto = Place & {
  id: string;
  inspectionId: number;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  takenAt: number;
};
type OldCaption = Place & { id: number; inspectionId: number; text: string };
/** In the later one, which named the owner. */
type OldParcel = {
  owner: string;
  inspectionId: number;
} & ({ kind: 'photos'; row: OldPhoto } | { kind: 'captions'; row: OldCaption });
type Put = Parameters<TakeOver>[0];
type Source = {
  /** The database's, before the address of the deployment. */
  name: string;
  store: string;
  /** False: the row stays, since it is somebody else's or is still being typed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each source knows the rows of its own store
  take: (row: any, put: Put) => Promise<boolean>;
};

/** All edits in reports by everybody who signed in here: the rows name account and person. */
export const takeOverOffice: TakeOver = (put) => {
  const ownerOf = ({ owner }: WaitingText) => owner;
  const isAny = () => true;
  return takeOver(put, [textsOf(OLD_EDITS, isAny, ownerOf), textsOf(LATER, isAny, ownerOf)]);
};

/** The answers in one tenant's report. */
export const takeOverTenant =
  (owner: string, inspectionId: number): TakeOver =>
  (put) => {
    const isOfReport = (row: { inspectionId: ReportHome }) => row.inspectionId === inspectionId;
    const isOwn = (row: { owner: string; inspectionId: ReportHome }) => row.owner === owner && isOfReport(row);
    // Those releases did not record the tab in which it was entered.
    const whose = { owner, inspectionId, writer: '', itemName: '' };
    const putPhoto = ({ id, roomId, itemId, name, type, bytes, takenAt }: OldPhoto) => {
      const photo = { ...whose, roomId, itemId, kind: 'photo', uploadKey: id, value: name, type } as const;
      return put(asWaiting(photo, takenAt), bytes);
    };
    const putCaption = ({ id, roomId, itemId, text }: OldCaption) =>
      put(asWaiting({ ...whose, roomId, itemId, kind: 'caption', photoId: id, value: text }, 0));
    return takeOver(put, [
      textsOf('keyturn-tenant-edits', isOfReport, () => owner),
      { name: 'keyturn-tenant-photos', store: 'photos', take: onlyIf(isOfReport, putPhoto) },
      { name: 'keyturn-tenant-captions', store: 'captions', take: onlyIf(isOfReport, putCaption) },
      textsOf(LATER, isOwn, () => owner),
      {
        name: LATER,
        store: 'parcels',
        take: onlyIf(isOwn, (parcel: OldParcel) =>
          parcel.kind === 'photos' ? putPhoto(parcel.row) : putCaption(parcel.row),
        ),
      },
    ]);
  };

function onlyIf<Row>(isMeant: (row: Row) => boolean, take: (row: Row) => Promise<void>) {
  return async (row: Row): Promise<boolean> => {
    if (!isMeant(row)) return false;
    await take(row);
    return true;
  };
}

function asWaiting(row: NewRow, firstAt: number): Waiting {
  return { ...row, key: keyOf(row), revision: 1, firstAt, lastAt: firstAt, state: 'waiting' } as Waiting;
}

function textsOf(
  name: string,
  isMeant: (text: WaitingText) => boolean,
  ownerOf: (text: WaitingText) => string,
): Source {
  return {
    name,
    store: 'edits',
    take: async (text: WaitingText, put) => {
      // A tab of the older release may be open and send for itself.
      if (!isMeant(text) || (await listWriters()).has(text.writer)) return false;
      const row = { ...text, kind: 'text', owner: ownerOf(text) } as const;
      await put({ ...row, key: keyOf(row) });
      return true;
    },
  };
}

async function takeOver(put: Put, sources: Source[]): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const there = new Set((await indexedDB.databases()).map(({ name }) => name));
    for (const { name, store, take } of sources) {
      const full = olderName(name);
      if (!there.has(full)) continue;
      const older = await openDB(full);
      try {
        if (!older.objectStoreNames.contains(store)) continue;
        for (const key of await older.getAllKeys(store)) {
          const row = await older.get(store, key);
          if (row !== undefined && (await take(row, put))) await older.delete(store, key);
        }
      } finally {
        older.close();
      }
    }
  });
}
