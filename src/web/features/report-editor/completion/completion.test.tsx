import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAccountSettingsQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { type GivenEditor, givenReportOnService, items, openPage, type WantedReport } from '../testing/given-editor.tsx';

/** Of the words of a firm that no other test types: the account is everybody's. */
const abbreviations = [
  { short: 'ZGO', long: 'zesty order' },
  { short: 'Z/S', long: 'zigzag scuffs' },
];

const hall = {
  name: 'Hall',
  items: [{ name: 'Door' }, { name: 'Walls', condition: 'Fair to edge' }, { name: 'Flooring' }],
};

async function openWithWords(wanted: WantedReport): Promise<GivenEditor> {
  const given = await givenReportOnService(wanted);
  await updateAccountSettings({ body: { abbreviations }, auth: () => given.managerToken, throwOnError: true });
  await openPage(given);
  await expect.poll(() => queryClient.getQueryData(getAccountSettingsQueryKey())).toMatchObject({ abbreviations });
  return given;
}

const conditionOf = (name: string) => page.getByRole('textbox', { name: `Condition of ${name}` });
const conditions = async (given: GivenEditor) => items(await given.read()).map(({ condition }) => condition.value);

describe('short forms of the firm', () => {
  test('one is written out by the letter that ends it, and by the key that leaves the text', async () => {
    const given = await openWithWords({ rooms: [hall] });
    await conditionOf('Door').click();
    await userEvent.keyboard('ZGO, z/s.');
    await expect.element(conditionOf('Door')).toHaveValue('Zesty order, zigzag scuffs.');

    await userEvent.keyboard('{Enter}{End}: ZGO{Enter}ZGO{Tab}');
    await expect.element(conditionOf('Walls')).toHaveValue('Fair to edge: zesty order');
    await expect
      .poll(() => conditions(given))
      .toEqual(['Zesty order, zigzag scuffs.', 'Fair to edge: zesty order', 'Zesty order']);
  });

  test('within a text the caret stays behind the words', async () => {
    const given = await openWithWords({ rooms: [hall] });
    await conditionOf('Walls').click();
    await userEvent.keyboard('{Home}ZGO, z/s and ');
    await expect.element(conditionOf('Walls')).toHaveValue('Zesty order, zigzag scuffs and Fair to edge');
    await expect.poll(() => conditions(given)).toContain('Zesty order, zigzag scuffs and Fair to edge');
  });

  test('Backspace brings the short form back, which stays then, and Ctrl Z does as well', async () => {
    const given = await openWithWords({ rooms: [hall] });
    await conditionOf('Door').click();
    await userEvent.keyboard('ZGO ');
    await expect.element(conditionOf('Door')).toHaveValue('Zesty order ');
    await userEvent.keyboard('{Backspace}');
    await expect.element(conditionOf('Door')).toHaveValue('ZGO ');
    await userEvent.keyboard('as it was');
    await expect.element(conditionOf('Door')).toHaveValue('ZGO as it was');

    await conditionOf('Flooring').click();
    await userEvent.keyboard('ZGO ');
    await expect.element(conditionOf('Flooring')).toHaveValue('Zesty order ');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(conditionOf('Flooring')).toHaveValue('ZGO ');
    await userEvent.keyboard('then{Backspace}');
    await expect.element(conditionOf('Flooring')).toHaveValue('ZGO the');
    await expect.poll(() => conditions(given)).toEqual(['ZGO as it was', 'Fair to edge', 'ZGO the']);
  });

  test('a text that was there already is passed by as it is', async () => {
    const given = await openWithWords({ rooms: [{ name: 'Hall', items: [{ name: 'Door', condition: 'Fair, ZGO' }] }] });
    await conditionOf('Door').click();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'New item in Hall' })).toHaveFocus();
    await expect.element(conditionOf('Door')).toHaveValue('Fair, ZGO');
    expect(await conditions(given)).toEqual(['Fair, ZGO']);
  });

  test('names are left as they are typed', async () => {
    await openWithWords({ rooms: [hall] });
    const name = page.getByRole('textbox', { name: 'Item', exact: true }).first();
    await name.click();
    await userEvent.keyboard('{End} ZGO hooks');
    await expect.element(name).toHaveValue('Door ZGO hooks');
  });
});
