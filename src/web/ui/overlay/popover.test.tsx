import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { Button } from '../controls/button.tsx';
import { useHotkey } from '../keyboard/use-hotkey.ts';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('a layer stays beside its button when the area around it scrolls', async () => {
  const screen = await render(
    <div data-testid="scroller" style={{ height: 400, overflow: 'auto' }}>
      <div style={{ height: 1200, paddingTop: 200 }}>
        <Popover label="Columns" renderTrigger={(props) => <Button {...props}>Columns</Button>}>
          {() => <p style={{ height: 100 }}>All of them</p>}
        </Popover>
      </div>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Columns' });
  await button.click();
  const layer = screen.getByRole('dialog', { name: 'Columns' });
  const gap = () => layer.element().getBoundingClientRect().top - button.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeCloseTo(4, 0);
  screen.getByTestId('scroller').element().scrollTop = 120;
  await expect.poll(gap).toBeCloseTo(4, 0);
});

test('a layer whose content grows later is placed for its new size', async () => {
  const draw = (height: number) => (
    <div style={{ position: 'fixed', bottom: 100, left: 20 }}>
      <Popover label="Columns" renderTrigger={(props) => <Button {...props}>Columns</Button>}>
        {() => <p style={{ height }}>All of them</p>}
      </Popover>
    </div>
  );
  const screen = await render(draw(40));
  const button = screen.getByRole('button', { name: 'Columns' });
  await button.click();
  const box = () => screen.getByRole('dialog', { name: 'Columns' }).element().getBoundingClientRect();
  await expect.poll(() => box().top).toBeGreaterThan(button.element().getBoundingClientRect().bottom);
  await screen.rerender(draw(300));
  await expect.poll(() => box().bottom).toBeLessThan(button.element().getBoundingClientRect().top);
});

async function renderMenu() {
  const screen = await render(
    <>
      <Menu
        label="Steps"
        renderTrigger={(props) => <Button {...props}>Steps</Button>}
        entries={[
          { label: 'Copy', onChoose: () => undefined },
          { label: 'Remove', onChoose: () => undefined },
        ]}
      />
      <input aria-label="Ref" />
    </>,
  );
  await screen.getByRole('button', { name: 'Steps' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  return screen;
}

test('a menu leaves the keys of the browser alone: Ctrl R loads the page again', async () => {
  const screen = await renderMenu();
  const copy = screen.getByRole('menuitem', { name: 'Copy' });
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    const press = new KeyboardEvent('keydown', { key: 'r', [modifier]: true, bubbles: true, cancelable: true });
    copy.element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    await expect.element(copy).toHaveFocus();
  }
});

test('a menu is no row of Tab stops: Tab leaves it and closes it', async () => {
  const screen = await renderMenu();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Ref' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Steps' })).toHaveAttribute('aria-expanded', 'false');
});

function WithHotkey({ onPress }: { onPress: () => void }) {
  useHotkey({ key: 'n' }, onPress);
  return (
    <Popover label="States" renderTrigger={(props) => <Button {...props}>State</Button>}>
      {() => (
        <label>
          <input type="checkbox" /> Active
        </label>
      )}
    </Popover>
  );
}

test('a letter that is typed in an open list leads nowhere else', async () => {
  let presses = 0;
  await render(<WithHotkey onPress={() => (presses += 1)} />);
  await page.getByRole('button', { name: 'State' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Active' })).toHaveFocus();
  await userEvent.keyboard('n');
  expect(presses).toBe(0);
  await userEvent.keyboard('{Escape}n');
  expect(presses).toBe(1);
});
