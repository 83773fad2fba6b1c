/** Text that older releases have left in their own databases is taken over, shown and sent. */
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { webConfig } from '#web/env.ts';
import { ownerOf } from '#web/session/owner-of.ts';
import { readSession } from '#web/session/session.ts';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';

const releases = ['keyturn-edits', 'keyturn-unsent'];

/** As those releases made it. */
const openOlder = (name: string) =>
  openDB(`${name} ${webConfig.apiUrl}`, 1, {
    upgrade: (db) => {
      const edits = db.createObjectStore('edits', { keyPath: 'key' });
      edits.createIndex('report', ['owner', 'inspectionId']);
      edits.createIndex('owner', 'owner');
      if (name !== 'keyturn-unsent') return;
      db.createObjectStore('parcels', { keyPath: 'key' }).createIndex('report', ['owner', 'inspectionId', 'kind']);
    },
  });

afterEach(async () => {
  for (const name of releases) {
    const older = await openOlder(name);
    await older.clear('edits');
    older.close();
  }
});

test('texts and the name of a room that two older releases have left are sent, and gone from their databases', async () => {
  const rooms = [{ name: 'Hall', items: ['Door', 'Window'].map((name) => ({ name, condition: 'Old' })) }];
  const given = await givenReportOnService({ rooms });
  const session = readSession();
  const owner = session.status === 'signed-in' ? ownerOf(session.person) : '';
  const report = await given.read();
  const [room] = report.rooms;
  if (room === undefined) throw new Error('the report is empty');
  const typed = { sent: [], revision: 3, firstAt: 1, lastAt: 2, state: 'waiting' };
  const of = { owner, writer: 'a tab that is gone', inspectionId: given.inspectionId, roomId: room.id, ...typed };
  const key = (subject: string) => `${owner}/${given.inspectionId}/${subject}/${of.writer}`;
  const conditions = releases.map((name) => `Scuffed, and left in ${name}`);
  const left = await Promise.all(releases.map(openOlder));
  for (const [at, older] of left.entries()) {
    const { id, name } = items(report)[at] ?? { id: 0, name: { value: '' } };
    const condition = { itemId: id, itemName: name.value, field: 'condition', value: conditions[at], base: 'Old' };
    await older.put('edits', { ...of, ...condition, key: key(`${id}/condition`) });
  }
  const roomName = { itemId: null, itemName: 'Hall', field: 'name', value: 'Porch', base: 'Hall' };
  await left[0]?.put('edits', { ...of, ...roomName, key: key(`room ${room.id}/name`) });

  await openPage(given);

  await expect.poll(async () => items(await given.read()).map(({ condition }) => condition.value)).toEqual(conditions);
  await expect.poll(async () => (await given.read()).rooms[0]?.name.value).toBe('Porch');
  await expect.poll(() => Promise.all(left.map((older) => older.count('edits')))).toEqual(left.map(() => 0));
  for (const older of left) older.close();
});
