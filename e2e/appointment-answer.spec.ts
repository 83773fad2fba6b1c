/** A tenant asks for another time by the link of an e-mail, without a script, and the office sees it and settles it. */
import { paths } from '#web/paths.ts';
import { createInspectionContact, listEmails } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('a contact confirms, then asks for another time, and Today shows it until it is settled', async ({
  browser,
  given,
  signIn,
  page,
}) => {
  const inspection = await given.inspection({ time: '10:30' });
  const { line1 } = inspection.property.address;
  const path = { inspection_id: inspection.id };
  const ann = { type: 1, name: `Ann ${inspection.id}`, email: 'ann@example.com', signee: false, notify: true } as const;
  await createInspectionContact({ path, body: { ...ann, deliver: false } });
  const { data: emails } = await listEmails({ query: { inspection_id: [inspection.id] } });
  const text = emails.data.find(({ recipient }) => recipient === ann.email)?.text;
  const link = new URL(/https?:\S+\/a\/\S+/.exec(text ?? '')?.[0] ?? '').pathname;

  await signIn('manager');
  await page.goto(paths.inspectionContacts(inspection.id));
  const phone = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Confirm this time' }).press('Enter');
  await expect(phone.getByRole('status')).toContainText('you confirmed this time');
  await expect(page.getByText(/Confirmed the appointment/)).toBeVisible();
  await phone.getByText('Ask for another time').first().press('Enter');
  await phone.getByRole('textbox').fill('Thursday after four');
  await phone.getByRole('button', { name: 'Ask for another time' }).press('Enter');
  await expect(phone.getByRole('status')).toContainText('Thursday after four');

  const looking = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await looking.goto(link);
  for (const colorScheme of ['light', 'dark'] as const) {
    await looking.emulateMedia({ colorScheme });
    expect(await seriousFindings(looking)).toEqual([]);
  }
  await page.goto('/');
  const request = page
    .getByRole('region', { name: 'Asked for another time' })
    .getByRole('listitem')
    .filter({ hasText: line1 });
  await expect(request).toContainText('“Thursday after four”');
  await request.getByRole('button', { name: /^Settled/ }).press('Enter');
  await expect(request).toBeHidden();
});
