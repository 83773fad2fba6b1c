/** An approval is undone within its minute: after a reload, and in another tab, and nobody was sent the report. */
import { paths } from '#web/paths.ts';
import {
  createInspectionContact,
  getInspection,
  listEmails,
  submitInspection,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';

test('a manager approves a report and undoes that in another tab, after a reload', async ({ page, given, signIn }) => {
  const { id } = await given.inspection({
    clerk: await given.staffMember('clerk'),
    rooms: [{ name: 'Kitchen', items: ['Hob'] }],
    isStarted: true,
  });
  const path = { inspection_id: id };
  const ann = { type: 1, name: 'Ann Tenant', email: 'ann.undone@example.com', signee: true, notify: false } as const;
  await createInspectionContact({ path, body: { ...ann, deliver: true } });
  await submitInspection({ path });
  const toAnn = async () => {
    const { data } = await listEmails({ query: { inspection_id: [id] } });
    return data.data.filter(({ recipient }) => recipient === ann.email);
  };
  await signIn('manager');
  await page.goto(paths.inspection(id));
  const inspection = new InspectionPage(page);
  await inspection.take('Approve');
  await inspection.expectState('Complete');
  expect((await toAnn()).map(({ sent_at: sentAt }) => sentAt)).toEqual([null]);

  const other = await page.context().newPage();
  await other.goto(paths.inspection(id));
  await other.reload();
  const undo = other.getByRole('button', { name: 'Undo approval' });
  await expect(undo).toBeVisible();
  await stylesHaveSettled(other);
  expect(await seriousFindings(other)).toEqual([]);
  await undo.press('Enter');
  await new InspectionPage(other).expectState('Review');
  await expect(undo).toBeHidden();

  // The first tab hears of it.
  await page.bringToFront();
  await inspection.expectState('Review');
  await expect(page.getByRole('button', { name: 'Undo approval' })).toBeHidden();
  expect(await toAnn()).toEqual([]);
  expect((await getInspection({ path })).data.comments_until).toBeNull();

  await page.goto(paths.inspectionPdfs(id));
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText('Taken back');
});
