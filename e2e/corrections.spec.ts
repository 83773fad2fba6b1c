/** A finished report is corrected: why is asked, and what changed is read beside the versions, on a phone as well. */
import { paths } from '#web/paths.ts';
import { completeInspection, getReport, submitInspection, updateItem } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';

test('a manager reopens a report with reasons, and reads what the correction changed', async ({
  page,
  given,
  signIn,
}) => {
  const { id } = await given.inspection({
    clerk: await given.staffMember('clerk'),
    rooms: [{ name: 'Kitchen', items: ['Hob'] }],
    isStarted: true,
  });
  const path = { inspection_id: id };
  await submitInspection({ path });
  await completeInspection({ path });
  await signIn('manager');

  await test.step('says why', async () => {
    await page.goto(paths.inspection(id));
    await page.getByRole('button', { name: 'Steps' }).click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reopen this report' });
    await dialog.getByRole('checkbox', { name: 'Condition or grade' }).check();
    await dialog.getByLabel('In your words').fill('It was cracked before.');
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(page.getByText('Reopened.')).toBeVisible();
    await new InspectionPage(page).expectState('Review');
  });

  const { data: report } = await getReport({ path });
  const [room] = report.rooms;
  const [item] = room?.items ?? [];
  await updateItem({
    path: { ...path, room_id: room?.id ?? 0, item_id: item?.id ?? 0 },
    body: { name: 'Hob', condition: 'Cracked to rear RHS' },
  });
  await completeInspection({ path });

  await test.step('reads what changed, on a phone and by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.inspectionPdfs(id));
    await page.getByRole('link', { name: 'What changed in version 2' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Version 2: what changed' });
    await expect(panel.getByText('Condition or grade: It was cracked before.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Kitchen · Hob' })).toBeVisible();
    await expect(panel.getByText('Cracked to rear RHS')).toBeVisible();
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(paths.inspectionPdfs(id));
  });
});
