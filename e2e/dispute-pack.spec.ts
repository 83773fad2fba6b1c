/** A check out is disputed: its manager hands the scheme one file, which is checked where there is no Keyturn. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { readZipFiles } from '#testing/disk/read-zip.ts';
import { paths } from '#web/paths.ts';
import {
  completeInspection,
  createInspection,
  getReport,
  initializeInspection,
  startInspection,
  submitInspection,
  updateItem,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';

const CHECK_OUT = 5;
/** The code of the interface for a report that begins with another. */
const FROM_REPORT = 6;

async function finishedCheckOut(given: Given): Promise<number> {
  const clerk = await given.staffMember('clerk');
  const property = await given.property();
  const checkIn = await given.inspection({
    property,
    clerk,
    rooms: [{ name: 'Kitchen', items: ['Oven'] }],
    isStarted: true,
  });
  const before = { inspection_id: checkIn.id };
  await submitInspection({ path: before });
  await completeInspection({ path: before });
  const { data } = await createInspection({
    body: {
      property: { id: property.id },
      type: { id: CHECK_OUT },
      conduct_date: given.someDay(),
      clerk: { id: clerk.id },
    },
  });
  const path = { inspection_id: data.id };
  await initializeInspection({ path, body: { type: FROM_REPORT, init_from: checkIn.id } });
  await startInspection({ path });
  const { data: report } = await getReport({ path });
  const [room] = report.rooms;
  const [item] = room?.items ?? [];
  await updateItem({
    path: { ...path, room_id: room?.id ?? 0, item_id: item?.id ?? 0 },
    body: { name: 'Oven', condition: 'Baked-on grease to door glass' },
  });
  await submitInspection({ path });
  await completeInspection({ path });
  return data.id;
}

async function unpack(bytes: Buffer, folder: string): Promise<void> {
  for (const [path, content] of await readZipFiles(bytes)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

test('a manager makes a dispute pack, and it is checked on a phone and without the service', async ({
  page,
  browser,
  given,
  signIn,
}, testInfo) => {
  const id = await finishedCheckOut(given);
  const folder = testInfo.outputPath('pack');
  await signIn('manager');

  await test.step('asks for it by keyboard, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.inspectionPdfs(id));
    const panel = page.getByRole('region', { name: 'Dispute pack' });
    await panel.getByRole('button', { name: 'Choose items for claim sheets' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Claim sheets' });
    await expect(dialog.getByText('No item is chosen yet.')).toBeVisible();
    await dialog.getByLabel('Another item').selectOption('Kitchen · Oven');
    await dialog.getByRole('button', { name: 'Add the item' }).press('Enter');
    const oven = dialog.getByRole('group', { name: 'Kitchen · Oven' });
    await oven.getByLabel('Cost (£)').fill('120');
    await oven.getByLabel('Age (years)').fill('6');
    await oven.getByLabel('Usual life (years)').fill('none');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await stylesHaveSettled(page);
      expect.soft(await seriousFindings(page), colorScheme).toEqual([]);
    }
    await oven.getByLabel('Usual life (years)').press('Enter');
    await expect(oven.getByRole('textbox', { name: 'Usual life (years)' })).toBeFocused();
    await oven.getByLabel('Usual life (years)').fill('10');
    await oven.getByLabel('Usual life (years)').press('Enter');
    await expect(dialog).toBeHidden();
    const link = panel.getByRole('link', { name: 'Download the zip' });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await expect(panel.getByText(/^Fingerprint [0-9a-f]{64}$/)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await stylesHaveSettled(page);
      expect.soft(await seriousFindings(page), colorScheme).toEqual([]);
    }
    const started = page.waitForEvent('download');
    await link.click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^dispute-pack-\d+\.zip$/);
    await unpack(await readFile(await download.path()), folder);
    const sheets = readPdf(await readFile(join(folder, 'claims/claim-sheets.pdf')));
    expect(sheets.pages).toHaveLength(1);
    expect(flatText(sheets)).toMatch(/1 of 1: Kitchen · Oven .*Baked-on grease to door glass.* £48\.00/);
  });

  const offline = await (await browser.newContext({ offline: true })).newPage();
  await test.step('reads its index without a connection', async () => {
    await offline.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(offline.getByRole('heading', { name: 'Kitchen · Oven (Differs)' })).toBeVisible();
    await expect(offline.getByText('Baked-on grease to door glass')).toBeVisible();
    expect(await seriousFindings(offline)).toEqual([]);
    await offline.getByRole('link', { name: 'Check this pack' }).click();
  });

  const outcome = offline.getByRole('status');
  const check = () => offline.getByLabel('Folder of the pack').setInputFiles(folder);
  await test.step('checks it', async () => {
    await check();
    await expect(outcome).toHaveText(/^All \d+ checks agree\.$/);
    expect(await seriousFindings(offline)).toEqual([]);
  });

  await test.step('finds what was altered, and what was put beside it', async () => {
    const trail = join(folder, 'trail.json');
    await writeFile(trail, (await readFile(trail, 'utf8')).replace('Completed', 'Cancelled'));
    await writeFile(join(folder, 'another.json'), '{}');
    await offline.reload();
    await check();
    await expect(outcome).toHaveText(/^2 of \d+ checks DIFFER\.$/);
    await expect(offline.getByText('DIFFERS: trail.json')).toBeVisible();
    await expect(offline.getByText('DIFFERS: another.json is no part of this pack')).toBeVisible();
  });
});
