import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createItem,
  createRoom,
  deleteItem,
  deleteRoom,
  moveItem,
  orderItems,
  orderRooms,
} from '#web/queries/generated/sdk.gen.ts';
import { startLiveChanges } from '#web/queries/live/live-changes.ts';
import {
  changeAsManager,
  type GivenEditor,
  givenReportOnService,
  items,
  openOnPhone,
  openPage,
} from './testing/given-editor.tsx';

const rooms = [
  {
    name: 'Hall',
    items: [
      { name: 'Door', description: 'White', condition: 'Good' },
      { name: 'Walls', description: 'Magnolia', condition: 'Fair' },
    ],
  },
  { name: 'Kitchen', items: [{ name: 'Sink', description: 'Steel', condition: 'Clean' }] },
];

let stop: () => void;
beforeEach(() => {
  stop = startLiveChanges(crypto.randomUUID());
});
afterEach(() => stop());

/** The requests to the service since it was called. */
function countReads(given: GivenEditor) {
  performance.clearResourceTimings();
  const report = `/inspections/${given.inspectionId}/`;
  return () =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.split(report)[1] ?? [])
      .filter((path) => /^(report|rooms\/\d+)$/.test(path));
}

async function givenOpen() {
  const given = await givenReportOnService({ rooms });
  await openPage(given);
  await expect.element(field('Condition of Door')).toBeVisible();
  const [hall, kitchen] = (await given.read()).rooms;
  const [door, walls] = hall?.items ?? [];
  if (!hall || !kitchen || !door || !walls) throw new Error('the report is not as given');
  const asManager = { auth: () => given.managerToken, throwOnError: true } as const;
  return { given, hall, kitchen, door, walls, asManager };
}

const field = (name: string) => page.getByRole('textbox', { name });
const names = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-field$=" name"]')].map(({ value }) => value);

describe('others’ edits in the open report', () => {
  test('is shown in fields that nobody types into here', async () => {
    const { given, hall, door } = await givenOpen();
    await changeAsManager(given, hall.id, door, { condition: 'Dented' });
    await expect.element(field('Condition of Door')).toHaveValue('Dented');
  });

  test('leaves the text typed here, the focus and the caret', async () => {
    const { given, hall, door, walls } = await givenOpen();
    await field('Condition of Door').click();
    await userEvent.keyboard('{End}, worn{ArrowLeft}{ArrowLeft}');
    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Good, worn');
    await changeAsManager(given, hall.id, walls, { description: 'Sage' });
    await expect.element(field('Description of Walls')).toHaveValue('Sage');

    await changeAsManager(given, hall.id, door, { condition: 'Very Good, worn' });
    await expect.element(field('Condition of Door')).toHaveValue('Very Good, worn');
    await userEvent.keyboard('!');
    await expect.element(field('Condition of Door')).toHaveValue('Very Good, wo!rn');
    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Very Good, wo!rn');
  });

  test('is shown when they add, remove and put in another order', async () => {
    const { given, hall, kitchen, door, walls, asManager } = await givenOpen();
    const path = { inspection_id: given.inspectionId };
    const inHall = { ...path, room_id: hall.id };
    const { data: added } = await createItem({ path: inHall, body: { name: 'Ceiling' }, ...asManager });
    await expect.poll(names).toEqual(['Door', 'Walls', 'Ceiling', 'Sink']);
    await orderItems({ path: inHall, body: [added.id, walls.id, door.id], ...asManager });
    await expect.poll(names).toEqual(['Ceiling', 'Walls', 'Door', 'Sink']);
    await deleteItem({ path: { ...inHall, item_id: walls.id }, ...asManager });
    await expect.poll(names).toEqual(['Ceiling', 'Door', 'Sink']);
    await orderRooms({ path, body: [kitchen.id, hall.id], ...asManager });
    await expect.poll(names).toEqual(['Sink', 'Ceiling', 'Door']);
    await createRoom({ path, body: { name: 'Attic', block_type: 'DETAILED' }, ...asManager });
    await expect.element(page.getByRole('heading', { name: 'Attic' })).toBeVisible();
  });

  test('is shown when they move an item to an earlier room and to a later one', async () => {
    const { given, hall, kitchen, door, asManager } = await givenOpen();
    const [sink] = kitchen.items;
    if (sink === undefined) throw new Error('the kitchen is empty');
    const move = (room_id: number, item_id: number, to: number) =>
      moveItem({ ...asManager, path: { inspection_id: given.inspectionId, room_id, item_id }, body: { room_id: to } });
    await move(kitchen.id, sink.id, hall.id);
    await expect.poll(names).toEqual(['Door', 'Walls', 'Sink']);
    await move(hall.id, door.id, kitchen.id);
    await expect.poll(names).toEqual(['Walls', 'Sink', 'Door']);
  });

  test('waits while something is lifted here', async () => {
    const { given, hall, door, walls, asManager } = await givenOpen();
    document.querySelector<HTMLElement>('[data-item] [data-grip]')?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => page.getByText('Picked up Door.').elements().length).toBeGreaterThan(0);
    const heard = countReads(given);
    const inHall = { inspection_id: given.inspectionId, room_id: hall.id };
    await orderItems({ path: inHall, body: [walls.id, door.id], ...asManager });
    await userEvent.keyboard('{Escape}');
    await expect.poll(names).toEqual(['Walls', 'Door', 'Sink']);
    expect(heard()).not.toEqual([]);
  });

  test('sends no request after an own save', async () => {
    const { given, hall, walls } = await givenOpen();
    const reads = countReads(given);
    const word = (text: string) => page.getByText(text, { exact: true });
    for (const text of ['Scuffed', 'Scuffed low', 'Scuffed low down']) {
      await field('Condition of Door').fill(text);
      await expect.element(word('Saving')).toBeVisible();
      await expect.element(word('Saved')).toBeVisible();
    }
    await changeAsManager(given, hall.id, walls, { condition: 'Marked' });
    await expect.element(field('Condition of Walls')).toHaveValue('Marked');
    expect(reads()).toEqual(['report']);
  });

  test.each([
    [
      'item',
      ({ given, hall, door, asManager }: Awaited<ReturnType<typeof givenOpen>>) =>
        deleteItem({ path: { inspection_id: given.inspectionId, room_id: hall.id, item_id: door.id }, ...asManager }),
    ],
    [
      'room',
      ({ given, hall, asManager }: Awaited<ReturnType<typeof givenOpen>>) =>
        deleteRoom({ path: { inspection_id: given.inspectionId, room_id: hall.id }, ...asManager }),
    ],
  ])('leaves the field of a deleted %s to who types in it, and offers the whole text', async (what, remove) => {
    const open = await givenOpen();
    await field('Condition of Door').click();
    await userEvent.keyboard('{End}, chipped');
    await remove(open);
    await expect.element(page.getByText('Deleted by somebody else')).toBeVisible();
    await userEvent.keyboard(' at the lock side, 20 mm');
    await expect.element(field('Condition of Door')).toHaveValue('Good, chipped at the lock side, 20 mm');
    await expect.element(field('Condition of Door')).toHaveFocus();
    const question = page.getByRole('alert').filter({ hasText: 'The condition was not saved' });
    await expect.element(question).toBeVisible();
    await userEvent.keyboard(', 1.2 m up');
    await expect.element(question.getByText('Good, chipped at the lock side, 20 mm, 1.2 m up')).toBeVisible();

    await field('Condition of Sink').click();
    await expect.poll(names).toEqual(what === 'item' ? ['Walls', 'Sink'] : ['Sink']);
    const orphans = page.getByRole('button', { name: '1 text without an item' });
    await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
    await orphans.click();
    const kept = page.getByRole('dialog', { name: 'Kept on this computer' });
    await expect.element(kept.getByText(/not in the report, or not any more/)).toBeVisible();
    await expect.element(kept.getByText('Good, chipped at the lock side, 20 mm, 1.2 m up')).toBeVisible();
    await kept.getByRole('button', { name: 'Let go' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  describe('an item that is typed in is moved to another room', () => {
    const many = Array.from({ length: 30 }, (_one, at) => ({ name: `Room ${at}`, items: [{ name: `Item ${at}` }] }));
    const far = [...rooms, ...many, { name: 'Attic', items: [{ name: 'Beam' }] }];

    test.each([
      ['to the next', rooms, openPage],
      ['to one that is not in view', far, openPage],
      ['on a phone', rooms, openOnPhone],
    ])('%s: focus, caret and letters go with it', async (_which, wanted, open) => {
      const given = await givenReportOnService({ rooms: wanted });
      await open(given);
      const before = await given.read();
      const [from, to] = [before.rooms[0], before.rooms.at(-1)];
      const door = from?.items[0];
      if (!from || !to || !door) throw new Error('the report is not as given');
      await field('Condition of Door').click();
      await userEvent.keyboard('{End}, worn{ArrowLeft}{ArrowLeft}');
      const path = { inspection_id: given.inspectionId, room_id: from.id, item_id: door.id };
      await moveItem({ path, body: { room_id: to.id }, auth: () => given.managerToken, throwOnError: true });
      await userEvent.keyboard('-');
      const place = () => document.activeElement?.closest<HTMLElement>('[data-room]')?.dataset['room'];
      await expect.poll(place).toBe(String(to.id));
      await userEvent.keyboard('!');
      await expect.element(field('Condition of Door')).toHaveValue('Good, wo-!rn');
      await expect.element(field('Condition of Door')).toHaveFocus();
      await expect.element(field('Condition of Door')).toBeInViewport();
      await expect.element(page.getByText(`Somebody moved Door to ${to.name.value}.`).first()).toBeVisible();
      await expect
        .poll(async () => (await given.read()).rooms.at(-1)?.items.at(-1)?.condition.value)
        .toBe('Good, wo-!rn');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field('Condition of Door')).toHaveValue('Good, wo-rn');
    });
  });

  test('leaves the focus in a field whose room they put elsewhere', async () => {
    const { given, hall, kitchen, asManager } = await givenOpen();
    await field('Condition of Door').click();
    await userEvent.keyboard('{Home}');
    const path = { inspection_id: given.inspectionId };
    await orderRooms({ path, body: [kitchen.id, hall.id], ...asManager });
    await expect.poll(names).toEqual(['Sink', 'Door', 'Walls']);
    await userEvent.keyboard('Very ');
    await expect.element(field('Condition of Door')).toHaveValue('Very Good');
  });
});
