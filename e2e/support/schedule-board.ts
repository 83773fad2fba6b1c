/** The schedule: a board of clerks by day or by time, and the tray of unassigned bookings. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectSaid } from './live-regions.ts';

/** The day board goes from seven to eight. */
const DAY_START = 7 * 60;
const DAY_MINUTES = 13 * 60;

export class ScheduleBoard {
  readonly page: Page;
  readonly tray: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tray = page.getByRole('region', { name: 'Unassigned' });
  }

  async open({ day, view = 'week' }: { day: string; view?: 'week' | 'day' }): Promise<void> {
    await this.page.goto(`${paths.schedule()}?day=${day}${view === 'day' ? '&view=day' : ''}`);
    await expect(this.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    await this.page.locator('[data-draggable]').waitFor();
  }

  /** A booking, wherever it is. */
  booking(street: string, within: Locator | Page = this.page): Locator {
    return within.locator('[data-booking]').filter({ hasText: street });
  }

  /** The cell of a clerk and a day on the week board. */
  cell(clerk: string, day: string): Locator {
    const weekday = new Date(day).getUTCDay() || 7;
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: clerk }) })
      .getByRole('cell')
      .nth(weekday - 1);
  }

  /** The column of a clerk on the day board. */
  column(clerk: string): Locator {
    return this.page.getByRole('region', { name: clerk });
  }

  async dragTo(booking: Locator, target: Locator): Promise<void> {
    const box = await boxOf(booking);
    await boxOf(target);
    await this.#drag(box, async () => {
      const to = (await target.boundingBox()) ?? box;
      return { x: to.x + to.width / 2, y: to.y + Math.min(to.height / 2, 60) };
    });
  }

  /** Puts the upper edge of a booking at a time of the day board. */
  async dragToTime(booking: Locator, clerk: string, time: string): Promise<void> {
    // The booking comes last: a lane is longer than its visible part, and may scroll.
    const lane = this.column(clerk).locator('[data-cell]');
    await lane.scrollIntoViewIfNeeded();
    const box = await boxOf(booking);
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    await this.#drag(box, async () => {
      const scale = (await lane.boundingBox()) ?? box;
      const top = scale.y + ((hours * 60 + minutes - DAY_START) * scale.height) / DAY_MINUTES;
      return { x: scale.x + scale.width / 2, y: top + (grip(box).y - box.y) };
    });
  }

  /** Takes a booking of the day board by its lower edge and makes it this much longer. */
  async stretch(booking: Locator, minutes: number): Promise<void> {
    const box = await boxOf(booking);
    const lane = (await this.page.locator('[data-cell]').first().boundingBox()) ?? box;
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x, y + (minutes * lane.height) / DAY_MINUTES, { steps: 6 });
    await this.page.mouse.up();
  }

  /** Let go where the target is by then: near its edges the board scrolls meanwhile. */
  async #drag(box: Box, findTarget: () => Promise<Point>): Promise<void> {
    await this.#pickUp(box);
    const first = await findTarget();
    await this.page.mouse.move(first.x, first.y, { steps: 8 });
    await this.letGoAt(await findTarget());
  }

  async pickUp(booking: Locator): Promise<void> {
    await this.#pickUp(await boxOf(booking));
  }

  /** Taken by its upper left part, and moved in steps as a hand does. */
  async #pickUp(box: Box): Promise<void> {
    const { x, y } = grip(box);
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 6, y + 6);
    await expectSaid(this.page, 'Picked up');
  }

  async letGoAt({ x, y }: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(x, y, { steps: 2 });
    await mouse.up();
  }

  /**
   * Waits for the message about the move, such as `1 High Street: Tom Ashdown, Wed 5 Feb 2031, 10:30`; it comes when
   * the move is saved, and so does the message that ends this.
   */
  async undo(move: string): Promise<void> {
    const message = this.page.getByRole('status').filter({ hasText: move });
    await message.getByRole('button', { name: 'Undo' }).click();
    const [street = ''] = move.split(':');
    await expectSaid(this.page, `${street} is back where it was.`);
  }
}

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

const grip = ({ x, y, width }: Box) => ({ x: x + Math.min(60, width / 3), y: y + 8 });

async function boxOf(locator: Locator): Promise<Box> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is dragged, or dragged to, is not on the screen.');
  return box;
}
