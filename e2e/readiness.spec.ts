/** The office sees on Today which visits of the week are not ready, and mends one where it stands. */
import { paths } from '#web/paths.ts';
import { createKeyMovement, createKeySet } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('Today names what a visit lacks, and the line turns green as it is mended', async ({ page, signIn, given }) => {
  const { id, property } = await given.inspection({ day: tomorrow(), time: '07:00' });
  await signIn('manager');
  await page.goto('/');
  const line = page
    .getByRole('region', { name: /^Tomorrow at risk/ })
    .getByRole('listitem')
    .filter({ hasText: property.address.line1 });
  await expect(line.getByText('Nobody is assigned')).toBeVisible();
  await line.getByRole('link', { name: 'Nobody has said where the keys are' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Where the keys are' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Where the keys are' }).fill('At the office');
  await page.getByRole('textbox', { name: 'Where the keys are' }).press('Enter');

  await expect(page).toHaveURL(paths.inspection(id));
  const readiness = page.getByRole('list', { name: 'Readiness' });
  await expect(readiness).toContainText('Keys known');
  await expect(readiness).toContainText('Nobody is told of the visit');

  // Each of the others leads to the control that mends it.
  await readiness.getByRole('link', { name: 'Nobody is assigned' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Clerk', exact: true })).toBeFocused();
  await page.goBack();
  await readiness.getByRole('link', { name: /^No note says how to get in/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Notes', exact: true })).toBeFocused();
  const { data: set } = await createKeySet({
    body: { tag: `R-${property.id}`, holds: '1 Yale', key_count: 1, place: 'Safe', property_id: property.id },
  });
  const out = { direction: 'out', holder: 'tenant', holder_name: 'Ann Lee' } as const;
  await createKeyMovement({ path: { key_set_id: set.id }, body: out });
  await page.goto(paths.inspection(id));
  await readiness.getByRole('link', { name: /^Keys R-\d+ are with Ann Lee/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: set.tag }).getByRole('button', { name: 'Take back' })).toBeVisible();

  // The list of those that are not ready has it, as Today counts it.
  const ofHome = `q=${encodeURIComponent(property.address.line1)}`;
  await page.goto(`${paths.inspections()}?not_ready=true&when=${tomorrow()}/${tomorrow()}&${ofHome}`);
  await expect(page.getByRole('status').filter({ hasText: /^(?:1–1 of )?1 inspection$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^State.*Not ready/ })).toBeVisible();
  await page.goto(paths.inspection(id));
  await expect(readiness).toContainText('Nobody is told of the visit');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    }
  }
});
