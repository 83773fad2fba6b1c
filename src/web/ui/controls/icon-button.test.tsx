import { Trash2 } from 'lucide-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { IconButton } from './button.tsx';

const tipOf = (button: Element): string => getComputedStyle(button, '::after').display;

test('the tip of a button at the edge makes nothing scroll sideways until it is shown', async () => {
  await render(
    <div data-testid="page" style={{ width: '200px', overflow: 'auto', textAlign: 'right' }}>
      <IconButton label="Remove this price from the list of the client" icon={<Trash2 />} />
    </div>,
  );
  const shown = page.getByTestId('page').element();
  const button = page.getByRole('button').element();
  expect(tipOf(button)).toBe('none');
  expect(shown.scrollWidth).toBe(shown.clientWidth);
  await userEvent.keyboard('{Tab}');
  expect(tipOf(button)).toBe('block');
});
