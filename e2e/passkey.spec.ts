/** With the authenticator that Chromium plays: a passkey is added in My account, and signs in by itself. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { addPerson, choosePassword, inviteSomebody } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { signOut } from './support/sign-out.ts';
import { waitTenMinutes } from './support/wait-ten-minutes.ts';

async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The authenticator answers by itself, also to the field that offers passkeys, so the page may be gone already. */
async function signInByPasskey(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Use a passkey' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
}

test('a passkey is added, named, signs in without a password, and is removed', async ({ page, given }) => {
  const person = await addPerson(await given.staffMember('clerk'));
  const password = await choosePassword(page, person);
  await new SignInPage(page).signIn({ ...person, password });
  await addAuthenticator(page);
  await page.goto(paths.account());
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByRole('dialog', { name: 'Name of the passkey' }).getByRole('textbox');
  await name.fill('My telephone');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('My telephone');
  await expect(list).toContainText('not used yet');
  expect(await seriousFindings(page)).toEqual([]);

  await signOut(page);
  await page.goto(paths.account());
  await signInByPasskey(page);
  await expect(list).toContainText('last used');

  await list.getByRole('button', { name: 'Remove My telephone' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(list).toBeHidden();
});

test('somebody who is invited chooses a passkey, has no password, and signs in with it', async ({
  page: administrators,
  browser,
  signIn,
}) => {
  await signIn('administrator');
  const link = await inviteSomebody(administrators);
  const page = await (await browser.newContext()).newPage();
  await addAuthenticator(page);
  await page.goto(link);
  await expect(page.getByLabel('New password')).toBeFocused();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your passkey is ready' })).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.goto(paths.account());
  await signInByPasskey(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('First passkey');

  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  const prove = async () => {
    await expect(proof.getByLabel('Current password')).toHaveCount(0);
    await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(proof).toHaveCount(0);
  };
  await test.step('ten minutes later the passkey is their proof', async () => {
    await waitTenMinutes(page);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
    await prove();
    await expect(page.getByRole('dialog', { name: 'Set up an authenticator app' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the last way in stays, until there is a password', async () => {
    await page.getByRole('button', { name: 'Remove First passkey' }).press('Enter');
    await page.getByRole('button', { name: 'Remove the passkey' }).press('Enter');
    await expect(page.getByText('You have no password: choose one first, or add another passkey.')).toBeVisible();
    await waitTenMinutes(page);
    await page.getByLabel('New password').fill('teapot-gravel-lantern');
    await page.keyboard.press('Enter');
    await prove();
    await new SignInPage(page).isShown();
  });
});

/** The browser's own windows for passkeys: each question is noted, and stands until it is ended. */
async function holdQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const questions: { of: string; isEnded: boolean; end: () => void }[] = [];
    Object.assign(window, { questions });
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
    navigator.credentials.get = ({ mediation, signal } = {}) =>
      new Promise((_resolve, reject) => {
        const question = {
          of: mediation === 'conditional' ? 'field' : 'button',
          isEnded: false,
          end: () => {
            question.isEnded = true;
            reject(new DOMException('Closed.', 'NotAllowedError'));
          },
        };
        signal?.addEventListener('abort', question.end);
        questions.push(question);
      });
  });
}
type Asking = Window & { questions: { of: string; isEnded: boolean; end: () => void }[] };
const questionsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Asking).questions.map(({ of, isEnded }) => `${of}${isEnded ? ', ended' : ''}`),
  );

test('a passkey that is asked for by the button is not given up for the one that the field offers', async ({
  page,
}) => {
  await holdQuestions(page);
  const forTheField = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/oauth/passkey', async (route) => {
    requests += 1;
    if (requests === 1) await forTheField.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/oauth/passkey');
  await page.goto(paths.account());
  const first = await asked;
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  forTheField.resolve();
  await first.response().then((response) => response?.finished());
  await expect.poll(() => questionsOf(page)).toEqual(['button']);
  await page.evaluate(() => (window as unknown as Asking).questions[0]?.end());
  await expect.poll(() => questionsOf(page)).toEqual(['button, ended', 'field']);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(() => questionsOf(page)).toEqual(['button, ended', 'field, ended', 'button']);
});
