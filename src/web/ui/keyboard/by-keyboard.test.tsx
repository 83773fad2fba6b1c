import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { Button } from '../controls/button.tsx';
import { showToast } from '../feedback/toast.ts';
import { Toasts } from '../feedback/toasts.tsx';
import { DateInput } from '../fields/date-input.tsx';
import { Lookup } from '../fields/lookup.tsx';
import { Menu } from '../overlay/menu.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

const streets = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `${at + 1} Harbour Lane` }));

function Booking({ isLooking = false, options = streets }) {
  const [chosen, setChosen] = useState<(typeof streets)[number] | null>(null);
  const [sought, setSought] = useState('');
  return (
    <>
      <Lookup
        label="Property"
        chosen={chosen}
        onChoose={(option) => setChosen(streets.find(({ value }) => value === option?.value) ?? null)}
        sought={sought}
        onSeek={setSought}
        options={options}
        isLooking={isLooking}
      />
      <input aria-label="Ref" />
    </>
  );
}

describe('a lookup', () => {
  test('shows the option that the arrows have come to, however long its list is', async () => {
    const screen = await render(<Booking />);
    await userEvent.tab();
    for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: '13 Harbour Lane' }).element();
    expect(option.getAttribute('aria-selected')).toBe('true');
    const list = screen.getByRole('listbox').element();
    const isSeen = () => {
      const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    };
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect.poll(isSeen).toBe(true);
  });

  test('keeps an Enter that came before the answer, and chooses from the answer', async () => {
    const screen = await render(<Booking />);
    const field = screen.getByRole('combobox', { name: 'Property' });
    await userEvent.tab();
    await screen.rerender(<Booking isLooking />);
    await userEvent.keyboard('seven{Enter}');
    await expect.element(field).toHaveValue('seven');
    await screen.rerender(<Booking options={streets.slice(6)} />);
    await expect.element(field).toHaveValue('7 Harbour Lane');
  });

  test('is one stop: the next Tab is in the next field, not in a list that has gone', async () => {
    const screen = await render(<Booking />);
    await userEvent.tab();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name: 'Ref' })).toHaveFocus();
  });
});

describe('a layer', () => {
  test('closes when Tab leaves it, so that it does not cover the focused element', async () => {
    const screen = await render(
      <>
        <Menu
          label="Steps"
          renderTrigger={(props) => <Button {...props}>Steps</Button>}
          entries={[{ label: 'Close', onChoose: () => undefined }]}
        />
        <input aria-label="Ref" />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Steps' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name: 'Ref' })).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('with a calendar has the focus on the chosen day, each time it is opened', async () => {
    const screen = await render(<DateInput label="Date" value="2027-02-03" onChange={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Choose Date from the calendar' });
    for (let time = 0; time < 2; time += 1) {
      await button.click();
      await expect.element(screen.getByRole('button', { name: 'Wed 3 Feb 2027' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(button).toHaveFocus();
    }
  });
});

test('a busy button keeps the focus, and hears nothing until it is done', async () => {
  let presses = 0;
  const draw = (isBusy: boolean) => (
    <Button isBusy={isBusy} onClick={() => (presses += 1)}>
      Start
    </Button>
  );
  const screen = await render(draw(false));
  const button = screen.getByRole('button', { name: 'Start' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(draw(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(presses).toBe(1);
  await screen.rerender(draw(false));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(presses).toBe(2);
});

test('Ctrl Z takes the undo of the latest message, until something has been typed', async () => {
  const screen = await render(
    <>
      <input aria-label="Ref" />
      <Toasts />
    </>,
  );
  const undone: string[] = [];
  showToast({ text: 'Walls deleted.', undo: () => undone.push('walls') });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual(['walls']);
  await expect.element(undo).not.toBeInTheDocument();

  showToast({ text: 'Floor deleted.', undo: () => undone.push('floor') });
  await expect.element(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  await screen.getByRole('textbox', { name: 'Ref' }).click();
  await userEvent.keyboard('A');
  await expect.element(undo).not.toHaveAttribute('aria-keyshortcuts');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual(['walls']);
  await undo.click();
  expect(undone).toEqual(['walls', 'floor']);
});
