/** Clerks accept a visit or decline it with a reason, and the office reads who comes. */
import { paths } from '#web/paths.ts';
import { listEmails } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';

test('a clerk accepts a visit on a phone, then declines it by keyboard, and the office reads why', async ({
  page,
  openAs,
  signIn,
  given,
}) => {
  const clerk = await given.staffMember('clerk');
  const { id, property } = await given.inspection({ clerk, time: '10:00' });
  await signIn('manager');
  const office = new InspectionPage(page);
  await page.goto(paths.inspection(id));
  await expect(office.states).toContainText('Not answered yet');

  const phone = await openAs('clerk');
  await phone.setViewportSize({ width: 390, height: 844 });
  const accepting = phone
    .getByRole('region', { name: 'Waiting for your answer' })
    .getByRole('button', { name: `Accept: ${property.address.line1}` });
  const whole = phone.getByRole('button', { name: /^Show all \d+$/ });
  await phone.goto(paths.inspection(id));
  await expect(phone.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await phone.goto('/');
  // The demo company gives this clerk more than are shown at first.
  await accepting.or(whole).first().waitFor();
  if (await whole.isVisible()) await whole.press('Enter');
  await accepting.press('Enter');
  await expect(phone.getByText('Accepted: the visit is yours.')).toBeVisible();
  await expect(accepting).toBeHidden();
  await phone.goto(paths.inspection(id));
  await expect(office.states).toContainText(/Accepted \d+ \w+|Accepted \w+ \d+ \w+/);

  await phone.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  const dialog = phone.getByRole('dialog', { name: 'Decline this visit' });
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme });
    expect(await seriousFindings(phone, { ofColour: true })).toEqual([]);
  }
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('My car is in the garage.');
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(dialog).toBeHidden();

  await office.expectState('Pending');
  await expect(office.states).toContainText(`Declined by ${clerk.name}: My car is in the garage.`);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  const { data: emails } = await listEmails({ query: { inspection_id: [id] } });
  expect(emails.data.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(`${clerk.name} declines`));

  await page.goto('/');
  const declined = page.getByRole('region', { name: 'Declined by their clerk' });
  await expect(declined.getByText(`${clerk.name}: “My car is in the garage.”`)).toBeVisible();
});
