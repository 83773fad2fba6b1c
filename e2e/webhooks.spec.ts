/** Webhooks on screen: another system is connected, tested, paused and taken away. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { listenForWebhooks } from './support/webhook-receiver.ts';

/** The words of each row that reach into its button. */
const runTogether = (rows: Element[]): string[] =>
  rows.flatMap((row) => {
    const [words, button] = [row.querySelector('label span'), row.querySelector('button')];
    if (words === null || button === null) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect().right > button.getBoundingClientRect().left ? [words.textContent] : [];
  });

test('an administrator connects another system, sends again what it refused, and deletes it', async ({
  page,
  signIn,
}) => {
  const receiver = await listenForWebhooks();
  await signIn('administrator');
  await page.goto(paths.webhooks());

  await test.step('the form says what is missing, and the secret is shown once', async () => {
    await page.getByRole('button', { name: 'New webhook' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    const create = dialog.getByRole('button', { name: 'Create webhook' });
    await expect(dialog.getByRole('button', { name: /^Example of/ }).first()).toBeVisible();
    expect(await dialog.getByRole('listitem').evaluateAll(runTogether)).toEqual([]);
    await dialog.getByLabel('Address').fill('ftp://10.0.0.8/hook');
    await create.press('Enter');
    await expect(dialog).toContainText('Choose at least one event.');
    await expect(dialog).toContainText('Address must begin with https://.');
    await dialog.getByLabel('Address').fill('https://10.0.0.8/hook');
    await dialog.getByRole('checkbox', { name: 'A PDF is ready' }).press('Space');
    await dialog.getByRole('button', { name: 'Example of pdf.generated' }).press('Enter');
    await expect(dialog.getByRole('region', { name: 'Message of pdf.generated' })).toContainText('"type": "FULL"');
    await create.press('Enter');
    await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Address').fill(receiver.url);
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await create.press('Enter');
    const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
    receiver.knowSecret(await shown.getByLabel('Secret').inputValue());
    await shown.getByRole('button', { name: 'Done' }).press('Enter');
  });

  const deliveries = page.getByRole('table', { name: receiver.url });
  await test.step('a test that was refused is sent again', async () => {
    await page.getByRole('link', { name: receiver.url }).press('Enter');
    await page.getByRole('button', { name: 'Send a test' }).first().press('Enter');
    await expect(deliveries).toContainText('Not taken, tried once');
    await expect(deliveries).toContainText('503');
    await deliveries.getByRole('link', { name: 'Test' }).press('Enter');
    const delivery = page.getByRole('dialog', { name: 'Test' });
    await delivery.getByRole('button', { name: 'Send again' }).press('Enter');
    await expect(delivery.getByText('Delivered', { exact: true }).first()).toBeVisible();
    await expect(delivery).toContainText('200');
    await expect(delivery.getByLabel('Body of the message')).toContainText('webhook.test');
    await expect(delivery).toContainText('webhook-timestamp');
    await expect(delivery.getByLabel('Body of the answer')).toContainText('taken');
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(delivery).toBeHidden();
    expect(receiver.heard).toHaveLength(1);
  });

  await test.step('everything since this morning is counted, and sent again', async () => {
    await page.getByRole('button', { name: 'Send again' }).press('Enter');
    const replay = page.getByRole('dialog', { name: 'Send again' });
    await replay.getByRole('button', { name: 'Count the messages' }).press('Enter');
    await expect(replay).toContainText('1 × Test');
    await replay.getByRole('button', { name: 'Send 1 message again' }).press('Enter');
    await expect(replay).toBeHidden();
    await expect.poll(() => receiver.heard.length).toBe(2);
  });

  await test.step('deliveries are filtered by how they went', async () => {
    await page.getByRole('button', { name: /^State/ }).press('Enter');
    await page.getByRole('checkbox', { name: 'Given up' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(deliveries.getByRole('link', { name: 'Test' })).toHaveCount(0);
    await page.goto(page.url().replace(/\?.*/, '?state=delivered'));
    await expect(deliveries.getByRole('link', { name: 'Test' })).toHaveCount(1);
  });

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }

  await test.step('it is paused, resumed and deleted', async () => {
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
    await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
  });
  receiver.close();
});

test('a manager is offered no integrations', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.webhooks());
  await expect(page.getByText('This is for administrators.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' })).toHaveCount(
    0,
  );
});
