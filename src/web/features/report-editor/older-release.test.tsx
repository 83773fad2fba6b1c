/** Text that an older release has left in its own database is taken over, shown and sent. */
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { webConfig } from '#web/env.ts';
import { ownerOf } from '#web/report/sync/office.ts';
import { readSession } from '#web/session/session.ts';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';

const NAME = `keyturn-edits ${webConfig.apiUrl}`;

/** As that release made it. */
const openOlder = () =>
  openDB(NAME, 1, {
    upgrade: (db) => {
      const edits = db.createObjectStore('edits', { keyPath: 'key' });
      edits.createIndex('report', ['owner', 'inspectionId']);
      edits.createIndex('owner', 'owner');
    },
  });

afterEach(async () => {
  const older = await openOlder();
  await older.clear('edits');
  older.close();
});

test('a text and the name of a room that an older release has left are sent, and gone from its database', async () => {
  const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: [{ name: 'Door', condition: 'Old' }] }] });
  const session = readSession();
  const owner = session.status === 'signed-in' ? ownerOf(session.person) : '';
  const report = await given.read();
  const [room] = report.rooms;
  const [item] = items(report);
  if (room === undefined || item === undefined) throw new Error('the report is empty');
  const of = { owner, writer: 'a tab that is gone', inspectionId: given.inspectionId, roomId: room.id };
  const typed = { sent: [], revision: 3, firstAt: 1, lastAt: 2, state: 'waiting' };
  const key = (subject: string) => `${owner}/${given.inspectionId}/${subject}/${of.writer}`;
  const older = await openOlder();
  await older.put('edits', {
    ...of,
    ...typed,
    key: key(`${item.id}/condition`),
    itemId: item.id,
    itemName: 'Door',
    field: 'condition',
    value: 'Scuffed, and never sent',
    base: 'Old',
  });
  await older.put('edits', {
    ...of,
    ...typed,
    key: key(`room ${room.id}/name`),
    itemId: null,
    itemName: 'Hall',
    field: 'name',
    value: 'Porch',
    base: 'Hall',
  });

  await openPage(given);

  await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Scuffed, and never sent');
  await expect.poll(async () => (await given.read()).rooms[0]?.name.value).toBe('Porch');
  await expect.poll(() => older.count('edits')).toBe(0);
  older.close();
});
