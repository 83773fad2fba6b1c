/** Tabs of one browser hear of changes by one stream, and go on hearing when the tab that has it closes. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { ReportEditor } from './support/report-editor.ts';

const room = { name: 'Hall', items: ['Door'] };
const condition = (editor: ReportEditor) => editor.field('Hall', 'Door', 'Condition');

/** The streams that a page has open. */
function watchStreams(page: Page): Set<unknown> {
  const streams = new Set<unknown>();
  const isStream = (request: { url: () => string }) => request.url().includes('/api/changes');
  page.on('request', (request) => isStream(request) && streams.add(request));
  page.on('requestfinished', (request) => streams.delete(request));
  page.on('requestfailed', (request) => streams.delete(request));
  return streams;
}

test('three tabs share one stream, and another tab takes it over', async ({ page, given, signIn, openAs }) => {
  const clerk = await given.staffMember('clerk');
  const { id } = await given.inspection({ clerk, rooms: [room], isStarted: true });
  await signIn('clerk');
  const tabs: { tab: Page; editor: ReportEditor; streams: Set<unknown> }[] = [];
  for (const tab of [page, await page.context().newPage(), await page.context().newPage()]) {
    const streams = watchStreams(tab);
    const editor = new ReportEditor(tab);
    await editor.open(id);
    tabs.push({ tab, editor, streams });
  }
  const held = () => tabs.map(({ streams }) => streams.size).toSorted((one, other) => one - other);
  await expect.poll(held).toEqual([0, 0, 1]);

  const office = new ReportEditor(await openAs('manager'));
  await office.open(id);
  await condition(office).fill('Dented');
  for (const { editor } of tabs) await expect(condition(editor)).toHaveValue('Dented');

  const leader = tabs.find(({ streams }) => streams.size === 1);
  await leader?.tab.close();
  tabs.splice(tabs.indexOf(leader as (typeof tabs)[number]), 1);
  await expect.poll(held).toEqual([0, 1]);
  await condition(office).fill('Mended');
  for (const { editor } of tabs) await expect(condition(editor)).toHaveValue('Mended');
});

test('somebody who listens too often already reads everything afresh each minute', async ({ page, given, signIn }) => {
  const property = await given.property();
  await page.clock.install();
  await page.route('**/api/changes*', (route) => route.fulfill({ status: 429, json: { code: 'rate_limited' } }));
  await signIn('manager');
  const refused = page.waitForResponse('**/api/changes*');
  await page.goto(`/properties/${property.id}`);
  await refused;
  const again = page.waitForRequest(`**/api/properties/${property.id}`);
  const listening = page.waitForRequest('**/api/changes*');
  await page.clock.runFor(61_000);
  await Promise.all([again, listening]);
});
