/**
 * Releases before this one had a database for each kind: the editor's texts, and the tenant's texts, photos and captions,
 * which named no account. What they have left is brought into the one database, row by row: a row goes from the old one
 * only when the new one has it.
 */
import { openDB } from 'idb';
import { webConfig } from '#web/env.ts';
import { type Edit, editKey, subjectOf } from './edit.ts';
import { parcelKey, type ParcelKind, type TakeOver, type UnsentDatabase } from './unsent-database.ts';
import { listWriters } from './writers.ts';

/** One tab at a time: what another has brought in and sent meanwhile is not brought in again. */
const LOCK = 'keyturn-take-over';

type OldParcel = { id: number | string; inspectionId: number };
type Source<Row> = {
  name: string;
  store: string;
  /** Undefined: the row stays, since it is somebody else's or is still being typed. */
  take: (row: Row, database: UnsentDatabase) => Promise<'taken' | 'left'>;
};

/** All that was typed in reports by whoever signed in here: its rows name account and person. */
export const takeOverOffice: TakeOver = (database) =>
  takeOver(database, [
    editsOf(
      `keyturn-edits ${webConfig.apiUrl}`,
      () => true,
      ({ owner }) => owner,
    ),
  ]);

/** What was entered in one tenant's report. */
export const takeOverTenant =
  (owner: string, inspectionId: number): TakeOver =>
  (database) => {
    const isOfReport = (row: { inspectionId: number }) => row.inspectionId === inspectionId;
    const parcelsOf = (kind: ParcelKind): Source<OldParcel> => ({
      name: `keyturn-tenant-${kind} ${webConfig.apiUrl}`,
      store: kind,
      take: async (row) => {
        if (!isOfReport(row)) return 'left';
        const parcel = { owner, inspectionId, kind };
        await putUnlessThere(database, 'parcels', { ...parcel, key: parcelKey(parcel, row.id), row });
        return 'taken';
      },
    });
    const texts = editsOf(`keyturn-tenant-edits ${webConfig.apiUrl}`, isOfReport, () => owner);
    return takeOver(database, [texts, parcelsOf('photos'), parcelsOf('captions')]);
  };

function editsOf(name: string, isMeant: (edit: Edit) => boolean, ownerOf: (edit: Edit) => string): Source<Edit> {
  return {
    name,
    store: 'edits',
    take: async (edit, database) => {
      // A tab of the older release may be open and send for itself.
      if (!isMeant(edit) || (await listWriters()).has(edit.writer)) return 'left';
      const owner = ownerOf(edit);
      const key = editKey({ ...edit, owner, subject: subjectOf(edit) });
      await putUnlessThere(database, 'edits', { ...edit, owner, key });
      return 'taken';
    },
  };
}

async function putUnlessThere<Store extends 'edits' | 'parcels'>(
  database: UnsentDatabase,
  store: Store,
  row: Parameters<typeof database.put<Store>>[1] & { key: string },
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
  if ((await transaction.store.getKey(row.key)) === undefined) await transaction.store.put(row);
  await transaction.done;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each source knows the rows of its own store
async function takeOver(database: UnsentDatabase, sources: Source<any>[]): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const there = new Set((await indexedDB.databases()).map(({ name }) => name));
    for (const source of sources.filter(({ name }) => there.has(name))) await takeOverFrom(database, source);
  });
}

async function takeOverFrom<Row>(database: UnsentDatabase, { name, store, take }: Source<Row>): Promise<void> {
  const older = await openDB(name);
  try {
    if (!older.objectStoreNames.contains(store)) return;
    for (const key of await older.getAllKeys(store)) {
      const row: Row | undefined = await older.get(store, key);
      if (row !== undefined && (await take(row, database)) === 'taken') await older.delete(store, key);
    }
  } finally {
    older.close();
  }
}
