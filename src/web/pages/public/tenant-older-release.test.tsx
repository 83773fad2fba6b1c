/** This release takes over and sends the answers that a tenant could not send in older ones. */
import { type IDBPDatabase, openDB } from 'idb';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { webConfig } from '#web/env.ts';
import { buildTenantApi } from '#web/features/tenant-report/tenant-api.ts';
import { prepareClient } from '#web/queries/client.ts';
import { TenantPage } from './tenant-page.tsx';

prepareClient();

const rooms = [{ name: 'Hall', block_type: 'DETAILED', items: ['Front door'] }];

async function picture(): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(16, 12);
  canvas.getContext('2d')?.fillRect(0, 0, 16, 12);
  return (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
}

type Row = { inspectionId: number; itemId: number; id?: number | string; [member: string]: unknown };
/** Puts what a tenant has entered where a release kept it, and counts the rows that are left there. */
type Release = {
  text: (row: Row) => Promise<unknown>;
  photo: (row: Row) => Promise<unknown>;
  caption: (row: Row) => Promise<unknown>;
  count: () => Promise<number>;
  close: () => void;
};

const createEdits = (db: IDBPDatabase) => {
  const edits = db.createObjectStore('edits', { keyPath: 'key' });
  edits.createIndex('report', ['owner', 'inspectionId']);
  edits.createIndex('owner', 'owner');
};

/** Three databases that name no account. */
async function openThree(): Promise<Release> {
  const edits = await openDB(`keyturn-tenant-edits ${webConfig.apiUrl}`, 1, { upgrade: createEdits });
  const openBox = (kind: string) =>
    openDB(`keyturn-tenant-${kind} ${webConfig.apiUrl}`, 1, {
      upgrade: (db) => {
        db.createObjectStore(kind, { keyPath: 'id' }).createIndex('inspection', 'inspectionId');
      },
    });
  const [photos, captions] = [await openBox('photos'), await openBox('captions')];
  return {
    text: (row) =>
      edits.put('edits', {
        ...row,
        key: `tenant/${row.inspectionId}/${row.itemId}/condition/gone`,
        owner: 'tenant',
      }),
    photo: (row) => photos.put('photos', row),
    caption: (row) => captions.put('captions', row),
    count: async () =>
      (await edits.count('edits')) + (await photos.count('photos')) + (await captions.count('captions')),
    close: () => {
      for (const database of [edits, photos, captions]) database.close();
    },
  };
}

/** One database, whose rows name the account. */
async function openOne(owner: string): Promise<Release> {
  const database = await openDB(`keyturn-unsent ${webConfig.apiUrl}`, 1, {
    upgrade: (db) => {
      createEdits(db);
      db.createObjectStore('parcels', { keyPath: 'key' }).createIndex('report', ['owner', 'inspectionId', 'kind']);
    },
  });
  const putParcel = (kind: string) => (row: Row) => {
    const { inspectionId, id } = row;
    return database.put('parcels', {
      key: `${owner}/${inspectionId}/${kind}/${id ?? ''}`,
      owner,
      inspectionId,
      kind,
      row,
    });
  };
  return {
    text: (row) =>
      database.put('edits', { ...row, key: `${owner}/${row.inspectionId}/${row.itemId}/condition/gone`, owner }),
    photo: putParcel('photos'),
    caption: putParcel('captions'),
    count: async () => (await database.count('edits')) + (await database.count('parcels')),
    close: () => database.close(),
  };
}

const releases: [string, (owner: string) => Promise<Release>][] = [
  ['three databases', openThree],
  ['one database', openOne],
];

test.each(releases)('an answer, a photo and a caption arrive, and are gone from %s', async (_name, open) => {
  const reply = await fetch('/given/tenant-link', { method: 'POST', body: JSON.stringify({ rooms }) });
  const { token } = (await reply.json()) as { token: string };
  const api = buildTenantApi(token);
  const before = await api.read();
  const [room] = before.rooms;
  const [item] = room?.items ?? [];
  if (room === undefined || item === undefined) throw new Error('the report is empty');
  const place = { roomId: room.id, itemId: item.id };
  const { id: inspectionId } = before.inspection;
  const [bytes, file] = [await picture(), new Blob([await picture()], { type: 'image/jpeg' })];
  const sent = await api.send.photo({
    place,
    file,
    name: 'a.jpg',
    key: crypto.randomUUID(),
    onProgress: () => undefined,
  });

  const release = await open(`${before.company.id ?? 0}/tenant`);
  await release.text({
    ...place,
    writer: 'gone',
    inspectionId,
    itemName: 'Front door',
    field: 'condition',
    value: 'A deep scratch',
    base: null,
    sent: [],
    revision: 1,
    firstAt: 1,
    lastAt: 1,
    state: 'waiting',
  });
  const photo = {
    id: crypto.randomUUID(),
    inspectionId,
    ...place,
    name: 'b.jpg',
    type: 'image/jpeg',
    bytes,
    takenAt: 1,
  };
  await release.photo(photo);
  await release.caption({ id: sent.id, inspectionId, ...place, text: 'From the street' });

  await render(<TenantPage token={token} />);

  const itemNow = async () => (await api.read()).rooms[0]?.items[0];
  await expect.poll(async () => (await itemNow())?.condition.value).toBe('A deep scratch');
  await expect
    .poll(async () => (await itemNow())?.attachments.map(({ filename }) => filename))
    .toEqual(['a.jpg', 'b.jpg']);
  await expect.poll(async () => (await itemNow())?.attachments[0]?.description).toBe('From the street');
  await expect.poll(release.count).toBe(0);
  release.close();
});
