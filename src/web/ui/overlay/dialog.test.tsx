import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { Button } from '../controls/button.tsx';
import { showToast } from '../feedback/toast.ts';
import { Toasts } from '../feedback/toasts.tsx';
import { ConfirmHost, confirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a contact</Button>
      {isOpen && (
        <Dialog title="Contact" onClose={() => setOpen(false)} footer={<Button>Save</Button>}>
          <label>
            Name <input data-autofocus />
          </label>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  test('has its title as its name, and takes the focus where it says', async () => {
    const screen = await render(<Opener />);
    await screen.getByRole('button', { name: 'Add a contact' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Contact' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const dialog = screen.getByRole('dialog').element();
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    expect((await axe.run(dialog)).violations).toEqual([]);
  });

  test('with a form has the focus in its first field, not on the button that closes it', async () => {
    const screen = await render(
      <Dialog title="Contact" onClose={() => undefined}>
        <form>
          <input aria-label="Name" />
          <input aria-label="Phone" />
        </form>
      </Dialog>,
    );
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test('closes with Escape and gives the focus back', async () => {
    const screen = await render(<Opener />);
    await screen.getByRole('button', { name: 'Add a contact' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Add a contact' })).toHaveFocus();
  });

  test('opened by a double click stays open; a press beside it closes it', async () => {
    const screen = await render(<Opener />);
    // The second press falls on the backdrop: it covers the button by then.
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add a contact' }));
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const dialog = screen.getByRole('dialog').element();
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 2 }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the focus inside', async () => {
    const screen = await render(<Opener />);
    await screen.getByRole('button', { name: 'Add a contact' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const dialog = screen.getByRole('dialog').element();
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      // Between the last and the first stop the browser's own bar may have the focus, never the page behind.
      expect(document.activeElement === document.body || dialog.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('a question', () => {
  test('is answered by its verb, or by keeping things as they are', async () => {
    const screen = await render(<ConfirmHost />);
    const question = { title: 'Remove the meter?', text: 'Its readings go with it.', action: 'Remove' };
    const first = confirm(question);
    await screen.getByRole('button', { name: 'Remove' }).click();
    expect(await first).toBe(true);
    const second = confirm(question);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await second).toBe(false);
  });

  test.each([
    ['is answered with yes by Enter', false, true],
    ['that would destroy something keeps it at an Enter too many', true, false],
  ])('%s', async (_name, isDanger, expected) => {
    const screen = await render(<ConfirmHost />);
    const answer = confirm({ title: 'Remove it?', text: 'It is gone then.', action: 'Remove', isDanger });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(expected);
  });

  test('without an answer leaves with the layout that showed it, and things stay as they are', async () => {
    const screen = await render(<ConfirmHost />);
    const answer = confirm({ title: 'Remove it?', text: 'It is gone then.', action: 'Remove' });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.unmount();
    expect(await answer).toBe(false);
    const next = await render(<ConfirmHost />);
    await expect.element(next.getByRole('dialog')).not.toBeInTheDocument();
  });
});

function Photos() {
  const [names, setNames] = useState(['one', 'two']);
  const [opened, setOpened] = useState<string>();
  return (
    <section>
      <Button>Add</Button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setOpened(name)}>{name}</Button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Dialog title={opened} onClose={() => setOpened(undefined)}>
          <Button
            onClick={() => {
              setNames(names.filter((name) => name !== opened));
              setOpened(undefined);
            }}
          >
            Remove
          </Button>
        </Dialog>
      )}
    </section>
  );
}

test('the focus goes to the nearest remaining control when the opener of a dialog is gone', async () => {
  const screen = await render(<Photos />);
  await screen.getByRole('button', { name: 'one' }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('button', { name: 'two' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

describe('a menu', () => {
  test('moves by arrows and first letters, runs its entry, and returns the focus', async () => {
    const chosen: string[] = [];
    const screen = await render(
      <Menu
        label="Actions"
        renderTrigger={(props) => <Button {...props}>Actions</Button>}
        entries={[
          { label: 'Copy', onChoose: () => chosen.push('copy') },
          { label: 'Delete', onChoose: () => chosen.push('delete'), whyNot: 'The report is sealed.' },
          { label: 'Rename', onChoose: () => chosen.push('rename') },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    await button.click();
    await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: /Delete.*sealed/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    await userEvent.keyboard('r{Enter}');
    expect(chosen).toEqual(['rename']);
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a second press on its button closes it', async () => {
    const screen = await render(
      <Menu
        label="Actions"
        renderTrigger={(props) => <Button {...props}>Actions</Button>}
        entries={[{ label: 'Copy', onChoose: () => undefined }]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    await button.click();
    await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a message is shown in the dialog that is open, where it can be reached, and outlives it', async () => {
  const screen = await render(
    <>
      <Photos />
      <Toasts />
    </>,
  );
  await screen.getByRole('button', { name: 'one' }).click();
  showToast({ text: 'The photo was not turned.', tone: 'failed' });
  const message = screen.getByRole('alert').getByText('The photo was not turned.');
  await expect.element(screen.getByRole('dialog').getByText('The photo was not turned.')).toBeVisible();

  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(message).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(message).not.toBeInTheDocument();
});

test('a message offers to undo, and goes when that is done', async () => {
  const screen = await render(<Toasts />);
  let undone = 0;
  showToast({ text: 'Amelia Hart was removed.', undo: () => (undone += 1) });
  const message = screen.getByRole('status').getByText('Amelia Hart was removed.');
  await expect.element(message).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undone).toBe(1);
  await expect.element(message).not.toBeInTheDocument();
});
