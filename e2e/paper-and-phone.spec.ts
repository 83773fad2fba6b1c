/** Away from the desk's screen: the week and the lists on paper, and the search on a phone. */
import { devices, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';

/** A4 with the browser's own margins, and lying with those of the schedule, in CSS pixels. */
const PORTRAIT = { width: 718, height: 1040 };
const LYING = { width: 1046, height: 718 };

/** Words that end beyond the paper, or beyond a box that cuts them off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const text = node as Text;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width, height } = range.getBoundingClientRect();
      const around = text.parentElement;
      if (width === 0 || height === 0 || around === null || around.closest('.visually-hidden') !== null) continue;
      const isCut = getComputedStyle(around).overflowX !== 'visible' && around.scrollWidth > around.clientWidth + 1;
      if (isCut || right > window.innerWidth + 1) found.push(text.data.trim());
    }
    return found.filter((one) => one !== '');
  });

test('the lists fit on standing paper', async ({ page, signIn }) => {
  await signIn('manager');
  for (const [path, name] of [
    [paths.inspections(), 'Inspections'],
    [paths.properties(), 'Properties'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('table', { name }).getByRole('row').nth(3)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PORTRAIT);
    expect(await cutOff(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('the week fits on lying paper', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const { street } = await given.booking({ day, time: '10:00', clerk });
  await signIn('manager');
  await schedule.open({ day });
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(LYING);
  expect(await cutOff(page)).toEqual([]);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['iPhone 13'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('the search names no keys, and its placeholder is not cut off', async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto(paths.properties());
    await expect(page.getByRole('button', { name: /Search or jump to/ })).toBeVisible();
    await expect(page.getByText('Ctrl', { exact: true })).toBeHidden();
    for (const [path, label] of [
      [paths.properties(), 'Address or postcode'],
      [paths.inspections(), 'Address, ref or contact'],
    ] as const) {
      await page.goto(path);
      const field = page.getByRole('searchbox', { name: label });
      await expect(field).toBeVisible();
      const room = await field.evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('nothing to measure with');
        canvas.font = style.font;
        const inside = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return inside - canvas.measureText(input.placeholder).width;
      });
      expect(room).toBeGreaterThan(0);
    }
  });
});
