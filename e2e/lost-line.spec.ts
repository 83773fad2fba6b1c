/** Failing lines: typed texts are kept and sent, refused changes are put back, and both are announced. */
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { getReport, listPropertyContacts, updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { Item } from '#web/queries/generated/types.gen.ts';
import { test as base, expect } from './support/fixtures.ts';
import { expectSaid } from './support/live-regions.ts';
import { ReportEditor } from './support/report-editor.ts';

/** For an inspection whose report the signed-in clerk is writing. */
const test = base.extend<{ id: number }>({
  id: async ({ given, signIn }, use) => {
    const rooms = [{ name: 'Hall', items: ['Door', 'Walls'] }, 'Kitchen', 'Bathroom'];
    const clerk = await given.staffMember('clerk');
    const { id } = await given.inspection({ clerk, rooms, isStarted: true });
    await signIn('clerk');
    await use(id);
  },
});

/** The text as the service has it. */
async function itemOf(inspectionId: number, name: string): Promise<{ item: Item; roomId: number }> {
  const { data } = await getReport({ path: { inspection_id: inspectionId } });
  for (const room of data.rooms)
    for (const item of room.items) if (item.name.value === name) return { item, roomId: room.id };
  throw new Error(`The report has no ${name}.`);
}
const conditionOf = async (inspectionId: number, name: string) =>
  (await itemOf(inspectionId, name)).item.condition.value;

test('text typed without a line survives a reload and is sent when the line is back', async ({
  page,
  context,
  id,
  reportEditor,
}) => {
  await reportEditor.open(id);
  const door = reportEditor.field('Hall', 'Door', 'Condition');

  await context.setOffline(true);
  await door.fill('Scuffed to the lower edge');
  await reportEditor.field('Hall', 'Walls', 'Condition').fill('Good');
  await page.getByRole('textbox', { name: 'Name of the room Kitchen' }).fill('Scullery');
  await expect(page.getByText('3 changes waiting (offline)')).toBeVisible();
  await expect(page.reload()).rejects.toThrow();

  await context.setOffline(false);
  await reportEditor.open(id);
  await expect(door).toHaveValue('Scuffed to the lower edge');
  await reportEditor.expectSaved();
  expect(await conditionOf(id, 'Door')).toBe('Scuffed to the lower edge');
  expect(await conditionOf(id, 'Walls')).toBe('Good');
  await expect(reportEditor.room('Scullery')).toBeVisible();
  const { data } = await getReport({ path: { inspection_id: id } });
  expect(data.rooms.map(({ name }) => name.value)).toEqual(['Hall', 'Scullery', 'Bathroom']);
});

test('a service that fails for a while loses nothing', async ({ page, id, reportEditor }) => {
  await reportEditor.open(id);
  let isDown = true;
  await page.route('**/api/inspections/**', (route) =>
    isDown && route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  const failed = page.waitForResponse((response) => response.status() === 503);
  await reportEditor.field('Hall', 'Door', 'Condition').fill('Chipped');
  await failed;
  await expect(page.getByText('1 change waiting (no answer)')).toBeVisible();
  isDown = false;
  await reportEditor.expectSaved();
  expect(await conditionOf(id, 'Door')).toBe('Chipped');
});

test('leaving at once for another page still sends the last letters', async ({ page, id, reportEditor }) => {
  await reportEditor.open(id);
  await reportEditor.field('Hall', 'Door', 'Condition').fill('Freshly painted');
  await page.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible();
  await expect.poll(() => conditionOf(id, 'Door')).toBe('Freshly painted');
});

test('a text that somebody else changed meanwhile is not overwritten: both are shown', async ({
  page,
  context,
  id,
  reportEditor,
}) => {
  await reportEditor.open(id);
  await context.setOffline(true);
  await reportEditor.field('Hall', 'Door', 'Condition').fill('Mine: scuffed');
  await expect(page.getByText('1 change waiting (offline)')).toBeVisible();
  const { item, roomId } = await itemOf(id, 'Door');
  const path = { inspection_id: id, room_id: roomId, item_id: item.id };
  await updateItem({ path, body: { name: 'Door', condition: 'Theirs: repaired' } });

  await context.setOffline(false);
  const decision = reportEditor.side.getByRole('alert');
  await expect(decision).toContainText('Mine: scuffed');
  await expect(decision).toContainText('Theirs: repaired');
  await decision.getByRole('button', { name: 'Keep both' }).click();
  await reportEditor.expectSaved();
  expect(await conditionOf(id, 'Door')).toBe('Theirs: repaired\nMine: scuffed');
});

test('two tabs that type into one field: one is saved, and the other shows both', async ({
  context,
  page,
  id,
  reportEditor,
}) => {
  await reportEditor.open(id);
  const tabs = [reportEditor, new ReportEditor(await context.newPage())] as const;
  await tabs[1].open(id);
  await context.setOffline(true);
  for (const [at, tab] of tabs.entries()) {
    await tab.field('Hall', 'Door', 'Condition').fill(`Tab ${at}: scuffed`);
    await expect(tab.page.getByText('1 change waiting (offline)')).toBeVisible();
  }

  await context.setOffline(false);
  const decisions = tabs.map((tab) => tab.side.getByRole('alert'));
  const counts = () => Promise.all(decisions.map((decision) => decision.count()));
  await expect.poll(async () => (await counts()).join()).toMatch(/^(?:0,1|1,0)$/);
  const asked = (await counts()).indexOf(1);
  await expect(tabs[asked ? 1 : 0].side.getByRole('alert')).toContainText('Tab 0: scuffed');
  await expect(tabs[asked ? 1 : 0].side.getByRole('alert')).toContainText('Tab 1: scuffed');
  expect(await conditionOf(id, 'Door')).toBe(`Tab ${asked ? 0 : 1}: scuffed`);

  await page.bringToFront();
  await decisions[asked]?.getByRole('button', { name: 'Keep both' }).click();
  const both = `Tab ${asked ? 0 : 1}: scuffed\nTab ${asked}: scuffed`;
  for (const tab of tabs) await expect(tab.field('Hall', 'Door', 'Condition')).toHaveValue(both);
});

test('a refused order puts the rooms back and says so', async ({ page, id, reportEditor }) => {
  await page.route('**/rooms', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { code: 'order_incomplete', detail: 'Somebody added a room.' } })
      : route.fallback(),
  );
  await reportEditor.open(id);

  await reportEditor.drag(reportEditor.roomGrip('Bathroom'), reportEditor.roomGrip('Hall'));

  await expect(page.getByRole('alert')).toContainText('order was not saved');
  await reportEditor.expectRooms(['Hall', 'Kitchen', 'Bathroom']);
});

test('a photo whose line breaks is sent again by itself', async ({ page, id, reportEditor }) => {
  await reportEditor.open(id);
  await reportEditor.field('Hall', 'Door', 'Condition').focus();
  let isDown = true;
  await page.route('**/attachments', (route) => (isDown ? route.abort('connectionreset') : route.fallback()));
  const buffer = await photo({ width: 800, height: 600 });
  await reportEditor.addPhotos([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(reportEditor.side.getByText('Waiting for the line')).toBeVisible();
  isDown = false;
  await expect(reportEditor.side.getByRole('button', { name: 'Photo 1 of Door' })).toBeVisible();
  expect((await itemOf(id, 'Door')).item.attachments).toHaveLength(1);
});

test('panels of a report open without a line, and at once', async ({ page, context, id, reportEditor }) => {
  const fetched = page.waitForResponse(/parts-on-demand/);
  await reportEditor.open(id);
  await (await fetched).finished();
  const { side } = reportEditor;
  await reportEditor.field('Hall', 'Door', 'Condition').focus();
  const buffer = await photo({ width: 800, height: 600 });
  await reportEditor.addPhotos([{ name: 'door.jpg', mimeType: 'image/jpeg', buffer }]);
  const thumbnail = side.getByRole('button', { name: 'Photo 1 of Door' });
  await expect(thumbnail).toBeVisible();

  await context.setOffline(true);
  // Where `lazy` would let a third of a second pass, the next frame has it.
  const isThereAtOnce = await thumbnail.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector('dialog[open]') !== null;
  });
  expect(isThereAtOnce).toBe(true);
  const large = page.getByRole('dialog', { name: 'Door: 1 of 1' });
  await expect(large.getByRole('img')).toBeVisible();
  await large.getByRole('button', { name: 'Move to…' }).click();
  await expect(page.getByRole('dialog', { name: 'Move the photo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await side.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(side.getByLabel('Responsibility')).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox', { name: 'Find in the report' })).toBeFocused();
  await page.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByRole('dialog', { name: 'Add rooms' })).toBeVisible();
});

test('Alt with P waits with the focus for the details of an item that a slow line still brings', async ({
  page,
  id,
  reportEditor,
}) => {
  const line = Promise.withResolvers<void>();
  await page.route(/parts-on-demand/, async (route) => {
    await line.promise;
    await route.fallback();
  });
  await reportEditor.open(id);
  const door = reportEditor.field('Hall', 'Door', 'Condition');
  await door.focus();
  await page.keyboard.press('Alt+p');
  await expect(reportEditor.side).toBeFocused();

  line.resolve();
  await expect(reportEditor.side.getByRole('heading', { name: 'Door' })).toBeVisible();
  await expect(reportEditor.side.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();
});

test('keys carry an item before a slow line has brought the rest of the editor', async ({ page, id, reportEditor }) => {
  const line = Promise.withResolvers<void>();
  await page.route(/parts-on-demand/, async (route) => {
    await line.promise;
    await route.fallback();
  });
  await reportEditor.open(id);
  await reportEditor.itemGrip('Hall', 'Door').focus();
  await page.keyboard.press('Space');
  await expectSaid(page, 'Picked up Door.');
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, 'Door: position 2 of 2 in Hall.');
  await page.keyboard.press('Space');

  line.resolve();
  await reportEditor.expectItems('Hall', ['Walls', 'Door']);
  await reportEditor.expectSaved();
});

test('a part of a report that could not be fetched is named, and fetched when it is asked for again', async ({
  page,
  id,
  reportEditor,
}) => {
  let isDown = true;
  await page.route(/parts-on-demand/, (route) => (isDown ? route.abort('connectionreset') : route.fallback()));
  await reportEditor.open(id);
  const door = reportEditor.field('Hall', 'Door', 'Condition');
  await door.fill('Chipped');
  await expect(reportEditor.side.getByRole('alert')).toContainText('This could not be shown');
  await page.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByText('This cannot be done now')).toBeVisible();
  await reportEditor.expectSaved();

  isDown = false;
  await reportEditor.side.getByRole('button', { name: 'Try again' }).click();
  await expect(reportEditor.side.getByRole('heading', { name: 'Door' })).toBeVisible();
  await page.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByRole('dialog', { name: 'Add rooms' })).toBeVisible();
  await expect(door).toHaveValue('Chipped');
});

test('a list that cannot be read says so and is read again', async ({ page, signIn }) => {
  await signIn('manager');
  let isDown = true;
  await page.route('**/api/properties?**', (route) => (isDown ? route.abort('connectionrefused') : route.fallback()));
  await page.goto(paths.properties());
  await expect(page.getByText('The service could not be reached.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: /again/i }).click();
  await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible();
});

test('a page that was never fetched says that there is no line, and opens by itself when it is back', async ({
  page,
  context,
  id,
}) => {
  await page.goto(paths.inspection(id));
  const parts = page.getByRole('navigation', { name: 'Parts of this inspection' });
  await expect(parts).toBeVisible();

  await context.setOffline(true);
  await parts.getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByText('The service could not be reached.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('The service could not be reached.')).toBeHidden();
  await expect(parts).toBeVisible();
});

test('a shared link whose page could not be fetched says so to people, and shows it after a reload', async ({
  page,
}) => {
  const script = /\/assets\/shared-files[^/]*\.js$/;
  await page.route(script, (route) => route.abort('connectionreset'));
  await page.goto(paths.sharedFiles('no-such-link'));
  await expect(page.getByRole('alert', { name: 'This page could not be shown.' })).toContainText('did not arrive');

  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('a page whose styles could not be fetched comes back with them', async ({ page, id, reportEditor }) => {
  let isDown = true;
  // The editor's, which reports and templates share.
  await page.route(/\/assets\/use-opening[^/]*\.css$/, (route) =>
    isDown ? route.abort('connectionreset') : route.fallback(),
  );
  // An address that is opened in the browser brings its styles along.
  await page.goto(paths.inspection(id));
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('button', { name: /^(?:Try again|Reload)$/ })).toBeVisible();
  isDown = false;

  // Without styles the rooms' names stand above the rooms, not beside them.
  await expect(reportEditor.room('Hall')).toBeVisible();
  const [names, room] = [await reportEditor.outline.boundingBox(), await reportEditor.room('Hall').boundingBox()];
  expect((names?.x ?? 0) + (names?.width ?? 0)).toBeLessThanOrEqual(room?.x ?? 0);
});

test('a calendar that cannot be fetched costs nothing of the form, and opens by itself when the line is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager');
  await page.goto(paths.newInspection());
  const ref = page.getByRole('textbox', { name: /^Ref/ });
  await ref.fill('KT-14');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /from the calendar$/ })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByText('This could not be shown.')).toBeVisible();

  await context.setOffline(false);
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect(ref).toHaveValue('KT-14');
});

test('a search that is not answered does not say that there is nothing', async ({ page, context, given, signIn }) => {
  const street = given.someStreet();
  await given.property({ line1: street });
  await signIn('manager');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await context.setOffline(true);
  await search.getByRole('combobox').fill(street);
  await expect(search.getByText('The service did not answer. Type on to ask again.')).toBeVisible();

  await context.setOffline(false);
  await expect(search.getByRole('option', { name: street })).toBeVisible();
  await expect(search.getByText('did not answer')).toBeHidden();
});

test('a form whose answer is lost, sent again, is there once', async ({ page, given, signIn }) => {
  const { id } = await given.property();
  await signIn('manager');
  await page.goto(paths.propertyContacts(id));
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Tess Tenant');
  await page.route(
    '**/contacts',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const save = form.getByRole('button', { name: 'Add contact' });
  await save.click();
  await expect(form.getByRole('alert').filter({ hasText: 'No answer came' })).toBeVisible();
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Tess Tenant')).toHaveCount(1);
  const { data } = await listPropertyContacts({ path: { property_id: id } });
  expect(data.filter(({ name }) => name === 'Tess Tenant')).toHaveLength(1);
});
