/** A visit that nobody has is offered to clerks: the first to accept has it, and the board shows it. */
import { paths } from '#web/paths.ts';
import { createOffer } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';

test('a manager offers a visit from the board, and a clerk accepts it on a phone', async ({
  page,
  openAs,
  signIn,
  given,
  schedule,
}) => {
  const clerk = await given.staffMember('clerk');
  const day = given.someDay();
  const { id, street } = await given.booking({ day, time: '10:00' });
  await signIn('manager');
  await schedule.open({ day });
  await schedule.tray.getByRole('button', { name: `Offer ${street} to clerks` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Offer to clerks' });
  const tick = dialog.getByRole('checkbox', { name: clerk.name });
  await expect(tick).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Offer it' }).press('Enter');
  await expect(dialog.getByText('Choose one clerk at least.')).toBeVisible();
  await tick.check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Offer it' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(schedule.tray.getByRole('listitem').filter({ hasText: street })).toContainText('Offered until');
  const suggest = schedule.tray.getByRole('button', { name: `Suggest a clerk and time for ${street}` });
  await expect(suggest).toBeFocused();

  const phone = await openAs('clerk');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(paths.home());
  const offered = phone.getByRole('region', { name: 'Offered to you' });
  await expect(offered).toContainText(street);
  expect(await seriousFindings(phone, { ofColour: true })).toEqual([]);
  await offered.getByRole('button', { name: `Accept: ${street}` }).press('Enter');
  await expect(phone.getByText('Accepted: the visit is yours.')).toBeVisible();
  await expect(phone.getByRole('button', { name: `Accept: ${street}` })).toBeHidden();

  await expect(schedule.booking(street, schedule.tray)).toBeHidden();
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  await page.goto(paths.inspection(id));
  await new InspectionPage(page).expectState('Assigned');
});

test('a manager withdraws an offer on the page of the visit, and it is offered no longer', async ({
  page,
  openAs,
  signIn,
  given,
}) => {
  const clerk = await given.staffMember('clerk');
  const { id, street } = await given.booking({ time: '11:00' });
  await signIn('manager');
  await page.goto(paths.inspection(id));
  await page.getByRole('button', { name: 'Offer to clerks…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Offer to clerks' });
  await dialog.getByRole('checkbox', { name: clerk.name }).check();
  await dialog.getByRole('button', { name: 'Offer it' }).press('Enter');
  await expect(page.getByText(/^Offered to .*: the first to accept has it\.$/)).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  const phone = await openAs('clerk');
  await phone.goto(paths.inspection(id));
  await expect(phone.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Not me', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(page.getByText('The offer is withdrawn.')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await phone.goto(paths.home());
  await expect(phone.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(phone.getByRole('button', { name: `Accept: ${street}` })).toBeHidden();
});

test('a clerk says no on a phone, and Today tells the manager that nobody took the visit, who offers it again', async ({
  page,
  openAs,
  signIn,
  given,
}) => {
  const clerk = await given.staffMember('clerk');
  const { id, street } = await given.booking({ time: '12:00' });
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  await createOffer({ body: { inspection_id: id, staff_ids: [clerk.id], ends_at: ends } });
  await signIn('manager');
  await page.goto(paths.home());
  const phone = await openAs('clerk');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(paths.home());
  await phone.getByRole('button', { name: `Not me: ${street}` }).press('Enter');
  await expect(phone.getByText('You are not asked for this visit any more.')).toBeVisible();
  await expect(phone.getByRole('button', { name: `Accept: ${street}` })).toBeHidden();

  const line = page
    .getByRole('region', { name: 'Offered, and nobody took it' })
    .getByRole('listitem')
    .filter({ hasText: street });
  await expect(line).toContainText(`It was offered to ${clerk.name}: they said no.`);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await line.getByRole('button', { name: `Offer again: ${street}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Offer to clerks' });
  await dialog.getByRole('checkbox', { name: clerk.name }).check();
  await dialog.getByRole('button', { name: 'Offer it' }).press('Enter');
  await expect(line).toBeHidden();
  await expect(phone.getByRole('button', { name: `Accept: ${street}` })).toBeVisible();
});
