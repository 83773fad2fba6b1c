/** A clerk adds, deletes and moves items without a line; the service holds in the end what was typed, letter for letter. */
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const words = [
  ['Extractor hood', 'Greasy – filter missing, 2 × bulbs “blown”'],
  ['Worktop', 'Burn 30 mm to rhs of hob\nChip to front edge, 5 mm'],
  ['Plinth', 'Loose at l/h end; café-brown stain'],
] as const;

test('three items with their texts, one deleted and one moved without a line', async ({
  page,
  context,
  given,
  signIn,
  reportEditor,
}) => {
  const clerk = await given.staffMember('clerk');
  const rooms = [
    { name: 'Kitchen', items: ['Sink', 'Oven', 'Door'] },
    { name: 'Hall', items: ['Flooring'] },
  ];
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  await signIn('clerk');
  const fetched = page.waitForResponse(/parts-on-demand/);
  await reportEditor.open(id);
  await (await fetched).finished();

  await reportEditor.field('Kitchen', 'Oven', 'Condition').focus();
  await context.setOffline(true);
  for (const [name, condition] of words) {
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('textarea:focus')).toHaveValue('New item');
    await page.keyboard.type(name);
    const field = reportEditor.field('Kitchen', name, 'Condition');
    await field.fill(condition);
    await expect(field).toBeFocused();
  }
  const kitchen = ['Sink', 'Oven', ...words.map(([name]) => name), 'Door'];
  await reportEditor.expectItems('Kitchen', kitchen);

  await reportEditor.field('Kitchen', 'Sink', 'Condition').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await reportEditor.field('Kitchen', 'Worktop', 'Condition').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  const asShown = { Kitchen: ['Oven', 'Extractor hood', 'Plinth', 'Door'], Hall: ['Flooring', 'Worktop'] };
  for (const [room, names] of Object.entries(asShown)) await reportEditor.expectItems(room, names);
  await expect(page.getByText(/changes waiting \(offline\)/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await context.setOffline(false);
  await reportEditor.expectSaved();
  const typed: Record<string, string> = Object.fromEntries(words);
  const expected = Object.entries(asShown).map(([room, names]) => [
    room,
    names.map((name) => [name, typed[name] ?? null]),
  ]);
  const { data } = await getReport({ path: { inspection_id: id } });
  const there = data.rooms.map(({ name, items }) => [
    name.value,
    items.map((item) => [item.name.value, item.condition.value]),
  ]);
  expect(there).toEqual(expected);

  await page.goto(paths.inspectionReport(id));
  for (const [room, names] of Object.entries(asShown)) await reportEditor.expectItems(room, names);
  await expect(reportEditor.field('Hall', 'Worktop', 'Condition')).toHaveValue(words[1][1]);
});
