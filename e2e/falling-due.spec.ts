/** Tenancies, the visits that fall due at a home, and a time that somebody asks for on the phone. */
import { createCertificate, createTenancy, listCertificates, listInspections } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a tenancy with notice is kept, and its certificate says what is missing', async ({ page, given, signIn }) => {
  const property = await given.property();
  await signIn('manager');
  await page.goto(`/properties/${property.id}/tenancies`);
  await page.getByRole('button', { name: 'Add tenancy' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a tenancy' });
  await dialog.getByRole('button', { name: 'Add tenancy' }).press('Enter');
  await expect(dialog.getByLabel('Starts on')).toHaveAccessibleDescription(/cannot be left empty/);
  await dialog.getByLabel('Starts on').fill('3 Feb 2026');
  await dialog.getByRole('button', { name: 'Add tenancy' }).press('Enter');
  await expect(page.getByText('Since Tue 3 Feb 2026')).toBeVisible();

  await page.getByRole('button', { name: /^Change the tenancy/ }).press('Enter');
  const notice = page.getByRole('dialog', { name: 'Change the tenancy' });
  await notice.getByLabel('Given on').fill(dayFrom(-1));
  await expect(notice.getByText('Leaves on is missing: no check-out is drafted yet.')).toBeVisible();
  await notice.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByText('Leaves on is missing: no check-out is drafted yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in “Leaves on”' }).press('Enter');
  await expect(notice.getByLabel('Leaves on')).toBeFocused();
  await page.keyboard.insertText(dayFrom(90));
  await notice.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('list', { name: 'Drafted by the notice' }).getByRole('listitem')).toHaveText([
    /^Check out/i,
    /^Keys come back/,
    /^Check in/i,
  ]);

  await page.getByRole('button', { name: 'Add certificate' }).press('Enter');
  const certificate = page.getByRole('dialog', { name: 'Add a certificate' });
  await certificate.getByRole('button', { name: 'Add certificate' }).press('Enter');
  await expect(certificate.getByLabel('Good until')).toHaveAccessibleDescription(/cannot be left empty/);
  await certificate.getByLabel('Good until').fill('2 Feb 2031');
  await certificate.getByRole('button', { name: 'Add certificate' }).press('Enter');
  await expect(page.getByText('Until Sun 2 Feb 2031')).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  await page.getByRole('link', { name: 'Book them in Falling due' }).press('Enter');
  await expect(page.getByRole('button', { name: `Book ` }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: property.address.line1 })).toHaveCount(3);
});

test('a check out after a notice becomes a booking', async ({ page, given, signIn }) => {
  const property = await given.property();
  const path = { property_id: property.id };
  const notice = { notice_given_on: dayFrom(-30), leaves_on: dayFrom(20) };
  await createTenancy({ path, body: { starts_on: '2025-02-03', ...notice } });
  await signIn('manager');
  await page.goto('/due');
  await page.getByRole('searchbox', { name: 'Step or property' }).fill(property.address.line1);
  const due = page.getByRole('row').filter({ hasText: property.address.line1 }).filter({ hasText: 'Check out' });
  await due.getByRole('button', { name: 'Book' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^(?:Free within working hours:|Nobody is free on that day)/)).toBeVisible();
  await expect(dialog.getByLabel('Time')).toHaveValue(/^\d\d:\d\d$/);
  await expect(dialog.getByLabel('Clerk')).not.toHaveValue('');
  await expect(dialog.getByLabel('Duration')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(due).toBeHidden();
  const { data: booked } = await listInspections({ query: { property_id: [property.id] } });
  expect(booked.data).toEqual([
    expect.objectContaining({
      type: expect.objectContaining({ id: 5 }),
      conduct_date: expect.stringMatching(/T\d\d:[03]0/),
      time_to_complete: expect.stringMatching(/^PT/),
    }),
  ]);
});

test('a certificate that ran out is done with a new day, or dropped with a reason', async ({ page, given, signIn }) => {
  const property = await given.property();
  const path = { property_id: property.id };
  await createCertificate({ path, body: { kind: 'gas', expires_on: dayFrom(-6) } });
  await createCertificate({ path, body: { kind: 'epc', expires_on: dayFrom(-3) } });
  await signIn('manager');
  await page.goto('/due');
  await page.getByRole('searchbox', { name: 'Step or property' }).fill(property.address.line1);
  const rows = page.getByRole('row').filter({ hasText: property.address.line1 });
  const gas = rows.filter({ hasText: 'Gas safety record' });
  await gas.getByRole('button', { name: 'is done' }).press('Enter');
  const renewal = page.getByRole('dialog', { name: 'Gas safety record: the new one' });
  const until = renewal.getByLabel('New certificate, good until');
  await renewal.getByRole('button', { name: 'Save certificate' }).press('Enter');
  await expect(until).toHaveAccessibleDescription(/cannot be left empty/);
  await until.fill(dayFrom(-6));
  await expect(until).toHaveAccessibleDescription(/must be later than/);
  await until.fill(dayFrom(30));
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await renewal.getByRole('button', { name: 'Save certificate' }).press('Enter');
  await expect(renewal).toBeHidden();
  await expect(gas).not.toContainText('Overdue');
  const { data: kept } = await listCertificates({ path });
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'gas', expires_on: dayFrom(30) }));

  const epc = rows.filter({ hasText: 'Energy performance' });
  await epc.getByRole('button', { name: 'Drop' }).press('Enter');
  const dropping = page.getByRole('dialog', { name: /none needed any more/ });
  await dropping.getByRole('button', { name: 'Drop' }).press('Enter');
  await expect(dropping.getByLabel('Reason')).toHaveAccessibleDescription(/cannot be left empty/);
  await dropping.getByLabel('Reason').fill('It is listed.');
  await dropping.getByRole('button', { name: 'Drop' }).press('Enter');
  await expect(epc).toBeHidden();
  await expect(gas).toBeVisible();
  await page.goto(`/properties/${property.id}/audit`);
  await expect(page.getByText('It is listed.')).toBeVisible();
});

test('the palette offers times for what somebody asks on the phone', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/keys');
  await expect(page.getByRole('row', { name: /CQ-001/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('2-bed check-out PO4 8AA Wed pm');
  await expect(page.getByRole('option', { name: /Ask for a slot/ })).toContainText('2 beds · PO4 8AA');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ask for a slot' })).toBeVisible();
  const offers = page.getByRole('main').getByRole('listitem').filter({ hasText: 'on the way' });
  await expect(offers.first().getByRole('button')).toBeVisible();
});

test('a time chosen on the phone is booked at the price of the firm', async ({ page, given, signIn }) => {
  const property = await given.property({ postcode: 'PO4 8ZY' });
  await signIn('manager');
  await page.goto(`/inspections/new?ask=${encodeURIComponent('2-bed check-out PO4 8ZY next week')}`);
  await expect(page.getByRole('combobox', { name: 'Property' })).toHaveValue(String(property.id));
  await page.getByRole('button', { name: /Book$/ }).first().press('Enter');
  await expect(page.getByText(/^Booked: /)).toBeVisible();
  const { data: booked } = await listInspections({ query: { property_id: [property.id] } });
  expect(booked.data.map(({ pricing }) => pricing?.price)).toEqual([expect.stringMatching(/^\d+\.\d\d$/)]);
});

test('a time at a home that is not known yet leads to its postcode and its bedrooms', async ({ page, signIn }) => {
  // A day on which nothing else here books what is offered: a Wednesday five weeks ahead.
  const day = dayFrom(38 - new Date().getUTCDay());
  await signIn('manager');
  await page.goto(`/inspections/new?ask=${encodeURIComponent(`3-bed check-out PO4 8ZX ${day}`)}`);
  await page
    .getByRole('button', { name: /Fill in the form$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('combobox', { name: 'Property' })).toHaveValue('PO4 8ZX');
  await expect(page.getByText('No property has all these words in its address.')).toBeVisible();
  await page.getByRole('button', { name: 'Create the property' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New property' });
  await expect(dialog.getByLabel('Postcode')).toHaveValue('PO4 8ZX');
  await expect(dialog.getByLabel('Bedrooms')).toHaveValue('3');
});
