import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Report } from '#web/queries/generated/types.gen.ts';
import { deleteItem } from '#web/queries/generated/sdk.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import {
  answerIsLost,
  breakWrites,
  breakWritesOf,
  fails,
  fillDisk,
  loseLine,
  offline,
  unavailable,
} from './testing/faults.ts';
import { changeAsManager, type GivenEditor, givenReportOnService, items, sendAs } from './testing/given-editor.tsx';
import { WaitingDisk } from '#web/report/sync/disk.ts';
import { Queue } from '#web/report/sync/queue.ts';

const owner = '1/1';
const disk = new WaitingDisk('keyturn-waiting-test');

const threeItems = {
  rooms: [{ name: 'Hall', items: ['Door', 'Walls', 'Floor'].map((name) => ({ name, condition: 'Good' })) }],
};
const oneItem = { rooms: [{ name: 'Hall', items: [{ name: 'Door', description: 'White', condition: 'Good' }] }] };

/** A page as it is after a load: the service's values, and the edits on disk. */
async function openPage(given: GivenEditor, on = disk) {
  const read = await given.read();
  const report = new ReportStore(given.inspectionId, read);
  const queue = new Queue({ report, disk: on, owner, send: sendAs(given) });
  await queue.overlay();
  const [item] = items(read);
  const itemId = item?.id ?? 0;
  return {
    report,
    queue,
    itemId,
    roomId: read.rooms[0]?.id ?? 0,
    type: (text: string) => queue.type(itemId, 'condition', text),
    shown: () => report.item(itemId)?.typed.condition ?? report.item(itemId)?.server.condition,
    /** Ends the page as a reload or a crash does: nothing more is done. */
    die: () => queue.close(),
  };
}

const onService = (report: Report) => items(report)[0]?.condition.value;
const onDisk = async ({ inspectionId }: GivenEditor) =>
  (await disk.listOfReport(owner, inspectionId)).map(({ value, state }) => [value, state]);

let mend = () => undefined as void;
afterEach(() => mend());

describe('typed text is never lost', () => {
  test('offline, a reload, and online again', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const before = await openPage(given);
    before.type('Scratched');
    await before.queue.flush();
    expect(before.report.totals().waiting).toBe(1);
    expect(before.queue.read().isLineDown).toBe(true);
    before.die();

    const after = await openPage(given);
    expect(after.shown()).toBe('Scratched');
    mend();
    window.dispatchEvent(new Event('online'));

    await expect.poll(async () => onService(await given.read())).toBe('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([]);
    expect(after.report.totals().waiting).toBe(0);
    after.die();
  });

  test('on a computer whose disk is full: it is sent all the same, and closing the page before asks first', async () => {
    const given = await givenReportOnService(oneItem);
    const page = await openPage(given);
    const isAskedFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const lift = fillDisk();
    const mendLine = breakWrites(offline);
    mend = () => {
      lift();
      mendLine();
    };
    page.type('Scratch');
    page.type('Scratched');
    await page.queue.flush();
    expect(page.report.totals().waiting).toBe(1);
    expect([page.queue.read().isDiskRefusing, isAskedFirst()]).toEqual([true, true]);

    mendLine();
    expect(await page.queue.flush()).toBe(true);

    expect(onService(await given.read())).toBe('Scratched');
    expect(page.report.totals().waiting).toBe(0);
    expect([page.queue.read().isDiskRefusing, isAskedFirst()]).toEqual([true, false]);

    lift();
    page.type('Scratched twice');
    await expect.poll(() => page.queue.read().isDiskRefusing).toBe(false);
    page.die();
  });

  test('in a browser that lets no page store anything: it is kept by the page', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    mend = () => open.mockRestore();
    const shut = new WaitingDisk('keyturn-waiting-shut');
    expect(await shut.listOfReport(owner, 1)).toEqual([]);
    const place = { owner, writer: 'here', inspectionId: 1, roomId: 2, itemId: 3, itemName: 'Door' };
    await shut.put({ ...place, kind: 'text', field: 'condition', value: 'Scratched', base: null });
    expect(await shut.listOfReport(owner, 1)).toMatchObject([{ value: 'Scratched', state: 'waiting' }]);
    expect(shut.isRefusing()).toBe(true);
    // Signing out takes it along, and nobody is asked before the pages of other tests close.
    await shut.discardOfOwner(owner);
    expect(await shut.listOfReport(owner, 1)).toEqual([]);
  });

  test('the last letters before the page closes, which the disk has not written yet', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given, new WaitingDisk('keyturn-waiting-test'));
    const busy = vi
      .spyOn(IDBObjectStore.prototype, 'get')
      .mockImplementation(() => new Promise(() => undefined) as never);
    mend = () => busy.mockRestore();
    const text = 'Scratched at the lock side, 20 mm – 1.2 m up “as before”';
    for (let typed = 1; typed <= text.length; typed += 1) before.type(text.slice(0, typed));
    await expect.poll(() => busy.mock.calls.length).toBe(text.length);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    before.die();
    mend();

    const after = await openPage(given);

    expect(after.shown()).toBe(text);
    await expect.poll(async () => onService(await given.read())).toBe(text);
    await expect.poll(() => onDisk(given)).toEqual([]);
    after.die();
  });

  test('the new name of a room: offline, a reload, and online again', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given);
    const room = `room ${before.roomId}` as const;
    mend = loseLine();
    before.queue.type(room, 'name', 'Lobby');
    await before.queue.flush();
    expect(before.report.totals().waiting).toBe(1);
    before.die();
    mend();
    expect(await onDisk(given)).toEqual([['Lobby', 'waiting']]);
    expect((await given.read()).rooms[0]?.name.value).toBe('Hall');

    const after = await openPage(given);

    expect(after.report.room(before.roomId)?.name).toBe('Lobby');
    await expect.poll(async () => (await given.read()).rooms[0]?.name.value).toBe('Lobby');
    await expect.poll(() => onDisk(given)).toEqual([]);
    expect(after.report.totals().waiting).toBe(0);
    after.die();
  });

  test('a reload before anything was sent', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given);
    before.type('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'waiting']]);
    before.die();

    const after = await openPage(given);

    expect(after.shown()).toBe('Scratched');
    await expect.poll(async () => onService(await given.read())).toBe('Scratched');
    after.die();
  });

  test('a reload while it was being sent, and more typed meanwhile, is no change by somebody else', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(answerIsLost);
    const before = await openPage(given);
    before.type('Scratch');
    void before.queue.flush();
    await expect.poll(async () => onService(await given.read())).toBe('Scratch');
    before.type('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'waiting']]);
    mend();
    // The page that waits for its answer holds the lock; its death gives it back.
    before.die();

    const report = new ReportStore(given.inspectionId, await given.read());
    const queue = new Queue({ report, disk, owner, send: sendAs(given) });
    await queue.overlay();

    expect(report.totals()).toMatchObject({ conflict: 0, waiting: 1 });
    queue.close();
  });

  test('six times 503, and then it is saved', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(unavailable(6));
    const page = await openPage(given);
    page.type('Scratched');

    await expect.poll(async () => onService(await given.read())).toBe('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([]);
    page.die();
  });

  test('one item at which the service always fails holds up none of the others', async () => {
    const given = await givenReportOnService(threeItems);
    const page = await openPage(given);
    const [, walls, floor] = items(await given.read());
    mend = breakWritesOf(page.itemId, fails);
    page.type('Scratched');
    page.queue.type(walls?.id ?? 0, 'condition', 'Scuffed');
    page.queue.type(floor?.id ?? 0, 'condition', 'Worn');

    expect(await page.queue.flush()).toBe(false);

    const conditions = async () => items(await given.read()).map(({ condition }) => condition.value);
    expect(await conditions()).toEqual(['Good', 'Scuffed', 'Worn']);
    expect(page.report.totals().waiting).toBe(1);
    mend();
    expect(await page.queue.flush()).toBe(true);
    expect(await conditions()).toEqual(['Scratched', 'Scuffed', 'Worn']);
    page.die();
  });

  test('a service that fails at everything is asked twice, and then left in peace', async () => {
    const given = await givenReportOnService(threeItems);
    const page = await openPage(given);
    let asked = 0;
    mend = breakWrites((request, send) => {
      asked += 1;
      return fails(request, send);
    });
    for (const { id } of items(await given.read())) page.queue.type(id, 'condition', 'Worn');

    expect(await page.queue.flush()).toBe(false);

    expect(asked).toBe(2);
    expect(page.report.totals().waiting).toBe(3);
    page.die();
  });

  test('a room whose name was just being emptied has its name again', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given);
    before.queue.type(`room ${before.roomId}`, 'name', ' ');
    await before.queue.flush();
    expect(await onDisk(given)).toEqual([[' ', 'waiting']]);
    before.die();

    const after = await openPage(given);

    expect([after.report.room(after.roomId)?.name, after.report.totals().waiting]).toEqual(['Hall', 0]);
    await expect.poll(() => onDisk(given)).toEqual([]);
    after.die();
  });

  test('two tabs that both write offline, and both are closed', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openPage(given), await openPage(given)];
    one.queue.type(one.itemId, 'description', 'White gloss');
    other.queue.type(other.itemId, 'condition', 'Scratched');
    await expect.poll(async () => (await onDisk(given)).length).toBe(2);
    one.die();
    other.die();
    mend();

    const after = await openPage(given);

    await expect.poll(async () => onService(await given.read())).toBe('Scratched');
    expect(items(await given.read())[0]?.description.value).toBe('White gloss');
    after.die();
  });

  test('an item that somebody deleted: the text is kept on this computer', async () => {
    const given = await givenReportOnService(oneItem);
    const page = await openPage(given);
    const path = { inspection_id: given.inspectionId, room_id: page.roomId, item_id: page.itemId };
    await deleteItem({ path, auth: () => given.managerToken, throwOnError: true });

    page.type('Scratched');

    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'refused']]);
    page.die();
    const after = await openPage(given);
    expect(after.queue.read().orphans.map(({ itemName, value }) => [itemName, value])).toEqual([['Door', 'Scratched']]);
    after.die();
  });

  test('text typed while the answer was on its way is sent next', async () => {
    const given = await givenReportOnService(oneItem);
    let typeMore = () => undefined as void;
    mend = breakWrites(async (_request, send) => {
      const answer = await send();
      typeMore();
      return answer;
    });
    const page = await openPage(given);
    typeMore = () => {
      typeMore = () => undefined;
      page.type('Scratched twice');
    };
    page.type('Scratched');

    await expect.poll(async () => onService(await given.read())).toBe('Scratched twice');
    await expect.poll(() => onDisk(given)).toEqual([]);
    expect(page.shown()).toBe('Scratched twice');
    page.die();
  });

  test("another person's text is not overwritten by one that was typed offline", async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const before = await openPage(given);
    before.type('Scratched');
    await before.queue.flush();
    before.die();
    mend();
    const [room] = (await given.read()).rooms;
    const [item] = room?.items ?? [];
    if (room === undefined || item === undefined) throw new Error('no item');
    await changeAsManager(given, room.id, item, { condition: 'Dented' });

    const after = await openPage(given);

    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'conflict']]);
    expect(onService(await given.read())).toBe('Dented');

    const decided = after.queue.keepMine(after.itemId, 'condition', 'Dented\nScratched');
    expect(after.report.totals()).toMatchObject({ waiting: 1, conflict: 0 });
    await decided;
    expect(await onDisk(given)).toEqual([]);
    expect(onService(await given.read())).toBe('Dented\nScratched');
    after.die();
  });
});
