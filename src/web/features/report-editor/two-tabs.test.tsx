import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveItem } from '#web/queries/generated/sdk.gen.ts';
import type { Item } from '#web/queries/generated/types.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { breakWrites, hangs, offline } from './testing/faults.ts';
import { type GivenEditor, givenReportOnService, items, sendAs } from './testing/given-editor.tsx';
import { WaitingDisk } from '#web/report/sync/disk.ts';
import { Queue } from '#web/report/sync/queue.ts';

const owner = '1/1';
const disk = new WaitingDisk('keyturn-waiting-test');
const oneItem = { rooms: [{ name: 'Hall', items: [{ name: 'Door', description: 'White', condition: 'Good' }] }] };

/** The report in one tab of the person's browser; the next one is another. */
async function openTab(given: GivenEditor) {
  const report = new ReportStore(given.inspectionId, await given.read());
  const queue = new Queue({
    report,
    disk,
    owner,
    send: sendAs(given),
    readAgain: async () => report.replace(await given.read()),
    onSentElsewhere: () =>
      void given.read().then((now) => {
        report.replace(now);
        return queue.followDisk();
      }),
  });
  await queue.overlay();
  const [itemId = 0] = report.allItems().map(({ id }) => id);
  return {
    report,
    queue,
    itemId,
    type: (text: string) => queue.type(itemId, 'condition', text),
    state: () => report.item(itemId)?.states.condition,
    shown: () => report.shown(itemId)?.condition,
    close: () => queue.close(),
  };
}

const onService = async (given: GivenEditor) => items(await given.read())[0]?.condition.value;
const onDisk = async ({ inspectionId }: GivenEditor) =>
  (await disk.listOfReport(owner, inspectionId)).map(({ value, state }) => [value, state]);

let mend = () => undefined as void;
afterEach(() => mend());

describe('two tabs of one person', () => {
  test('type in one field: one is saved, the other shows both and asks', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    other.type('Dented');
    await expect.poll(async () => (await onDisk(given)).length).toBe(2);
    mend();

    await Promise.all([one.queue.flush(), other.queue.flush()]);

    // The tab that has the line first is saved.
    await expect.poll(() => [one.state(), other.state()]).toContain('conflict');
    const [first, second] = one.state() === 'conflict' ? [other, one] : [one, other];
    const [theirs, mine] = [first.shown(), second.shown()];
    expect(['Dented', 'Scratched']).toContain(mine);
    expect(theirs).toBe(mine === 'Dented' ? 'Scratched' : 'Dented');
    expect(await onService(given)).toBe(theirs);
    await expect.poll(first.state).toBeUndefined();
    await expect.poll(() => second.report.item(second.itemId)?.server.condition).toBe(theirs);

    await second.queue.keepMine(second.itemId, 'condition', 'Scratched, dented');
    expect(await onService(given)).toBe('Scratched, dented');
    await expect.poll(first.shown).toBe('Scratched, dented');
    expect(await onDisk(given)).toEqual([]);
    one.close();
    other.close();
  });

  test('take turns in one field, and neither asks', async () => {
    const given = await givenReportOnService(oneItem);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    await one.queue.flush();
    await expect.poll(other.shown).toBe('Scratched');

    other.type('Scratched, dented');
    await other.queue.flush();

    await expect.poll(one.shown).toBe('Scratched, dented');
    expect([one.state(), other.state()]).toEqual([undefined, undefined]);
    one.close();
    other.close();
  });

  test('one of them crashes: the other shows its edits and sends them', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    await one.queue.flush();
    one.close();

    await other.queue.followDisk();

    expect(other.shown()).toBe('Scratched');
    mend();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => onService(given)).toBe('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([]);
    other.close();
  });

  test('one is closed before it could send: the other is told, shows the text and sends it', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'waiting']]);
    mend();

    one.close();

    await expect.poll(other.shown).toBe('Scratched');
    await expect.poll(() => onService(given)).toBe('Scratched');
    await expect.poll(() => onDisk(given)).toEqual([]);
    other.close();
  });

  test('both crash: the first text is shown and sent, then the other asks', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    await expect.poll(async () => (await onDisk(given)).length).toBe(1);
    other.type('Dented');
    await expect.poll(async () => (await onDisk(given)).length).toBe(2);
    one.close();
    other.close();
    mend();

    const after = await openTab(given);

    await expect.poll(() => onService(given)).toBe('Scratched');
    await expect.poll(() => [after.shown(), after.state()]).toEqual(['Dented', 'conflict']);
    after.close();
  });

  test('both crash: sent without being opened, the first is saved and the other kept for a decision', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(offline);
    const [one, other] = [await openTab(given), await openTab(given)];
    one.type('Scratched');
    await expect.poll(async () => (await onDisk(given)).length).toBe(1);
    other.type('Dented');
    await expect.poll(async () => (await onDisk(given)).length).toBe(2);
    one.close();
    other.close();
    mend();

    const report = new ReportStore(given.inspectionId, await given.read());
    const queue = new Queue({ report, disk, owner, send: sendAs(given) });
    await queue.overlay();
    await queue.leave();

    expect(await onService(given)).toBe('Scratched');
    expect(await onDisk(given)).toEqual([['Dented', 'conflict']]);
  });

  test('an edit of the other that arrives in the moment of sending is not overwritten', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await given.read();
    mend = breakWrites(offline);
    const tab = await openTab(given);
    tab.type('Dented');
    await expect.poll(() => onDisk(given)).toEqual([['Dented', 'waiting']]);
    tab.close();
    mend();
    const { id: itemId, name, description } = items(before)[0] as Item;
    const place = { roomId: before.rooms[0]?.id ?? 0, itemId };
    const fields = { name: name.value, description: description.value, condition: 'Scratched' };
    expect(await sendAs(given).item(place, fields, undefined)).toMatchObject({ outcome: 'saved' });
    expect(await onDisk(given)).toEqual([['Dented', 'waiting']]);

    const report = new ReportStore(given.inspectionId, before);
    const now = await given.read();
    const noteSent = vi.spyOn(disk, 'noteSent').mockImplementationOnce((...noted) => {
      report.replace(now);
      return disk.noteSent(...noted);
    });
    const queue = new Queue({ report, disk, owner, send: sendAs(given) });
    await queue.overlay();
    await queue.leave();
    expect(noteSent).toHaveBeenCalled();

    expect(await onService(given)).toBe('Scratched');
    expect(await onDisk(given)).toEqual([['Dented', 'conflict']]);
  });

  test('typed text is shown at once when the report is opened again while a save hangs', async () => {
    const given = await givenReportOnService(oneItem);
    mend = breakWrites(hangs);
    const before = await openTab(given);
    before.type('Scratched');
    void before.queue.leave();
    await expect.poll(() => onDisk(given)).toEqual([['Scratched', 'waiting']]);

    const after = await openTab(given);

    expect([after.shown(), after.state()]).toEqual(['Scratched', 'waiting']);
    after.close();
  });

  test('one moves an item: the text that the other types in it follows it to its new room', async () => {
    const given = await givenReportOnService({ rooms: [...oneItem.rooms, { name: 'Porch', items: [] }] });
    const tab = await openTab(given);
    const [hall, porch] = (await given.read()).rooms;
    const path = { inspection_id: given.inspectionId, room_id: hall?.id ?? 0, item_id: tab.itemId };
    await moveItem({ path, body: { room_id: porch?.id ?? 0 }, throwOnError: true });

    tab.type('Scratched');
    expect(await tab.queue.flush()).toBe(true);

    expect([tab.shown(), tab.state(), tab.report.item(tab.itemId)?.roomId]).toEqual([
      'Scratched',
      undefined,
      porch?.id,
    ]);
    expect(await onService(given)).toBe('Scratched');
    expect(await onDisk(given)).toEqual([]);
    tab.close();
  });
});
