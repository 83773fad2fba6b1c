/** A tenant fills in the self-service report on a phone, with a line that breaks, and the office finds it in Review. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { getInspection, getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { bookSelfService, readTenantLink } from './support/tenant-link.ts';

const phone = { width: 390, height: 844 };

test('a tenant fills in the report on a phone, and the office finds it in Review', async ({
  given,
  openAs,
  browser,
}) => {
  const { id, property } = await bookSelfService(given);
  const street = property.address.line1;

  const manager = await openAs('manager');
  const link = await test.step('the office sends the link again', async () => {
    const first = await readTenantLink(id);
    await manager.goto(paths.inspection(id));
    const panel = manager.getByRole('region', { name: 'Tenant' });
    await expect(panel).toContainText('tess@example.com');
    await panel.getByRole('button', { name: /^Send the link/ }).click();
    await expect(manager.getByText('no mail server, so it was not sent').first()).toBeVisible();
    const second = await readTenantLink(id);
    expect(second).not.toBe(first);
    await manager.goto(first);
    await expect(manager.getByRole('alert')).toContainText('This link does not open anything');
    return second;
  });

  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const saved = page.getByText('Everything is saved');
  const hall = page.getByRole('region', { name: 'Front door' });

  await test.step('the tenant answers, room by room', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(link);
    await page.getByRole('link', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Hall', level: 1 })).toBeVisible();
    await hall.getByLabel('What condition is it in?').fill('Two scratches by the lock');
    await expect(saved).toBeVisible();
    await expect.poll(async () => (await getInspection({ path: { inspection_id: id } })).data.state.id).toBe(300);
    expect(loaded.filter((path) => /\/assets\/(app|vendor)-|^\/session/.test(path))).toEqual([]);
  });

  await test.step('loses the line while a photo is sent, and closes the tab', async () => {
    let isDown = true;
    await context.route('**/attachments', (route) => (isDown ? route.abort('connectionreset') : route.fallback()));
    const buffer = await photo({ width: 1200, height: 900 });
    await hall.getByLabel('Choose photos').setInputFiles([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(hall.getByText('Kept on this device.')).toBeVisible();
    await expect(page.getByText('waiting for the connection: 1 photo')).toBeVisible();
    await page.close();
    isDown = false;
  });

  const back = await context.newPage();
  await test.step('comes back, and the photo goes by itself', async () => {
    await back.goto(link);
    await expect(back.getByText('Everything is saved', { exact: true })).toBeVisible();
    await back.getByRole('link', { name: 'Hall' }).click();
    const door = back.getByRole('region', { name: 'Front door' });
    await expect(door.getByRole('img')).toHaveCount(1);
    await expect(door.getByLabel('What condition is it in?')).toHaveValue('Two scratches by the lock');
    await door.getByLabel('Caption of the photo').fill('By the lock');
    await back.getByRole('link', { name: 'Next: Kitchen' }).click();
    await back.getByRole('radio', { name: 'Yes' }).check();
    await expect(back.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  await test.step('sends it in without the answers that were impossible', async () => {
    await back.getByRole('link', { name: 'Check and send in' }).click();
    await expect(back.getByRole('listitem').filter({ hasText: 'Hall: Smoke alarm has no answer.' })).toBeVisible();
    const send = back.getByRole('button', { name: 'Send in' });
    await expect(send).toBeDisabled();
    await back.getByRole('checkbox').check();
    await send.click();
    await expect(back.getByRole('heading', { name: /^Send it in with \d+ things? missing\?$/ })).toBeFocused();
    await back.getByRole('button', { name: 'Send in all the same' }).click();
    await expect(back.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await back.reload();
    await back.getByRole('link', { name: 'Hall' }).click();
    await expect(back.getByText('Two scratches by the lock')).toBeVisible();
    await expect(back.getByRole('textbox')).toHaveCount(0);
  });
  await context.close();

  await test.step('the office finds it in Review', async () => {
    const reviewer = await openAs('reviewer');
    await reviewer.goto(paths.review());
    await expect(reviewer.getByText(street).first()).toBeVisible();
    const { data: report } = await getReport({ path: { inspection_id: id } });
    const [door] = report.rooms[0]?.items ?? [];
    expect(door?.attachments).toMatchObject([{ description: 'By the lock' }]);
    expect(report.rooms[1]?.items[0]?.condition.value).toBe(1);
  });
});

test('answers given without a line are kept, and go on another device from where it was', async ({
  given,
  browser,
}) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('link', { name: 'Kitchen' }).click();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByText('waiting for the connection: 1 answer')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

  const laptop = await (await browser.newContext()).newPage();
  await laptop.goto(link);
  await expect(laptop.getByRole('link', { name: /^Kitchen/ })).toContainText('1 thing to do');
  await laptop.getByRole('link', { name: /^Kitchen/ }).click();
  await expect(laptop.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await laptop.context().close();
  await context.close();
});

test('a change at which the service always fails holds up none of the others, and is named', async ({
  given,
  page,
}) => {
  const { id } = await bookSelfService(given);
  const path = { inspection_id: id };
  const [hall] = (await getReport({ path })).data.rooms;
  const [door] = hall?.items ?? [];
  let isFailing = true;
  await page.route(new RegExp(`/items/${door?.id}(?:/attachments)?$`), (route) =>
    isFailing && route.request().method() !== 'GET' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto(`${await readTenantLink(id)}#room-${hall?.id}`);
  const buffer = await photo({ width: 600, height: 400 });
  for (const name of ['Front door', 'Smoke alarm']) {
    const item = page.getByRole('region', { name });
    await item.getByLabel('Choose photos').setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }]);
    await item.getByLabel('What condition is it in?').fill(`As it was: ${name}`);
  }

  const alarm = async () => (await getReport({ path })).data.rooms[0]?.items[1];
  await expect.poll(async () => (await alarm())?.condition.value).toBe('As it was: Smoke alarm');
  await expect.poll(async () => (await alarm())?.attachments.length).toBe(1);
  await expect(page.getByText(/tried again by itself, since the service cannot save it now: 1 answer/)).toBeVisible();
  await expect(page.getByText(/tried again by itself: the service cannot take it now/)).toBeVisible();

  await test.step('a report is not sent in with changes unsent, and the page names them', async () => {
    isFailing = false;
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    isFailing = true;
    await page.getByRole('region', { name: 'Front door' }).getByLabel('What condition is it in?').fill('Scratched');
    await expect(page.getByText(/cannot save it now: 1 answer$/)).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}#review`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send in' }).click();
    await expect(page.getByRole('alert')).toContainText('could not save this yet: Hall, Front door.');
  });

  await test.step('a photo that the service never takes is named there too, and can be removed', async () => {
    await page.goto(`${new URL(page.url()).pathname}#room-${hall?.id}`);
    const item = page.getByRole('region', { name: 'Front door' });
    await item.getByLabel('Choose photos').setInputFiles([{ name: 'two.jpg', mimeType: 'image/jpeg', buffer }]);
    const remove = item.getByRole('button', { name: 'Remove', exact: true });
    await expect(remove).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}#review`);
    await expect(
      page.getByText('could not save this yet: Hall, Front door. Wait, or change or remove it'),
    ).toBeVisible();
    await page.goBack();
    await remove.click();
    await expect(page.getByText(/cannot save it now: 1 answer$/)).toBeVisible();
  });

  isFailing = false;
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}#review`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send in' }).click();
  await page.getByRole('button', { name: 'Send in all the same' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('in a browser that lets no page store anything the report opens, is saved, and says to stay', async ({
  given,
  page,
}) => {
  const { id } = await bookSelfService(given);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
  });
  const { data: report } = await getReport({ path: { inspection_id: id } });
  await page.goto(`${await readTenantLink(id)}#room-${report.rooms[0]?.id}`);
  const door = page.getByRole('region', { name: 'Front door' });
  await door.getByLabel('What condition is it in?').fill('Scratched');
  await expect(page.getByText(/^The storage of this device is full or blocked/)).toBeVisible();
  const buffer = await photo({ width: 600, height: 400 });
  await door.getByLabel('Choose photos').setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer }]);
  const caption = door.getByLabel('Caption of the photo');
  await caption.fill('By the lock');
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  const read = async () => (await getReport({ path: { inspection_id: id } })).data.rooms[0]?.items[0];
  await expect
    .poll(read)
    .toMatchObject({ condition: { value: 'Scratched' }, attachments: [{ description: 'By the lock' }] });
});

test('a caption typed without a line outlives leaving its room and closing the tab, and arrives', async ({
  given,
  browser,
}) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(`${link}#room-${(await getReport({ path: { inspection_id: id } })).data.rooms[0]?.id}`);
  const door = page.getByRole('region', { name: 'Front door' });
  const buffer = await photo({ width: 600, height: 400 });
  await door.getByLabel('Choose photos').setInputFiles([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
  const caption = door.getByLabel('Caption of the photo');
  await expect(caption).toBeVisible();
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await caption.fill('By the lock');
  await page.getByRole('link', { name: 'Next: Kitchen' }).click();
  await expect(page.getByText('waiting for the connection: 1 caption')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(caption).toHaveValue('By the lock');
  await page.close();
  await context.setOffline(false);

  const back = await context.newPage();
  await back.goto(link);
  await expect(back.getByText('Everything is saved', { exact: true })).toBeVisible();
  const photos = async () => (await getReport({ path: { inspection_id: id } })).data.rooms[0]?.items[0]?.attachments;
  await expect.poll(photos).toMatchObject([{ description: 'By the lock' }]);
  await context.close();
});

test('all photos that are chosen at once are sent', async ({ given, page }) => {
  const { id } = await bookSelfService(given);
  await page.goto(
    `${await readTenantLink(id)}#room-${(await getReport({ path: { inspection_id: id } })).data.rooms[0]?.id}`,
  );
  const door = page.getByRole('region', { name: 'Front door' });
  const buffer = await photo({ width: 600, height: 400 });
  const files = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await door.getByLabel('Choose photos').setInputFiles(files);
  await expect(door.getByLabel('Caption of the photo')).toHaveCount(3);
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  const { data: report } = await getReport({ path: { inspection_id: id } });
  expect(report.rooms[0]?.items[0]?.attachments).toHaveLength(3);
});

test('a photo on a line that stalls is given up after a minute without a byte, kept, and sent again', async ({
  given,
  page,
}) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  const deaf = createServer().listen(0, 'localhost');
  deaf.on('connection', (socket) => socket.resume().on('error', () => undefined));
  await once(deaf, 'listening');
  await page.clock.install();
  await page.goto(`${link}#room-${(await getReport({ path: { inspection_id: id } })).data.rooms[0]?.id}`);
  await page.route(
    '**/attachments',
    (route) => route.continue({ url: `http://localhost:${(deaf.address() as AddressInfo).port}/` }),
    { times: 1 },
  );
  const door = page.getByRole('region', { name: 'Front door' });
  const buffer = await photo({ width: 600, height: 400 });
  const connected = once(deaf, 'connection');
  await door.getByLabel('Choose photos').setInputFiles([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
  const [socket] = (await connected) as [Socket];
  await expect(page.getByText('Saving 1 photo')).toBeVisible();

  // The last byte may have moved only now.
  await expect
    .poll(async () => {
      await page.clock.fastForward('01:01');
      return socket.closed;
    })
    .toBe(true);
  await expect(door.getByLabel('Caption of the photo')).toHaveCount(1);
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  const { data: report } = await getReport({ path: { inspection_id: id } });
  expect(report.rooms[0]?.items[0]?.attachments).toHaveLength(1);
  deaf.close();
});

test('a refused caption names the reason, and is tried again or discarded', async ({ given, page }) => {
  const { id } = await bookSelfService(given);
  await page.goto(
    `${await readTenantLink(id)}#room-${(await getReport({ path: { inspection_id: id } })).data.rooms[0]?.id}`,
  );
  const door = page.getByRole('region', { name: 'Front door' });
  const buffer = await photo({ width: 600, height: 400 });
  await door.getByLabel('Choose photos').setInputFiles([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
  const caption = door.getByLabel('Caption of the photo');
  const everythingSaved = page.getByText('Everything is saved', { exact: true });
  await expect(caption).toBeVisible();
  await expect(everythingSaved).toBeVisible();

  const detail = 'The service is being moved.';
  await page.route('**/attachments/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { status: 409, code: 'conflict', detail } })
      : route.fallback(),
  );
  await caption.fill('By the lock');
  await expect(door.getByRole('alert')).toContainText(detail);
  await expect(page.getByText('Not saved, see below: 1 caption')).toBeVisible();
  await door.getByRole('button', { name: 'Discard this caption' }).click();
  await expect(caption).toHaveValue('');
  await expect(everythingSaved).toBeVisible();

  await caption.fill('By the hinge');
  await expect(door.getByRole('alert')).toContainText(detail);
  await page.unrouteAll();
  await door.getByRole('button', { name: 'Try again' }).click();
  await expect(everythingSaved).toBeVisible();
  await expect(caption).toHaveValue('By the hinge');
  const { data: report } = await getReport({ path: { inspection_id: id } });
  expect(report.rooms[0]?.items[0]?.attachments).toMatchObject([{ description: 'By the hinge' }]);
});

test('a refused file is named on every page with the way to it, until it is removed', async ({ given, page }) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  const [hall, kitchen] = (await getReport({ path: { inspection_id: id } })).data.rooms;
  await page.setViewportSize(phone);
  await page.goto(`${link}#room-${hall?.id}`);
  const alarm = page.getByRole('region', { name: 'Smoke alarm' });
  const noPhoto = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sirs') };
  await alarm.getByLabel('Choose photos').setInputFiles([noPhoto]);
  await expect(page.getByText('Not saved, see below: 1 photo')).toBeVisible();

  await page.goto(`${link}#room-${kitchen?.id}`);
  await expect(page.getByText('Not saved: Hall, Smoke alarm: 1 photo')).toBeVisible();
  await page.goto(`${link}#review`);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Send in' })).toBeDisabled();
  await expect(page.getByText('Hall: Smoke alarm has no photo.')).toBeVisible();
  await page.getByRole('link', { name: 'Hall, Smoke alarm: 1 photo' }).click();
  await alarm.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

  await page.goto(`${link}#review`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send in' }).click();
  await page.getByRole('button', { name: 'Send in all the same' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('axe finds nothing serious on the pages of a tenant', async ({ given, page }) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  const steps = [
    { at: '', shows: 'Start' },
    { at: `#room-${(await getReport({ path: { inspection_id: id } })).data.rooms[0]?.id}`, shows: 'Front door' },
    { at: '#review', shows: 'Send in' },
  ];
  for (const { at, shows } of steps) {
    await page.goto(`${link}${at}`);
    await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
    for (const size of [phone, { width: 1440, height: 900 }])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await stylesHaveSettled(page);
        expect.soft(await seriousFindings(page), `${at} ${size.width} ${colorScheme}`).toEqual([]);
      }
  }
});
