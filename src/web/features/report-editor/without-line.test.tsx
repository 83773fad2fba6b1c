/** Rooms and items that are added, moved and deleted without a line: all that was typed is what the service holds in the end. */
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createItem, deleteRoom, updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { Report } from '#web/queries/generated/types.gen.ts';
import { giveId } from '#web/report/requests/local-ids.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { WaitingDisk } from '#web/report/sync/disk.ts';
import { requestsOfInspection } from '#web/report/requests/inspection-requests.ts';
import { sendAsOffice } from '#web/report/sync/office.ts';
import { Queue } from '#web/report/sync/queue.ts';
import { stepsOf } from '#web/report/sync/steps.ts';
import { arrivesUnanswered, breakRequests, loseLine, refusesAll } from './testing/faults.ts';
import { type GivenEditor, givenReportOnService, openPage } from './testing/given-editor.tsx';

const owner = '1/1';
const disk = new WaitingDisk('keyturn-waiting-steps');
const text = 'Chip 20 mm to lhs – “as before”, 1.2 m up\nÉvier, naïve café ✓';

const twoRooms = {
  rooms: [
    { name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }] },
    { name: 'Kitchen', items: [{ name: 'Sink' }] },
  ],
};

/** Each room with its items: name and condition. */
const held = (report: Report) =>
  report.rooms.map(({ name, items }) => [
    name.value,
    ...items.map((one) => `${one.name.value}: ${String(one.condition.value)}`),
  ]);

async function openTab({ inspectionId }: GivenEditor) {
  const requests = requestsOfInspection(inspectionId);
  const report = new ReportStore(inspectionId, await requests.readReport());
  const readAgain = async () => report.replace(await requests.readReport());
  const send = { ...sendAsOffice(inspectionId, requests), steps: stepsOf(requests) };
  const queue = new Queue({ report, disk, owner, send, readAgain, onSentElsewhere: () => void queue.followDisk() });
  await queue.overlay();
  const [hall = 0, kitchen = 0] = report.roomIds();
  return {
    report,
    queue,
    hall,
    kitchen,
    shown: () =>
      report
        .roomIds()
        .map((id) => [report.room(id)?.name, ...report.itemIds(id).map((item) => report.shown(item)?.name)]),
    add: (roomId: number, name: string, condition: string) => {
      const itemId = giveId();
      const fields = { description: null, condition: null };
      queue.give({ roomId, itemId }, 'New item', { does: 'add item', fields });
      queue.type(itemId, 'name', name);
      queue.type(itemId, 'condition', condition);
      return itemId;
    },
    addRoom: (name: string) => {
      const roomId = giveId();
      queue.give({ roomId, itemId: null }, name, { does: 'add room', blockType: 'DETAILED', optionSet: null });
      return roomId;
    },
    remove: (itemId: number) => {
      const item = report.item(itemId);
      if (item === undefined) throw new Error('it is not there');
      const step = { does: 'remove item', version: item.version, seen: [item.server] } as const;
      queue.give({ roomId: item.roomId, itemId }, item.server.name, { ...step, seen: [...step.seen] });
    },
    move: (itemId: number, toRoomId: number) => {
      const roomId = report.item(itemId)?.roomId ?? 0;
      queue.give({ roomId, itemId }, '', { does: 'move item', toRoomId, beforeId: null });
    },
    order: (roomId: number, ids: number[]) => queue.give({ roomId, itemId: null }, '', { does: 'order items', ids }),
  };
}
const left = async ({ inspectionId }: GivenEditor) => (await disk.listOfReport(owner, inspectionId)).length;
const isStored = (given: GivenEditor, rows: number) => expect.poll(() => left(given)).toBe(rows);

let mend = () => undefined as void;
afterEach(() => mend());

describe('rooms and items without a line', () => {
  test('wait in their order over a reload, with what was typed in them', async () => {
    const given = await givenReportOnService(twoRooms);
    const before = await openTab(given);
    mend = loseLine();
    const attic = before.addRoom('Attic');
    const beam = before.add(attic, 'Beam', text);
    const lamp = before.add(before.hall, 'Lamp', 'Bulb missing');
    const [door = 0, walls = 0] = before.report.itemIds(before.hall);
    before.order(before.hall, [lamp, door, walls]);
    before.remove(walls);
    before.move(door, attic);
    before.queue.type(door, 'condition', 'Scuffed');
    before.add(attic, 'Hatch', 'Stiff');
    const asShown = [
      ['Hall', 'Lamp'],
      ['Kitchen', 'Sink'],
      ['Attic', 'Beam', 'Door', 'Hatch'],
    ];
    expect(before.shown()).toEqual(asShown);
    expect(await before.queue.flush()).toBe(false);
    expect(before.report.item(beam)?.typed.condition).toBe(text);
    await isStored(given, 14);
    before.queue.close();
    mend();

    const after = await openTab(given);
    expect(after.shown()).toEqual(asShown);
    expect(await after.queue.flush()).toBe(true);

    expect(held(await given.read())).toEqual([
      ['Hall', 'Lamp: Bulb missing'],
      ['Kitchen', 'Sink: null'],
      ['Attic', `Beam: ${text}`, 'Door: Scuffed', 'Hatch: Stiff'],
    ]);
    expect(after.shown()).toEqual(asShown);
    await isStored(given, 0);
    expect(after.report.totals().waiting).toBe(0);
    after.queue.close();
  });

  test('are made once, though the answer was lost and the page with it', async () => {
    const given = await givenReportOnService(twoRooms);
    const before = await openTab(given);
    mend = breakRequests(({ method }) => method === 'POST', arrivesUnanswered);
    before.add(before.hall, 'Lamp', text);
    expect(await before.queue.flush()).toBe(false);
    expect(held(await given.read())[0]?.length).toBe(4);
    before.queue.close();
    mend();

    const after = await openTab(given);
    expect(await after.queue.flush()).toBe(true);

    expect(held(await given.read())[0]).toEqual(['Hall', 'Door: null', 'Walls: null', `Lamp: ${text}`]);
    expect(after.shown()[0]).toEqual(['Hall', 'Door', 'Walls', 'Lamp']);
    await isStored(given, 0);
    after.queue.close();
  });

  test('go once from another tab when theirs was closed, with the text typed in them', async () => {
    const given = await givenReportOnService(twoRooms);
    const [one, other] = [await openTab(given), await openTab(given)];
    mend = loseLine();
    one.add(one.hall, 'Lamp', text);
    other.add(other.hall, 'Rug', 'Frayed');
    await isStored(given, 6);
    await Promise.all([one.queue.flush(), other.queue.flush()]);
    one.queue.close();
    mend();
    await expect.poll(() => other.queue.flush()).toBe(true);
    await isStored(given, 0);

    const [hall] = held(await given.read());
    expect(hall).toHaveLength(5);
    expect(hall).toEqual(expect.arrayContaining([`Lamp: ${text}`, 'Rug: Frayed']));
    expect(other.shown()[0]).toHaveLength(5);
    other.queue.close();
  });

  test('are offered whole when somebody has deleted their room', async () => {
    const given = await givenReportOnService(twoRooms);
    const tab = await openTab(given);
    mend = loseLine();
    tab.add(tab.kitchen, 'Hob', text);
    await tab.queue.flush();
    mend();
    const path = { inspection_id: given.inspectionId, room_id: tab.kitchen };
    await deleteRoom({ path, auth: () => given.managerToken, throwOnError: true });

    expect(await tab.queue.flush()).toBe(true);

    const kept = () => tab.queue.read().orphans.map(({ kind, value }) => [kind, value]);
    await expect.poll(kept).toHaveLength(3);
    expect(kept()).toEqual(
      expect.arrayContaining([
        ['step', 'New item'],
        ['text', 'Hob'],
        ['text', text],
      ]),
    );
    await expect.poll(() => tab.shown()).toEqual([['Hall', 'Door', 'Walls']]);
    for (const { key } of tab.queue.read().orphans) await tab.queue.discard(key);
    tab.queue.close();
  });

  test.each([409, 422])('are offered whole when the service refuses them by %i', async (status) => {
    const given = await givenReportOnService(twoRooms);
    const tab = await openTab(given);
    mend = breakRequests(({ method }) => method === 'POST', refusesAll(status));
    tab.add(tab.hall, 'Lamp', text);
    expect(await tab.queue.flush()).toBe(true);
    mend();
    await expect.poll(() => tab.queue.read().orphans.map(({ value }) => value)).toContain(text);
    expect(tab.queue.read().orphans.length).toBe(3);
    expect(tab.shown()[0]).toEqual(['Hall', 'Door', 'Walls']);
    for (const { key } of tab.queue.read().orphans) await tab.queue.discard(key);
    tab.queue.close();
  });

  test('an order takes along what somebody has added meanwhile', async () => {
    const given = await givenReportOnService(twoRooms);
    const tab = await openTab(given);
    mend = loseLine();
    tab.order(tab.hall, tab.report.itemIds(tab.hall).toReversed());
    await tab.queue.flush();
    mend();
    const path = { inspection_id: given.inspectionId, room_id: tab.hall };
    await createItem({ path, body: { name: 'Rug' }, auth: () => given.managerToken, throwOnError: true });

    expect(await tab.queue.flush()).toBe(true);

    expect(held(await given.read())[0]).toEqual(['Hall', 'Walls: null', 'Door: null', 'Rug: null']);
    tab.queue.close();
  });

  test('an item that somebody has written in meanwhile is not deleted', async () => {
    const given = await givenReportOnService(twoRooms);
    const tab = await openTab(given);
    const [door = 0] = tab.report.itemIds(tab.hall);
    mend = loseLine();
    tab.queue.type(door, 'condition', text);
    tab.remove(door);
    await tab.queue.flush();
    expect(tab.shown()[0]).toEqual(['Hall', 'Walls']);
    mend();
    const path = { inspection_id: given.inspectionId, room_id: tab.hall, item_id: door };
    const body = { name: 'Door', condition: 'Lock broken' };
    await updateItem({ path, body, auth: () => given.managerToken, throwOnError: true });

    await tab.queue.flush();

    expect(held(await given.read())[0]).toEqual(['Hall', 'Door: Lock broken', 'Walls: null']);
    // The text typed in it before stands against the other's.
    await expect.poll(() => tab.report.item(door)?.states.condition).toBe('conflict');
    expect(tab.report.item(door)?.typed.condition).toBe(text);
    await tab.queue.letGo(door, 'condition');
    tab.queue.close();
  });

  test('a photograph taken for a new row arrives at it', async () => {
    const given = await givenReportOnService(twoRooms);
    const tab = await openTab(given);
    mend = loseLine();
    const lamp = tab.add(tab.hall, 'Lamp', 'Dusty');
    tab.queue.addFiles({ roomId: tab.hall, itemId: lamp }, [new File(['one two'], 'lamp.txt', { type: 'text/plain' })]);
    await isStored(given, 4);
    await tab.queue.flush();
    mend();
    expect(await tab.queue.flush()).toBe(true);

    await expect.poll(async () => (await given.read()).rooms[0]?.items[2]?.attachments.length).toBe(1);
    await expect.poll(() => tab.report.item(lamp)?.attachments.length).toBe(1);
    await isStored(given, 0);
    tab.queue.close();
  });
});

describe('the editor without a line', () => {
  test('makes rows at once by Ctrl with Enter, and sends all of it when the line is back', async () => {
    const given = await givenReportOnService(twoRooms);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    mend = loseLine();
    for (const name of ['Lamp', 'Rug', 'Shelf']) {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect.element(page.getByRole('textbox', { name: 'Item', exact: true }).last()).toBeInTheDocument();
      await expect.poll(() => (document.activeElement as HTMLTextAreaElement).value).toBe('New item');
      await userEvent.keyboard(name);
      await page.getByRole('textbox', { name: `Condition of ${name}` }).fill(`${name}: ${text}`);
    }
    await page.getByRole('textbox', { name: 'Condition of Rug' }).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    await userEvent.keyboard('{Escape}{Delete}');
    await expect.element(page.getByText('Door deleted.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Condition of Shelf' }).click();
    expect(held(await given.read().catch(() => ({ rooms: [] }) as unknown as Report))).toEqual([]);

    mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const condition = (name: string) => `${name}: ${name}: ${text}`;
    expect(held(await given.read())[0]).toEqual([
      'Hall',
      'Walls: null',
      condition('Rug'),
      condition('Lamp'),
      condition('Shelf'),
    ]);
    // The field has kept the focus and its steps through the exchange of ids.
    await expect.element(page.getByRole('textbox', { name: 'Condition of Shelf' })).toHaveFocus();
    await userEvent.keyboard('{End} again');
    await expect.poll(async () => held(await given.read())[0]?.at(-1)).toBe(`${condition('Shelf')} again`);
  });
});
