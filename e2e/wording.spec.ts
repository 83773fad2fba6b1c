/** The texts that all reports of the firm share, changed on screen. In a firm of the test's own. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';

test('an administrator adds a room, a disclaimer and a term by keyboard, and takes them away again', async ({
  page,
}) => {
  await signInToOwnFirm(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeFocused();
  await page.getByRole('link', { name: 'Wording' }).press('Enter');
  await expect(page).toHaveURL(paths.wording());
  const word = 'Orangery';

  await page.getByRole('button', { name: 'Change: Usual rooms' }).press('Enter');
  const rooms = page.getByRole('dialog', { name: 'Usual rooms' });
  const list = rooms.getByRole('textbox', { name: 'Rooms' });
  const before = await list.inputValue();
  await list.fill(`${before}\n\n${word}\n${'x'.repeat(300)}`);
  await rooms.getByRole('button', { name: 'Save the rooms' }).press('Enter');
  await expect(rooms.getByText(/^Line \d+ has more than/)).toBeVisible();
  await list.fill(`${before}\n\n${word}\n${word}`);
  await rooms.getByRole('button', { name: 'Save the rooms' }).press('Enter');
  await expect(rooms).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Usual rooms' })).toContainText(word);
  await page.getByRole('button', { name: 'Change: Usual rooms' }).press('Enter');
  await expect(list).toHaveValue(`${before}\n${word}`);
  await rooms.getByRole('button', { name: 'Cancel' }).press('Enter');

  await page.getByRole('button', { name: 'Change: Glossary' }).press('Enter');
  const terms = page.getByRole('dialog', { name: 'Glossary' });
  await terms.getByRole('button', { name: 'Add a term' }).press('Enter');
  const at = await terms.getByRole('textbox', { name: /^Term/ }).count();
  await terms.getByRole('textbox', { name: `Meaning ${at}` }).fill('A room of glass');
  await terms.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(terms.getByText(`Term ${at} cannot be left empty.`)).toBeVisible();
  await expect(terms.getByRole('textbox', { name: `Term ${at}` })).toBeFocused();
  await page.keyboard.type(word);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Glossary' }).getByText(word)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change: Disclaimers' }).press('Enter');
  const disclaimers = page.getByRole('dialog', { name: 'Disclaimers' });
  await disclaimers.getByRole('button', { name: 'Add a disclaimer' }).press('Enter');
  const last = await disclaimers.getByRole('textbox', { name: /^Heading/ }).count();
  await disclaimers.getByRole('textbox', { name: `Heading ${last}` }).fill(word);
  await disclaimers.getByText('Printed for: Every type').last().press('Enter');
  await disclaimers.getByRole('checkbox', { name: 'Check Out / Move Out' }).last().press('Space');
  await expect(disclaimers.getByText('Printed for: Check Out / Move Out')).toBeVisible();
  for (let place = last; place > 1; place -= 1)
    await disclaimers.getByRole('button', { name: `Move disclaimer ${place} up` }).press('Enter');
  await expect(disclaimers.getByRole('textbox', { name: 'Heading 1', exact: true })).toHaveValue(word);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await disclaimers.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(disclaimers).toHaveCount(0);
  const shown = page.getByRole('region', { name: 'Disclaimers' }).getByRole('term');
  await expect(shown.first()).toHaveText(word);
  const definition = page.getByRole('region', { name: 'Disclaimers' }).getByRole('definition');
  await expect(definition.first()).toHaveText('Check Out / Move Out');

  await page.getByRole('button', { name: 'Change: Disclaimers' }).press('Enter');
  await disclaimers.getByRole('button', { name: 'Remove disclaimer 1', exact: true }).press('Enter');
  await disclaimers.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(disclaimers).toHaveCount(0);
  await expect(shown.filter({ hasText: word })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change: Glossary' }).press('Enter');
  await terms.getByRole('button', { name: `Remove term ${at}`, exact: true }).press('Enter');
  await terms.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Glossary' }).getByText(word)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change: Usual rooms' }).press('Enter');
  await list.fill(before);
  await rooms.getByRole('button', { name: 'Save the rooms' }).press('Enter');
  await expect(rooms).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Usual rooms' })).not.toContainText(word);
});

test('abbreviations and phrases are found, added, pasted, changed and removed', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto(paths.wording());
  const abbreviations = page.getByRole('region', { name: 'Abbreviations' });
  const words = abbreviations.getByRole('listitem');

  await abbreviations.getByRole('button', { name: 'Paste abbreviations' }).press('Enter');
  const paste = page.getByRole('dialog', { name: 'Paste abbreviations' });
  await paste.getByRole('textbox', { name: 'List' }).fill('ORG = orangery\nZZ');
  await paste.getByRole('button', { name: 'Add them' }).press('Enter');
  await expect(paste.getByText('“ZZ” has no words it stands for.')).toBeVisible();
  await paste.getByRole('textbox', { name: 'List' }).fill('ORG = orangery\nZZ\tzigzag\nGO = good overall');
  await paste.getByRole('button', { name: 'Add them' }).press('Enter');
  await expect(paste).toHaveCount(0);
  await expect(page.getByText('2 abbreviations added, 1 changed, 0 there already.')).toBeVisible();

  await abbreviations.getByRole('searchbox').fill('zig');
  await expect(words).toHaveText(['ZZ zigzag']);
  await abbreviations.getByRole('button', { name: 'Change ZZ' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change ZZ' });
  await change.getByRole('textbox', { name: 'Short form' }).fill('GO');
  await page.keyboard.press('Enter');
  await expect(change.getByText('There is an abbreviation like this already.')).toBeVisible();
  await change.getByRole('textbox', { name: 'Short form' }).fill('ZG');
  await page.keyboard.press('Enter');
  await expect(change).toHaveCount(0);
  await expect(words).toHaveText(['ZG zigzag']);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await abbreviations.getByRole('button', { name: 'Remove ZG' }).press('Enter');
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(words).toHaveText(['ZG zigzag']);

  await page.setViewportSize({ width: 390, height: 844 });
  const phrases = page.getByRole('region', { name: 'Phrases' });
  await phrases.getByRole('button', { name: 'Add a phrase' }).press('Enter');
  await page.getByRole('textbox', { name: 'Phrase' }).fill('Left as found by the orangery door.');
  await page.getByRole('button', { name: 'Save the phrase' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await phrases.getByRole('searchbox').fill('door orangery');
  await expect(phrases.getByRole('listitem')).toHaveText(['Left as found by the orangery door.']);
  await expect(page).toHaveURL(/abbreviations=zig&phrases=door/);
  await page.reload();
  await expect(words).toHaveText(['ZG zigzag']);
  await expect(phrases.getByRole('listitem')).toHaveText(['Left as found by the orangery door.']);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});

test('the firm’s usual items of a room are written, and offered where somebody adds an item', async ({
  page,
  reportEditor,
}) => {
  await signInToOwnFirm(page);
  await page.goto(paths.wording());
  const panel = page.getByRole('region', { name: 'Usual items' });
  await expect(panel.getByRole('term').first()).toHaveText('Any other room');
  await panel.getByRole('button', { name: 'Change: Usual items' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Usual items' });
  await dialog.getByRole('button', { name: 'Add a room' }).press('Enter');
  const at = await dialog.getByRole('textbox', { name: /^Room / }).count();
  await dialog.getByRole('textbox', { name: `Room ${at}`, exact: true }).fill('Orangery, Winter garden');
  const items = dialog.getByRole('textbox', { name: `Items ${at}`, exact: true });
  await items.fill(`Vents\n${'x'.repeat(300)}`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(items).toHaveAttribute('aria-invalid', 'true');
  await expect(items).toBeFocused();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await items.fill('Vents\n\nRoof blinds\n');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('term').last()).toHaveText('Orangery, Winter garden');
  await expect(panel.getByRole('definition').last()).toHaveText('Vents, Roof blinds');

  await page.goto(paths.templates());
  await page.getByRole('row').nth(1).getByRole('link').press('Enter');
  await expect(reportEditor.outline.getByRole('listitem')).not.toHaveCount(0);
  await reportEditor.addRoom('The Old Orangery', 'Detailed');
  await reportEditor.addRoom('Attic', 'Detailed');
  const offered = async (room: string) => {
    const line = reportEditor.room(room).getByRole('combobox', { name: `New item in ${room}` });
    await line.focus();
    const list = await line.getAttribute('list');
    return page.locator(`[id="${list}"] option`);
  };
  await expect(await offered('The Old Orangery')).toHaveText(['Vents', 'Roof blinds']);
  await expect((await offered('Attic')).first()).toHaveText('Door');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.wording());
  await panel.getByRole('button', { name: 'Change: Usual items' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: `Items ${at}`, exact: true })).toHaveValue('Vents\nRoof blinds');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});
