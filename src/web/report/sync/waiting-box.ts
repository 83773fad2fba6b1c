/** Photos and captions that the service does not have yet, on disk: a closed tab and a flat battery lose none of them. */
import type { Place } from '#web/report/model/report-entry.ts';
import { keepUnsentDatabase, type Parcel, parcelKey, type ParcelKind, type TakeOver } from './unsent-database.ts';

export type Waiting = Place & {
  id: number | string;
  inspectionId: number;
  /** What a person goes on typing while it is on its way. */
  text?: string;
  /** What was left is sent in this order. */
  takenAt?: number;
};

export type WaitingBox<Row extends Waiting> = ReturnType<typeof buildWaitingBox<Row>>;

type Options = { name: string; owner: string; inspectionId: number; kind: ParcelKind; takeOver?: TakeOver };

export function buildWaitingBox<Row extends Waiting>({ name, takeOver, ...parcel }: Options) {
  const { owner, inspectionId, kind } = parcel;
  const disk = keepUnsentDatabase(name, takeOver);
  const keyOf = (id: Row['id']) => parcelKey(parcel, id);
  const rowOf = (found: Parcel | undefined) => found?.row as Row | undefined;
  /** A browser may let no page store anything: then what is entered is in memory, and arrives all the same. */
  const unlessRefused = <Of>(done: Promise<Of>, otherwise: Of): Promise<Of> => done.catch(() => otherwise);
  const begin = async () => (await disk.open()).transaction('parcels', 'readwrite', { durability: 'strict' });

  async function removeIfStill({ id, text }: Row): Promise<boolean> {
    const transaction = await begin();
    const row = rowOf(await transaction.store.get(keyOf(id)));
    const isStill = row === undefined || row.text === text;
    if (isStill) await transaction.store.delete(keyOf(id));
    await transaction.done;
    return isStill;
  }
  async function list(): Promise<Row[]> {
    const found = await (await disk.open()).getAllFromIndex('parcels', 'report', [owner, inspectionId, kind]);
    const rows = found.map(({ row }) => row as Row);
    return rows.toSorted((a, b) => (a.takenAt ?? 0) - (b.takenAt ?? 0));
  }

  return {
    put: async (row: Row): Promise<void> => {
      const transaction = await begin();
      await transaction.store.put({ ...parcel, key: keyOf(row.id), row });
      await transaction.done;
    },
    find: async (id: Row['id']): Promise<Row | undefined> => rowOf(await (await disk.open()).get('parcels', keyOf(id))),
    remove: (id: Row['id']): Promise<void> =>
      unlessRefused(
        disk.open().then((db) => db.delete('parcels', keyOf(id))),
        undefined,
      ),
    /** False when something else was typed meanwhile: that stays. */
    removeIfStill: (row: Row): Promise<boolean> => unlessRefused(removeIfStill(row), true),
    list: (): Promise<Row[]> => unlessRefused(list(), []),
  };
}
