import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (list: { name: { value: string } }[]) => list.map(({ name }) => name.value);

/** The words beside the report from now on, each time that they change. */
async function savingWords(): Promise<string[]> {
  const shown = page.getByText('Saved', { exact: true });
  await expect.element(shown).toBeInTheDocument();
  const output = shown.element().closest('output') ?? document.body;
  const words = ['Saved'];
  new MutationObserver(() => {
    if (output.textContent !== words.at(-1)) words.push(output.textContent);
  }).observe(output, { subtree: true, childList: true, characterData: true });
  return words;
}

describe('arranging a report by keyboard', () => {
  test('a copy of a room takes what is chosen', async () => {
    const given = await givenReportOnService({
      rooms: [{ name: 'Bedroom 1', items: [{ name: 'Door', description: 'White', condition: 'Scuffed' }] }],
    });
    await openPage(given);
    await page.getByRole('button', { name: 'Actions for the room Bedroom 1' }).click();
    await page.getByRole('menuitem', { name: 'Copy as Bedroom 2, with descriptions' }).click();
    await expect.element(page.getByRole('region', { name: 'Bedroom 2' })).toBeInTheDocument();
    const copy = (await given.read()).rooms.find((room) => room.name.value === 'Bedroom 2');
    expect(copy?.items.map(({ description, condition }) => [description.value, condition.value])).toEqual([
      ['White', null],
    ]);
  });

  test('Alt and an arrow move the item with the focus, which stays where it is', async () => {
    const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: named('Door', 'Walls', 'Flooring') }] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Flooring' }).click();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect.poll(async () => namesOf(items(await given.read()))).toEqual(['Door', 'Flooring', 'Walls']);
    await expect.element(page.getByRole('textbox', { name: 'Condition of Flooring' })).toHaveFocus();
  });

  test('an order that is given while the one before it is put away arrives as well', async () => {
    const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: named('Door', 'Walls', 'Flooring') }] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Flooring' }).click();
    const up = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true }),
      );
    const realDelete = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (key) {
      IDBObjectStore.prototype.delete = realDelete;
      up();
      return realDelete.call(this, key);
    };
    try {
      up();
      await expect.poll(async () => namesOf(items(await given.read()))).toEqual(['Flooring', 'Door', 'Walls']);
    } finally {
      IDBObjectStore.prototype.delete = realDelete;
    }
    await expect.element(page.getByText('Saved', { exact: true })).toBeInTheDocument();
  });

  test('Space lifts an item by its grip, arrows take it along, Space drops it', async () => {
    const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: named('Door', 'Walls', 'Flooring') }] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Move Door' })).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Picked up Door.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Door: position 2 of 3 in Hall.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Door: position 3 of 3 in Hall.')).toBeInTheDocument();
    await userEvent.keyboard(' ');

    await expect.poll(async () => namesOf(items(await given.read()))).toEqual(['Walls', 'Flooring', 'Door']);
  });

  test('M moves an item to another room, and undo brings it back to its place', async () => {
    const given = await givenReportOnService({
      rooms: [
        { name: 'Hall', items: named('Door', 'Walls') },
        { name: 'Kitchen', items: named('Oven') },
      ],
    });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();

    await userEvent.keyboard('{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();

    const byRoom = async () => (await given.read()).rooms.map((room) => namesOf(room.items));
    await expect.poll(byRoom).toEqual([['Walls'], ['Oven', 'Door']]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(byRoom).toEqual([['Door', 'Walls'], ['Oven']]);
  });

  test('an action of several steps is Saving until the last one is there', async () => {
    const given = await givenReportOnService({
      rooms: [
        { name: 'Hall', items: named('Door', 'Walls') },
        { name: 'Kitchen', items: named('Oven') },
      ],
    });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const words = await savingWords();
    await userEvent.keyboard('{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeInTheDocument();
    await expect.poll(() => words).toEqual(['Saved', 'Saving', 'Saved']);

    await undo.click();

    const byRoom = async () => (await given.read()).rooms.map((room) => namesOf(room.items));
    await expect.poll(byRoom).toEqual([['Door', 'Walls'], ['Oven']]);
    await expect.poll(() => words).toEqual(['Saved', 'Saving', 'Saved', 'Saving', 'Saved']);
  });

  test('rooms move in the outline', async () => {
    const given = await givenReportOnService({
      rooms: ['Hall', 'Kitchen', 'Bathroom'].map((name) => ({ name, items: named('Door') })),
    });
    await openPage(given);
    const outline = page.getByRole('navigation', { name: 'Rooms of the report' });
    await outline.getByRole('button', { name: /^Bathroom/ }).click();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect.poll(async () => namesOf((await given.read()).rooms)).toEqual(['Hall', 'Bathroom', 'Kitchen']);
  });

  test('a refused order puts the items back and says so', async () => {
    const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: named('Door', 'Walls') }] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    const realFetch = window.fetch;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'PUT' || !request.url.endsWith('/items')) return realFetch(request);
      const problem = {
        code: 'order_incomplete',
        status: 422,
        title: 'No',
        detail: 'Ids are missing.',
        type: 'about:blank',
        instance: '',
      };
      return Promise.resolve(Response.json(problem, { status: 422 }));
    };
    try {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect
        .poll(() => page.getByRole('alert').element().textContent)
        .toContain('order was not saved: Ids are missing');
    } finally {
      window.fetch = realFetch;
    }
    const shown = page.getByRole('list', { name: 'Items of Hall' }).getByRole('textbox', { name: 'Item' });
    expect(shown.elements().map((element) => (element as HTMLTextAreaElement).value)).toEqual(['Door', 'Walls']);
  });

  test('a deleted item comes back by undo with its words and actions', async () => {
    const given = await givenReportOnService({
      rooms: [
        {
          name: 'Hall',
          items: [
            { name: 'Door', condition: 'Good' },
            { name: 'Walls', condition: 'Fair' },
          ],
        },
      ],
    });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();

    await userEvent.keyboard('{Escape}{Delete}');
    await expect.poll(async () => namesOf(items(await given.read()))).toEqual(['Walls']);
    await page.getByRole('button', { name: 'Undo' }).click();

    await expect
      .poll(async () => items(await given.read()).map(({ name, condition }) => [name.value, condition.value]))
      .toEqual([
        ['Door', 'Good'],
        ['Walls', 'Fair'],
      ]);
  });

  test('the room with the focus stays mounted while others are scrolled by, and keys still arrive', async () => {
    const rooms = Array.from({ length: 14 }, (_, at) => ({
      name: `Room ${at + 1}`,
      items: named('Door', 'Frame', 'Ceiling', 'Walls', 'Skirting', 'Flooring'),
    }));
    const given = await givenReportOnService({ rooms });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).first().click();
    const scroller = document.querySelector('[data-rooms]');
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await expect.element(page.getByRole('heading', { name: 'Room 14' })).toBeInTheDocument();
    expect(document.querySelectorAll('section[data-room]').length).toBeLessThan(9);

    await userEvent.keyboard('Still here');

    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Still here');
  });
});
