/**
 * The report editor: the rooms by name at the left, their contents in the middle, the details of an item at the right.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectSaid } from './live-regions.ts';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

export class ReportEditor {
  readonly page: Page;
  readonly outline: Locator;
  /** About the item with the focus: photos, recordings, actions. */
  readonly side: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outline = page.getByRole('navigation', { name: /^Rooms of the/ });
    this.side = page.getByRole('complementary', { name: 'About the item' });
  }

  async open(inspectionId: number): Promise<void> {
    await this.page.goto(paths.inspectionReport(inspectionId));
    await expect(this.page.getByRole('button', { name: /^Find/ })).toBeVisible();
  }

  /** The names of the rooms in their order. */
  async expectRooms(names: string[]): Promise<void> {
    await expect(this.outline.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(`^${name}\\d`)));
  }

  room(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The names of a room's items in their order. */
  async expectItems(room: string, names: string[]): Promise<void> {
    const grips = this.room(room)
      .getByRole('listitem')
      .getByRole('button', { name: /^Move / });
    await expect
      .poll(async () => grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `Move ${name}`));
  }

  /** A text of an item, such as its "Condition". */
  field(room: string, item: string, kind: string): Locator {
    return this.room(room).getByRole('textbox', { name: `${kind} of ${item}`, exact: true });
  }

  /** A question or a grade with its few answers. */
  choice(room: string, label: string): Locator {
    return this.room(room).getByRole('radiogroup', { name: label, exact: true });
  }

  async addUsualRooms(names: string[]): Promise<void> {
    const dialog = await this.#openAddRooms();
    for (const name of names) await dialog.getByRole('checkbox', { name, exact: true }).check();
    await dialog.getByRole('button', { name: /^Add/ }).click();
    await expect(dialog).toBeHidden();
  }

  async addRoom(name: string, kind: string): Promise<void> {
    const dialog = await this.#openAddRooms();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Kind of rows').selectOption({ label: kind });
    await dialog.getByRole('button', { name: /^Add/ }).click();
    await expect(dialog).toBeHidden();
    await expect(this.room(name)).toBeVisible();
  }

  async #openAddRooms(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Add rooms' }).first().click();
    return this.page.getByRole('dialog', { name: 'Add rooms' });
  }

  async goTo(room: string): Promise<void> {
    await this.outline.getByRole('button', { name: new RegExp(`^${room}\\s*\\d`) }).click();
    await expect(this.room(room)).toBeVisible();
  }

  async addItems(room: string, names: string[]): Promise<void> {
    await this.goTo(room);
    const line = this.room(room).getByRole('combobox', { name: `New item in ${room}` });
    for (const name of names) {
      await line.fill(name);
      await line.press('Enter');
      await expect(this.room(room).getByRole('button', { name: `Move ${name}`, exact: true })).toBeAttached();
    }
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  }

  roomGrip(name: string): Locator {
    return this.outline.getByRole('button', { name: `Move ${name}`, exact: true });
  }

  itemGrip(room: string, name: string): Locator {
    return this.room(room).getByRole('button', { name: `Move ${name}`, exact: true });
  }

  async drag(grip: Locator, onto: Locator): Promise<void> {
    // Waits until the rooms have come to rest, since they are measured as they come into view.
    await grip.hover();
    const from = await middleOf(grip);
    const { mouse } = this.page;
    await mouse.down();
    await mouse.move(from.x, from.y + 6);
    await expectSaid(this.page, 'Picked up');
    const to = await middleOf(onto);
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  /** Uploads to the room or item in the side panel. */
  async addPhotos(files: PhotoFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    const photos = this.side.locator('section').filter({ has: this.page.getByRole('heading', { name: /^Photos/ }) });
    await photos.getByRole('button', { name: 'Add' }).click();
    await (await chooser).setFiles(files);
  }
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is dragged, or dragged to, is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
