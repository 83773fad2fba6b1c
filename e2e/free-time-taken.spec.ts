/** Contacts take a free time by the link of an e-mail, without a script: in two tabs, on a bad line, and two who want the same. */
import type { Browser, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import {
  createInspectionContact,
  getInspection,
  listEmails,
  updateAccountSettings,
} from '#web/queries/generated/sdk.gen.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';
import { newClerk } from './support/new-person.ts';

type Linked = { id: number; link: string; name: string };

/** A visit of this clerk whose contact has a link. The setting lets contacts do more than other journeys ask, so it stays. */
async function givenLinked(given: Given, clerk: StaffMember, when: { day: string; time: string }): Promise<Linked> {
  await updateAccountSettings({ body: { appointment_answers: 'take_time' } });
  const { id } = await given.inspection({ ...when, clerk });
  const ann = { type: 1, name: `Ann ${id}`, email: `ann-${id}@example.com`, signee: false, notify: true } as const;
  await createInspectionContact({ path: { inspection_id: id }, body: { ...ann, deliver: false } });
  const { data: emails } = await listEmails({ query: { inspection_id: [id] } });
  const text = emails.data.find(({ recipient }) => recipient === ann.email)?.text;
  return { id, link: new URL(/https?:\S+\/a\/\S+/.exec(text ?? '')?.[0] ?? '').pathname, name: ann.name };
}

const conductDateOf = async (id: number) => {
  const { data } = await getInspection({ path: { inspection_id: id } });
  return Date.parse(data.conduct_date ?? '');
};

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** Moments, as the page has them. */
async function timesOn(page: Page): Promise<string[]> {
  const times = await page.locator('input[name="at"]').all();
  return Promise.all(times.map(async (time) => (await time.getAttribute('value')) ?? ''));
}

/** By keyboard. Answers the moment that is chosen. */
async function chooseTime(page: Page, value?: string): Promise<string> {
  await page.getByText('Take another time').press('Enter');
  const times = page.getByRole('group', { name: 'Free at present' }).getByRole('radio');
  const time = value === undefined ? times.nth(1) : times.and(page.locator(`[value="${value}"]`));
  await expect(time).toBeVisible();
  await time.press('Space');
  await expect(time).toBeChecked();
  return (await time.getAttribute('value')) ?? '';
}

const pressTake = (page: Page) => page.getByRole('button', { name: 'Take this time' }).press('Enter');
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'you confirmed this time' });

test('a contact takes a free time, another tab of theirs does not take one over it, and the office sees it', async ({
  browser,
  given,
  signIn,
  page,
}) => {
  const { id, link, name } = await givenLinked(given, await newClerk(), { day: given.someDay(), time: '10:00' });
  await signIn('manager');
  await page.goto(paths.inspectionContacts(id));
  await expect(page.getByText(name)).toBeVisible();
  const phone = await openPhone(browser);
  await phone.goto(link);
  const second = await phone.context().newPage();
  await second.goto(link);
  await chooseTime(second, (await timesOn(second)).at(-1));

  const taken = await chooseTime(phone);
  await pressTake(phone);
  await expect(thanks(phone)).toBeVisible();
  expect(await conductDateOf(id)).toBe(Date.parse(taken));
  await expect(page.getByText(/Confirmed the appointment/)).toBeVisible();

  await pressTake(second);
  await expect(second.getByRole('alert')).toContainText('The visit was moved while this page was open');
  expect(await conductDateOf(id)).toBe(Date.parse(taken));

  const looking = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await looking.goto(link);
  await looking.getByText('Take another time').press('Enter');
  for (const colorScheme of ['light', 'dark'] as const) {
    await looking.emulateMedia({ colorScheme });
    expect(await seriousFindings(looking)).toEqual([]);
  }
});

test('a line that drops while a time is taken loses nothing, and takes it once', async ({ browser, given }) => {
  const { id, link } = await givenLinked(given, await newClerk(), { day: given.someDay(), time: '10:00' });
  const before = await conductDateOf(id);
  const phone = await openPhone(browser);
  await phone.goto(link);
  const wanted = await chooseTime(phone);
  // Nothing arrives.
  await phone.context().setOffline(true);
  await pressTake(phone);
  await expect(phone.getByRole('button', { name: 'Take this time' })).toBeHidden();
  expect(await conductDateOf(id)).toBe(before);
  await phone.context().setOffline(false);

  // It arrives, and its answer does not.
  await phone.goto(link);
  await chooseTime(phone, wanted);
  await phone.route(`**${link}`, async (route) => {
    if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await pressTake(phone);
  await expect.poll(() => conductDateOf(id)).toBe(Date.parse(wanted));
  await phone.unroute(`**${link}`);
  await phone.goto(link);
  await expect(thanks(phone)).toBeVisible();
  expect(await conductDateOf(id)).toBe(Date.parse(wanted));
});

test('the first of two contacts who want one time has it, and the other is shown what is free', async ({
  browser,
  given,
}) => {
  const clerk = await newClerk();
  const day = given.someDay();
  const first = await givenLinked(given, clerk, { day, time: '10:00' });
  // At the same hour on the next day, so that both are shown the same hours.
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const second = await givenLinked(given, clerk, { day: next, time: '10:00' });
  const [ann, ben] = [await openPhone(browser), await openPhone(browser)];
  await ann.goto(first.link);
  await ben.goto(second.link);
  const offeredToAnn = await timesOn(ann);
  const wanted = (await timesOn(ben)).find((time) => offeredToAnn.includes(time)) ?? '';
  await chooseTime(ann, wanted);
  await chooseTime(ben, wanted);
  await pressTake(ann);
  await expect(thanks(ann)).toBeVisible();
  await pressTake(ben);
  await expect(ben.getByRole('alert')).toContainText('Somebody else has this time now');
  expect(await conductDateOf(second.id)).toBe(Date.parse(`${next}T10:00:00Z`));

  const another = ben.getByRole('radio').first();
  await another.press('Space');
  const value = (await another.getAttribute('value')) ?? '';
  await pressTake(ben);
  await expect(thanks(ben)).toBeVisible();
  expect(await conductDateOf(second.id)).toBe(Date.parse(value));
});
