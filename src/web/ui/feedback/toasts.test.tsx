import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { announce } from './announce.ts';
import { showToast } from './toast.ts';
import { Toasts } from './toasts.tsx';

test('a message comes into a region that was there before it, and each is read by itself', async () => {
  const screen = await render(<Toasts />);
  const corner = screen.getByRole('region', { name: 'Messages' });
  const regions = { status: corner.getByRole('status').element(), alert: corner.getByRole('alert').element() };
  showToast({ text: 'Saved.' });
  showToast({ text: 'The photo was not turned.', tone: 'failed' });
  await expect.element(corner.getByRole('status').getByText('Saved.')).toBeVisible();
  await expect.element(corner.getByRole('alert').getByText('The photo was not turned.')).toBeVisible();
  expect(corner.getByRole('status').element()).toBe(regions.status);
  expect(corner.getByRole('alert').element()).toBe(regions.alert);
  expect(regions.status.getAttribute('aria-atomic')).toBe('false');
  for (const dismiss of screen.getByRole('button', { name: 'Dismiss' }).elements()) (dismiss as HTMLElement).click();
});

test('a fourth message takes the place of one that offers nothing, never of an Undo', async () => {
  const screen = await render(<Toasts />);
  for (const name of ['Hall', 'Kitchen', 'Bath']) showToast({ text: `${name} deleted.`, undo: () => undefined });
  showToast({ text: 'Saved.' });
  showToast({ text: 'Sent.' });
  await expect.element(screen.getByText('Sent.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(3);
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument();
  for (const dismiss of screen.getByRole('button', { name: 'Dismiss' }).elements()) (dismiss as HTMLElement).click();
});

test('an announcement is written into a region that was empty before', async () => {
  const seen: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.getAttribute('role') === 'status') seen.push(node.textContent);
  });
  watch.observe(document.body, { childList: true });
  announce('Kitchen is room 2 of 5.');
  // At once: a mutation is told of when the script has ended.
  await expect.poll(() => document.body.textContent).toContain('Kitchen is room 2 of 5.');
  watch.disconnect();
  expect(seen).not.toContain('Kitchen is room 2 of 5.');
});
