/** This release takes over and sends the answers that a tenant could not send in an older one. */
import { openDB } from 'idb';
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

/** Databases as that release made them. */
const openEdits = () =>
  openDB(`keyturn-tenant-edits ${webConfig.apiUrl}`, 1, {
    upgrade: (db) => {
      const edits = db.createObjectStore('edits', { keyPath: 'key' });
      edits.createIndex('report', ['owner', 'inspectionId']);
      edits.createIndex('owner', 'owner');
    },
  });
const openBox = (kind: 'photos' | 'captions') =>
  openDB(`keyturn-tenant-${kind} ${webConfig.apiUrl}`, 1, {
    upgrade: (db) => {
      db.createObjectStore(kind, { keyPath: 'id' }).createIndex('inspection', 'inspectionId');
    },
  });

test('an answer, a photo and a caption arrive, and are gone from the databases they were in', async () => {
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

  const [edits, photos, captions] = [await openEdits(), await openBox('photos'), await openBox('captions')];
  await edits.put('edits', {
    ...place,
    key: `tenant/${inspectionId}/${item.id}/condition/gone`,
    owner: 'tenant',
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
  await photos.put('photos', photo);
  await captions.put('captions', { id: sent.id, inspectionId, ...place, text: 'From the street' });

  await render(<TenantPage token={token} />);

  const itemNow = async () => (await api.read()).rooms[0]?.items[0];
  await expect.poll(async () => (await itemNow())?.condition.value).toBe('A deep scratch');
  await expect
    .poll(async () => (await itemNow())?.attachments.map(({ filename }) => filename))
    .toEqual(['a.jpg', 'b.jpg']);
  await expect.poll(async () => (await itemNow())?.attachments[0]?.description).toBe('From the street');
  const left = async () => [await edits.count('edits'), await photos.count('photos'), await captions.count('captions')];
  await expect.poll(left).toEqual([0, 0, 0]);
  for (const database of [edits, photos, captions]) database.close();
});
