/** axe finds nothing serious on any screen: light and dark, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { listInspections, listProperties } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { printPasswordLink } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

async function expectAccessible(page: Page): Promise<void> {
  for (const [place, size] of Object.entries(widths)) {
    for (const colorScheme of themes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await stylesHaveSettled(page);
      expect
        .soft(await seriousFindings(page, { ofColour: colorScheme === 'dark' }), `${place}, ${colorScheme}`)
        .toEqual([]);
    }
  }
}

const REVIEW = 350;

/** A property with years behind it, and a report full of everything. */
async function examples(): Promise<{ property: number; inspection: number }> {
  const { data: reviewed } = await listInspections({
    query: { state_id: [REVIEW], sort: 'conduct_date', per_page: 1 },
  });
  const { data: properties } = await listProperties({ query: { per_page: 1 } });
  const [inspection] = reviewed.data;
  const [property] = properties.data;
  if (inspection === undefined || property === undefined) throw new Error('The demo company has nothing in Review.');
  return { property: inspection.property.id, inspection: inspection.id };
}

type Screen = {
  name: string;
  path: (ids: { property: number; inspection: number }) => string;
  shows: string | RegExp;
  /** Omitted: a manager. */
  as?: string;
};

const screens: Screen[] = [
  { name: 'Today', path: paths.home, shows: 'Tomorrow at risk' },
  { name: 'properties', path: paths.properties, shows: /^1–\d+ of/ },
  { name: 'a property', path: ({ property }) => paths.property(property), shows: 'Last inspection' },
  { name: "a property's inspections", path: ({ property }) => paths.propertyInspections(property), shows: /^20\d\d$/ },
  { name: "a property's contacts", path: ({ property }) => paths.propertyContacts(property), shows: /Landlord|Tenant/ },
  { name: "a property's meters", path: ({ property }) => paths.propertyMeters(property), shows: /Electricity/ },
  { name: "a property's audit", path: ({ property }) => paths.propertyAudit(property), shows: /entries$/ },
  { name: 'a new property', path: paths.newProperty, shows: 'House number and street' },
  {
    name: 'changing a property',
    path: ({ property }) => paths.editProperty(property),
    shows: 'House number and street',
  },
  { name: 'inspections', path: paths.inspections, shows: /^1–\d+ of/ },
  { name: 'a new inspection', path: () => paths.newInspection(), shows: 'When and who' },
  { name: 'changing an inspection', path: ({ inspection }) => paths.editInspection(inspection), shows: 'When and who' },
  { name: 'an inspection', path: ({ inspection }) => paths.inspection(inspection), shows: 'Appointment' },
  {
    name: "an inspection's contacts",
    path: ({ inspection }) => paths.inspectionContacts(inspection),
    shows: /contact/i,
  },
  { name: "an inspection's PDFs", path: ({ inspection }) => paths.inspectionPdfs(inspection), shows: 'Full report' },
  { name: "an inspection's history", path: ({ inspection }) => paths.inspectionHistory(inspection), shows: /entries$/ },
  { name: 'the report editor', path: ({ inspection }) => paths.inspectionReport(inspection), shows: 'Saved' },
  { name: 'e-mails', path: () => paths.emails(), shows: /^1–\d+ of|No e-mails yet/ },
  { name: 'staff', path: paths.staff, shows: /^1–\d+ of/ },
  { name: 'clients', path: paths.clients, shows: /^1–\d+ of/ },
  { name: 'a client', path: () => paths.client(1), shows: 'Inspections' },
  { name: 'people of a client', path: () => paths.clientPeople(1), shows: 'Invite somebody' },
  { name: 'my account', path: paths.account, shows: 'Current password' },
  { name: 'the week board', path: paths.schedule, shows: /booked|free/ },
  { name: 'the day board', path: () => `${paths.schedule()}?view=day`, shows: '07:00' },
  {
    name: 'the settings of security',
    path: paths.securitySettings,
    shows: 'Addresses of visitors',
    as: 'administrator',
  },
  { name: 'the settings of personal data', path: paths.dataSettings, shows: 'Erase a person', as: 'administrator' },
  { name: 'the security log', path: paths.securityLog, shows: /^1–\d+ of/, as: 'administrator' },
  { name: 'the applications', path: paths.applications, shows: 'New application', as: 'administrator' },
  { name: 'the webhooks', path: paths.webhooks, shows: /No webhooks yet|^1–\d+ of|webhooks?$/, as: 'administrator' },
  { name: 'an address that leads nowhere', path: () => '/nowhere', shows: 'There is no such page.' },
];

for (const { name, path, shows, as = 'manager' } of screens) {
  test(`${name} can be used by everybody`, async ({ page, office: _office, signIn }) => {
    await signIn(as);
    await page.goto(path(await examples()));
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('signing in and out can be used by everybody', async ({ page }) => {
  await page.goto(paths.home());
  const signInPage = new SignInPage(page);
  await signInPage.isShown();
  await expectAccessible(page);
  await signInPage.signIn(demoUser('manager'));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectAccessible(page);
});

test('choosing a new password can be used by everybody', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(printPasswordLink(demoUser('manager').email));
  const password = page.getByLabel('New password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('password1234');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('must not be one that many people use');
  await expect(password).toBeFocused();
  await expectAccessible(page);
});

test('the palette can be used by everybody', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.properties());
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('PO');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('a form with faults can be used by everybody', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.newProperty());
  await page.getByRole('button', { name: 'Create property' }).click();
  await expect(page.getByLabel('House number and street')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('the dialogs of the report editor and the schedule can be used by everybody', async ({
  page,
  given,
  signIn,
  reportEditor,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const { id, property } = await given.inspection({
    day,
    time: '10:00',
    clerk,
    rooms: [{ name: 'Hall', items: ['Door'] }],
  });
  await signIn('manager');
  await reportEditor.open(id);
  await page.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByRole('dialog', { name: 'Add rooms' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.desk);
  await schedule.open({ day });
  await schedule.booking(property.address.line1, schedule.cell(clerk.name, day)).press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
