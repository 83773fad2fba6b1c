import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme.css';
import '../base.css';
import { Calendar } from './calendar.tsx';

test('a month is a grid that the arrows walk; Enter chooses the day', async () => {
  const onChoose = vi.fn<(date: string) => void>();
  const screen = await render(<Calendar value="2027-02-03" onChoose={onChoose} />);
  await expect.element(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('3');
  await expect.element(screen.getByRole('button', { name: 'Wed 3 Feb 2027' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'Thu 11 Feb 2027' })).toHaveFocus();
  await userEvent.keyboard('{Home}{PageDown}');
  await expect.element(screen.getByRole('button', { name: 'Mon 8 Mar 2027' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2027-03-08');
});

test('the month is turned by its buttons, which keep the focus', async () => {
  const screen = await render(<Calendar value="2026-12-31" onChoose={() => undefined} />);
  const next = screen.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.element(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await expect.element(next).toHaveFocus();
});

test.each(['light', 'dark'])('a calendar is accessible in the %s scheme', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await render(<Calendar value="2027-02-03" onChoose={() => undefined} />);
  expect((await axe.run(screen.container)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
