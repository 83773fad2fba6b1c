/** The page that lists who is to do what across the rooms of a report. */
import { paths } from '#web/paths.ts';
import { createAction, getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

async function addActions(inspectionId: number, wanted: Record<string, string>): Promise<void> {
  const { data } = await getReport({ path: { inspection_id: inspectionId } });
  for (const room of data.rooms) {
    for (const item of room.items) {
      const path = { inspection_id: inspectionId, room_id: room.id, item_id: item.id };
      const name = item.name.value;
      await createAction({
        path,
        body: { action: `See to the ${name}`, responsibility: wanted[name] ?? '' },
      });
    }
  }
}

test('lists the actions of all rooms by who is responsible, and leads to their items', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const { id } = await given.inspection({
    rooms: [
      { name: 'Hall', items: ['Door', 'Carpet'] },
      { name: 'Kitchen', items: ['Oven'] },
    ],
    clerk: await given.staffMember('clerk'),
    isStarted: true,
  });
  await addActions(id, { Door: 'Landlord', Carpet: 'Tenant', Oven: 'Landlord' });
  await signIn('manager');
  await page.goto(paths.inspection(id));
  await page.getByRole('link', { name: 'Actions', exact: true }).click();

  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['Landlord', 'Tenant']);
  await expect(page.getByRole('listitem').filter({ hasText: 'See to the' })).toHaveCount(3);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  await page.getByRole('button', { name: 'Responsible' }).click();
  await page.getByRole('checkbox', { name: 'Tenant (1)' }).check();
  await page.keyboard.press('Escape');
  await expect(headings).toHaveText(['Tenant']);
  await expect(page).toHaveURL(/responsible=Tenant/);

  await page.getByRole('link', { name: 'Hall · Carpet' }).click();
  await expect(reportEditor.field('Hall', 'Carpet', 'Description')).toBeFocused();
  await expect(reportEditor.side).toContainText('See to the Carpet');
});

test('says where actions are noted while a report has none', async ({ page, given, signIn }) => {
  const { id } = await given.inspection({ rooms: [{ name: 'Hall', items: ['Door'] }] });
  await signIn('clerk');
  await page.goto(paths.inspectionActions(id));
  await expect(page.getByText('No actions', { exact: true })).toBeVisible();
});
