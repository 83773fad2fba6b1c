/** The keys of a home: handed out with a signature, listed when they are late, and reserved by a booking. */
import { createKeySet, getKeySet } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { someName } from './support/given.ts';

const keys = { holds: '2 Yale, 1 mortice', key_count: 3, place: 'Office board, hook 14' };

test('keys go out to a tenant by keyboard, are late, and come back', async ({ page, given, signIn }) => {
  const property = await given.property();
  const tag = `E-${property.id}`;
  const { data: set } = await createKeySet({ body: { ...keys, tag, property_id: property.id } });
  const tenant = someName();
  await signIn('manager');
  await page.goto(`/keys?q=${tag}`);
  await page.getByRole('link', { name: tag }).press('Enter');
  const panel = page.getByRole('dialog', { name: `Keys ${tag}` });
  await panel.getByRole('button', { name: 'Hand over' }).press('Enter');
  const out = page.getByRole('dialog', { name: `Hand over ${tag}` });
  await out.getByLabel('Who takes it').selectOption('tenant');
  await out.getByLabel('Their name').fill(tenant);
  await out.getByLabel('Due back').fill('1 Nov 2026');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await out.getByRole('button', { name: 'Hand over' }).press('Enter');
  await expect(out).toBeHidden();
  await expect(panel.getByText(`Out to ${tenant} (tenant)`)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Overdue').check();
  const row = page.getByRole('row', { name: new RegExp(tag) });
  await expect(row).toContainText(`${tenant} (tenant)`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: /\.csv/ }).press('Enter');
  expect((await download).suggestedFilename()).toBe('keys.csv');
  await row.getByRole('link', { name: tag }).press('Enter');
  await panel.getByRole('button', { name: 'Take back' }).press('Enter');
  const back = page.getByRole('dialog', { name: `Take back ${tag}` });
  await back.getByLabel('Its hook in the office').fill('Safe');
  await back.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(back).toBeHidden();
  await expect(panel.getByText('Back, on Safe')).toBeVisible();
  expect((await getKeySet({ path: { key_set_id: set.id } })).data.holder).toBe('office');
});

test('the later one of two tabs that hand out one set is told, and loses nothing that was typed', async ({
  page,
  given,
  signIn,
  openAs,
}) => {
  const property = await given.property();
  const tag = `E-${property.id}`;
  const { data: set } = await createKeySet({ body: { ...keys, tag, property_id: property.id } });
  const [mine, theirs] = [someName(), someName()];
  await signIn('manager');
  const other = await openAs('administrator');
  for (const [tab, name] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await tab.goto(`/keys?set=${set.id}`);
    await tab.getByRole('button', { name: 'Hand over' }).click();
    await tab.getByLabel('Who takes it').selectOption('landlord');
    await tab.getByLabel('Their name').fill(name);
  }
  await other
    .getByRole('dialog', { name: `Hand over ${tag}` })
    .getByRole('button', { name: 'Hand over' })
    .click();
  await expect(other.getByText(`Out to ${theirs} (landlord)`)).toBeVisible();
  const form = page.getByRole('dialog', { name: `Hand over ${tag}` });
  // The page behind the form has heard of it by now.
  await expect(page.getByText(`With ${theirs} (landlord)`)).toBeAttached();
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(form.getByText(`Somebody else moved or changed it meanwhile: ${theirs} (landlord).`)).toBeVisible();
  await expect(form.getByLabel('Their name')).toHaveValue(mine);
  expect((await getKeySet({ path: { key_set_id: set.id } })).data.holder_name).toBe(theirs);
  await form.getByRole('button', { name: 'Do so all the same' }).click();
  await expect(page.getByText(`Out to ${mine} (landlord)`)).toBeVisible();
});

test('handing keys over names the visits that need them, and those are not ready afterwards', async ({
  page,
  given,
  signIn,
}) => {
  const property = await given.property();
  const day = given.someDay();
  const tag = `E-${property.id}`;
  const { data: set } = await createKeySet({ body: { ...keys, tag, property_id: property.id } });
  const [clerk] = await given.clerks(day);
  const { id } = await given.inspection({ property, day, time: '10:00', clerk });
  await signIn('manager');
  await page.goto(`/keys?set=${set.id}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const form = page.getByRole('dialog', { name: `Hand over ${tag}` });
  await form.getByLabel('Who takes it').selectOption('contractor');
  await form.getByLabel('Their name').fill('Bo Fix');
  const visits = form.getByRole('list', { name: 'Visits without keys' });
  await expect(visits.getByRole('listitem')).toContainText(clerk.name);
  await form.getByLabel('Due back').fill(day);
  await expect(visits).toBeHidden();
  const dayAfter = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Due back').fill(dayAfter);
  await expect(visits.getByRole('listitem')).toHaveCount(1);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    }
  }
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/inspections/${id}`);
  await expect(page.getByRole('list', { name: 'Readiness' })).toContainText(
    `Keys ${tag} are with Bo Fix (contractor) until`,
  );
  await expect(page.getByText(/with Bo Fix \(contractor\), due back/)).toHaveCount(1);
});

test('a booking says where the keys are, and who has them on its day', async ({ page, given, signIn }) => {
  const property = await given.property();
  const day = given.someDay();
  const tag = `E-${property.id}`;
  await createKeySet({ body: { ...keys, tag, property_id: property.id } });
  const [clerk, other] = await given.clerks(day);
  await given.inspection({ property, day, time: '10:00', clerk });
  const { id } = await given.inspection({ property, day, time: '14:00', clerk: other });
  await signIn('manager');
  await page.goto(`/inspections/${id}`);
  await expect(page.getByText(`${tag} is reserved that day, first for ${clerk.name}.`)).toBeVisible();
  await page.goto(`/properties/${property.id}`);
  await page.getByRole('button', { name: `Open the keys ${tag}` }).click();
  await expect(page.getByRole('dialog', { name: `Keys ${tag}` })).toContainText('It has not left the office yet.');
});
