import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { states } from '#domain/inspection-state.ts';
import {
  getAccountSettingsQueryKey,
  getLearntConditionsQueryKey,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import {
  type GivenEditor,
  givenReportOnService,
  items,
  openOnPhone,
  openPage,
  type WantedReport,
} from '../testing/given-editor.tsx';

/** No other test types such words: the account is everybody's. */
const abbreviations = [
  { short: 'ZGO', long: 'zesty order' },
  { short: 'Z/S', long: 'zigzag scuffs' },
];
const phrases = ['Zany grease to door glass, base, shelves', 'Zany lean to RHS'];
const words = { abbreviations, phrases };

const hall = {
  name: 'Hall',
  items: [{ name: 'Door' }, { name: 'Walls', condition: 'Fair to edge' }, { name: 'Flooring' }],
};

async function openWithWords(wanted: WantedReport, open = openPage): Promise<GivenEditor> {
  const given = await givenReportOnService(wanted);
  await updateAccountSettings({ body: words, auth: () => given.managerToken, throwOnError: true });
  await open(given);
  await expect.poll(() => queryClient.getQueryData(getAccountSettingsQueryKey())).toMatchObject(words);
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

test('a condition in short forms of the house style is said in full by the key that leaves it', async () => {
  const given = await openWithWords({ rooms: [hall] });
  await conditionOf('Door').click();
  await userEvent.keyboard('g zs 3 zgo{Enter}');
  await expect.element(conditionOf('Door')).toHaveValue('Good: zigzag scuffs approx. 3 cm zesty order');
  await userEvent.keyboard('{Control>}a{/Control}f{Enter}g on top{Enter}');
  await expect
    .poll(() => conditions(given))
    .toEqual(['Good: zigzag scuffs approx. 3 cm zesty order', 'Fair', 'g on top']);
});

describe('phrases that are begun', () => {
  const rest = () => document.querySelector('[data-rest]')?.textContent;

  test('the rest stands behind the caret, Tab takes it up to the next comma, and Enter leaves it', async () => {
    const given = await openWithWords({ rooms: [hall] });
    await conditionOf('Door').click();
    await userEvent.keyboard('Fair: zany gr');
    await expect.poll(rest).toBe('ease to door glass, base, shelves');
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Door')).toHaveValue('Fair: zany grease to door glass,');
    await expect.poll(rest).toBe(' base, shelves');
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Door')).toHaveValue('Fair: zany grease to door glass, base,');
    await userEvent.keyboard('{Enter}');
    await expect.element(conditionOf('Walls')).toHaveFocus();
    expect(rest()).toBeUndefined();
    await expect.poll(() => conditions(given)).toContain('Fair: zany grease to door glass, base,');
  });

  test('the right arrow takes the next word alone, and words go on where no phrase does', async () => {
    const given = await openWithWords({
      rooms: [hall, { name: 'Study', items: [{ name: 'Desk', condition: 'Zonal fleck beside zinc trim' }] }],
    });
    await conditionOf('Door').click();
    await userEvent.keyboard('Zany gr');
    await expect.poll(rest).toBe('ease to door glass, base, shelves');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(conditionOf('Door')).toHaveValue('Zany grease');
    await expect.poll(rest).toBe(' to door glass, base, shelves');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(conditionOf('Door')).toHaveValue('Zany grease to door');
    await userEvent.keyboard(' fleck');
    await expect.poll(rest).toBe(' beside zinc trim');
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
    await expect.poll(() => conditions(given)).toContain('Zany grease to door fleck beside zinc trim');
  });

  test('Ctrl Z takes it back, Escape puts it away, and Tab leaves the text then', async () => {
    await openWithWords({ rooms: [hall] });
    await conditionOf('Door').click();
    await userEvent.keyboard('Zany le');
    await expect.poll(rest).toBe('an to RHS');
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Door')).toHaveValue('Zany lean to RHS');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(conditionOf('Door')).toHaveValue('Zany le');

    await userEvent.keyboard('a');
    await expect.poll(rest).toBe('n to RHS');
    await userEvent.keyboard('{Escape}');
    await expect.poll(rest).toBeUndefined();
    await expect.element(conditionOf('Door')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Door')).not.toHaveFocus();
    await expect.element(conditionOf('Door')).toHaveValue('Zany lea');
  });

  test('words of an item of the same name come first, and a text that is whole is left alone', async () => {
    const door = (condition: string) => ({ name: 'Door', condition });
    await openWithWords({
      rooms: [
        {
          name: 'Hall',
          items: [door('Zany scratch by handle'), { name: 'Walls', condition: 'Zany scuffs by window' }],
        },
        { name: 'Study', items: [{ name: 'Door' }, { name: 'Ceiling', condition: 'Zany scuffs by window' }] },
      ],
    });
    await conditionOf('Door').last().click();
    await userEvent.keyboard('Zany s');
    await expect.poll(rest).toBe('cratch by handle');
    await userEvent.keyboard('cu');
    await expect.poll(rest).toBe('ffs by window');
    await userEvent.keyboard('ffs by window');
    await expect.poll(rest).toBeUndefined();
  });

  test('finished reports of three homes offer theirs after those of the report, first under the same grade', async () => {
    const condition = 'Fair: zebra stripes to sill';
    const finished = { name: 'Hall', items: [{ name: 'Door', condition }] };
    for (let home = 0; home < 3; home += 1) await givenReportOnService({ rooms: [finished], state: states.complete });
    // The tests before are of the same session.
    queryClient.removeQueries({ queryKey: getLearntConditionsQueryKey() });
    await openWithWords({ rooms: [hall, { name: 'Study', items: [{ name: 'Desk', condition: 'Zebra rug' }] }] });
    await expect.poll(() => queryClient.getQueryData(getLearntConditionsQueryKey())).toBeDefined();
    await conditionOf('Door').click();
    await userEvent.keyboard('Fair: zeb');
    await expect.poll(rest).toBe('ra rug');
    await userEvent.keyboard('ra s');
    await expect.poll(rest).toBe('tripes to sill');
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Door')).toHaveValue('Fair: zebra stripes to sill');
  });

  test('a press on a phone takes it as well, and the caret stays', async () => {
    await openWithWords({ rooms: [hall] }, openOnPhone);
    await conditionOf('Door').click();
    await userEvent.keyboard('Zany le');
    await expect.poll(rest).toBe('an to RHS');
    const shown = document.querySelector('[data-rest]') as Element;
    expect(getComputedStyle(shown).fontSize).toBe(getComputedStyle(conditionOf('Door').element()).fontSize);
    const { top } = conditionOf('Door').element().getBoundingClientRect();
    expect(Math.abs((shown.parentElement?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(1);
    await userEvent.click(shown);
    await expect.element(conditionOf('Door')).toHaveValue('Zany lean to RHS');
    await expect.element(conditionOf('Door')).toHaveFocus();
  });
});

describe('by exception', () => {
  const rest = () => document.querySelector('[data-rest]')?.textContent;

  test('Alt G makes a condition usual in its room: Enter writes it row by row, and what differs is typed', async () => {
    const given = await openWithWords({
      rooms: [
        { name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }, { name: 'Flooring' }, { name: 'Ceiling' }] },
        { name: 'Study', items: [{ name: 'Desk' }] },
      ],
    });
    await conditionOf('Door').click();
    await userEvent.keyboard('Tidy, clean{Alt>}g{/Alt}');
    await expect.element(page.getByText('Enter writes “Tidy, clean” where nothing stands in Hall.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(conditionOf('Walls')).toHaveFocus();
    await expect.poll(rest).toBe('Tidy, clean');
    await userEvent.keyboard('{Enter}');
    await expect.element(conditionOf('Flooring')).toHaveFocus();
    await expect.element(conditionOf('Walls')).toHaveValue('Tidy, clean');
    await userEvent.keyboard('Worn{Enter}');
    await expect.element(conditionOf('Ceiling')).toHaveFocus();
    await expect.poll(rest).toBe('Tidy, clean');
    await userEvent.keyboard('{Enter}');
    await expect.element(conditionOf('Desk')).toHaveFocus();
    expect(rest()).toBeUndefined();
    await expect.poll(() => conditions(given)).toEqual(['Tidy, clean', 'Tidy, clean', 'Worn', 'Tidy, clean', null]);

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(conditionOf('Ceiling')).toHaveValue('');
    await expect.poll(async () => (await conditions(given))[3]).toBeNull();
  });

  test('Tab and Escape pass it by, and Alt G in an empty condition begins with the commonest and ends it', async () => {
    const tidy = ['Door', 'Frame'].map((name) => ({ name, condition: 'Tidy' }));
    const given = await openWithWords({
      rooms: [
        {
          name: 'Hall',
          items: [...tidy, { name: 'Shelf', condition: 'A cup left' }, { name: 'Walls' }, { name: 'Flooring' }],
        },
      ],
    });
    await conditionOf('Walls').click();
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect.poll(rest).toBe('Tidy');
    await userEvent.keyboard('{Escape}');
    await expect.poll(rest).toBeUndefined();
    await expect.element(conditionOf('Walls')).toHaveFocus();
    await conditionOf('Flooring').click();
    await expect.poll(rest).toBe('Tidy');
    await userEvent.keyboard('{Tab}');
    await expect.element(conditionOf('Flooring')).not.toHaveFocus();
    await conditionOf('Walls').click();
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect.element(page.getByText('Hall has no usual condition any more.')).toBeVisible();
    await expect.poll(rest).toBeUndefined();
    expect(await conditions(given)).toEqual(['Tidy', 'Tidy', 'A cup left', null, null]);
  });
});

test('Alt A writes the condition of the item above, Alt S that of the same name in another room, and Ctrl Z takes them back', async () => {
  const given = await openWithWords({
    rooms: [
      {
        name: 'Bedroom 1',
        items: [
          { name: 'Ceiling', condition: 'Tidy' },
          { name: 'Walls', condition: 'Worn' },
        ],
      },
      { name: 'Bedroom 2', items: [{ name: 'Ceiling' }, { name: 'walls' }, { name: 'Desk' }] },
      {
        name: 'Checks',
        blockType: 'CHECKLIST',
        items: [{ name: 'Alarm tested', condition: 1 }, { name: 'Keys tested' }],
      },
    ],
  });
  await conditionOf('walls').last().click();
  await userEvent.keyboard('{Alt>}a{/Alt}');
  await expect.element(page.getByText('Nothing is written above.')).toBeVisible();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.element(conditionOf('walls').last()).toHaveValue('Worn');
  await userEvent.keyboard('{Enter}{Alt>}a{/Alt}');
  await expect.element(conditionOf('Desk')).toHaveValue('Worn');
  await page.getByRole('radiogroup', { name: 'Answer of Keys tested' }).getByRole('radio').last().click();
  await userEvent.keyboard('{Alt>}a{/Alt}');
  await expect.poll(() => conditions(given)).toEqual(['Tidy', 'Worn', null, 'Worn', 'Worn', 1, 1]);

  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(async () => (await conditions(given)).at(-1)).toBe(2);
});
