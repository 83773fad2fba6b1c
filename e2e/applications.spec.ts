/** Another system is connected on screen: registered, allowed as a service user, told by a webhook, and let go. */
import { createServer } from 'node:http';
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { listenForWebhooks } from './support/webhook-receiver.ts';

/** The fields that a command of the guide sends, but for those that it takes from the environment. */
const fieldsOf = (command: string): Record<string, string> =>
  Object.fromEntries(Array.from(command.matchAll(/\b([a-z_]+)=([^\s'"]+)/g), ([, name, value]) => [name, value]));

test('an administrator connects a system, which calls the API and hears of its call, and withdraws it', async ({
  page,
  signIn,
  baseURL,
}) => {
  const name = `Ledger ${Date.now()}`;
  const receiver = await listenForWebhooks();
  const elsewhere = createServer((_request, response) => response.end('Welcome back'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const place = elsewhere.address();
  const redirectUri = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/back`;
  const looksRight = async () => {
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  };
  await signIn('administrator');
  await page.goto(paths.applications());

  const secret = page.getByRole('dialog', { name: 'The secret of the application' });
  await test.step('the form says what is missing, and the secret is shown once', async () => {
    await page.getByRole('button', { name: 'New application' }).first().press('Enter');
    const form = page.getByRole('dialog', { name: 'New application' });
    const create = form.getByRole('button', { name: 'Create application' });
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    const addresses = form.getByLabel('Addresses after sign-in');
    await addresses.fill('https://ledger.example/back#done\nledger.example/back\nhttp://ledger.example/back');
    await create.press('Enter');
    await expect(form).toContainText('Choose at least one thing that it may do.');
    await expect(form).toContainText('Line 1 (https://ledger.example/back#done) must not have a fragment.');
    await expect(form).toContainText('Line 2 (ledger.example/back) must be an absolute address.');
    await expect(form).toContainText('Line 3 (http://ledger.example/back) must be https');
    for (const may of ['List properties', 'Manage properties', 'Manage webhooks'])
      await form.getByRole('checkbox', { name: may }).press('Space');
    await expect(addresses).toHaveAttribute('aria-invalid', 'true');
    await addresses.fill(redirectUri);
    await looksRight();
    await create.press('Enter');
    await expect(secret.getByLabel('Secret')).not.toHaveValue('');
  });
  const first = await secret.getByLabel('Secret').inputValue();
  await secret.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const address = page.url();
  const details = page.getByRole('region', { name: 'Details' });
  const allowed = page.getByRole('region', { name: 'Who allowed it' });
  await expect(allowed).toContainText('Nobody yet.');

  await page.getByRole('button', { name: 'New secret' }).press('Enter');
  await page.getByRole('button', { name: 'Make a new secret' }).press('Enter');
  await expect(secret.getByLabel('Secret')).not.toHaveValue(first);
  const clientSecret = await secret.getByLabel('Secret').inputValue();
  await secret.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const change = page.getByRole('dialog', { name: `Change ${name}` });
  await change.getByLabel('Purpose').fill('Books what landlords owe.');
  await change.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(details).toContainText('Books what landlords owe.');

  // The system's own steps: it sends the person by the guide's words, and exchanges the code out of the browser's sight.
  await page.goto(paths.apiGuides());
  await page.getByLabel('Application', { exact: true }).selectOption({ label: name });
  const guide = page.getByRole('region', { name: 'Address to send people to' });
  await expect(guide).toContainText(encodeURIComponent(redirectUri));
  const authorize = new URL((await guide.innerText()).trim());
  const told = fieldsOf(await page.getByRole('region', { name: 'Exchange the code' }).innerText());
  await page.goto(authorize.href);
  await page.getByRole('radio', { name: /as a service user/ }).press('Space');
  await page.getByLabel('Role of the service user').selectOption('Administrator');
  await looksRight();
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByText('Welcome back')).toBeVisible();
  const exchanged = await fetch(`${baseURL}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...told,
      client_secret: clientSecret,
      code: new URL(page.url()).searchParams.get('code') ?? '',
    }),
  });
  const { access_token: bearer } = (await exchanged.json()) as { access_token: string };
  const call = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const response = await fetch(`${baseURL}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { id: number; secret?: string } };
  };
  const webhook = await call('/webhooks', { url: receiver.url, events: ['property.created'] });
  receiver.knowSecret(String(webhook.body.secret));
  const home = {
    address: { line1: '4 Kent Road', city: 'Southsea', postcode: 'PO5 3EL' },
    no_of_beds: 1,
    no_of_baths: 1,
  };
  const made = await call('/properties', home);
  expect(made.status).toBe(200);

  await test.step('the system hears the message that it refused, once it is sent again', async () => {
    // Other people make properties at the same time, of which the system hears as well.
    const ofOurs = () => [...receiver.refused].find(([, { data }]) => data.property_id === made.body.id)?.[0];
    await expect.poll(ofOurs).toBeTruthy();
    await page.goto(`${paths.webhook(webhook.body.id)}?q=${ofOurs()}`);
    await expect(page.getByText(`by ${name}`)).toBeVisible();
    const deliveries = page.getByRole('table', { name: receiver.url });
    await expect(deliveries).toContainText('Not taken, tried once');
    await deliveries.getByRole('link').first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).press('Enter');
    const heard = expect.objectContaining({ data: { property_id: made.body.id } });
    await expect.poll(() => receiver.heard).toContainEqual(heard);
  });

  await test.step('the application shows its service user and its use, which end with a button', async () => {
    await page.goto(address);
    await expect(allowed).toContainText('Service user, administrator');
    await expect(allowed).toContainText('Manage properties');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await looksRight();
    }
    await allowed.getByRole('button', { name: 'Withdraw the service user' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(allowed).toContainText('Nobody yet.');
    expect((await call('/properties', home)).status).toBe(401);
  });

  await test.step('its webhook says that nothing is sent any more, and why', async () => {
    await page.goto(paths.webhook(webhook.body.id));
    await expect(page.getByText(`Nobody lets ${name} act any more`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
    await page.goto(address);
  });

  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  receiver.close();
  elsewhere.close();
});

test('an application without a secret makes its first call by the words of the guide', async ({
  page,
  signIn,
  baseURL,
}) => {
  const name = `Phone app ${Date.now()}`;
  const elsewhere = createServer((_request, response) => response.end('Welcome back'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const place = elsewhere.address();
  await signIn('administrator');
  await page.goto(paths.applications());
  await page.getByRole('button', { name: 'New application' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'New application' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form
    .getByLabel('Addresses after sign-in')
    .fill(`http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/back?from=keyturn`);
  await form.getByRole('checkbox', { name: 'It runs on people’s own devices' }).press('Space');
  await form.getByRole('checkbox', { name: 'List properties' }).press('Space');
  await form.getByRole('button', { name: 'Create application' }).press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto(paths.apiGuides());
  await page.getByLabel('Application', { exact: true }).selectOption({ label: name });
  await expect(page.getByText('This application has no secret')).toBeVisible();
  const address = (await page.getByRole('region', { name: 'Address to send people to' }).innerText()).trim();
  const told = fieldsOf(await page.getByRole('region', { name: 'Exchange the code' }).innerText());
  expect(Object.keys(told)).toEqual(['grant_type', 'client_id', 'redirect_uri', 'code_verifier']);
  await page.goto(address);
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByText('Welcome back')).toBeVisible();
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const exchanged = await fetch(`${baseURL}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...told, code }),
  });
  const { access_token: bearer } = (await exchanged.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${bearer}` };
  expect((await fetch(`${baseURL}/api/properties`, { headers })).status).toBe(200);
  elsewhere.close();

  await page.goto(paths.applications());
  await page.getByRole('link', { name }).press('Enter');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
});
